import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// All requests to the data source during a drag use its own index paths (R9.17).
@Suite struct DraggedDataDetailTests {
  /// Rows as high as their numbers.
  private final class Numbers: DraggableNumbers, TableViewDelegate {
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(number(indexPath))
    }
  }

  @Test(arguments: 0..<4)
  func `Items and rows that are configured again keep what they show`(row: Int) {
    let numbers = Numbers([[10, 20, 30, 40]])
    let (list, table) = (numbers.collection(height: 300), numbers.table(height: 300))
    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    list.updateInteractiveMovementTargetPosition(.xy(50, 45))
    _ = table.beginInteractiveMovementForRow(at: .at(0, 0))
    table.updateInteractiveMovementTargetPosition(.xy(50, 50))
    let cells = (list.visibleCells, table.visibleCells)

    list.reconfigureItems(at: [.at(0, row)])
    table.reconfigureRows(at: [.at(0, row)])

    expectEqual(list.visibleCells.map(\.tag), [20, 30, 10, 40])
    expectEqual(table.visibleCells.map(\.tag), [20, 30, 10, 40])
    expect(zip(cells.0, list.visibleCells).allSatisfy { $0 === $1 })
    expect(zip(cells.1, table.visibleCells).allSatisfy { $0 === $1 })
  }

  @Test(
    arguments: [
      ([[10, 20, 30, 40]], 70, [[10, 20]]), ([[10, 20, 30, 40]], 70, [[]]),
      ([[10], [20, 30]], 30, [[], [20, 30]]), ([[10], [20, 30]], 30, [[10]]),
    ]
      as [([[Int]], CGFloat, [[Int]])])
  func `A drag ends if its item or target is gone when counts are requested again`(
    before: [[Int]], y: CGFloat, after: [[Int]]
  ) {
    let numbers = Numbers(before)
    let list = numbers.collection(height: 300)
    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    list.updateInteractiveMovementTargetPosition(.xy(50, y))

    numbers.sections = after
    list.collectionViewLayout.invalidateLayout(with: EverythingContext())
    list.layoutIfNeeded()

    expect(!list.hasUncommittedUpdates)
    expectEqual((0..<after.count).map { list.numberOfItems(inSection: $0) }, after.map(\.count))
    expectEqual(list.visibleCells.map(\.tag), after.flatMap(\.self))
  }

  @Test(
    arguments: [(.at(0, 2), [[20, 30, 10], [40]]), (.at(1, 1), [[20, 30], [40, 10]])]
      as [(IndexPath, [[Int]])])
  func `Rows reloaded during a drag lie where they are shown`(
    target: IndexPath, shown: [[Int]]
  ) {
    let numbers = Numbers([[10, 20, 30], [40]])
    let (list, table) = (numbers.collection(height: 300), numbers.table(height: 300))
    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    list.updateInteractiveMovementTargetPosition(.xy(50, target.section == 0 ? 50 : 75))
    _ = table.beginInteractiveMovementForRow(at: .at(0, 0))
    table.updateInteractiveMovementTargetPosition(.xy(50, target.section == 0 ? 50 : 95))
    if target.section == 1 {
      list.updateInteractiveMovementTargetPosition(.xy(50, 75))
      table.updateInteractiveMovementTargetPosition(.xy(50, 95))
    }

    table.sectionFooterHeight = 5
    list.collectionViewLayout.invalidateLayout(with: EverythingContext())
    list.layoutIfNeeded()
    table.layoutIfNeeded()

    let counts = shown.map(\.count)
    expectEqual((0..<2).map { list.numberOfItems(inSection: $0) }, counts)
    expectEqual((0..<2).map { table.numberOfRows(inSection: $0) }, counts)
    if table.cellForRow(at: target)?.tag == 10 {
      expectEqual(table.visibleCells.map(\.tag), shown.flatMap(\.self))
      expectEqual(
        table.indexPathsForVisibleRows?.map { table.rectForRow(at: $0).height },
        shown.flatMap(\.self).map { CGFloat($0) })
    } else {
      Issue.record("\(table.visibleCells.map(\.tag))")
    }
    expectEqual(list.visibleCells.map(\.tag), shown.flatMap(\.self))
  }
}
