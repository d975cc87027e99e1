import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Tables that are edited, and the parts of their cells (R7.13, R7.14).
@Suite struct TableEditingTests {
  @Test func `A background stays behind the cells and within sight`() {
    let rows = RegisteredRows([3])
    let table = rows.table()
    table.rowHeight = 40
    table.layoutIfNeeded()
    let background = View()

    table.backgroundView = background
    table.reloadData()
    table.contentOffset.y = 10
    table.layoutIfNeeded()

    expect(table.subviews.first === background)
    expectEqual(background.frame, table.bounds)
    table.backgroundView = nil
    expect(background.superview == nil)

    let touches = TouchLog([3])
    let list = touches.collection()
    list.backgroundView = background
    list.layoutIfNeeded()
    expect(list.subviews.first === background && background.frame == list.bounds)
    expectEqual(list.visibleCells.count, 3)
  }
}
