import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Edits of a table whose heights are requested again, and batches that are refused: R9.11, R9.14.
@Suite struct StaleUpdateTests {
  private let data = DraggableNumbers([Array(0..<6)])
  private let table: TableView

  init() { table = data.table() }

  private func tags() -> [Int] {
    table.layoutIfNeeded()
    return table.visibleCells.map(\.tag)
  }

  private func select(_ row: Int) {
    table.selectRow(at: .at(0, row), animated: false, scrollPosition: .none)
  }

  @Test(arguments: [false, true], [false, true])
  func `a batch takes the selection along though heights change in it, R9.14`(
    heightsFirst: Bool, asks: Bool
  ) {
    select(5)

    table.beginUpdates()
    if heightsFirst { table.rowHeight = 30 }
    data.sections[0].remove(at: 0)
    if asks { expectEqual(heightsFirst, (table.numberOfRows(inSection: 0) == 5)) }
    table.deleteRows(at: [.at(0, 0)])
    if !heightsFirst { table.rowHeight = 30 }
    if asks { expectEqual(table.contentSize.height, CGFloat(150)) }
    table.endUpdates()

    expectEqual(table.indexPathsForSelectedRows, [.at(0, 4)])
    expectEqual(tags(), [1, 2, 3, 4, 5])
    expectEqual(table.visibleCells.map(\.isSelected), [false, false, false, false, true])
    expectEqual(table.contentSize.height, CGFloat(150))
  }

  @Test func `single edits keep selection and cells before heights are requested`() {
    select(3)
    let cells = table.visibleCells
    table.rowHeight = 30

    data.sections[0].remove(at: 0)
    table.deleteRows(at: [.at(0, 0)])
    data.sections[0].insert(9, at: 2)
    table.insertRows(at: [.at(0, 2)])

    expectEqual(table.indexPathsForSelectedRows, [.at(0, 3)])
    expectEqual(tags(), [1, 2, 9, 3, 4, 5])
    expect(table.cellForRow(at: .at(0, 3)) === cells[3])
    expectEqual(data.asked.map(\.row), [2])
  }

  @Test func `single edits of one change of the data request everything again`() {
    table.rowHeight = 30

    data.sections[0].removeFirst(2)
    table.deleteRows(at: [.at(0, 0)])
    table.deleteRows(at: [.at(0, 0)])

    expectEqual(tags(), [2, 3, 4, 5])
  }

  @Test(arguments: [false, true])
  func `the first visible row stays in place though heights change`(isBatch: Bool) {
    data.sections[0] = Array(0..<100)
    table.reloadData()
    table.anchoring = .firstVisibleItem
    table.contentOffset.y = 810  // 10 points into row 40

    func edit() {
      table.rowHeight = 30
      data.sections[0].remove(at: 0)
      table.deleteRows(at: [.at(0, 0)])
    }
    if isBatch { table.performBatchUpdates(edit) } else { edit() }

    expectEqual(table.contentOffset.y, CGFloat(39 * 30 + 10))
  }

  @Test func `a drag that is cancelled before heights are requested goes back`() {
    _ = table.beginInteractiveMovementForRow(at: .at(0, 0))
    table.updateInteractiveMovementTargetPosition(.xy(50, 50))
    expectEqual(tags(), [1, 2, 0, 3, 4, 5])

    table.rowHeight = 30
    table.cancelInteractiveMovement()

    expectEqual(tags(), [0, 1, 2, 3, 4, 5])
  }

  @Test func `a validated batch configures its cells at its end`() throws {
    try table.validateUpdates {
      table.reconfigureRows(at: [.at(0, 1)])
      expectEqual(data.asked.map(\.row), [])
    }

    expectEqual(data.asked.map(\.row), [1])
  }

  @Test(arguments: [false, true])
  func `a refused batch leaves nothing to the next, R9.11`(isStale: Bool) {
    select(2)

    #expect(throws: BatchUpdateError.self) {
      try table.validateUpdates {
        if isStale { table.rowHeight = 25 }
        table.reconfigureRows(at: [.at(0, 1)])
        table.insertRows(at: [.at(0, 99)])
      }
    }
    table.performBatchUpdates(nil)

    expectEqual(data.asked.map(\.row), [])
    expectEqual(table.indexPathsForSelectedRows, [.at(0, 2)])
    expectEqual(tags(), [0, 1, 2, 3, 4, 5])
    expectEqual(table.contentSize.height, CGFloat(isStale ? 150 : 120))
  }

  @Test(arguments: [false, true])
  func `a reload in a batch's request for counts leaves nothing to update`(
    isStale: Bool
  ) throws {
    try table.validateUpdates {
      if isStale { table.rowHeight = 30 }
      data.sections[0].remove(at: 0)
      table.deleteRows(at: [.at(0, 0)])
      data.whenCounted[0] = { [unowned table, unowned data] in
        data.sections[0] = [7, 8]
        table.reloadData()
      }
    }

    expectEqual(table.numberOfRows(inSection: 0), 2)
    expectEqual(tags(), [7, 8])
  }

  @Test func `a batch that is validated within another is part of it, R9.11`() throws {
    select(5)

    try table.validateUpdates {
      data.sections[0] = [9, 1, 2, 3, 4, 5]
      // Inconsistent by itself.
      try? table.validateUpdates { table.deleteRows(at: [.at(0, 0)]) }
      expect(table.numberOfRows(inSection: 0) == 6 && table.hasUncommittedUpdates)
      table.insertRows(at: [.at(0, 0)])
    }

    expect(!table.hasUncommittedUpdates)
    expectEqual(tags(), [9, 1, 2, 3, 4, 5])
    expectEqual(data.asked.map(\.row), [0])
    expectEqual(table.indexPathsForSelectedRows, [.at(0, 5)])
  }

  @Test func `the offset stays where a batch takes all rows in view`() {
    data.sections[0] = Array(0..<40)
    table.reloadData()
    table.anchoring = .firstVisibleItem
    table.contentOffset.y = 210  // Rows 10 to 20, the first and the last in part.

    data.sections[0].removeSubrange(10...20)
    table.deleteRows(at: (10...20).map { IndexPath.at(0, $0) })

    expectEqual(table.contentOffset.y, CGFloat(210))
    expectEqual(tags(), Array(21...31))
  }
}
