import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFiles

/// Lists of fixtures: sizes, headers and footers, and cells by their names.
@Suite struct FixtureListTests {
  private func screen(_ view: String) throws -> FixtureScreen {
    let text =
      #"{"format": 1, "name": "n", "views": [{"id": "v", "frame": [0, 0, 100, 300], \#(view)}]}"#
    return try LayoutFixture(data: Data(text.utf8), file: "lists.json").makeScreen()
  }

  @Test func `items have sizes of their own, made ones, or that of the layout`() throws {
    let screen = try screen(
      """
      "role": "collectionView", "layout": {"itemSize": [10, 20]}, "sections": [
        {"items": 2, "itemSize": [30, 40]}, {"items": 2}, {"items": 2, "itemSizes": [[5, 6], [7, 8]]},
        {"items": 3, "sizes": {"generator": "chatHeights", "seed": 9, "width": 90}}]
      """)
    let list = try #require(screen.view("v") as? CollectionView)
    func size(_ section: Int, _ item: Int) -> CGSize? {
      list.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.size
    }

    let messages = FixtureMessages(count: 3, width: 90, seed: 9)
    expectEqual(
      [size(0, 0), size(0, 1)], Array(repeating: CGSize(width: 30, height: 40), count: 2))
    expectEqual(
      [size(1, 0), size(1, 1)], Array(repeating: CGSize(width: 10, height: 20), count: 2))
    expectEqual(
      [size(2, 0), size(2, 1)], [CGSize(width: 5, height: 6), CGSize(width: 7, height: 8)])
    for item in 0..<3 {
      expectEqual(size(3, item), CGSize(width: 90, height: messages.height(of: item)))
    }
  }

  @Test func `a list asked item by item has the sizes that it gives at once`() throws {
    let runs = [
      FixtureSections.Run(
        sections: 2, items: 2,
        sizes: .listed([CGSize(width: 3, height: 4), CGSize(width: 5, height: 6)])),
      FixtureSections.Run(sections: 1, items: 3),
    ]
    let screen = try screen(
      """
      "role": "collectionView", "layout": {"itemSize": [10, 20]}, "sections": [
        {"repeat": 2, "items": 2, "itemSizes": [[3, 4], [5, 6]]}, {"items": 3}]
      """)
    let list = try #require(screen.view("v") as? CollectionView)
    let delegate = try #require(list.delegate as? any CollectionViewDelegateFlowLayout)
    for (section, run) in [runs[0], runs[0], runs[1]].enumerated() {
      for item in 0..<run.items {
        let path = IndexPath(item: item, section: section)
        let expected = run.sizes?.size(of: item) ?? CGSize(width: 10, height: 20)
        expectEqual(
          delegate.collectionView(
            list, layout: list.collectionViewLayout, sizeForItemAt: path), expected)
        expectEqual(list.layoutAttributesForItem(at: path)?.size, expected)
      }
    }
  }

  @Test func `a cell is named by its section and item`() throws {
    let screen = try screen(
      #""role": "collectionView", "layout": {"itemSize": [10, 20]}, "sections": [{"items": 2}, {"items": 2}]"#
    )
    let list = try #require(screen.view("v") as? CollectionView)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 1, section: 1)))

    expect(screen.view("v[1,1]") === cell)
    expectEqual(screen.name(of: cell), "v[1,1]")
    expect(screen.view("v[1,2]") == nil && screen.view("v[2,0]") == nil)
    expect(screen.view("v[1]") == nil && screen.view("w[1,1]") == nil)
  }

  @Test func `a table has the heights of its rows, headers and footers`() throws {
    let screen = try screen(
      """
      "role": "tableView", "sections": [
        {"rows": 2, "rowHeight": 30, "header": 10, "footer": 6}, {"rowHeights": [5, 9], "rows": 2}, {"rows": 1}]
      """)
    let table = try #require(screen.view("v") as? TableView)
    table.layoutIfNeeded()

    expect((0..<3).map { table.rectForHeader(inSection: $0).height } == [10, 0, 0] as [CGFloat])
    expect((0..<3).map { table.rectForFooter(inSection: $0).height } == [6, 0, 0] as [CGFloat])
    expect(
      [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)].map {
        table.rectForRow(at: IndexPath(row: $0.1, section: $0.0)).height
      } == [30, 30, 5, 9, 44] as [CGFloat])
    expect(table.headerView(forSection: 0)?.frame.height == 10 as CGFloat)
    expect(table.footerView(forSection: 0)?.frame.height == 6 as CGFloat)
  }

  @Test func `a waterfall and a grid have the lengths that they were given`() throws {
    let waterfall = try #require(
      (try screen(
        """
        "role": "collectionView", "sections": [{"items": 2, "itemSizes": [[1, 5], [1, 9]]}], "layout": {
          "type": "waterfall", "columnCount": 3, "columnSpacing": 4, "itemSpacing": 5,
          "sectionInset": [1, 2, 3, 6], "headerHeight": 7}
        """
      ).view("v") as? CollectionView)?.collectionViewLayout as? CollectionViewWaterfallLayout)
    let grid = try #require(
      (try screen(
        """
        "role": "collectionView", "sections": [{"items": 9}, {"items": 9}], "layout": {
          "type": "grid", "rowHeight": 5, "columnWidth": 8, "frozenRows": 1, "frozenColumns": 2}
        """
      ).view("v") as? CollectionView)?.collectionViewLayout as? CollectionViewGridLayout)

    expectEqual(waterfall.columnCount, 3)
    expect(
      [waterfall.columnSpacing, waterfall.itemSpacing, waterfall.headerHeight]
        == [4, 5, 7] as [CGFloat])
    expectEqual(waterfall.sectionInset, EdgeInsets(top: 1, left: 2, bottom: 3, right: 6))
    expect([grid.rowHeight, grid.columnWidth] == [5, 8] as [CGFloat])
    expect(grid.frozenRowCount == 1 && grid.frozenColumnCount == 2)
  }

  @Test func `the last row and the last column of a grid may be merged and have own lengths`()
    throws
  {
    let grid = try #require(
      (try screen(
        """
        "role": "collectionView", "sections": [{"items": 3}, {"items": 3}], "layout": {
          "type": "grid", "rowHeight": 5, "columnWidth": 8, "rowHeights": [[1, 9]],
          "columnWidths": [[2, 7]], "merged": [[0, 2, 1, 2]]}
        """
      ).view("v") as? CollectionView))

    let merged = grid.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
    expectEqual(merged, CGRect(x: 8, y: 0, width: 15, height: 14))
  }

  @Test func `a library of two months is the smallest`() throws {
    let screen = try screen(
      """
      "role": "collectionView", "layout": {"itemSize": [10, 20]}, "sections": {
        "generator": "skewedMonths", "items": 5, "sections": 2, "largest": 3, "seed": 1}
      """)
    let list = try #require(screen.view("v") as? CollectionView)

    expectEqual((0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }, [2, 3])
  }
}
