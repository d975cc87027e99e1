import Testing

@testable import TestSupport
@testable import ViewGeometry

/// When a change of the order of subviews requests a layout.
@Suite struct ReorderLayoutTests {
  private static var stays: [(View, [View]) -> Void] {
    [
      { root, views in root.bringSubviewToFront(views[1]) },
      { root, views in root.sendSubviewToBack(views[0]) },
      { root, views in root.addSubview(views[1]) },
      { root, views in root.insertSubview(views[0], at: 0) },
      { root, views in root.insertSubview(views[1], aboveSubview: views[0]) },
      { root, views in root.insertSubview(views[0], belowSubview: views[1]) },
    ]
  }

  @Test(arguments: stays.indices)
  func `a subview that stays where it is asks for no layout`(change: Int) {
    let (root, views) = (View(), [View(), View()])
    for view in views { root.addSubview(view) }
    root.layoutIfNeeded()

    Self.stays[change](root, views)

    expectEqual(root.subviews, views)
    expect(!root.isLayoutNeeded)
  }

  private static var moves: [(View, [View]) -> Void] {
    [
      { root, views in root.bringSubviewToFront(views[0]) },
      { root, views in root.sendSubviewToBack(views[1]) },
      { root, views in root.addSubview(views[0]) },
      { root, views in root.insertSubview(views[1], at: 0) },
    ]
  }

  @Test(arguments: moves.indices)
  func `a subview that changes its position asks for a layout`(change: Int) {
    let (root, views) = (View(), [View(), View()])
    for view in views { root.addSubview(view) }
    root.layoutIfNeeded()

    Self.moves[change](root, views)

    expectEqual(root.subviews, views.reversed())
    expect(root.isLayoutNeeded)
  }

  @Test func `a change of the order in the superview's own pass asks for no other`() {
    let (root, views) = (View(), [View(), View()])
    for view in views { root.addSubview(view) }
    root.layoutIfNeeded()

    views[0].move(inPass: true) { root.bringSubviewToFront(views[0]) }
    expect(!root.isLayoutNeeded)
    root.bringSubviewToFront(views[1])

    expect(root.isLayoutNeeded)
  }

  @Test func `a view that keeps subviews in front and behind is laid out once`() {
    let keeper = LayoutListener()
    keeper.whenLaidOut = { keeper in
      if let last = keeper.subviews.last { keeper.bringSubviewToFront(last) }
      if let first = keeper.subviews.first { keeper.sendSubviewToBack(first) }
    }
    for _ in 0..<3 { keeper.addSubview(View()) }

    keeper.layoutIfNeeded()

    expectEqual(keeper.layouts, 1)
    expect(!keeper.isLayoutNeeded)
  }

  @Test func `a cell with a background is done after its layout`() {
    let cell = TableViewCell()
    cell.backgroundView = View()

    cell.layoutIfNeeded()

    expect(!cell.isLayoutNeeded)
  }
}
