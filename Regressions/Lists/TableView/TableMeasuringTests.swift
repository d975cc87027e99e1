import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Rows that are measured, and the movements that follow (R7.10).
@Suite struct TableMeasuringTests {
  /// Rows whose cells are an eighth as high as wide.
  private func flats() -> RegisteredRows {
    RegisteredRows([3]) { cell, _ in
      (cell as? FittingRow)?.fitting = { .wh($0.width, $0.width / 8) }
    }
  }

  /// Leaves the height of the middle row to its cell.
  private final class Mixed: TableViewDelegate {
    let isBulk: Bool
    init(isBulk: Bool) { self.isBulk = isBulk }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? TableView.automaticDimension : 30
    }
    func tableView(
      _ tableView: TableView, heightsForRows rows: Range<Int>, inSection section: Int,
      into heights: UnsafeMutableBufferPointer<CGFloat>
    ) -> Bool {
      guard isBulk else { return false }
      for row in rows {
        heights[row - rows.lowerBound] = self.tableView(
          tableView, heightForRowAt: .at(section, row))
      }
      return true
    }
  }

  @Test(arguments: [false, true])
  func `a row whose height the delegate leaves to its cell is measured, R7.10`(isBulk: Bool) {
    let (flats, mixed) = (flats(), Mixed(isBulk: isBulk))
    let table = TableView(frame: .xywh(0, 0, 320, 900))
    table.register(FittingRow.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (flats, mixed)
    expectEqual((0..<3).map { table.rectForRow(at: .at(0, $0)).height }, [30, 44, 30])

    table.layoutIfNeeded()

    expectEqual((0..<3).map { table.rectForRow(at: .at(0, $0)).height }, [30, 40, 30])
    expectEqual(table.visibleCells.map(\.frame.height), [30, 40, 30])
  }

  /// Rows of 44 points: number 2 begins at 88, number 3 at 132.
  @Test(
    arguments: [
      (0, 100, 0, 20), (0, 100, 2, 20), (0, 100, 3, 0), (0, 88, 2, 0), (0, 89, 2, 20),
      (88, 0, 1, 20), (88, 0, 2, 0), (50, 39, 2, 20), (50, 38, 2, 0),
    ] as [(CGFloat, CGFloat, Int, CGFloat)])
  func `the offset moves along where a row begins above the part inside the inset, R7.10`(
    offset: CGFloat, inset: CGFloat, row: Int, movement: CGFloat
  ) {
    let model = TableModel([.init(rows: Array(repeating: 44, count: 100))])
    let table = model.table()
    table.contentInset.top = inset
    table.layoutIfNeeded()
    table.contentOffset.y = offset

    table.setMeasuredHeight(64, forRowAt: .at(0, row))

    expectEqual(table.contentOffset.y, offset + movement)
    expectEqual(table.rectForRow(at: .at(0, row)).height, 64)
  }
}
