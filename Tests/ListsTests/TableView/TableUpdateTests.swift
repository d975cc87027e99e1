import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Batches of updates on a table: rules R9.8 to R9.11.
@Suite struct TableUpdateTests {
  private let model = TableModel([
    TableModel.Section(header: 30, rows: [10, 20, 30, 40]), TableModel.Section(rows: [50, 60]),
  ])
  private let table: TableView

  init() {
    table = model.table(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.layoutIfNeeded()
  }

  @Test func `an inconsistent batch traps`() async {
    await #expect(processExitsWith: .failure) {
      let model = TableModel.specified
      let table = model.table()
      table.performBatchUpdates { table.deleteRows(at: [.at(0, 0)]) }
    }
    await #expect(processExitsWith: .failure) { TableView().endUpdates() }
  }

  @Test func `the last row is kept in place when rows come in above it`() {
    model.sections = [TableModel.Section(rows: Array(repeating: 40, count: 100))]
    table.reloadData()
    table.anchoring = .firstVisibleItem
    table.contentOffset.y = 3_700  // as far as it goes

    model.sections[0].rows.insert(contentsOf: Array(repeating: 40, count: 5), at: 0)
    table.insertRows(at: (0..<5).map { .at(0, $0) })

    expect(table.contentOffset.y == 3_900 as CGFloat)
  }
}
