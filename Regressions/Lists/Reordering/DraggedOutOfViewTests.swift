import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Drags in lists that scroll meanwhile.
@Suite struct DraggedOutOfViewTests {
  /// A hundred values, and a log of what was prefetched.
  private final class Numbers: DraggableNumbers, CollectionViewDataSourcePrefetching,
    TableViewDataSourcePrefetching
  {
    var ahead: [[Int]] = []
    var cancelled: [[Int]] = []

    init() { super.init([Array(0..<100)]) }

    func collectionView(
      _ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      ahead.append(indexPaths.map(\.item))
    }
    func collectionView(
      _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      cancelled.append(indexPaths.map(\.item))
    }
    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
      ahead.append(indexPaths.map(\.row))
    }
    func tableView(
      _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {
      cancelled.append(indexPaths.map(\.row))
    }
  }

  @Test(arguments: [0, 1], [0, 200, 1000] as [CGFloat])
  func `A dragged item keeps its cell wherever the list is scrolled to`(
    item: Int, offset: CGFloat
  ) {
    let numbers = Numbers()
    let (list, table) = (numbers.collection(height: 40), numbers.table(height: 40))
    let cells = (list.cellForItem(at: .at(0, item)), table.cellForRow(at: .at(0, item)))
    _ = list.beginInteractiveMovementForItem(at: .at(0, item))
    _ = table.beginInteractiveMovementForRow(at: .at(0, item))

    (list.contentOffset.y, table.contentOffset.y) = (offset, offset)
    list.layoutIfNeeded()
    table.layoutIfNeeded()

    expect(list.cellForItem(at: .at(0, item)) === cells.0)
    expect(table.cellForRow(at: .at(0, item)) === cells.1)
    expect(list.subviews.last === cells.0 && table.subviews.last === cells.1)
    expectEqual(table.visibleCells.count, (offset == 0 ? 2 : 3))

    list.endInteractiveMovement()
    table.endInteractiveMovement()
    list.layoutIfNeeded()
    table.layoutIfNeeded()
    expect(list.visibleCells.count == 2 && table.visibleCells.count == 2)
  }

  @Test func `Items dragged past are prefetched and cancelled by their paths in the data`() {
    let numbers = Numbers()
    let (list, table) = (numbers.collection(height: 40), numbers.table(height: 40))
    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    _ = table.beginInteractiveMovementForRow(at: .at(0, 0))
    // Below the part in view: the items between have moved up by one.
    list.updateInteractiveMovementTargetPosition(.xy(50, 190))
    table.updateInteractiveMovementTargetPosition(.xy(50, 190))

    list.prefetchDataSource = numbers
    list.layoutIfNeeded()
    expectEqual(numbers.ahead, [[3, 4]])
    table.prefetchDataSource = numbers
    table.layoutIfNeeded()
    expectEqual(numbers.ahead, [[3, 4], [3, 4]])

    (list.contentOffset.y, table.contentOffset.y) = (1000, 1000)
    list.layoutIfNeeded()
    table.layoutIfNeeded()
    expectEqual(numbers.cancelled, [[3, 4], [3, 4]])
  }
}
