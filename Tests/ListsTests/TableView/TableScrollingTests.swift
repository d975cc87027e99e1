import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Scrolling to rows (R7.9).
@Suite struct TableScrollingTests {
  private let model = TableModel(
    (0..<10).map { _ in
      TableModel.Section(header: 30, rows: Array(repeating: 50, count: 10), footer: 20)
    })

  private func offset(
    after position: TableView.ScrollPosition, of indexPath: IndexPath,
    style: TableView.Style = .plain, inset: EdgeInsets = .zero, from start: CGFloat = 0
  ) -> Double {
    let table = model.table(style, frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.contentInset = inset
    table.contentOffset.y = start
    table.scrollToRow(at: indexPath, at: position, animated: false)
    return Double(table.contentOffset.y)
  }

  // Section 2 starts at 1,100: header to 1,130, rows to 1,630, footer to 1,650.

  @Test func `R7.9 at the top the first row brings its header along`() {
    expectEqual(offset(after: .top, of: .at(2, 0)), 1_100)
    expectEqual(offset(after: .top, of: .at(2, 0), style: .grouped), 1_100)
  }

  @Test(arguments: [TableView.Style.plain, .grouped])
  func `at the top the first row of a section without a header comes alone`(
    style: TableView.Style
  ) {
    let model = TableModel(
      (0..<3).map { _ in TableModel.Section(rows: Array(repeating: 50, count: 10), footer: 20) })
    let table = model.table(style, frame: CGRect(x: 0, y: 0, width: 320, height: 400))

    table.scrollToRow(at: .at(1, 0), at: .top, animated: false)

    expectEqual(table.contentOffset.y, CGFloat(520))
  }

  @Test func `at the top of a plain table a row keeps clear of the header that sticks`() {
    expectEqual(offset(after: .top, of: .at(2, 3)), 1_280 - 30)
    expectEqual(offset(after: .top, of: .at(2, 3), style: .grouped), 1_280)
  }

  @Test func `at the bottom the last row brings its footer along`() {
    expectEqual(offset(after: .bottom, of: .at(2, 9)), 1_650 - 400)
    expectEqual(offset(after: .bottom, of: .at(2, 3)), 1_330 - 400)
  }

  @Test func `in the middle headers don't count`() {
    expectEqual(offset(after: .middle, of: .at(2, 0)), 1_155 - 200)
  }

  @Test func `insets are kept free`() {
    let inset = EdgeInsets(top: 64, left: 0, bottom: 50, right: 0)

    expectEqual(offset(after: .top, of: .at(2, 3), inset: inset), 1_280 - 30 - 64)
    expectEqual(offset(after: .bottom, of: .at(2, 3), inset: inset), 1_330 - 350)
    expectEqual(offset(after: .middle, of: .at(2, 3), inset: inset), 1_305 - (64 + 143))
  }

  @Test func `without a position the least movement shows the row`() {
    expectEqual(offset(after: .none, of: .at(2, 3)), 1_330 - 400)
    expectEqual(offset(after: .none, of: .at(2, 3), from: 2_000), 1_280)
    expectEqual(offset(after: .none, of: .at(2, 3), from: 1_000), 1_000)
  }

  @Test func `the offset stays within the limits`() {
    expectEqual(offset(after: .bottom, of: .at(0, 0)), 0)
    expectEqual(offset(after: .top, of: .at(9, 9)), 5_500 - 400)
  }

  @Test func `no row represents the header`() {
    let header = IndexPath(row: NSNotFound, section: 2)

    expectEqual(offset(after: .top, of: header), 1_100)
    expectEqual(offset(after: .bottom, of: header), 1_130 - 400)
  }

  @Test func `scrolling to a row that doesn't exist is refused`() async {
    await #expect(processExitsWith: .failure) {
      TableView().scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    }
  }
}
