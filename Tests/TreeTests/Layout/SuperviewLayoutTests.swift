import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The views that are laid out when a view's size changes (R2.26).
@Suite struct SuperviewLayoutTests {
  private let root = LayoutListener()
  private let middle = LayoutListener()
  private let leaf = LayoutListener()

  init() {
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.layoutIfNeeded()
    for view in [root, middle, leaf] { view.layouts = 0 }
  }

  @Test func `R2.26 a new size has the view and its superview laid out`() {
    leaf.bounds.size = CGSize(width: 3, height: 4)
    root.layoutIfNeeded()
    expectEqual([root.layouts, middle.layouts, leaf.layouts], [0, 1, 1])

    leaf.frame = CGRect(x: 1, y: 1, width: 5, height: 4)
    root.layoutIfNeeded()
    expectEqual([root.layouts, middle.layouts, leaf.layouts], [0, 2, 2])
  }

  @Test func `R2.26 a new position, or the same size again, doesn't`() {
    leaf.frame.origin = CGPoint(x: 9, y: 9)
    leaf.center.x = 4
    leaf.bounds.origin.y = 7
    leaf.bounds = leaf.bounds
    leaf.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.layoutIfNeeded()

    expectEqual([root.layouts, middle.layouts, leaf.layouts], [0, 0, 1])
  }

  @Test func `R2.26 a superview that sizes its subviews isn't asked again because of them`() {
    middle.whenLaidOut = { middle in
      for view in middle.subviews {
        view.frame.size = CGSize(width: 8, height: middle.layouts > 3 ? 1 : 2)
      }
    }
    middle.setNeedsLayout()
    root.layoutIfNeeded()

    expectEqual([root.layouts, middle.layouts, leaf.layouts], [0, 1, 1])
    expectEqual(leaf.bounds.size, CGSize(width: 8, height: 2))
  }
}
