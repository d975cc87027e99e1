import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The target of a drop on a list (R9.19).
@Suite struct DroppingTests {
  // Items of 40 x 20 at x = 0 and 60, then one below.
  @Test(
    arguments: [
      (10, 10, 0, 0), (30, 10, 1, 0), (50, 10, 1, nil), (65, 10, 1, 1), (95, 10, 2, 1),
      (10, 30, 2, 2), (30, 30, 3, 2), (95, 35, 2, nil), (10, 500, 2, nil),
    ] as [(CGFloat, CGFloat, Int, Int?)])
  func `In a grid by the halves of items from left to right`(
    x: CGFloat, y: CGFloat, between: Int, into: Int?
  ) {
    let grid = ItemGrid([3])
    let layout = CollectionViewFlowLayout(item: .wh(40, 20), spacing: 20, lines: 0)
    let list = grid.makeCollectionView(size: .wh(100, 100), layout: layout)

    let found = list.dropDestination(at: .xy(x, y))
    let item = list.dropDestination(at: .xy(x, y), intent: .insertIntoDestinationIndexPath)

    expectEqual(found?.item, between)
    expectEqual(item?.item, into)
  }

  @Test func `In a list by upper and lower halves`() {
    let list = TouchLog([3]).collection()
    let touches = TouchLog([3])
    list.dataSource = touches

    expectEqual(list.dropDestination(at: .xy(50, 9)), .at(0, 0))
    expectEqual(list.dropDestination(at: .xy(50, 10)), .at(0, 1))
    expectEqual(list.dropDestination(at: .xy(50, 900)), .at(0, 3))
    expect(list.dropDestination(at: .xy(.nan, 9)) == nil)
    expectEqual(list.gapForDrop(at: .at(0, 1)), .xywh(0, 20, 100, 20))
    expectEqual(list.gapForDrop(at: .at(0, 3)), .xywh(0, 60, 100, 20))
    expect(list.gapForDrop(at: .at(0, 4)).isNull)
    touches.counts = [0]
    list.reloadData()
    expectEqual(list.dropDestination(at: .xy(50, 9)), .at(0, 0))
    expect(list.gapForDrop(at: .at(0, 0)).isNull)
  }

  @Test(arguments: [TableView.Style.plain, .grouped, .insetGrouped], [0, 2])
  func `Each gap of a table is as wide as a row`(style: TableView.Style, footer: CGFloat) {
    let touches = TouchLog([2, 0])
    let table = TableView(frame: .xywh(0, 0, 320, 400), style: style)
    table.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    (table.rowHeight, table.sectionFooterHeight) = (20, footer)
    table.dataSource = touches

    let row = table.rectForRow(at: .at(0, 0))
    expectEqual(row.width, CGFloat(style == .insetGrouped ? 280 : 320))
    for (path, y) in [(.at(0, 0), 0), (.at(0, 1), 20), (.at(0, 2), 40), (.at(1, 0), 40 + footer)]
      as [(IndexPath, CGFloat)]
    {
      expectEqual(table.gapForDrop(at: path), .xywh(row.minX, y, row.width, 0))
    }
  }

  @Test func `In a table between rows, or into their middle halves`() {
    let touches = TouchLog([3])
    let table = touches.table()

    expectEqual(table.dropDestination(at: .xy(0, 29))?.indexPath, .at(0, 1))
    expectEqual(table.dropDestination(at: .xy(0, 30))?.indexPath, .at(0, 2))
    expectEqual(table.dropDestination(at: .xy(0, 400))?.indexPath, .at(0, 3))
    expect(table.dropDestination(at: .xy(0, 29), intent: .automatic)?.isInto == true)
    expect(table.dropDestination(at: .xy(0, 22), intent: .automatic)?.isInto == false)
    expect(
      table.dropDestination(at: .xy(0, 400), intent: .insertIntoDestinationIndexPath) == nil)
    expectEqual(table.gapForDrop(at: .at(0, 1)), .xywh(0, 20, 100, 0))
    expectEqual(table.gapForDrop(at: .at(0, 3)), .xywh(0, 60, 100, 0))
    expect(table.gapForDrop(at: .at(1, 0)).isNull)
  }

  @Test func `In a table without rows at the beginning, in one without sections nowhere`() {
    let touches = TouchLog([0])
    let table = touches.table()

    expectEqual(table.dropDestination(at: .xy(0, 29))?.indexPath, .at(0, 0))
    expect(table.dropDestination(at: .xy(0, 29))?.isInto == false)
    touches.counts = []
    table.reloadData()
    expect(table.dropDestination(at: .xy(0, 29)) == nil)
  }

  @Test func `Proposals are values`() {
    let proposal = CollectionViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)

    expect(proposal != CollectionViewDropProposal(operation: .copy))
    expectEqual(TableViewDropProposal(operation: .forbidden).intent, .unspecified)
  }

  @Test func `An item half as wide as the collection has a left and a right half`() {
    let grid = ItemGrid([3])
    let layout = CollectionViewFlowLayout(item: .wh(40, 20), spacing: 0, lines: 0)
    let list = grid.makeCollectionView(size: .wh(80, 100), layout: layout)

    expectEqual(list.dropDestination(at: .xy(15, 15)), .at(0, 0))
    expectEqual(list.dropDestination(at: .xy(25, 5)), .at(0, 1))
    expectEqual(list.gapForDrop(at: .at(0, 2)), .xywh(0, 20, 40, 20))
    expectEqual(list.gapForDrop(at: .at(0, 3)), .xywh(40, 20, 40, 20))
  }

  @Test(arguments: [(24.5, false), (25.5, true), (34.5, true), (35.5, false)] as [(CGFloat, Bool)])
  func `The middle half of a row is one half of it`(y: CGFloat, isInto: Bool) {
    let touches = TouchLog([3])
    let table = touches.table()

    let found = table.dropDestination(at: .xy(0, y), intent: .automatic)

    expectEqual(found?.isInto, isInto)
    expectEqual(found?.indexPath, .at(0, isInto || y < 30 ? 1 : 2))
  }

  @Test func `In a table only the height of a point counts`() {
    let touches = TouchLog([3])
    let table = touches.table()

    for x in [-50, 500, .infinity, .nan] as [CGFloat] {
      expectEqual(table.dropDestination(at: .xy(x, 29))?.indexPath, .at(0, 1))
    }
    for y in [.infinity, -.infinity, .nan] as [CGFloat] {
      expect(table.dropDestination(at: .xy(5, y)) == nil)
    }
    touches.counts = [0]
    table.reloadData()
    expect(table.dropDestination(at: .xy(5, .infinity)) == nil)
  }

  @Test(
    arguments: [(-0.5, nil), (0, 0), (19.5, 0), (20, 1), (59.5, 2), (60, nil)]
      as [(CGFloat, Int?)])
  func `Into a row goes what is dropped anywhere on it`(y: CGFloat, row: Int?) {
    let touches = TouchLog([3])
    let table = touches.table()

    let found = table.dropDestination(at: .xy(0, y), intent: .insertIntoDestinationIndexPath)

    let expected = row.map { IndexPath.at(0, $0) }
    expectEqual(found?.indexPath, expected)
    expectEqual((found?.isInto ?? false), (row != nil))
  }
}
