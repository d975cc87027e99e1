import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// How often tables and cells are laid out: once, unless more passes are requested.
@Suite struct LayoutRoundsTests {
  private final class CountingCell: TableViewCell {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class CountingTable: TableView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `A cell with backgrounds is laid out once`(hasBackground: Bool, hasSelected: Bool) {
    let cell = CountingCell()
    if hasSelected { cell.selectedBackgroundView = View() }
    if hasBackground { cell.backgroundView = View() }
    cell.layoutIfNeeded()
    cell.layouts = 0

    cell.setNeedsLayout()
    cell.layoutIfNeeded()

    expectEqual(cell.layouts, 1)
    let backgrounds = [cell.backgroundView, cell.selectedBackgroundView].compactMap(\.self)
    expectEqual(
      cell.subviews.map(ObjectIdentifier.init),
      (backgrounds + [cell.contentView]).map(ObjectIdentifier.init))
  }

  @Test func `A table with a dragged row is laid out once`() {
    let rows = RegisteredRows([5])
    let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    table.rowHeight = 50
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.layoutIfNeeded()
    expect(table.beginInteractiveMovementForRow(at: IndexPath(row: 0, section: 0)))
    table.layoutIfNeeded()
    table.layouts = 0

    table.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 120))
    table.layoutIfNeeded()

    expectEqual(table.layouts, 1)
    expect(table.subviews.last === table.cellForRow(at: IndexPath(row: 2, section: 0)))
  }
}
