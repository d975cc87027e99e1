import ForceTouch
import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The library's own animations while animations are disabled (R15.35).
@Suite struct DisabledAnimationTests {
  @Test(arguments: [false, true])
  func `R15.35 a batch without animation is over at once`(isNested: Bool) throws {
    let (rows, clock) = (RegisteredRows([3]), AnimationClock())
    let table = rows.table()
    table.layoutIfNeeded()
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    var completions: [Bool] = []
    func delete() {
      table.performBatchUpdates {
        rows.counts = [2]
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      } completion: {
        completions.append($0)
      }
    }

    clock.use {
      if isNested {
        View.animate(withDuration: 1) { View.performWithoutAnimation(delete) }
      } else {
        View.setAnimationsEnabled(false)
        delete()
        View.setAnimationsEnabled(true)
      }
    }

    expectEqual(completions, [true])
    expectEqual(second.layer.presentation()?.frame.minY, 0)
    clock.advance(by: 1)
    expectEqual(completions, [true])
  }

  @Test func `R15.35 a push without animation is over at once`() {
    let clock = AnimationClock()
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (first, second) = (ViewController(), ViewController())
    let stack = NavigationController(rootViewController: first)
    window.rootViewController = stack
    window.makeKeyAndVisible()

    clock.use {
      View.performWithoutAnimation { stack.pushViewController(second, animated: true) }
    }

    expect(first.view.superview == nil && second.view.window === window)
  }
}
