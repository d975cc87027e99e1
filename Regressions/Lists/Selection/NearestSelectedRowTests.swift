import Foundation
import Testing
import ViewGeometry

@testable import ListsTests
@testable import TestSupport

/// Which of several selected rows counts, and touched rows that leave the screen.
@Suite struct NearestSelectedRowTests {
  private let touches = TouchLog([100])
  private let table: TableView

  init() {
    table = touches.table()
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
  }

  private func select(_ rows: [Int]) {
    for row in rows { table.selectRow(at: .at(0, row), animated: false, scrollPosition: .none) }
  }

  @Test func `The selected row is the first of several`() {
    select([5, 2, 9])

    expectEqual(table.indexPathForSelectedRow, .at(0, 2))
    expectEqual(table.indexPathsForSelectedRows, [.at(0, 2), .at(0, 5), .at(0, 9)])
  }

  /// Rows are 20 points high, and 400 to 500 is visible.
  @Test(
    arguments: [
      ([5, 40], .top, 100), ([5, 22], .top, 440), ([19, 22], .top, 380), ([19, 22], .middle, 400),
      ([19, 22], .none, 400), ([10, 26], .bottom, 440), ([22, 30], .bottom, 360),
      ([23, 21], .middle, 380), ([20, 19], .top, 380),
    ] as [([Int], TableView.ScrollPosition, CGFloat)])
  func `The nearest row is measured from where it is to come`(
    rows: [Int], position: TableView.ScrollPosition, offset: CGFloat
  ) {
    table.contentOffset.y = 400
    select(rows)

    table.scrollToNearestSelectedRow(at: position, animated: false)

    expectEqual(table.contentOffset.y, offset)
  }

  @Test func `Without a selected row nothing scrolls`() {
    table.contentOffset.y = 400

    table.scrollToNearestSelectedRow(at: .top, animated: false)

    expectEqual(table.contentOffset.y, CGFloat(400))
  }

  @Test func `A touched row that comes back into view is highlighted again`() {
    table.touchDown(at: .xy(50, 30))

    table.contentOffset.y = 1_000
    table.layoutIfNeeded()
    let away = table.visibleCells.map(\.isHighlighted)
    table.contentOffset.y = 0
    table.layoutIfNeeded()

    expectEqual(away, [false, false, false, false, false])
    expectEqual(table.visibleCells.map(\.isHighlighted), [false, true, false, false, false])
    table.touchUp()
    expectEqual(table.indexPathsForSelectedRows, [.at(0, 1)])
  }
}
