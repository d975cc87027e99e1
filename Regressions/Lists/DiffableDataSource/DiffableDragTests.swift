import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Snapshots that are applied during a drag, or before a list has laid out again.
@Suite struct DiffableDragTests {
  /// A data source that applies a snapshot after a row was dragged.
  private final class Rows: TableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      var items = snapshot().itemIdentifiers
      items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
      apply(DiffableDragTests.snapshot(["a": items]))
    }
  }

  private let list = CollectionView(
    frame: .xywh(0, 0, 100, 200),
    collectionViewLayout: CollectionViewFlowLayout(item: .wh(100, 20), spacing: 0, lines: 0))
  private let table = TableView(frame: .xywh(0, 0, 100, 200))
  private let items: CollectionViewDiffableDataSource<String, Int>
  private let rows: Rows

  init() {
    list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 20
    items = CollectionViewDiffableDataSource(collectionView: list) { list, indexPath, item in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = item
      return cell
    }
    rows = Rows(tableView: table) { table, indexPath, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.tag = item
      return cell
    }
    items.reorderingHandlers.canReorderItem = { _ in true }
    show(["a": [1, 2, 3]])
  }

  private static func snapshot(
    _ sections: KeyValuePairs<String, [Int]>
  ) -> DiffableDataSourceSnapshot<String, Int> {
    NamedSections(sections: sections.map { NamedSections.Section(name: $0, items: $1) }).snapshot
  }

  private func show(_ sections: KeyValuePairs<String, [Int]>) {
    items.apply(Self.snapshot(sections))
    rows.apply(Self.snapshot(sections))
    list.layoutIfNeeded()
    table.layoutIfNeeded()
  }

  /// Drags the first item and row to a y.
  private func drag(to y: CGFloat) {
    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    _ = table.beginInteractiveMovementForRow(at: .at(0, 0))
    for _ in 0..<2 {
      list.updateInteractiveMovementTargetPosition(.xy(50, y))
      table.updateInteractiveMovementTargetPosition(.xy(50, y))
    }
  }

  @Test(
    arguments: [[1, 2, 3], [3, 2, 1], [2, 3, 1], [4, 2, 1, 3], [3], []], [30, 50] as [CGFloat])
  func `A snapshot that is applied ends a drag`(new: [Int], y: CGFloat) {
    drag(to: y)

    show(["a": new])

    expectEqual(list.visibleCells.map(\.tag), new)
    expectEqual(table.visibleCells.map(\.tag), new)
    list.endInteractiveMovement()
    table.endInteractiveMovement()
    expect(items.snapshot().itemIdentifiers == new && rows.snapshot().itemIdentifiers == new)
  }

  @Test(arguments: [[1, 2], [2, 1], [2, 4]])
  func `A snapshot that is applied ends a drag to another section`(new: [Int]) {
    show(["a": [1, 2], "b": [3]])
    list.selectItem(at: .at(0, 1), animated: false, scrollPosition: [])
    table.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
    drag(to: 50)

    show(["a": new, "b": [3]])

    let place = IndexPath.at(0, new.firstIndex(of: 2) ?? 9)
    expectEqual(list.visibleCells.map(\.tag), new + [3])
    expectEqual(table.visibleCells.map(\.tag), new + [3])
    expectEqual(list.indexPathsForSelectedItems, [place])
    expectEqual(table.indexPathForSelectedRow, place)
  }

  @Test(arguments: [10, 30, 50] as [CGFloat])
  func `A snapshot with a dragged row where it was dropped shows it there`(y: CGFloat) {
    drag(to: y)
    table.endInteractiveMovement()
    table.layoutIfNeeded()

    let dropped = y == 10 ? [1, 2, 3] : y == 30 ? [2, 1, 3] : [2, 3, 1]
    expectEqual(rows.snapshot().itemIdentifiers, dropped)
    expectEqual(table.visibleCells.map(\.tag), dropped)
  }

  @Test func `A snapshot may be applied when a drag has changed the last one`() {
    items.reorderingHandlers.didReorder = { [unowned items] transaction in
      items.apply(Self.snapshot(["a": transaction.finalSnapshot.itemIdentifiers + [9]]))
    }
    drag(to: 50)
    list.endInteractiveMovement()
    list.layoutIfNeeded()

    expectEqual(items.snapshot().itemIdentifiers, [2, 3, 1, 9])
    expectEqual(list.visibleCells.map(\.tag), [2, 3, 1, 9])
  }

  @Test(arguments: [false, true])
  func `A snapshot that is applied when a drag is about to change the last one stays`(
    isReload: Bool
  ) {
    items.reorderingHandlers.willReorder = { [unowned items] transaction in
      let new = Self.snapshot(["a": transaction.finalSnapshot.itemIdentifiers + [9]])
      if isReload { items.applySnapshotUsingReloadData(new) } else { items.apply(new) }
    }
    drag(to: 50)
    list.endInteractiveMovement()
    list.layoutIfNeeded()

    expectEqual(items.snapshot().itemIdentifiers, [2, 3, 1, 9])
    expectEqual(list.visibleCells.map(\.tag), [2, 3, 1, 9])
  }

  @Test func `Cells and selection follow a snapshot that is applied before a list lays out again`()
  {
    list.selectItem(at: .at(0, 2), animated: false, scrollPosition: [])
    table.selectRow(at: .at(0, 2), animated: false, scrollPosition: .none)

    table.rowHeight = 30
    list.collectionViewLayout.invalidateLayout(with: CountsContext())
    show(["a": [3, 4, 1]])

    expectEqual(list.visibleCells.map(\.tag), [3, 4, 1])
    expectEqual(table.visibleCells.map(\.tag), [3, 4, 1])
    expectEqual(list.indexPathsForSelectedItems, [.at(0, 0)])
    expectEqual(table.indexPathForSelectedRow, .at(0, 0))

    table.rowHeight = 20
    list.collectionViewLayout.invalidateLayout(with: CountsContext())
    items.applySnapshotUsingReloadData(Self.snapshot(["a": [7, 8]]))
    rows.applySnapshotUsingReloadData(Self.snapshot(["a": [7, 8]]))
    list.layoutIfNeeded()
    table.layoutIfNeeded()
    expectEqual(list.visibleCells.map(\.tag), [7, 8])
    expectEqual(table.visibleCells.map(\.tag), [7, 8])
  }
}
