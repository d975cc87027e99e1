import Foundation
import Testing
import ViewGeometry

@testable import ListsTests
@testable import TestSupport

/// A table that shows snapshots.
@Suite struct TableDiffableDataSourceTests {
  private let table = TableView(frame: .xywh(0, 0, 100, 200))
  private let source: TableViewDiffableDataSource<String, Int>

  init() {
    table.rowHeight = 20
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    source = TableViewDiffableDataSource(tableView: table) { table, indexPath, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.tag = item
      return cell
    }
    source.apply(Self.snapshot(["a": [1, 2], "b": [3]]))
    table.layoutIfNeeded()
  }

  private static func snapshot(
    _ sections: KeyValuePairs<String, [Int]>
  ) -> DiffableDataSourceSnapshot<String, Int> {
    NamedSections(sections: sections.map { NamedSections.Section(name: $0, items: $1) }).snapshot
  }

  private var tags: [Int] { table.visibleCells.map(\.tag) }

  @Test func `The table shows the snapshot's sections and items, and is notified of changes`() {
    let first = table.visibleCells
    var completions = 0

    source.apply(Self.snapshot(["b": [3], "a": [2, 4, 1]])) { completions += 1 }
    table.layoutIfNeeded()

    expect(first.map(\.tag) == [1, 2, 3] && tags == [3, 2, 4, 1])
    expect(table.visibleCells[1] === first[1] && table.visibleCells[3] === first[0])
    expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 3)
    expectEqual(source.snapshot().itemIdentifiers, [3, 2, 4, 1])

    source.applySnapshotUsingReloadData(Self.snapshot(["c": [9]])) { completions += 1 }
    table.layoutIfNeeded()
    expect(tags == [9] && completions == 2)
  }

  @Test(arguments: [false, true])
  func `R15.35 a table's snapshot is animated by a clock if its differences are to be`(
    isAnimated: Bool
  ) {
    let clock = AnimationClock()
    var completions = 0
    clock.use {
      source.apply(
        Self.snapshot(["a": [7, 1, 2], "b": [3]]), animatingDifferences: isAnimated
      ) { completions += 1 }
      expectEqual(completions, isAnimated ? 0 : 1)
      table.layoutIfNeeded()
      let moved = table.cellForRow(at: .at(0, 1))
      expectEqual(moved?.frame.minY, table.rectForRow(at: .at(0, 1)).minY)
      expectEqual(
        moved?.layer.presentation()?.frame.minY,
        table.rectForRow(at: .at(0, isAnimated ? 0 : 1)).minY)
      clock.advance(by: 0.3)
    }
    expect(tags == [7, 1, 2, 3] && completions == 1)
  }

  @Test func `Identifiers and places lead to each other`() {
    expectEqual(source.itemIdentifier(for: .at(0, 1)), 2)
    expect(source.itemIdentifier(for: .at(0, 2)) == nil)
    expect(source.itemIdentifier(for: .at(2, 0)) == nil)
    expect(source.indexPath(for: 3) == .at(1, 0) && source.indexPath(for: 8) == nil)
    expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
    expect(source.index(for: "b") == 1 && source.index(for: "x") == nil)
  }

  @Test func `Rows have no titles, and can't be edited or moved`() {
    expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
    expect(source.tableView(table, titleForFooterInSection: 0) == nil)
    expect(!source.tableView(table, canEditRowAt: .at(0, 0)))
    expect(!source.tableView(table, canMoveRowAt: .at(0, 0)))
    expect(source.sectionIndexTitles(for: table) == nil)
    expectEqual(source.tableView(table, sectionForSectionIndexTitle: "b", at: 1), 1)
    expectEqual(source.defaultRowAnimation, .automatic)
  }

  @Test(arguments: [false, true])
  func `A snapshot that is applied while the table asks for heights, or in a batch, is shown then`(
    isAsking: Bool
  ) {
    let new = Self.snapshot(["b": [3], "c": [7, 8, 9]])
    var isPending = isAsking
    let applier = RowHeightSource { _ in
      if isPending {
        isPending = false
        source.apply(new)
      }
      return 20
    }
    if isAsking {
      table.delegate = applier
      table.reloadData()
    } else {
      table.performBatchUpdates({ source.apply(new) }, completion: nil)
    }
    table.layoutIfNeeded()

    expect(!isPending)
    expectEqual(table.numberOfSections, 2)
    expectEqual(table.numberOfRows(inSection: 1), 3)
    expectEqual(tags, [3, 7, 8, 9])
    expectEqual(source.snapshot().itemIdentifiers, [3, 7, 8, 9])
  }

  @Test func `A table with another data source isn't notified`() {
    let touches = TouchLog([1])
    table.dataSource = touches
    table.layoutIfNeeded()

    source.apply(Self.snapshot(["a": [5, 6, 7]]))
    table.layoutIfNeeded()

    expectEqual(source.snapshot().itemIdentifiers, [5, 6, 7])
    expectEqual(table.numberOfRows(inSection: 0), 1)
  }
}
