import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// All requests to the data source during a drag use its own index paths (R9.17).
@Suite struct DraggedDataTests {
  /// Rows as high as their numbers, of which 30 can't be edited.
  private final class Numbers: DraggableNumbers, TableViewDelegate {
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(number(indexPath))
    }
    override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
      number(indexPath) != 30
    }
  }

  @Test func `Heights that are requested late are those of the rows shown`() {
    let numbers = Numbers([[10, 20, 30, 40]])
    let table = numbers.table(height: 300, isLaidOut: false)
    table.estimatedRowHeight = 50

    _ = table.beginInteractiveMovementForRow(at: .at(0, 0))
    table.updateInteractiveMovementTargetPosition(.xy(50, 175))
    table.layoutIfNeeded()

    expectEqual(table.visibleCells.map(\.tag), [20, 30, 40, 10])
    expectEqual((0..<4).map { table.rectForRow(at: .at(0, $0)).height }, [20, 30, 40, 10])
  }

  /// Rows 10, 20, 30 and 40, of which the first is dragged to where the third was.
  private func draggedTable(of numbers: Numbers) -> TableView {
    let table = numbers.table(height: 300)
    _ = table.beginInteractiveMovementForRow(at: .at(0, 0))
    table.updateInteractiveMovementTargetPosition(.xy(50, 50))
    return table
  }

  @Test func `A cell that is dequeued for a row is as high as that wherever it is shown`() {
    let numbers = Numbers([[10, 20, 30, 40]])
    let table = draggedTable(of: numbers)

    let cells = (0..<4).map {
      table.dequeueReusableCell(withIdentifier: "cell", for: .at(0, $0))
    }

    expectEqual(table.visibleCells.map(\.tag), [20, 30, 10, 40])
    expectEqual(cells.map(\.bounds.height), [10, 20, 30, 40])
  }

  @Test func `Rows that become editable in a drag are queried by the data's index paths`() {
    let numbers = Numbers([[10, 20, 30, 40]])
    let table = draggedTable(of: numbers)

    table.isEditing = true
    table.layoutIfNeeded()

    expectEqual(table.visibleCells.map(\.tag), [20, 30, 10, 40])
    expectEqual(table.visibleCells.map(\.editingStyle), [.delete, .none, .delete, .delete])
  }
}
