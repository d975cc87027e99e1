import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The timing that blocks in other blocks inherit.
@Suite struct NestedBlockTests {
  private let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let clock = AnimationClock()

  private var center: CGFloat { view.layer.presentation()?.position.x ?? -1 }

  @Test(arguments: [false, true])
  func `R10.36 a spring in a block has the block's curve unless it overrides it`(overrides: Bool) {
    view.center.x = 0
    clock.use {
      View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        View.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
          options: overrides ? .overrideInheritedCurve : []
        ) { view.center.x = 100 }
      }
      clock.advance(by: 0.25)

      expectEqual(center == 25, !overrides)
    }
  }

  @Test func `R15.7 a block that an animator gets in flight has the remaining time`() {
    var log: [String] = []
    clock.use {
      let animator = PropertyAnimator(duration: 2, curve: .linear) { view.center.x = 100 }
      animator.addCompletion { _ in log.append("animator \(clock.now)") }
      animator.startAnimation()
      clock.advance(by: 1.5)
      animator.addAnimations {
        log.append("inherits \(View.inheritedAnimationDuration)")
        view.alpha = 0
        LayerTransaction.begin()
        LayerTransaction.setCompletionBlock { log.append("transaction \(clock.now)") }
        LayerTransaction.commit()
        View.animate(withDuration: 9) {
          view.center.y = 7
        } completion: { _ in
          log.append("block \(clock.now)")
        }
      }
      clock.advance(by: 10)
    }

    expectEqual(log.first, "inherits 0.5")
    expectEqual(log.dropFirst().sorted(), ["animator 2.0", "block 2.0", "transaction 2.0"])
  }
}
