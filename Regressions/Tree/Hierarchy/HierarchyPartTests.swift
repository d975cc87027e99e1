import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// Views that aren't where a part of the tree looks for them.
@Suite struct HierarchyPartTests {
  @Test func `a view that isn't a subview has no index`() {
    let (outer, inner, stranger) = (View(), View(), View())
    outer.addSubview(inner)
    expectEqual(outer.indexOfSubview(inner), 0)
    expect(outer.indexOfSubview(stranger) == nil)
    expect(inner.indexOfSubview(outer) == nil)
  }

  @Test func `without an index all subviews are candidates, front to back`() {
    let outer = View()
    let subviews = (0..<3).map { _ in View() }
    for view in subviews { outer.addSubview(view) }
    let found = outer.candidatesAmongMany(at: .zero)
    expect(zip(found, subviews.reversed()).allSatisfy { $0 === $1 })
    expectEqual(found.count, 3)
  }

  @Test func `a walk that ends early releases the views that are left`() {
    weak var gone: View?
    let first = View()
    ViewStack.run(from: first) { stack in
      expect(stack.pop() === first)
      for index in 0..<100 {
        let view = View()
        if index == 1 { gone = view }
        stack.push(view)
      }
      expect(gone != nil)
    }
    expect(gone == nil)
  }

  @Test func `a clock forgets motions, and one without an end has no event`() {
    final class Endless: TimedMotion {
      var nextEvent: TimeInterval { .infinity }
      var steps = 0
      var arrivals = 0
      func step(to moment: TimeInterval) { steps += 1 }
      func arrive() { arrivals += 1 }
      func look(at moment: TimeInterval?) {}
      func clockEnds() {}
    }
    var motions = MotionList()
    let (motion, other) = (Endless(), Endless())
    motions.set(3, of: motion)
    expect(!motions.remove(other))
    expectEqual(motions.version(of: motion), 3)
    expect(motions.remove(motion))
    expect(!motions.remove(motion))

    let clock = AnimationClock()
    clock.move(motion)
    clock.advance(by: 2)
    expect(motion.steps > 0)
    expectEqual(motion.arrivals, 0)
  }
}
