import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Sources of heights: rules R7.3, R7.4 and R7.10.
@Suite struct TableHeightTests {

  private func table(_ rows: any TableViewDataSource, height: CGFloat = 200) -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    return table
  }

  @Test func `R7.4 without a height rows count 44 points`() {
    let rows = RegisteredRows([100])

    expectEqual(table(rows).contentSize, CGSize(width: 320, height: 4_400))
  }

  @Test func `ten million equal rows answer at once`() {
    let rows = RegisteredRows([10_000_000])
    let table = table(rows)

    table.rowHeight = 40

    expect(table.contentSize.height == 400_000_000 as CGFloat)
    expectEqual(table.indexPathForRow(at: CGPoint(x: 0, y: 399_999_999)), .at(0, 9_999_999))
    expectEqual(
      table.rectForRow(at: .at(0, 5_000_000)), CGRect(x: 0, y: 200_000_000, width: 320, height: 40))
  }

  @Test func `a delegate without heights leaves the table's`() {
    let (rows, silent) = (RegisteredRows([10_000_000]), ScrollListener { _ in })
    let table = table(rows)
    table.delegate = silent

    table.rowHeight = 40
    table.sectionHeaderHeight = 30
    table.sectionFooterHeight = 20

    expect(table.contentSize.height == 400_000_050 as CGFloat)
    expect(table.rectForHeader(inSection: 0).height == 30 as CGFloat)
  }

  @Test func `a delegate may give the heights of many rows at once`() {
    let (rows, bulk) = (RegisteredRows([100_000]), RowHeightsSource { CGFloat($0.row % 10) + 10 })
    let table = table(rows)
    table.delegate = bulk

    expect(table.contentSize.height == 1_450_000 as CGFloat)
    expect(table.rectForRow(at: .at(0, 99_999)).height == 19 as CGFloat)

    rows.counts[0] += 1
    table.insertRows(at: [.at(0, 5)])
    expect(table.rectForRow(at: .at(0, 5)).height == 15 as CGFloat)
  }

  @Test func `a delegate may give the heights of the rows of a later section alone`() {
    let (rows, later) = (RegisteredRows([2, 2]), RowHeightsSource { $0.section == 1 ? 10 : nil })
    let table = table(rows)
    table.rowHeight = 30
    table.delegate = later

    expectEqual(table.rectForRow(at: .at(0, 1)).height, 30)
    expectEqual(table.rectForRow(at: .at(1, 1)).height, 10)
    expectEqual(table.contentSize.height, 80)
  }

  @Test func `R7.10 heights under an estimate are requested when a row is shown`() {
    let (rows, late) = (RegisteredRows([100]), RowHeightSource { _ in 50 })
    let table = table(rows)
    table.estimatedRowHeight = 44
    table.delegate = late
    expect(table.contentSize.height == 4_400 as CGFloat)
    late.asked = []

    table.layoutIfNeeded()

    // 50, 50, 50, 50 fill 200 points.
    expectEqual(late.asked.count, 4)
    expect(table.contentSize.height == 4_400 + 4 * 6 as CGFloat)
    expect(table.isRowMeasured(at: .at(0, 3)))
    expect(!table.isRowMeasured(at: .at(0, 4)))
  }

  @Test func `R7.10 measuring above the visible part keeps what is visible in place`() {
    let (rows, late) = (RegisteredRows([100]), RowHeightSource { _ in 50 })
    let table = table(rows)
    table.estimatedRowHeight = 44
    table.delegate = late
    table.contentOffset.y = 450  // within row 10, from 440

    table.layoutIfNeeded()

    expect(table.rectForRow(at: .at(0, 10)).minY == 440 as CGFloat)
    expect(table.contentOffset.y == 456 as CGFloat)
    expect(table.cellForRow(at: .at(0, 10))?.frame.height == 50 as CGFloat)
  }

  @Test func `cells of automatic height are measured`() {
    final class TallCell: TableViewCell {
      override var intrinsicContentSize: CGSize {
        CGSize(width: View.noIntrinsicMetric, height: 70)
      }
    }
    let rows = RegisteredRows([10])
    let table = rows.table(cell: TallCell.self)

    table.layoutIfNeeded()

    expect(table.visibleCells.map(\.frame.minY) == [0, 70, 140] as [CGFloat])
    expect(table.contentSize.height == 10 * 44 + 3 * 26 as CGFloat)
  }

  @Test func `R7.10 a height measured elsewhere counts at once`() {
    let rows = RegisteredRows([100])
    let table = table(rows)

    table.setMeasuredHeight(60.5, forRowAt: .at(0, 3))

    expect(table.rectForRow(at: .at(0, 3)).height == 60.5 as CGFloat)
    expect(table.rectForRow(at: .at(0, 4)).minY == 192.5 as CGFloat)

    table.reloadRows(at: [.at(0, 3)])
    expect(table.rectForRow(at: .at(0, 3)).height == 44 as CGFloat)
  }

  @Test func `R7.4 headers that nobody gave a height have none`() {
    let rows = RegisteredRows([1])

    expect(table(rows).rectForHeader(inSection: 0).height == 0 as CGFloat)
  }

  @Test func `R7.3 the delegate's heights come before the table's, fractions and all`() {
    let model = TableModel([TableModel.Section(header: 0, rows: [44.5, 10.25], footer: -5)])
    let table = model.table()

    table.rowHeight = 10
    table.sectionHeaderHeight = 30
    table.sectionFooterHeight = 20

    expect(table.rectForHeader(inSection: 0).height == 0 as CGFloat)
    expectEqual(
      table.rectForRow(at: .at(0, 1)), CGRect(x: 0, y: 44.5, width: 320, height: 10.25))
    expect(table.rectForFooter(inSection: 0).height == 0 as CGFloat)
    expect(table.contentSize.height == 54.75 as CGFloat)
  }

  @Test(arguments: [(0, 35 + 44 + 17.5), (.leastNormalMagnitude, 44)] as [(CGFloat, CGFloat)])
  func `R7.4 in a grouped table zero means the default, and the least number nothing`(
    height: CGFloat, contentHeight: CGFloat
  ) {
    let model = TableModel([TableModel.Section(header: height, rows: [44], footer: height)])
    let table = model.table(.grouped)

    table.heightDefaults = .platform

    expectEqual(table.contentSize.height, contentHeight)
  }

  /// Two sections of one row, the first with a title.
  private static func titled() -> RegisteredRows {
    let rows = RegisteredRows([1, 1])
    rows.headerTitle = { $0 == 0 ? "First" : nil }
    return rows
  }

  @Test func `R7.4 in a plain table the platform pads headers that there are by 22 points`() {
    let titled = Self.titled()
    let table = table(titled)

    table.heightDefaults = .platform

    expectEqual(table.rectForHeader(inSection: 0), CGRect(x: 0, y: 22, width: 320, height: 28))
    expectEqual(table.rectForHeader(inSection: 1), CGRect(x: 0, y: 94, width: 320, height: 0))
  }

  @Test func `R7.4 the platform's heights are there on request`() {
    let titled = Self.titled()
    func heights(_ style: TableView.Style) -> [CGFloat] {
      let table = titled.table(style: style)
      table.heightDefaults = .platform
      return (0..<2).flatMap {
        [table.rectForHeader(inSection: $0).height, table.rectForFooter(inSection: $0).height]
      }
    }

    expect(heights(.plain) == [28, 0, 0, 0] as [CGFloat])
    expect(heights(.grouped) == [35, 17.5, 17.5, 17.5] as [CGFloat])
  }

  @Test func `R7.7 padding above headers scrolls away under those that stick`() {
    let rows = RegisteredRows([10])
    let table = table(rows)
    table.rowHeight = 50
    table.sectionHeaderHeight = 30
    table.sectionHeaderTopPadding = 22

    expectEqual(table.rectForHeader(inSection: 0), CGRect(x: 0, y: 22, width: 320, height: 30))
    expect(table.rect(forSection: 0).height == 552 as CGFloat)
    table.contentOffset.y = 100
    expectEqual(
      table.layoutSnapshot.floatingRectForHeader(inSection: 0),
      CGRect(x: 0, y: 100, width: 320, height: 30))
  }

  @Test func `a negative height is refused`() async {
    await #expect(processExitsWith: .failure) { TableView().rowHeight = -2 }
    await #expect(processExitsWith: .failure) { TableView().estimatedRowHeight = .nan }
  }

  @Test(
    arguments: [TableView.Style.plain, .grouped, .insetGrouped], [320, 704] as [CGFloat])
  func `rows are measured in the width that their cells get`(
    style: TableView.Style, width: CGFloat
  ) {
    let flats = RegisteredRows([3]) { cell, _ in
      (cell as? FittingRow)?.fitting = { .wh($0.width, $0.width / 8) }
    }
    let table = TableView(frame: .xywh(0, 0, width, 900), style: style)
    table.register(FittingRow.self, forCellReuseIdentifier: "cell")
    table.dataSource = flats
    table.layoutIfNeeded()

    expectEqual(table.visibleCells.count, 3)
    for cell in table.visibleCells { expectEqual(cell.frame.height, cell.frame.width / 8) }
    expectEqual((table.cellForRow(at: .at(0, 0))?.frame.width == width), (style != .insetGrouped))

    table.reconfigureRows(at: [.at(0, 1)])
    table.layoutIfNeeded()
    for cell in table.visibleCells { expectEqual(cell.frame.height, cell.frame.width / 8) }
  }
}
