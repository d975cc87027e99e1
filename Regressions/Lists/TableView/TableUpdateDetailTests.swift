import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Batches of updates on a table: rules R9.8 to R9.11.
@Suite struct TableUpdateDetailTests {
  private let model = TableModel([
    TableModel.Section(header: 30, rows: [10, 20, 30, 40]), TableModel.Section(rows: [50, 60]),
  ])
  private let table: TableView

  init() {
    table = model.table(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.layoutIfNeeded()
  }

  private func heights(_ section: Int) -> [CGFloat] {
    (0..<table.numberOfRows(inSection: section)).map {
      table.rectForRow(at: .at(section, $0)).height
    }
  }

  @Test func `a batch deletes by old indices and inserts by new ones`() {
    table.performBatchUpdates {
      model.sections[0].rows = [40, 11, 10, 30]
      table.deleteRows(at: [.at(0, 1)])
      table.insertRows(at: [.at(0, 1)])
      table.moveRow(at: .at(0, 3), to: .at(0, 0))
    }

    expect(heights(0) == [40, 11, 10, 30] as [CGFloat])
    expect(table.rectForRow(at: .at(1, 0)).minY == 121 as CGFloat)
    expect(table.contentSize.height == 231 as CGFloat)
  }

  @Test func `an update outside a batch is one of its own`() {
    model.sections[1].rows.append(70)

    table.insertRows(at: [.at(1, 2)])

    expect(heights(1) == [50, 60, 70] as [CGFloat])
  }

  @Test func `batches within a batch are one`() {
    model.sections[0].rows = [20, 30, 40]
    model.sections[1].rows = [50, 60, 10]

    table.beginUpdates()
    table.deleteRows(at: [.at(0, 0)])
    table.performBatchUpdates { table.insertRows(at: [.at(1, 2)]) }
    expect(table.hasUncommittedUpdates)
    expect(heights(0) == [10, 20, 30, 40] as [CGFloat])
    table.endUpdates()

    expect(heights(0) == [20, 30, 40] as [CGFloat])
    expect(heights(1) == [50, 60, 10] as [CGFloat])
  }

  @Test func `sections are inserted, deleted, moved and reloaded with their rows`() {
    model.sections = [
      TableModel.Section(rows: [50, 61]), TableModel.Section(header: 5, rows: [7]),
      TableModel.Section(header: 30, rows: [10, 20, 30, 40]),
    ]

    table.performBatchUpdates {
      table.insertSections([1])
      table.moveSection(1, toSection: 0)
      table.moveSection(0, toSection: 2)
      table.reloadRows(at: [.at(1, 1)])
    }

    expect((0..<3).map(heights) == [[50, 61], [7], [10, 20, 30, 40]] as [[CGFloat]])
    expect(table.rectForHeader(inSection: 1).height == 5 as CGFloat)

    model.sections[0].rows = [1, 2, 3]
    model.sections.removeLast()
    table.performBatchUpdates {
      table.reloadSections([0])
      table.deleteSections([2])
    }
    expect((0..<2).map(heights) == [[1, 2, 3], [7]] as [[CGFloat]])
  }

  @Test func `cells go with their rows and leave with them`() throws {
    let first = try #require(table.cellForRow(at: .at(0, 0)))
    let second = try #require(table.cellForRow(at: .at(0, 1)))
    model.sections[0].rows = [5, 20, 30, 40]

    table.performBatchUpdates {
      table.deleteRows(at: [.at(0, 0)])
      table.insertRows(at: [.at(0, 0)])
    }
    table.layoutIfNeeded()

    expectEqual(table.indexPath(for: second), .at(0, 1))
    expect(second.frame.minY == 35 as CGFloat)
    expect(table.cellForRow(at: .at(0, 0)) === first)
    expectEqual(model.calls.suffix(2), ["end 0.0", "cell 0.0"])
  }

  @Test func `a reloaded row asks for height and cell again`() {
    model.sections[0].rows[1] = 25
    model.calls = []

    table.reloadRows(at: [.at(0, 1)])
    table.layoutIfNeeded()

    expect(heights(0) == [10, 25, 30, 40] as [CGFloat])
    expectEqual(model.calls, ["end 0.1", "cell 0.1"])
  }

  @Test func `headers go with their sections`() throws {
    let header = try #require(table.headerView(forSection: 0))
    model.sections.insert(TableModel.Section(rows: [8]), at: 0)

    table.insertSections([0])
    table.layoutIfNeeded()

    expect(table.headerView(forSection: 1) === header)
    expect(header.frame.minY == 8 as CGFloat)
  }

  @Test func `the offset stays unless the first visible row is to`() {
    model.sections[0].rows = Array(repeating: 40, count: 100)
    table.reloadData()
    table.contentOffset.y = 1_000  // row 24 from 990
    func insertOnTop() {
      model.sections[0].rows.insert(25, at: 0)
      table.insertRows(at: [.at(0, 0)])
    }

    insertOnTop()
    expect(table.contentOffset.y == 1_000 as CGFloat)

    table.anchoring = .firstVisibleItem
    insertOnTop()
    expect(table.contentOffset.y == 1_025 as CGFloat)
  }

  @Test func `the next row is kept in place when the first visible one goes`() {
    model.sections[0].rows = Array(repeating: 40, count: 100)
    table.reloadData()
    table.anchoring = .firstVisibleItem
    table.contentOffset.y = 1_000
    model.sections[0].rows.remove(at: 24)

    table.deleteRows(at: [.at(0, 24)])

    expect(table.contentOffset.y == 960 as CGFloat)
  }

  @Test func `an inconsistent batch can be refused without a trace`() {
    model.sections[0].rows.append(99)

    #expect(
      throws: BatchUpdateError.itemCount(
        section: 0, before: 4, inserted: 0, deleted: 1, movedIn: 0, movedOut: 0, after: 5)
    ) { try table.validateUpdates { table.deleteRows(at: [.at(0, 0)]) } }

    expect(heights(0) == [10, 20, 30, 40] as [CGFloat])
    expect(!table.hasUncommittedUpdates)
  }

