import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Layouts requested in the middle of another one.
@Suite struct NestedPassTests {
  private let root = LayoutListener()
  private let view = LayoutListener()
  private let inner = LayoutListener()

  init() {
    root.addSubview(view)
    view.addSubview(inner)
    root.layoutIfNeeded()
    for listener in [root, view, inner] { listener.layouts = 0 }
  }

  private var layouts: [Int] { [root, view, inner].map(\.layouts) }

  @Test func `a layout is over before the same view is laid out again`() {
    var isRunning = false
    view.whenLaidOut = { [unowned inner] view in
      expect(!isRunning)
      isRunning = true
      if view.layouts == 1 {
        view.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
      }
      isRunning = false
    }
    view.setNeedsLayout()

    root.layoutIfNeeded()

    expectEqual(layouts, [0, 2, 1])
    root.checkInvariants()
  }

  @Test func `a size that a nested layout changes counts in the end`() {
    // The layout continues with the size that it began with.
    view.whenLaidOut = { [unowned root, unowned inner] view in
      let size = view.bounds.size
      root.layoutIfNeeded()
      inner.frame.size = size
    }
    root.whenLaidOut = { [unowned view] in
      view.frame.size = CGSize(width: 10 * CGFloat($0.layouts), height: 5)
    }
    root.setNeedsLayout()
    view.setNeedsLayout()
    inner.whenLaidOut = { [unowned root] in if $0.layouts == 1 { root.setNeedsLayout() } }
    inner.setNeedsLayout()

    root.layoutIfNeeded()

    expectEqual(view.bounds.size, CGSize(width: 20, height: 5))
    expectEqual(inner.bounds.size, view.bounds.size)
    expect([root, view, inner].allSatisfy { !$0.isLayoutNeeded })
  }

  @Test func `a view that asks for layout of itself lays out what is in it at once`() {
    view.whenLaidOut = { [unowned inner] view in
      inner.setNeedsLayout()
      view.layoutIfNeeded()
      expect(!inner.isLayoutNeeded)
    }
    view.setNeedsLayout()

    root.layoutIfNeeded()

    expectEqual(layouts, [0, 1, 1])
  }

  @Test func `a layout that marks its view and lays out what is in it stops after 100 times`() {
    view.whenLaidOut = { [unowned inner] in
      $0.setNeedsLayout()
      inner.layoutIfNeeded()
    }
    view.setNeedsLayout()

    root.layoutIfNeeded()

    expectEqual(layouts, [0, 100, 0])
    expect(view.isLayoutNeeded)
    root.checkInvariants()
  }

  @Test func `an ancestor that asks in the middle of a layout leaves that view for later`() {
    view.whenLaidOut = { [unowned root] view in
      guard view.layouts == 1 else { return }
      root.setNeedsLayout()
      view.setNeedsLayout()
      root.layoutIfNeeded()
      expect(view.layouts == 1 && !root.isLayoutNeeded)
    }
    view.setNeedsLayout()

    root.layoutIfNeeded()

    expectEqual(layouts, [1, 2, 0])
    root.checkInvariants()
  }
}
