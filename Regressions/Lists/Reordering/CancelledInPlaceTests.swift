import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Drags that end before the row or item has moved to another index path.
@Suite struct CancelledInPlaceTests {

  @Test(arguments: [1, 3], [false, true])
  func `a row goes back to its index path, R9.17`(count: Int, isCancelled: Bool) {
    let rows = RegisteredRows([count])
    let table = TableView(frame: .xywh(0, 0, 100, 200))
    table.rowHeight = 20
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: .at(0, 0))
    expect(table.beginInteractiveMovementForRow(at: .at(0, 0)))
    table.updateInteractiveMovementTargetPosition(.xy(50, 15))
    table.layoutIfNeeded()
    expectEqual(cell?.frame, .xywh(0, 5, 100, 20))

    if isCancelled { table.cancelInteractiveMovement() } else { table.endInteractiveMovement() }
    table.layoutIfNeeded()

    expectEqual(cell?.frame, .xywh(0, 0, 100, 20))
  }

  @Test(arguments: [1, 3], [false, true])
  func `an item goes back to its index path, R9.17`(count: Int, isCancelled: Bool) {
    let items = ItemGrid([count])
    let list = items.makeCollectionView(
      size: .wh(100, 200),
      layout: CollectionViewFlowLayout(item: .wh(100, 20), spacing: 0, lines: 0))
    list.layoutIfNeeded()
    let cell = list.cellForItem(at: .at(0, 0))
    expect(list.beginInteractiveMovementForItem(at: .at(0, 0)))
    list.updateInteractiveMovementTargetPosition(.xy(50, 15))
    list.layoutIfNeeded()
    expectEqual(cell?.frame, .xywh(0, 5, 100, 20))

    if isCancelled { list.cancelInteractiveMovement() } else { list.endInteractiveMovement() }
    list.layoutIfNeeded()

    expectEqual(cell?.frame, .xywh(0, 0, 100, 20))
  }
}