  @Test func `a consistent batch is carried out when validated`() throws {
    try table.validateUpdates {
      model.sections[0].rows.removeFirst()
      table.deleteRows(at: [.at(0, 0)])
    }

    expect(heights(0) == [20, 30, 40] as [CGFloat])
  }

  @Test func `rows that come into an empty table have the delegate's heights`() {
    model.sections = [TableModel.Section()]
    table.reloadData()

    model.sections[0].rows = [7, 8]
    table.insertRows(at: [.at(0, 0), .at(0, 1)])

    expect(heights(0) == [7, 8] as [CGFloat])
  }

  @Test func `an update before the first request has nothing to count from`() {
    let table = model.table()
    model.sections[1].rows.append(70)

    table.insertRows(at: [.at(1, 2)])

    expectEqual(table.numberOfRows(inSection: 1), 3)
  }

  @Test func `a batch that makes everything stale leaves no trace in the next`() {
    let table = model.table()
    table.layoutIfNeeded()
    table.performBatchUpdates {
      model.sections[0].rows.append(50)
      table.insertRows(at: [.at(0, 4)])
      table.reloadData()
    }
    table.layoutIfNeeded()
    let cells = table.visibleCells
    expectEqual(table.numberOfRows(inSection: 0), 5)

    model.sections[0].rows.insert(33, at: 0)
    table.insertRows(at: [.at(0, 0)])
    table.layoutIfNeeded()

    expectEqual(table.numberOfRows(inSection: 0), 6)
    expect(cells.allSatisfy { cell in table.visibleCells.contains { $0 === cell } })
  }

  @Test func `the end of a batch is reported once, after its updates`() {
    var told: [Bool] = []

    table.performBatchUpdates({
      model.sections[1].rows = [60]
      table.deleteRows(at: [.at(1, 0)])
      expect(told.isEmpty)
    }) { told.append($0) }

    expectEqual(told, [true])
    expect(heights(1) == [60] as [CGFloat])
  }

  @Test func `a batch that makes everything stale may ask for its rows before it ends`() throws {
    try table.validateUpdates {
      model.sections[0].rows.append(50)
      table.insertRows(at: [.at(0, 4)])
      table.heightDefaults = .explicit
      expectEqual(table.numberOfRows(inSection: 0), 5)
    }
    table.layoutIfNeeded()

    expect(heights(0) == [10, 20, 30, 40, 50] as [CGFloat])
    expectEqual(table.visibleCells.count, 7)
    expect(table.cellForRow(at: .at(1, 0))?.frame.minY == 180 as CGFloat)
  }

  @Test func `only the height of a new row is requested`() {
    let (rows, heights) = (RegisteredRows([3]), RowHeightSource { 10 + CGFloat($0.row) * 10 })
    let table = rows.table(size: CGSize(width: 320, height: 300))
    table.delegate = heights
    table.layoutIfNeeded()
    heights.asked = []

    rows.counts = [4]
    heights.height = { [10, 20, 25, 30][$0.row] }
    table.insertRows(at: [.at(0, 2)])
    table.layoutIfNeeded()

    expectEqual(heights.asked, [.at(0, 2)])
    expect(table.contentSize.height == 85 as CGFloat)
  }
}
