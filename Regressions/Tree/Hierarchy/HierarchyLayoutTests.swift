import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Changes of the hierarchy that request a layout.
@Suite struct HierarchyLayoutTests {
  private let outer = View()
  private let root = View()
  private let views = (0..<3).map { _ in View() }

  init() {
    outer.addSubview(root)
    for view in views { root.addSubview(view) }
    outer.layoutIfNeeded()
  }

  @Test func `each change among the subviews asks the view for a layout`() {
    let new = View()
    let changes: [(View) -> Void] = [
      { $0.addSubview(new) },
      { $0.addSubview(views[0]) },
      { $0.insertSubview(new, at: 0) },
      { $0.insertSubview(views[2], aboveSubview: views[0]) },
      { $0.insertSubview(views[2], belowSubview: views[0]) },
      { $0.exchangeSubview(at: 0, withSubviewAt: 2) },
      { $0.bringSubviewToFront(views[1]) },
      { $0.sendSubviewToBack(views[1]) },
      { _ in new.removeFromSuperview() },
    ]

    for (number, change) in changes.enumerated() {
      expect(!root.isLayoutNeeded && !outer.isLayoutNeeded)
      change(root)
      expect(root.isLayoutNeeded && !outer.isLayoutNeeded, "change \(number)")
      // A layout from above reaches it.
      outer.layoutIfNeeded()
    }
    root.bringSubviewToFront(outer)
    root.sendSubviewToBack(View())
    expect(!root.isLayoutNeeded)
  }

  @Test func `a view that goes to another superview asks both for a layout`() {
    let other = View()
    outer.addSubview(other)
    other.addSubview(View())
    let changes: [(View, View) -> Void] = [
      { $0.addSubview($1) },
      { $0.insertSubview($1, at: 0) },
      { $0.insertSubview($1, aboveSubview: $0.subviews[0]) },
      { $0.insertSubview($1, belowSubview: $0.subviews[0]) },
      { $0.layer.addSublayer($1.layer) },
    ]

    for (number, change) in changes.enumerated() {
      root.addSubview(views[0])
      outer.layoutIfNeeded()
      change(other, views[0])
      expect(root.isLayoutNeeded && other.isLayoutNeeded, "change \(number)")
    }
  }

  @Test func `a view that needs a layout is reached after its move`() {
    let new = View()
    new.addSubview(View())
    expect(new.isLayoutNeeded && new.subviews[0].isLayoutNeeded)

    views[1].addSubview(new)
    outer.layoutIfNeeded()

    expect(!new.isLayoutNeeded && !new.subviews[0].isLayoutNeeded)
  }

  @Test func `a view that needs a layout is reached in a branch that doesn't`() {
    let (branch, leaf) = (View(), View())
    branch.addSubview(leaf)
    branch.layoutIfNeeded()
    leaf.setNeedsLayout()
    expect(!branch.isLayoutNeeded && leaf.isLayoutNeeded)

    views[1].addSubview(branch)
    outer.layoutIfNeeded()

    expect(!leaf.isLayoutNeeded)
  }

  @Test func `preferred sizes are kept axis by axis`() {
    let view = views[0]
    expectEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
    expectEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    view.setContentHuggingPriority(LayoutPriority(1), for: .horizontal)
    view.setContentHuggingPriority(LayoutPriority(2), for: .vertical)
    view.setContentCompressionResistancePriority(LayoutPriority(3), for: .horizontal)
    view.setContentCompressionResistancePriority(LayoutPriority(4), for: .vertical)

    expectEqual(view.contentHuggingPriority(for: .horizontal), LayoutPriority(1))
    expectEqual(view.contentHuggingPriority(for: .vertical), LayoutPriority(2))
    expectEqual(view.contentCompressionResistancePriority(for: .horizontal), LayoutPriority(3))
    expectEqual(view.contentCompressionResistancePriority(for: .vertical), LayoutPriority(4))
    expect(LayoutPriority(1) < LayoutPriority(2) && !(LayoutPriority(2) < LayoutPriority(2)))
  }

  @Test func `other preferences are those of a new view until they are set`() {
    let view = views[0]
    view.setContentHuggingPriority(.required, for: .vertical)

    expectEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
    expectEqual(view.contentCompressionResistancePriority(for: .horizontal), .defaultHigh)
    expectEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    expectEqual(LayoutPriority.sceneSizeStayPut.rawValue, 500)
    expectEqual(LayoutPriority.dragThatCanResizeScene.rawValue, 510)
    expectEqual(LayoutPriority.dragThatCannotResizeScene.rawValue, 490)
    expectEqual(LayoutPriority.fittingSizeLevel.rawValue, 50)
  }
}
