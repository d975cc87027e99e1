import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Selecting and touching rows (R7.12).
@Suite struct TableSelectionTests {
  private func selected(_ table: TableView) -> [Int] {
    (table.indexPathsForSelectedRows ?? []).map(\.row)
  }

  private func point(_ row: Int) -> CGPoint { .xy(50, CGFloat(row) * 20 + 10) }

  @Test func `The row that the delegate names is deselected in place of the touched one, R7.12`() {
    let touches = TouchLog([4])
    let table = touches.table()
    table.allowsMultipleSelection = true
    for row in [0, 3] {
      table.selectRow(at: .at(0, row), animated: false, scrollPosition: .none)
    }
    (touches.refused, touches.otherRowToDeselect) = (["will deselect 0"], .at(0, 3))

    table.tap(at: point(0))

    expectEqual(selected(table), [0])
    expectEqual(table.visibleCells.map(\.isSelected), [true, false, false, false])
    expectEqual(touches.log.suffix(2), ["will deselect 0", "did deselect 3"])
  }
}
