import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Views that are removed from the tree in the middle of a layout pass.
@Suite struct TakenOutInPassTests {
  @Test func `a view that a sibling takes out is laid out when it is back`() {
    let (root, first, second) = (View(), LayoutListener(), LayoutListener())
    root.addSubview(first)
    root.addSubview(second)
    first.whenLaidOut = { _ in second.removeFromSuperview() }

    root.layoutIfNeeded()
    expectEqual([first, second].map(\.layouts), [1, 0])
    root.addSubview(second)
    root.layoutIfNeeded()

    expectEqual([first, second].map(\.layouts), [1, 1])
  }

  @Test func `a view that a sibling brings into another is laid out there`() {
    let (root, first, second, third) = (
      View(), LayoutListener(), LayoutListener(), LayoutListener()
    )
    for view in [first, second, third] { root.addSubview(view) }
    first.whenLaidOut = { _ in third.addSubview(second) }

    root.layoutIfNeeded()

    expect(second.layouts >= 1)
    expect(!second.isLayoutNeeded && !root.isLayoutNeeded)
  }
}
