import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The geometry of a table: T7.1 to T7.9, rules R7.1 to R7.6, R7.8 and R7.11.
@Suite struct TableQueryTests {
  private let model = TableModel.specified
  private let table: TableView

  init() {
    table = model.table()
    table.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    table.tableFooterView = View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  private func band(_ y: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: 320, height: height)
  }

  private func rows(_ section: Int) -> [CGRect] {
    (0..<table.numberOfRows(inSection: section)).map { table.rectForRow(at: .at(section, $0)) }
  }

  @Test func `T7.1 a section stacks header, rows and footer (R7.1, R7.2)`() {
    expectEqual(table.rect(forSection: 0), band(50, 198))
    expectEqual(table.rectForHeader(inSection: 0), band(50, 30))
    expectEqual(rows(0), [band(80, 44), band(124, 60), band(184, 44)])
    expectEqual(table.rectForFooter(inSection: 0), band(228, 20))
  }

  @Test func `T7.2 a section without rows has its header and a footer without height (R7.2)`() {
    expectEqual(table.rect(forSection: 1), band(248, 30))
    expectEqual(table.rectForHeader(inSection: 1), band(248, 30))
    expectEqual(table.rectForFooter(inSection: 1), band(278, 0))
  }

  @Test func `T7.3 a section without header starts with its rows (R7.2)`() {
    expectEqual(table.rect(forSection: 2), band(278, 98))
    expectEqual(table.rectForHeader(inSection: 2), band(278, 0))
    expectEqual(rows(2), [band(278, 44), band(322, 0), band(322, 44)])
    expectEqual(table.rectForFooter(inSection: 2), band(366, 10))
  }

  @Test func `T7.4 the content ends with the table's own footer (R7.11)`() {
    expectEqual(table.contentSize, CGSize(width: 320, height: 416))
  }

  @Test(
    arguments: [
      (79.9, nil), (80, .at(0, 0)), (123.999, .at(0, 0)), (124, .at(0, 1)), (228, nil),
      (321.9, .at(2, 0)), (322, .at(2, 2)), (366, nil), (-1, nil), (CGFloat.nan, nil),
    ] as [(CGFloat, IndexPath?)])
  func `T7.5 a point is in the row that holds its y (R7.5)`(y: CGFloat, expected: IndexPath?) {
    expectEqual(table.indexPathForRow(at: CGPoint(x: 10, y: y)), expected)
    expectEqual(table.indexPathForRow(at: CGPoint(x: -500, y: y)), expected)
  }

  @Test func `T7.6 rows in a rectangle overlap it (R7.6)`() {
    expectEqual(table.indexPathsForRows(in: band(124, 60)), [.at(0, 1)])
    expectEqual(table.indexPathsForRows(in: band(100, 30)), [.at(0, 0), .at(0, 1)])
    expectEqual(table.indexPathsForRows(in: band(228, 50)), [])
    expectEqual(table.indexPathsForRows(in: .null), [])
  }

  @Test func `R7.6 a rectangle without height is a point`() {
    expectEqual(table.indexPathsForRows(in: band(124, 0)), [.at(0, 1)])
    expectEqual(table.indexPathsForRows(in: band(322, 0)), [.at(2, 2)])
    expectEqual(table.indexPathsForRows(in: band(60, 0)), [])
  }

  @Test func `T7.8 what doesn't exist has no rectangle (R7.2)`() {
    expectEqual(table.rectForRow(at: .at(9, 9)), .zero)
    expectEqual(table.rectForRow(at: .at(0, 3)), .zero)
    expectEqual(table.rectForRow(at: .at(0, -1)), .zero)
    expectEqual(table.rect(forSection: 3), .zero)
    expectEqual(table.rectForHeader(inSection: -1), .zero)
    expectEqual(table.rectForFooter(inSection: 3), .zero)
  }

  @Test func `T7.9 scrolling never moves the rectangles at rest (R7.2, R7.8)`() {
    table.contentOffset.y = 180

    expectEqual(table.rectForHeader(inSection: 0), band(50, 30))
    expectEqual(table.indexPathForRow(at: CGPoint(x: 0, y: 185)), .at(0, 2))
  }

  @Test func `R7.1 rows of an inset table keep clear of the margins`() {
    let table = model.table(.insetGrouped)
    table.layoutMargins = EdgeInsets(top: 1, left: 20, bottom: 2, right: 12)

    expectEqual(
      table.rectForRow(at: .at(0, 0)), CGRect(x: 20, y: 30, width: 288, height: 44))
    expectEqual(table.rectForHeader(inSection: 0), band(0, 30))
  }

  @Test func `numbers of sections and rows come from the data source`() {
    expectEqual(table.numberOfSections, 3)
    expectEqual(table.numberOfRows(inSection: 0), 3)
    expectEqual(TableView().numberOfSections, 0)
  }

  @Test func `T7.7 a header sticks to the top until its section ends (R7.7)`() {
    let starts = [-10, 50, 60, 180, 217, 230, 248].map { (offset: CGFloat) in
      table.contentOffset.y = offset
      return table.layoutSnapshot.floatingRectForHeader(inSection: 0).minY
    }

    expectEqual(starts, [50, 50, 60, 180, 217, 218, 218])
  }

  @Test func `an element overlaps the rectangle with where it sticks`() {
    table.contentOffset.y = 180
    var elements: [TableLayoutElement] = []

    table.forEachElement(in: CGRect(x: 0, y: 200, width: 320, height: 60)) { elements.append($0) }

    expectEqual(elements.map(\.kind), [.header, .row, .footer, .header])
    expectEqual(
      elements.map(\.frame), [band(180, 30), band(184, 44), band(228, 20), band(248, 30)])
  }

  @Test func `asking for rows of no section is refused`() async {
    await #expect(processExitsWith: .failure) { _ = TableView().numberOfRows(inSection: 0) }
  }
}
