import Foundation
import Testing
import ViewGeometry

/// Drags in lists that scroll meanwhile.
@Suite struct DraggedOutOfViewTests {
  /// Numbers that can be dragged, and what was loaded ahead of them.
  private final class Numbers: CollectionViewDataSource, TableViewDataSource,
    CollectionViewDataSourcePrefetching, TableViewDataSourcePrefetching
  {
    var ahead: [[Int]] = []
    var cancelled: [[Int]] = []

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 100 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = indexPath.item
      return cell
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.tag = indexPath.row
      return cell
    }
    func collectionView(
      _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
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

    func collection() -> CollectionView {
      let list = CollectionView(
        frame: .xywh(0, 0, 100, 40),
        collectionViewLayout: CollectionViewFlowLayout(item: .wh(100, 20), spacing: 0, lines: 0))
      list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = self
      list.layoutIfNeeded()
      return list
    }

    func table() -> TableView {
      let table = TableView(frame: .xywh(0, 0, 100, 40))
      table.rowHeight = 20
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.layoutIfNeeded()
      return table
    }
  }

  @Test(arguments: [0, 1], [0, 200, 1000] as [CGFloat])
  func `What is dragged keeps its cell wherever the list is scrolled to`(
    item: Int, offset: CGFloat
  ) {
    let numbers = Numbers()
    let (list, table) = (numbers.collection(), numbers.table())
    let cells = (list.cellForItem(at: .at(0, item)), table.cellForRow(at: .at(0, item)))
    _ = list.beginInteractiveMovementForItem(at: .at(0, item))
    _ = table.beginInteractiveMovementForRow(at: .at(0, item))

    (list.contentOffset.y, table.contentOffset.y) = (offset, offset)
    list.layoutIfNeeded()
    table.layoutIfNeeded()

    #expect(list.cellForItem(at: .at(0, item)) === cells.0)
    #expect(table.cellForRow(at: .at(0, item)) === cells.1)
    #expect(list.subviews.last === cells.0 && table.subviews.last === cells.1)
    #expect(table.visibleCells.count == (offset == 0 ? 2 : 3))

    list.endInteractiveMovement()
    table.endInteractiveMovement()
    list.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(list.visibleCells.count == 2 && table.visibleCells.count == 2)
  }

  @Test func `What is dragged past is announced and taken back by its place in the data`() {
    let numbers = Numbers()
    let (list, table) = (numbers.collection(), numbers.table())
    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    _ = table.beginInteractiveMovementForRow(at: .at(0, 0))
    // Below the part in view: the items between have moved up by one.
    list.updateInteractiveMovementTargetPosition(.xy(50, 190))
    table.updateInteractiveMovementTargetPosition(.xy(50, 190))

    list.prefetchDataSource = numbers
    list.layoutIfNeeded()
    #expect(numbers.ahead == [[3, 4]])
    table.prefetchDataSource = numbers
    table.layoutIfNeeded()
    #expect(numbers.ahead == [[3, 4], [3, 4]])

    (list.contentOffset.y, table.contentOffset.y) = (1000, 1000)
    list.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(numbers.cancelled == [[3, 4], [3, 4]])
  }
}
