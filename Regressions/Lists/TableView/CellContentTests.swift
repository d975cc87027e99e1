import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Calls of tables to cells about the space for their content, and when.
@Suite struct CellContentTests {
  private final class Cell: TableViewCell {
    var side: () -> CGFloat = { 0 }

    /// 2,000 square points of content in the space that the safe area and the indentation leave.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 2_000 / (size.width - side() - indentation))
    }
  }

  private final class TallCell: TableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 100)
    }
  }

  /// A table whose safe area changes as if it were moved in its window.
  private final class Table: TableView {
    var area = EdgeInsets.zero
    override var safeAreaInsets: EdgeInsets { area }
  }

  private final class Owner: TableViewDataSource, TableViewDelegate {
    var count = 3
    var willDisplay: (Int) -> Void = { _ in }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.side = { [unowned tableView] in tableView.safeAreaInsets.left }
      return cell
    }

    func tableView(
      _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { indexPath.row == 1 ? 5 : 0 }

    func tableView(
      _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) { willDisplay(indexPath.row) }
  }

  private let owner = Owner()

  private func makeTable() -> Table {
    let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = owner
    table.delegate = owner
    return table
  }

  private func heights(_ table: TableView) -> [CGFloat] {
    (0..<owner.count).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
  }

  @Test func `Cells are measured with their indentation`() {
    let table = makeTable()

    table.layoutIfNeeded()

    expectEqual(heights(table), [20, 40, 20])
  }

  @Test func `Cells are measured again in a table that was moved out of the safe area`() {
    let table = makeTable()
    table.area.left = 20
    table.layoutIfNeeded()
    expectEqual(heights(table), [25, 2_000 / 30, 25])

    table.area.left = 0
    table.setNeedsLayout()
    table.layoutIfNeeded()

    expectEqual(heights(table), [20, 40, 20])
  }

  @Test func `Rows out of view are measured again where the table was moved in its window`() {
    let table = makeTable()
    table.area.left = 20
    table.layoutIfNeeded()
    table.frame.size.height = 0
    table.layoutIfNeeded()
    expect(table.visibleCells.isEmpty)

    table.area.left = 0
    table.setNeedsLayout()
    table.layoutIfNeeded()
    table.frame.size.height = 300
    table.layoutIfNeeded()

    expectEqual(heights(table), [20, 40, 20])
  }

  @Test func `Rows are measured before others come into view where the safe area has changed`() {
    let table = makeTable()
    table.register(TallCell.self, forCellReuseIdentifier: "cell")
    owner.count = 20
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.count, 3)
    var displayed: [Int] = []
    owner.willDisplay = { displayed.append($0) }

    table.area.left = 20
    table.setNeedsLayout()
    table.layoutIfNeeded()

    expectEqual(table.visibleCells.count, 3)
    expectEqual(displayed, [])
  }

  @Test func `Rows to be measured again count with their estimates until the next layout`() {
    let table = makeTable()
    table.area.left = 20
    table.layoutIfNeeded()
    expectEqual(heights(table), [25, 2_000 / 30, 25])

    table.insetsContentViewsToSafeArea = false

    expectEqual(heights(table), [44, 44, 44])
  }

  @Test func `Heights set before the first layout hold beside a safe area`() {
    let table = makeTable()
    table.setMeasuredHeight(70, forRowAt: IndexPath(row: 0, section: 0))

    table.area.left = 20
    table.safeAreaInsetsDidChange()
    table.layoutIfNeeded()

    expectEqual(heights(table), [70, 2_000 / 30, 25])
  }

  @Test func `All cells are notified of the safe area when a pass is interrupted`() {
    let table = makeTable()
    table.rowHeight = 50
    table.contentOffset.y = 50
    table.layoutIfNeeded()
    owner.willDisplay = { [unowned table, owner] row in
      guard row == 0 else { return }
      owner.willDisplay = { _ in }
      table.sectionHeaderHeight = 10
    }

    table.area.left = 20
    table.contentOffset.y = 0
    table.layoutIfNeeded()

    expectEqual(table.visibleCells.map(\.contentView.frame.minX), [20, 20, 20])
  }

  @Test(arguments: [100, 712], [5, 30])
  func `Readable content keeps the margins that are wider`(width: CGFloat, margin: CGFloat) {
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: width, height: 50))
    cell.contentView.layoutMargins = EdgeInsets(top: 1, left: margin, bottom: 2, right: 3)
    let row = RegisteredRows([1])
    row.cell = { _ in cell }
    let table = Table(frame: CGRect(x: 0, y: 0, width: width, height: 300))
    table.rowHeight = 50
    table.cellLayoutMarginsFollowReadableWidth = true
    table.dataSource = row

    table.layoutIfNeeded()

    let side: CGFloat = (width - 672) / 2
    expectEqual(
      cell.contentView.layoutMargins,
      EdgeInsets(top: 1, left: max(margin, side), bottom: 2, right: max(3, side)))
  }
}
