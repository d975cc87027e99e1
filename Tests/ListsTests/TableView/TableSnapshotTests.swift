import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Snapshots of a table's layout.
@Suite struct TableSnapshotTests {
  private let model = TableModel([
    TableModel.Section(header: 30, rows: Array(repeating: 40, count: 100))
  ])

  @Test func `a difference names what appeared, vanished and moved`() {
    let table = model.table()
    let before = table.layoutSnapshot
    model.sections[0].rows[1] = 100
    table.reloadRows(at: [.at(0, 1)])
    let rect = CGRect(x: 0, y: 60, width: 320, height: 100)

    let difference = table.layoutSnapshot.difference(from: before, in: rect)

    // Rows 0 to 3 from 30 to 190; now 0 to 1 from 30 to 170.
    expectEqual(difference.appeared, [])
    expectEqual(difference.vanished, [.at(0, 2), .at(0, 3)])
    expectEqual(difference.moved.map(\.indexPath), [.at(0, 1)])
    expect(difference.moved.map(\.to.height) == [100] as [CGFloat])
    expectEqual(
      before.difference(from: table.layoutSnapshot, in: rect).appeared, [.at(0, 2), .at(0, 3)])
    expect(before.difference(from: before, in: rect).isEmpty)
  }
}
