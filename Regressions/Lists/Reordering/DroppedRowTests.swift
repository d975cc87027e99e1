import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// State that remains after the drag of a row.
@Suite struct DroppedRowTests {
  /// Numbers 20 points high or a bit more, under headers of 20 points.
  private final class Numbers: DraggableNumbers, TableViewDelegate {
    var askedHeights: [IndexPath] = []
    var mayMove: (TableView) -> Void = { _ in }
    /// Called before the data moves.
    var willMove: (TableView) -> Void = { _ in }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      askedHeights.append(indexPath)
      return CGFloat(number(indexPath) % 7 + 20)
    }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      20
    }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      TableViewHeaderFooterView()
    }
    override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      mayMove(tableView)
      return true
    }
    override func tableView(
      _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      willMove(tableView)
      move(sourceIndexPath, to: destinationIndexPath)
    }
  }

  @Test(arguments: [false, true], [30, 50] as [CGFloat])
  func `R7.8 a row that was dragged lies behind headers that stick again`(
    isCancelled: Bool, y: CGFloat
  ) {
    let numbers = Numbers([Array(repeating: 0, count: 20)])
    let table = numbers.table(height: 100)
    _ = table.beginInteractiveMovementForRow(at: .at(0, 0))
    table.updateInteractiveMovementTargetPosition(.xy(50, y))
    table.layoutIfNeeded()

    if isCancelled { table.cancelInteractiveMovement() } else { table.endInteractiveMovement() }

    for offset in [10, 30] as [CGFloat] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      let hit = table.hitTest(.xy(50, offset + 15), with: nil)
      expect(hit?.isDescendant(of: table.headerView(forSection: 0) ?? View()) == true)
      expectEqual(table.indexPathForRow(at: .xy(50, offset + 15)), .at(0, offset == 10 ? 0 : 1))
    }
  }

  @Test func `R9.17 a dragged row stays in front of headers that come into view`() {
    let numbers = Numbers([[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]])
    let table = numbers.table(height: 100)
    _ = table.beginInteractiveMovementForRow(at: .at(0, 1))

    table.contentOffset.y = 60
    table.updateInteractiveMovementTargetPosition(.xy(50, 125))
    table.layoutIfNeeded()

    expect(table.headerView(forSection: 1) != nil)
    expect(table.subviews.last?.tag == 0 && table.subviews.last is TableViewCell)
  }

  @Test(arguments: [false, true])
  func `A data source that queries before it moves the row gets the shown counts`(
    isInvalidated: Bool
  ) {
    let numbers = Numbers([[1, 2, 3], [4]])
    let table = numbers.table(height: 100)
    var asked: [Int] = []
    numbers.willMove = { table in asked = [0, 1].map { table.numberOfRows(inSection: $0) } }
    _ = table.beginInteractiveMovementForRow(at: .at(0, 0))
    table.updateInteractiveMovementTargetPosition(.xy(50, 120))
    table.layoutIfNeeded()

    if isInvalidated { table.sectionFooterHeight = 1 }
    table.endInteractiveMovement()

    expectEqual(asked, [2, 2])
    table.frame.size.height = 200
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.map(\.tag), [2, 3, 1, 4])
    expectEqual(table.visibleCells.map(\.frame.height), [22, 23, 21, 24])
  }

  @Test func `A row deleted in the data source's callback isn't dragged`() {
    let numbers = Numbers([[1, 2]])
    let table = numbers.table(height: 100)
    numbers.mayMove = { [unowned numbers] in
      numbers.sections = [[1]]
      $0.reloadData()
    }

    let begins = table.beginInteractiveMovementForRow(at: .at(0, 1))

    expect(!begins)
  }

  @Test(arguments: [false, true])
  func `A lone edit that ends a drag asks for the new row alone`(isInvalidated: Bool) {
    let numbers = Numbers([[1, 2, 3], [4]])
    let table = numbers.table(height: 100)
    _ = table.beginInteractiveMovementForRow(at: .at(0, 0))
    table.updateInteractiveMovementTargetPosition(.xy(50, 70))
    table.layoutIfNeeded()
    if isInvalidated { table.sectionFooterHeight = 1 }
    numbers.askedHeights = []

    numbers.sections[1].append(5)
    table.insertRows(at: [.at(1, 1)])

    expectEqual(numbers.askedHeights, (isInvalidated ? [] : [.at(1, 1)]))
    table.frame.size.height = 200
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.map(\.tag), [1, 2, 3, 4, 5])
  }
}
