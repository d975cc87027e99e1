import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The views that are laid out when a view's size changes (R2.26).
@Suite struct SuperviewLayoutTests {
  private final class Counting: View {
    var passes = 0
    var sizesSubviews: CGFloat?

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      guard let sizesSubviews else { return }
      for view in subviews {
        view.frame.size = CGSize(width: sizesSubviews, height: passes > 3 ? 1 : 2)
      }
    }
  }

  private let root = Counting()
  private let middle = Counting()
  private let leaf = Counting()

  init() {
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.layoutIfNeeded()
    for view in [root, middle, leaf] { view.passes = 0 }
  }

  @Test func `R2.26 a new size has the view and its superview laid out`() {
    leaf.bounds.size = CGSize(width: 3, height: 4)
    root.layoutIfNeeded()
    expectEqual([root.passes, middle.passes, leaf.passes], [0, 1, 1])

    leaf.frame = CGRect(x: 1, y: 1, width: 5, height: 4)
    root.layoutIfNeeded()
    expectEqual([root.passes, middle.passes, leaf.passes], [0, 2, 2])
  }

  @Test func `R2.26 a new position, or the same size again, doesn't`() {
    leaf.frame.origin = CGPoint(x: 9, y: 9)
    leaf.center.x = 4
    leaf.bounds.origin.y = 7
    leaf.bounds = leaf.bounds
    leaf.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.layoutIfNeeded()

    expectEqual([root.passes, middle.passes, leaf.passes], [0, 0, 1])
  }

  @Test func `R2.26 a superview that sizes its subviews isn't asked again because of them`() {
    middle.sizesSubviews = 8
    middle.setNeedsLayout()
    root.layoutIfNeeded()

    expectEqual([root.passes, middle.passes, leaf.passes], [0, 1, 1])
    expectEqual(leaf.bounds.size, CGSize(width: 8, height: 2))
  }
}
