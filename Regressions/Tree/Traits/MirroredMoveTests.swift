import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Moves of views that are read from right to left.
@Suite struct MirroredMoveTests {
  @Test func `a view that stays right to left in a move isn't notified of its margins`() {
    let (root, old, new, view) = (View(), View(), View(), MarginListener())
    root.traitOverrides.layoutDirection = .rightToLeft
    root.addSubview(old)
    root.addSubview(new)
    old.addSubview(view)
    view.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 20)
    view.layoutIfNeeded()
    view.changes = 0

    new.addSubview(view)

    expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    expectEqual(view.changes, 0)
  }

  @Test func `a view that leaves a right-to-left superview is notified of its margins once`() {
    let (root, other, view) = (View(), View(), MarginListener())
    root.traitOverrides.layoutDirection = .rightToLeft
    root.addSubview(view)
    view.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 20)
    view.changes = 0

    other.addSubview(view)

    expectEqual(view.layoutMargins, EdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    expectEqual(view.changes, 1)
  }
}
