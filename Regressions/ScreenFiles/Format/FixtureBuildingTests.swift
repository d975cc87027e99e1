import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFiles

/// The settings of stacks, tables, layouts and constraints in a file are those of the built views.
struct FixtureBuildingTests {
  private func fixture(_ views: String, constraints: String = "") throws -> LayoutFixture {
    let text = """
      {"format": 1, "name": "n", "views": [\(views)], "constraints": [\(constraints)]}
      """
    return try LayoutFixture(data: Data(text.utf8), file: "building.json")
  }

  /// A collection 100 points wide and 300 high.
  private func collection(_ layout: String, sections: String) throws -> LayoutFixture {
    try fixture(
      """
      {"id": "v", "role": "collectionView", "frame": [0, 0, 100, 300], "layout": {\(layout)},
       "sections": [\(sections)]}
      """)
  }

  @Test(
    arguments: [
      ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
      ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ] as [(String, StackView.Distribution)])
  func `a stack shares lengths as the file says`(
    name: String, distribution: StackView.Distribution
  ) throws {
    let screen = try fixture(
      #"{"id": "s", "role": "stackView", "frame": [0, 0, 9, 9], "distribution": "\#(name)"}"#
    ).makeScreen()

    let stack = try #require(screen.view("s") as? StackView)

    expectEqual(stack.distribution, distribution)
    expect(stack.alignment == .fill && stack.axis == .horizontal)
  }

  @Test(
    arguments: [
      ("fill", CGRect(x: 0, y: 0, width: 90, height: 20)),
      ("leading", CGRect(x: 0, y: 0, width: 30, height: 20)),
      ("center", CGRect(x: 30, y: 0, width: 30, height: 20)),
      ("trailing", CGRect(x: 60, y: 0, width: 30, height: 20)),
    ] as [(String, CGRect)])
  func `a stack puts views across its axis where the file says`(
    name: String, frame: CGRect
  ) throws {
    let screen = try fixture(
      """
      {"id": "s", "role": "stackView", "axis": "vertical", "alignment": "\(name)",
       "frame": [0, 0, 90, 20]},
      {"id": "a", "superview": "s", "frame": [0, 0, 1, 1], "intrinsicContentSize": [30, 20]}
      """
    ).makeScreen()

    let view = try #require(screen.view("a"))

    expectEqual(view.frame, frame)
  }

  @Test(
    arguments: [
      ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
    ] as [(String, TableView.Style)])
  func `a table has the style of the file`(name: String, style: TableView.Style) throws {
    let screen = try fixture(
      """
      {"id": "t", "role": "tableView", "frame": [0, 0, 9, 9], "style": "\(name)",
       "sections": [{"rows": 1}]}
      """
    ).makeScreen()

    let table = try #require(screen.view("t") as? TableView)

    expectEqual(table.style, style)
  }

