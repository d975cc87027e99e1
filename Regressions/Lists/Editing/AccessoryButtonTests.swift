import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Taps on the detail buttons of rows (R7.14).
@Suite struct AccessoryButtonTests {
  private final class Rows: RegisteredRows, TableViewDelegate {
    var taps: [Int] = []

    func tableView(
      _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { taps.append(indexPath.row) }
  }

  @Test func `R7.14 a tap on a detail button is reported, and selects no row`() {
    let types: [TableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
      .detailButton,
    ]
    let rows = Rows([types.count]) { cell, path in
      cell.accessoryType = types[path.row]
      if path.row == 5 { cell.accessoryView = View() }
    }
    let table = rows.table(size: CGSize(width: 320, height: 400))
    table.layoutIfNeeded()

    for row in 0..<9 { table.tapAccessoryButton(forRowAt: IndexPath(row: row, section: 0)) }

    expectEqual(rows.taps, [2, 4])
    expect(table.indexPathForSelectedRow == nil)
    table.setEditing(true, animated: false)
    table.tapAccessoryButton(forRowAt: IndexPath(row: 4, section: 0))
    expectEqual(rows.taps, [2, 4])
  }
}
