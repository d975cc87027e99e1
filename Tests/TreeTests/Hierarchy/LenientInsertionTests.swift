import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Views and layers inserted at positions that don't exist (R2.27).
@Suite struct LenientInsertionTests {
  private let root = View()
  private let first = View()
  private let second = View()
  private let new = View()

  init() { for view in [first, second] { root.addSubview(view) } }

  @Test(arguments: [2, 3, 1_000, Int.max])
  func `R2.27 an index beyond the end is the end`(index: Int) {
    root.insertSubview(new, at: index)

    expectEqual(root.subviews, [first, second, new])
  }

  @Test(arguments: [true, false])
  func `R2.27 beside a view from elsewhere is the end`(isAbove: Bool) {
    let (other, elsewhere) = (View(), View())
    other.addSubview(elsewhere)
    for stranger in [View(), elsewhere, root, new.superview ?? other] {
      new.removeFromSuperview()
      if isAbove {
        root.insertSubview(new, aboveSubview: stranger)
      } else {
        root.insertSubview(new, belowSubview: stranger)
      }

      expectEqual(root.subviews, [first, second, new])
    }
  }

  @Test func `R2.27 inserting beside an unrelated view moves a subview to the front, too`() {
    root.insertSubview(first, belowSubview: View())
    expectEqual(root.subviews, [second, first])

    root.insertSubview(second, at: 7)
    expectEqual(root.subviews, [first, second])
  }

  @Test func `R2.27 so do sublayers, of views and of their own`() {
    let (layer, mark) = (Layer(), Layer())
    layer.addSublayer(Layer())

    layer.insertSublayer(mark, at: 9)
    expect(layer.sublayers?.last === mark)

    root.layer.insertSublayer(mark, at: 9)
    root.insertSubview(new, aboveSubview: first)
    let order: [ObjectIdentifier] = [first.layer, new.layer, second.layer, mark]
      .map(ObjectIdentifier.init)
    expectEqual(root.layer.sublayers?.map(ObjectIdentifier.init), order)

    root.layer.insertSublayer(mark, above: Layer())
    expect(root.layer.sublayers?.last === mark)
  }

  @Test func `Overrides of the ways in are called`() {
    final class Counting: View {
      var calls = 0
      override func insertSubview(_ view: View, at index: Int) {
        calls += 1
        super.insertSubview(view, at: index)
      }
      override func insertSubview(_ view: View, belowSubview sibling: View) {
        calls += 1
        super.insertSubview(view, belowSubview: sibling)
      }
      override func sendSubviewToBack(_ view: View) {
        calls += 1
        super.sendSubviewToBack(view)
      }
    }
    let counting = Counting()

    counting.insertSubview(first, at: 0)
    counting.insertSubview(second, belowSubview: first)
    counting.sendSubviewToBack(first)

    expectEqual(counting.calls, 3)
    expectEqual(counting.subviews, [first, second])
  }
}