  /// Two items of 50 by 20 fit beside each other, fifteen below each other.
  @Test(
    arguments: [
      ("vertical", [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 23)]),
      ("horizontal", [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 40)]),
    ] as [(String, [CGPoint])])
  func `a flow scrolls in the direction of the file`(
    direction: String, origins: [CGPoint]
  ) throws {
    let screen = try collection(
      """
      "scrollDirection": "\(direction)", "itemSize": [50, 20], "minimumInteritemSpacing": 0,
      "minimumLineSpacing": 3
      """, sections: #"{"items": 16}"#
    ).makeScreen()
    let list = try #require(screen.view("v") as? CollectionView)

    let found = (0..<3).map { item in
      list.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.origin
    }

    expectEqual(found, origins)
    let last = list.layoutAttributesForItem(at: IndexPath(item: 15, section: 0))?.frame.origin
    expectEqual(last, (direction == "vertical" ? CGPoint(x: 50, y: 161) : CGPoint(x: 53, y: 0)))
  }

  /// Ten groups of 30 in 100 points, which end at 300: the last three can't reach the leading edge.
  @Test(
    arguments: [
      ("continuous", [], 0, 150),
      ("continuousGroupLeadingBoundary", [0, 30, 60, 90, 120, 150, 180, 200, 200, 200], 0, 150),
      ("paging", [0, 100, 200], 0, 100),
      ("groupPaging", [0, 30, 60, 90, 120, 150, 180, 200, 200, 200], 0, 30),
      ("groupPagingCentered", [-35, -5, 25, 55, 85, 115, 145, 175, 205, 235], -35, -5),
    ] as [(String, [CGFloat], CGFloat, CGFloat)])
  func `R8.23 a section scrolls by itself as the file says`(
    name: String, stops: [CGFloat], start: CGFloat, rest: CGFloat
  ) throws {
    let screen = try collection(
      """
      "type": "compositional", "templates": [{"orthogonalScrolling": "\(name)", "group":
        {"axis": "horizontal", "size": [30, 40], "items": [{"size": [30, 40]}]}}]
      """, sections: #"{"items": 10}"#
    ).makeScreen()
    let list = try #require(screen.view("v") as? CollectionView)
    let layout = try #require(
      list.collectionViewLayout as? CollectionViewCompositionalLayout)

    expect(layout.orthogonalContentLength(inSection: 0) == 300 as CGFloat)
    expectEqual(Array(layout.orthogonalRestingOffsets(inSection: 0)), stops)
    let offset = layout.orthogonalRestingOffset(
      forProposedOffset: 150, velocity: 0, draggedFrom: start, inSection: 0)
    expectEqual(offset, rest)
  }

  @Test func `a waterfall asked item by item has the heights that it gives at once`() throws {
    let screen = try collection(
      #""type": "waterfall", "columnCount": 1, "itemSpacing": 2"#,
      sections: #"{"items": 1, "itemSize": [9, 30]}, {"itemSizes": [[5, 6], [7, 8]]}"#
    ).makeScreen()
    let list = try #require(screen.view("v") as? CollectionView)
    let layout = try #require(list.collectionViewLayout as? CollectionViewWaterfallLayout)
    let delegate = try #require(list.delegate as? any CollectionViewDelegateWaterfallLayout)

    for (section, item, height) in [(0, 0, 30), (1, 0, 6), (1, 1, 8)] as [(Int, Int, CGFloat)] {
      let path = IndexPath(item: item, section: section)
      let asked = delegate.collectionView(
        list, layout: layout, heightForItemAt: path, width: 100)
      expectEqual(asked, height)
      expectEqual(list.layoutAttributesForItem(at: path)?.frame.height, height)
    }
  }

  @Test func `a week has its events only once there is a section for them`() throws {
    let week = try collection(
      """
      "type": "calendar", "size": [100, 200],
      "events": [{"frame": [1, 2, 3, 4]}, {"frame": [5, 6, 7, 8], "zIndex": 3}]
      """, sections: #"{"items": 2}"#)
    guard case .collectionView(_, let values) = week.views[0].role else {
      Issue.record("expected a collection")
      return
    }
    let screen = week.makeScreen()
    let built = try #require(screen.view("v") as? CollectionView)
    let empty = values.makeView()

    let events = try #require(built.collectionViewLayout.spatialAttributes)
    expect(empty.collectionViewLayout.spatialAttributes?.isEmpty == true)
    expectEqual(
      events.map(\.frame),
      [
        CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 5, y: 6, width: 7, height: 8),
      ])
    expectEqual(events.map(\.zIndex), [0, 3])
  }

  @Test func `items without a size of their own have that of a flow, or else its default`() throws {
    func itemSize(_ layout: String) throws -> CGSize? {
      let role = try collection(layout, sections: #"{"items": 3}"#).views[0].role
      if case .collectionView(_, let values) = role { return values.itemSize }
      return nil
    }

    #expect(try itemSize(#""itemSize": [10, 20]"#) == CGSize(width: 10, height: 20))
    #expect(try itemSize(#""type": "grid""#) == CGSize(width: 50, height: 50))
  }

  /// Margins of 5, 10, 15 and 10; the readable width is 672 points in the middle of them.
  @Test(
    arguments: [
      ("safeAreaLayoutGuide", CGRect(x: 0, y: 0, width: 1_024, height: 100)),
      ("layoutMarginsGuide", CGRect(x: 10, y: 5, width: 1_004, height: 80)),
      ("readableContentGuide", CGRect(x: 176, y: 5, width: 672, height: 80)),
    ] as [(String, CGRect)])
  func `R11.53 a view is placed by the guide of the file`(name: String, frame: CGRect) throws {
    let edges = ["left", "right", "top", "bottom"].map {
      #"{"first": ["a", "\#($0)"], "second": ["b", "\#(name)", "\#($0)"]}"#
    }
    let screen = try fixture(
      """
      {"id": "b", "frame": [0, 0, 1024, 100], "layoutMargins": [5, 10, 15, 10]},
      {"id": "a", "superview": "b", "translatesAutoresizingMaskIntoConstraints": false}
      """, constraints: edges.joined(separator: ",")
    ).makeScreen()
    let root = try #require(screen.view("b"))
    let view = try #require(screen.view("a"))
    let guide = try #require(FixtureGuide(rawValue: name)?.guide(of: root))

    expectEqual(view.frame, frame)
    expectEqual(root.constraints.count { $0.secondItem === guide }, 4)
  }

  @Test(arguments: FixtureAttribute.allCases)
  func `an attribute is that of constraints of the same name`(attribute: FixtureAttribute) {
    expectEqual("\(attribute.attribute)", attribute.rawValue)
  }

  @Test(arguments: ["firstBaseline", "lastBaseline"])
  func `a view without text has both its baselines at the bottom`(baseline: String) throws {
    let screen = try fixture(
      """
      {"id": "w", "frame": [0, 0, 100, 100]},
      {"id": "a", "superview": "w", "frame": [0, 10, 20, 30]},
      {"id": "b", "superview": "w", "translatesAutoresizingMaskIntoConstraints": false,
       "intrinsicContentSize": [9, 7]}
      """,
      constraints: """
        {"first": ["b", "\(baseline)"], "second": ["a", "\(baseline)"], "constant": 5},
        {"first": ["b", "left"], "second": ["a", "right"]}
        """
    ).makeScreen()

    let view = try #require(screen.view("b"))

    // 7 points that end at 10 + 30 + 5.
    expectEqual(view.frame, CGRect(x: 20, y: 38, width: 9, height: 7))
  }

  @Test func `a cell that no list of the screen shows is found by its container`() throws {
    let screen = try fixture(
      """
      {"id": "c", "role": "collectionView", "frame": [0, 0, 100, 100], "layout": {},
       "sections": [{"items": 1}]},
      {"id": "t", "role": "tableView", "frame": [0, 0, 100, 100], "sections": [{"rows": 1}]}
      """
    ).makeScreen()
    let list = try #require(screen.view("c"))
    let table = try #require(screen.view("t"))
    let (item, row) = (
      CollectionViewCell(), TableViewCell(style: .default, reuseIdentifier: nil)
    )

    expect(screen.name(of: item) == nil)
    expect(screen.name(of: row) == nil)

    let strangeList = CollectionView(
      frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    let strangeTable = TableView()
    strangeList.addSubview(item)
    strangeTable.addSubview(row)
    expect(screen.name(of: item) == nil)
    expect(screen.name(of: row.contentView) == nil)

    list.addSubview(item)
    table.addSubview(row)
    expectEqual(screen.name(of: item), "c")
    expectEqual(screen.name(of: row), "t")
  }
}
