import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFiles

/// The bounds of how many cells a fixture may show at once, worked out by hand.
struct FixtureLimitTests {
  private func view(_ text: String) throws -> FixtureView {
    let file =
      #"{"format": 1, "name": "n", "views": [{"id": "v", "frame": [0, 0, 100, 50], \#(text)}]}"#
    return try LayoutFixture(data: Data(file.utf8), file: "limits.json").views[0]
  }

  private func mostCells(_ layout: String, sections: String) throws -> Double {
    let view = try view(
      #""role": "collectionView", "layout": {\#(layout)}, "sections": [\#(sections)]"#)
    guard case .collectionView(_, let collection) = view.role else { return .nan }
    return collection.mostCells(in: CGSize(width: 100, height: 50))
  }

  @Test(arguments: [
    // Sections of 22 points, 6.55 in view; 6.67 lines and two for each section; 4 items a line. Of those without items,
    // 12 points long, 10.33 are in view with a header and a footer.
    ("horizontal", 99.6969696970),
    // Sections of 35 points, 3.43 in view; 2 lines and two for each section; 8.67 items a line. Of those without items,
    // 15 points long, 5.33 are in view with a header and a footer.
    ("vertical", 87.4285714286),
  ])
  func `a flow shows no more lines than fit, with headers, footers and insets`(
    direction: String, cells: Double
  ) throws {
    let found = try mostCells(
      """
      "scrollDirection": "\(direction)", "itemSize": [10, 20], "minimumLineSpacing": 5,
      "minimumInteritemSpacing": 5, "headerReferenceSize": [7, 3], "footerReferenceSize": [2, 9],
      "sectionInset": [1, 1, 2, 2]
      """, sections: #"{"repeat": 1000, "items": 4}"#)

    expect(abs(found - cells) < 1e-9)
  }

  // Lines of 25 or 15 points; two for each of the 100 sections, which all may be at the same
  // position.
  @Test(
    arguments: [
      ("vertical", [-1, 0, 0, 0], 1_750.6666666667), ("vertical", [0, 0, -1, 0], 1_750.6666666667),
      ("horizontal", [0, -1, 0, 0], 826.6666666667), ("horizontal", [0, 0, 0, -1], 826.6666666667),
      // Sections of 20 or 10 points with the space around them: 4.5 or 12 are in view.
      ("vertical", [0, -9, 0, -9], 95.3333333333), ("horizontal", [-9, 0, -9, 0], 122.6666666667),
    ] as [(String, [Int], Double)])
  func `sections that negative insets put in one place are all in view`(
    direction: String, inset: [Int], cells: Double
  ) throws {
    let found = try mostCells(
      """
      "scrollDirection": "\(direction)", "itemSize": [10, 20], "minimumLineSpacing": 5,
      "minimumInteritemSpacing": 5, "sectionInset": \(inset)
      """, sections: #"{"repeat": 100, "items": 1000}"#)

    expect(abs(found - cells) < 1e-9)
  }

  // 50 points of at least 5 and the 3 between them, and two more for each of 12 sections, in three columns.
  @Test func `a waterfall shows no more than fit of its least high items`() throws {
    let found = try mostCells(
      #""type": "waterfall", "columnCount": 3, "itemSpacing": 3"#,
      sections:
        #"{"repeat": 100, "items": 2, "itemSizes": [[10, 5], [10, 8]]}, {"items": 1, "itemSizes": [[10, 6]]}"#
    )

    expect(found == 90.75 as Double)
  }

  @Test func `no item is smaller than the least size of its list`() {
    let weighted = FixtureWeightedLengths([(9, 1), (4, 3), (7, 0)], seed: 3)
    let messages = FixtureMessages(count: 200, width: 320, seed: 5)
    let least: [(FixtureSizes, CGSize)] = [
      (.uniform(CGSize(width: 3, height: 4)), CGSize(width: 3, height: 4)),
      (
        .listed([
          CGSize(width: 3, height: 9), CGSize(width: 5, height: 2), CGSize(width: 4, height: 6),
        ]), CGSize(width: 3, height: 2)
      ),
      (.listed([]), .zero),
      (.messages(messages), CGSize(width: 320, height: 44)),
      (.weighted(width: 6, heights: weighted), CGSize(width: 6, height: 4)),
      (.photos(FixturePhotos(height: 100, seed: 1)), CGSize(width: 45, height: 100)),
      (.photos(FixturePhotos(height: 2, seed: 1)), CGSize(width: 0, height: 2)),
    ]
    for (sizes, size) in least {
      expectEqual(sizes.least, size, "\(sizes)")
      var count = 200
      if case .listed(let listed) = sizes { count = listed.count }
      for item in 0..<count {
        let own = sizes.size(of: item)
        expect(own.width >= size.width && own.height >= size.height, "\(sizes), \(item)")
      }
    }
  }

  @Test func `a grid shows what stays, what has a length of its own and what fits`() throws {
    let found = try mostCells(
      #""type": "grid", "rowHeight": 5, "columnWidth": 20, "frozenRows": 3, "frozenColumns": 1, "rowHeights": [[2, 9]], "columnWidths": [[3, 5]]"#,
      sections: #"{"repeat": 1000, "items": 900}"#)

    expect(found == 144 as Double)
  }

  @Test(arguments: [
    #""type": "grid", "rowHeight": -0.0, "columnWidth": 20"#,
    #""type": "grid", "rowHeight": 20, "columnWidth": -0.0"#,
    #""itemSize": [-0.0, 20], "minimumInteritemSpacing": -0.0"#,
    #""itemSize": [20, -0.0], "minimumLineSpacing": -0.0"#,
  ])
  func `all of what has no length may be in view`(layout: String) throws {
    let found = try mostCells(layout, sections: #"{"repeat": 1000, "items": 900}"#)

    expect(found == 900_000 as Double)
  }

  @Test(arguments: [(4, 6, 4), (6, 3, 3), (0, 0, 10), (0, 7, 7), (50, 60, 10)])
  func `a table shows no more than fit of what is least high`(
    header: Int, footer: Int, least: Int
  ) throws {
    let view = try view(
      """
      "role": "tableView", "sections": [
        {"repeat": 1000, "rows": 5, "rowHeight": 10, "header": \(header), "footer": \(footer)}]
      """)
    guard case .tableView(_, let table) = view.role else { return }

    expectEqual(table.mostCells(inHeight: 90), 90 / Double(least) + 4)
  }

  // Rows without height are never on screen, only sticky elements and the two at the ends.
  @Test(arguments: [(0, 0, 4), (6, 0, 19), (0, 9, 14)] as [(Int, Int, Double)])
  func `rows without height don't count for how low rows may be`(
    header: Int, footer: Int, cells: Double
  ) throws {
    let view = try view(
      """
      "role": "tableView", "sections": [
        {"repeat": 1000, "rows": 5, "rowHeight": 0, "header": \(header), "footer": \(footer)}]
      """)
    guard case .tableView(_, let table) = view.role else { return }

    expectEqual(table.mostCells(inHeight: 90), cells)
  }

  // Lines of 4 and of 2.002 items; 3 and 1,002 groups across, 3.67 down.
  @Test(arguments: [(1, 44), (1_000, 7_355.348)] as [(Int, Double)])
  func `items longer than their group are in view while it isn't`(
    fraction: Int, cells: Double
  ) throws {
    let found = try mostCells(
      """
      "type": "compositional", "templates": [
        {"group": {"axis": "horizontal", "size": [{"fractionalWidth": 1}, 30],
         "items": [{"size": [{"fractionalWidth": \(fraction)}, {"fractionalHeight": 1}]}]}}]
      """, sections: #"{"items": 1000000}"#)

    expect(abs(found - cells) < 1e-6)
  }

  @Test(
    arguments: [
      // Three groups across and three down, with 201 by 2 or 2 by 101 items.
      ([100, 50], [0.5, 50], 3_618), ([100, 50], [100, 0.5], 1_818),
      // 202 groups across or 102 down, with 2 by 2 items.
      ([0.5, 50], [0.5, 50], 2_424), ([100, 0.5], [100, 0.5], 1_224),
    ] as [([Double], [Double], Double)])
  func `less than a point is a length that fits a number of times`(
    group: [Double], item: [Double], cells: Double
  ) throws {
    let found = try mostCells(
      """
      "type": "compositional", "templates": [
        {"group": {"axis": "horizontal", "size": \(group), "items": [{"size": \(item)}]}}]
      """, sections: #"{"items": 1000000}"#)

    expectEqual(found, cells)
  }

  @Test(arguments: [
    #"{"repeat": \#(FixtureLimits.sections), "items": 0}"#,
    #"{"items": \#(FixtureLimits.items)}"#,
  ])
  func `a collection has up to its most sections and items`(section: String) {
    #expect(throws: Never.self) {
      try mostCells("", sections: section)
    }
  }

  @Test(arguments: [1, 16, 17])
  func `a composition has up to 16 groups in each other`(depth: Int) {
    let group = (0..<depth).reduce(#"{"size": [9, 9]}"#) { inner, _ in
      #"{"size": [9, 9], "items": [\#(inner)]}"#
    }
    let layout = #""type": "compositional", "templates": [{"group": \#(group)}]"#
    var raised: FixtureError?
    do {
      _ = try mostCells(layout, sections: #"{"items": 3}"#)
    } catch {
      raised = error as? FixtureError
    }

    expectEqual((raised != nil), (depth > 16))
    expect(raised.map { $0.reason == .tooMany(count: 17, limit: 16) } ?? true)
  }

  /// One column: the next item begins after those of the section and their spacing.
  @Test(arguments: [0, 0.5, 3] as [Double])
  func `a waterfall has room up to its longest column`(height: Double) throws {
    let longest = WaterfallColumns.longest
    for (over, holds) in [(-0.5, true), (0, false), (0.5, false)] as [(Double, Bool)] {
      let spacing = (longest + over - 2 * height) / 2
      let view = try view(
        """
        "role": "collectionView", "sections": [{"items": 1, "itemSizes": [[10, \(height)]]}],
        "layout": {"type": "waterfall", "columnCount": 1, "itemSpacing": 1}
        """)
      guard case .collectionView(_, let collection) = view.role else { return }
      let waterfall = FixtureWaterfall(
        columnCount: 1, columnSpacing: 0, itemSpacing: spacing, sectionInset: .zero,
        headerHeight: 0)

      expectEqual(waterfall.holds(collection.sections.runs[0]), holds, "\(over)")
    }
  }
}
