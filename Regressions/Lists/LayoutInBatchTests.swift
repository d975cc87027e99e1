import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Layout passes in the middle of a batch request nothing: the data is still changing.
@Suite struct LayoutInBatchTests {
  /// Names that cells show by their tags; a deleted one is -1.
  private final class Names: CollectionViewDataSource, CollectionViewDelegateFlowLayout,
    CollectionViewDataSourcePrefetching, TableViewDataSource, TableViewDelegate
  {
    var names = Array(0..<20)
    private(set) var missed = 0

    private func name(_ row: Int) -> Int {
      guard names.indices.contains(row) else {
        missed += 1
        return -1
      }
      return names[row]
    }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = name(indexPath.item)
      return cell
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.tag = name(indexPath.row)
      return cell
    }
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      _ = name(indexPath.item)
      return .wh(100, 20)
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      _ = name(indexPath.row)
      return 20
    }
    func collectionView(
      _ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {}
  }

  private let names = Names()

  @Test(arguments: [0, 300] as [CGFloat])
  func `A collection that is laid out in a batch shows what is there after it`(offset: CGFloat) {
    let list = CollectionView(
      frame: .xywh(0, 0, 100, 100),
      collectionViewLayout: CollectionViewFlowLayout(item: .wh(100, 20), spacing: 0, lines: 0))
    list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (list.dataSource, list.delegate, list.prefetchDataSource) = (names, names, names)
    list.layoutIfNeeded()

    list.performBatchUpdates {
      names.names.removeFirst(10)
      list.contentOffset.y = offset
      list.collectionViewLayout.invalidateLayout()
      list.setNeedsLayout()
      list.layoutIfNeeded()
      list.deleteItems(at: (0..<10).map { .at(0, $0) })
    }
    list.contentOffset.y = 100
    list.layoutIfNeeded()

    expectEqual(names.missed, 0)
    expectEqual(list.visibleCells.map(\.tag), Array(15..<20))
  }

  @Test(arguments: [0, 100, 300] as [CGFloat])
  func `A table that is laid out in a batch shows what is there after it`(offset: CGFloat) {
    let table = TableView(frame: .xywh(0, 0, 100, 100))
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (names, names)
    table.layoutIfNeeded()

    table.performBatchUpdates {
      names.names.removeFirst(10)
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      table.deleteRows(at: (0..<10).map { .at(0, $0) })
    }
    table.contentOffset.y = 100
    table.layoutIfNeeded()

    expectEqual(names.missed, 0)
    expectEqual(table.visibleCells.map(\.tag), Array(15..<20))
  }

  @Test func `A table is laid out after a batch that is refused`() {
    let table = TableView(frame: .xywh(0, 0, 100, 100))
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (names, names)
    table.layoutIfNeeded()

    #expect(throws: BatchUpdateError.self) {
      try table.validateUpdates {
        table.contentOffset.y = 200
        table.layoutIfNeeded()
        table.deleteRows(at: [.at(0, 0)])
      }
    }
    table.layoutIfNeeded()

    expectEqual(table.visibleCells.map(\.tag), Array(10..<15))
  }
}
