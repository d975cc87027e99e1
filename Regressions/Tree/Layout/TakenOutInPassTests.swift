import TestSupport
import Testing

@testable import ViewGeometry

/// Views that are removed from the tree in the middle of a layout pass.
@Suite struct TakenOutInPassTests {
  private final class Listener: View {
    var layouts = 0
    var whenLaidOut: () -> Void = {}

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      whenLaidOut()
    }
  }

  @Test func `a view that a sibling takes out is laid out when it is back`() {
    let (root, first, second) = (View(), Listener(), Listener())
    root.addSubview(first)
    root.addSubview(second)
    first.whenLaidOut = { second.removeFromSuperview() }

    root.layoutIfNeeded()
    expectEqual([first, second].map(\.layouts), [1, 0])
    root.addSubview(second)
    root.layoutIfNeeded()

    expectEqual([first, second].map(\.layouts), [1, 1])
  }

  @Test func `a view that a sibling brings into another is laid out there`() {
    let (root, first, second, third) = (View(), Listener(), Listener(), Listener())
    for view in [first, second, third] { root.addSubview(view) }
    first.whenLaidOut = { third.addSubview(second) }

    root.layoutIfNeeded()

    expect(second.layouts >= 1)
    expect(!second.isLayoutNeeded && !root.isLayoutNeeded)
  }
}
