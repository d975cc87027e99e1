import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The views of a table: which exist, their frames, and hits on them (R7.7, R7.8).
@Suite struct TableDisplayTests {
  private let model = TableModel(
    (0..<10).map { _ in
      TableModel.Section(header: 30, rows: Array(repeating: 50, count: 10), footer: 20)
    })
  private let table: TableView

  init() {
    table = model.table(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.layoutIfNeeded()
  }

  private func band(_ y: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: 320, height: height)
  }

  private func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    table.layoutIfNeeded()
  }

  @Test func `cells exist for the visible rows only, each at its frame`() {
    expectEqual(table.indexPathsForVisibleRows, (0..<4).map { .at(0, $0) })
    expectEqual(table.visibleCells.map(\.frame), (0..<4).map { band(30 + 50 * CGFloat($0), 50) })
    expect(table.cellForRow(at: .at(0, 4)) == nil)
  }

  @Test func `a cell knows its row while it shows one`() throws {
    let cell = try #require(table.cellForRow(at: .at(0, 2)))
    expectEqual(table.indexPath(for: cell), .at(0, 2))

    scroll(to: 1_000)

    expect(table.indexPath(for: cell) != .at(0, 2))
    expect(table.indexPath(for: TableViewCell()) == nil)
  }

  @Test func `cells that went out of view are used again`() {
    let before = Set(table.visibleCells.map(ObjectIdentifier.init))

    scroll(to: 2_000)

    let after = Set(table.visibleCells.map(ObjectIdentifier.init))
    expect(before.isSubset(of: after))
  }

  @Test func `the delegate is notified of cells that left the view`() {
    model.calls = []

    scroll(to: 80)

    expectEqual(model.calls, ["end 0.0", "cell 0.4"])
  }

  @Test func `a row that touches the edge of the view isn't visible`() {
    scroll(to: 80)

    expectEqual(table.indexPathsForVisibleRows, (1..<5).map { .at(0, $0) })
  }

  @Test func `R7.7 a header sticks to the top and is pushed out by the next`() throws {
    let header = try #require(table.headerView(forSection: 0))
    expectEqual(header.frame, band(0, 30))

    scroll(to: 100)
    expectEqual(header.frame, band(100, 30))

    scroll(to: 540)
    expectEqual(header.frame, band(520, 30))
    expectEqual(table.headerView(forSection: 1)?.frame, band(550, 30))
  }

  @Test func `R7.7 a footer sticks to the bottom`() {
    expect(table.footerView(forSection: 0) == nil)
    expectEqual(table.layoutSnapshot.floatingRectForFooter(inSection: 0), band(180, 20))
  }

  @Test func `R7.7 headers of grouped tables don't stick`() {
    let table = model.table(.grouped, frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.contentOffset.y = 100
    table.layoutIfNeeded()

    expect(table.headerView(forSection: 0) == nil)
  }

  @Test func `R7.7 an inset moves the line that headers stick to`() {
    table.contentInset.top = 64
    scroll(to: 100)

    expectEqual(table.headerView(forSection: 0)?.frame, band(164, 30))
  }

  @Test func `R7.8 a header that sticks is hit, and the row under it is still found (T12.27)`() {
    scroll(to: 100)
    let point = CGPoint(x: 10, y: 110)

    let header = table.headerView(forSection: 0)

    expect(
      header != nil && table.hitTest(point, with: nil)?.isDescendant(of: header ?? table) == true)
    expectEqual(table.indexPathForRow(at: point), .at(0, 1))
  }

  @Test func `touches on a row hit its cell`() {
    let hit = table.hitTest(CGPoint(x: 10, y: 90), with: nil)

    expect(hit === table.cellForRow(at: .at(0, 1))?.contentView)
  }

  @Test func `R7.1 the table's own header and footer lie at its ends`() {
    let header = View(frame: CGRect(x: 9, y: 9, width: 9, height: 50))
    let footer = View(frame: CGRect(x: 0, y: 0, width: 9, height: 40))
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()

    expectEqual(header.frame, band(0, 50))
    expectEqual(footer.frame, band(5_550, 40))
    expect(table.contentSize.height == 5_590 as CGFloat)

    table.tableHeaderView = nil
    expect(header.superview == nil)
    expect(table.contentSize.height == 5_540 as CGFloat)
  }

  @Test func `reloading asks for everything again`() {
    model.sections.removeLast(9)

    table.reloadData()
    table.layoutIfNeeded()

    expectEqual(table.numberOfSections, 1)
    expect(table.contentSize.height == 550 as CGFloat)
  }

  @Test func `a size that an app sets holds until the rows are requested again`() {
    table.contentSize = CGSize(width: 10, height: 20)
    expectEqual(table.contentSize, CGSize(width: 10, height: 20))

    table.reloadData()

    expectEqual(table.contentSize, CGSize(width: 320, height: 5_500))
  }

  @Test func `a wider table gives its rows the new width`() {
    table.frame.size.width = 400
    table.layoutIfNeeded()

    expect(table.rectForRow(at: .at(0, 0)).width == 400 as CGFloat)
    expect(table.cellForRow(at: .at(0, 0))?.frame.width == 400 as CGFloat)
    expect(table.contentSize.width == 400 as CGFloat)
  }

  @Test func `a source rectangle is given in the view that asks`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = model.table(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
    root.addSubview(table)
    table.contentOffset.y = 300

    let source = table.sourceRect(at: CGPoint(x: 50, y: 214), in: root)

    // 214 - 64 + 300 = 450: row 8 of section 0, from 430 to 480.
    expectEqual(source?.indexPath, .at(0, 8))
    expectEqual(source?.rect, band(194, 50))
    expect(table.sourceRect(at: CGPoint(x: 50, y: 310), in: root) == nil)
  }

  @Test func `a row cut off by the table is visible in part`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = model.table(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
    root.addSubview(table)
    table.contentOffset.y = 100

    let source = table.sourceRect(at: CGPoint(x: 50, y: 70), in: root)

    expectEqual(source?.rect, band(44, 50))
    expectEqual(source?.visibleRect, band(64, 30))
  }

  @Test func `Rows that are configured again keep their cells and get their new heights`() {
    var heights: [CGFloat] = [30, 40, 50]
    let labels = RegisteredRows([3]) { ($0 as? FittingRow)?.fit(heights[$1.row]) }
    let table = labels.table(size: .wh(100, 200), cell: FittingRow.self)
    table.layoutIfNeeded()
    let cells = table.visibleCells
    table.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
    (heights, labels.askedForCells) = ([30, 90, 70], [])

    table.reconfigureRows(at: [.at(0, 1), .at(0, 7)])
    expectEqual(labels.askedForCells, [.at(0, 1)])
    table.performBatchUpdates {
      table.reconfigureRows(at: [.at(0, 2)])
      expectEqual(labels.askedForCells, [.at(0, 1)])
    }
    expectEqual(labels.askedForCells, [.at(0, 1), .at(0, 2)])
    table.layoutIfNeeded()

    expect(zip(table.visibleCells, cells).allSatisfy { $0 === $1 })
    expect(cells.map(\.frame.minY) == [0, 30, 120] && cells[2].frame.height == CGFloat(70))
    expect(table.indexPathForSelectedRow == .at(0, 1) && cells[1].isSelected)
    expectEqual(table.contentSize.height, CGFloat(190))
  }
}
