import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The movement of the content when a row is measured higher or lower.
@Suite struct MeasuredOffsetTests {
  private let rows = RegisteredRows([10])

  /// Ten rows of 100 points in a view of 100.
  private func makeTable(offset: CGFloat) -> TableView {
    let table = rows.table(size: CGSize(width: 100, height: 100))
    table.rowHeight = 100
    table.reloadData()
    table.contentOffset.y = offset
    return table
  }

  @Test(arguments: [0, 20, 450, 890, 900], [0, 30, 100, 250])
  func `Visible rows stay where they are, at the ends too`(offset: CGFloat, height: CGFloat) {
    for row in 0..<10 {
      let table = makeTable(offset: offset)

      table.setMeasuredHeight(height, forRowAt: IndexPath(row: row, section: 0))

      let moved = CGFloat(row) * 100 < offset ? offset + height - 100 : offset
      expectEqual(table.contentOffset.y, min(max(0, moved), 800 + height), "row \(row)")
    }
  }

  @Test func `An offset beyond the end stays as far beyond it`() {
    let table = makeTable(offset: 960)

    table.setMeasuredHeight(50, forRowAt: IndexPath(row: 0, section: 0))

    expectEqual(table.contentOffset.y, 910)
  }
}
