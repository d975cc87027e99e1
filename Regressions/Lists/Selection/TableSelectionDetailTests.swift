import Foundation
import Testing
import ViewGeometry

@testable import ListsTests
@testable import TestSupport

/// Selecting and touching rows (R7.12).
@Suite struct TableSelectionDetailTests {
  private func selected(_ table: TableView) -> [Int] {
    (table.indexPathsForSelectedRows ?? []).map(\.row)
  }

  private func point(_ row: Int) -> CGPoint { .xy(50, CGFloat(row) * 20 + 10) }

  @Test(arguments: [
    (
      false, [Int](),
      [
        "should highlight 1", "did highlight 1", "did unhighlight 1", "will select 1",
        "did select 1",
      ], [1]
    ),
    (
      false, [0],
      [
        "should highlight 1", "did highlight 1", "did unhighlight 1", "will select 1",
        "will deselect 0", "did deselect 0", "did select 1",
      ], [1]
    ),
    (
      false, [1],
      [
        "should highlight 1", "did highlight 1", "did unhighlight 1", "will select 1",
        "did select 1",
      ], [1]
    ),
    (
      true, [0, 1],
      [
        "should highlight 1", "did highlight 1", "did unhighlight 1", "will deselect 1",
        "did deselect 1",
      ], [0]
    ),
  ])
  func `A tap calls the delegate in UIKit's order, R7.12`(
    isMultiple: Bool, before: [Int], calls: [String], after: [Int]
  ) {
    let touches = TouchLog([4])
    let table = touches.table()
    table.allowsMultipleSelection = isMultiple
    for row in before { table.selectRow(at: .at(0, row), animated: false, scrollPosition: .none) }

    table.tap(at: point(1))

    expectEqual(touches.log, calls)
    expectEqual(selected(table), after)
    expectEqual(table.visibleCells.map(\.isSelected), (0..<4).map(after.contains))
    expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func `The delegate may name another row, or none`() {
    let touches = TouchLog([4])
    let table = touches.table()

    touches.otherRow = .at(0, 3)
    table.tap(at: point(1))
    let other = selected(table)
    touches.refused = ["will select 2", "should highlight 0"]
    table.tap(at: point(2))
    table.tap(at: point(0))

    expectEqual(other, [3])
    expectEqual(selected(table), [3])
    expectEqual(touches.log.last, "should highlight 0")
  }

  @Test func `A row that doesn't want to be deselected stays selected beside`() {
    let touches = TouchLog([4])
    let table = touches.table()
    table.allowsMultipleSelection = true
    table.selectRow(at: .at(0, 0), animated: false, scrollPosition: .none)
    touches.refused = ["will deselect 0"]

    table.tap(at: point(0))

    expectEqual(selected(table), [0])
  }

  @Test(arguments: [nil, IndexPath(row: 3, section: 0)])
  func `A row that doesn't make room stays selected, and the touched one isn't, R7.12`(
    instead: IndexPath?
  ) {
    let touches = TouchLog([4])
    let table = touches.table()
    table.tap(at: point(0))
    (touches.refused, touches.otherRowToDeselect) = (["will deselect 0"], instead)
    touches.log = []

    table.tap(at: point(1))

    expectEqual(selected(table), [0])
    expectEqual(table.visibleCells.map(\.isSelected), [true, false, false, false])
    expectEqual(touches.log.suffix(2), ["will select 1", "will deselect 0"])
  }

  @Test func `A row that the delegate selects while another makes room is deselected on screen`() {
    let touches = TouchLog([4])
    let table = touches.table()
    table.tap(at: point(0))
    touches.reactions["did deselect 0"] = {
      table.selectRow(at: .at(0, 3), animated: false, scrollPosition: .none)
    }

    table.tap(at: point(1))

    expectEqual(selected(table), [1])
    expectEqual(table.visibleCells.map(\.isSelected), [false, true, false, false])
  }

  @Test func `Selecting in code doesn't call the delegate, R9.12`() {
    let touches = TouchLog([40])
    let table = touches.table()

    table.selectRow(at: .at(0, 30), animated: true, scrollPosition: .bottom)
    let offset = table.contentOffset.y
    table.selectRow(at: .at(0, 2), animated: true, scrollPosition: .none)

    expect(offset == CGFloat(520) && table.contentOffset.y == offset)
    expectEqual(table.indexPathForSelectedRow, .at(0, 2))
    table.deselectRow(at: .at(0, 2), animated: false)
    expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
    expectEqual(touches.log, [])
  }

  @Test func `Scrolling to the nearest selected row`() {
    let table = TouchLog([100]).table()
    let touches = TouchLog([100])
    table.dataSource = touches
    table.allowsMultipleSelection = true
    for row in [5, 60] { table.selectRow(at: .at(0, row), animated: false, scrollPosition: .none) }

    table.contentOffset.y = 800
    table.scrollToNearestSelectedRow(at: .top, animated: true)
    let far = table.contentOffset.y
    table.contentOffset.y = 300
    table.scrollToNearestSelectedRow(at: .bottom, animated: true)

    expectEqual(far, CGFloat(1_200))
    expectEqual(table.contentOffset.y, CGFloat(20))
  }

  @Test func `A cell is notified of its state by its own methods`() {
    final class Marked: TableViewCell {
      var heard: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        heard.append("selected \(selected) \(animated)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        heard.append("highlighted \(highlighted)")
      }
    }
    let touches = TouchLog([1])
    let table = touches.table()
    table.register(Marked.self, forCellReuseIdentifier: "cell")

    table.tap(at: point(0))
    table.deselectRow(at: .at(0, 0), animated: true)
    let cell = table.cellForRow(at: .at(0, 0)) as? Marked
    cell?.isSelected = true

    expectEqual(
      cell?.heard,
      [
        "highlighted true", "highlighted false", "selected true false", "selected false true",
        "selected true false",
      ])
  }

  @Test(arguments: [
    "should highlight 1", "did highlight 1", "did unhighlight 1", "will select 1",
    "will deselect 0", "did deselect 0",
  ])
  func `A delegate may reload in the middle of a tap`(moment: String) {
    let touches = TouchLog([4])
    let table = touches.table()
    table.selectRow(at: .at(0, 0), animated: false, scrollPosition: .none)
    touches.reactions[moment] = { [unowned table] in table.reloadData() }

    table.tap(at: point(1))

    expectEqual(touches.log.last, moment)
    expectEqual(selected(table), [])
  }

  @Test(arguments: [false, true])
  func `Rows of a table without a delegate are tapped as when it agrees to all`(isMultiple: Bool) {
    let touches = TouchLog([4])
    let table = touches.table()
    table.delegate = nil
    table.allowsMultipleSelection = isMultiple

    table.tap(at: point(1))
    expectEqual(selected(table), [1])
    table.tap(at: point(3))
    expectEqual(selected(table), (isMultiple ? [1, 3] : [3]))
    table.tap(at: point(3))
    expectEqual(selected(table), (isMultiple ? [1] : [3]))
    let left = selected(table)
    expectEqual(table.visibleCells.map(\.isSelected), (0..<4).map(left.contains))
    expectEqual(touches.log, [])
  }
}
