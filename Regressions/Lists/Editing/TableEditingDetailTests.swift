import Foundation
import Testing
import ViewGeometry

@testable import ListsTests
@testable import TestSupport

/// Tables that are edited, and the parts of their cells (R7.13, R7.14).
@Suite struct TableEditingDetailTests {
  private final class Rows: TableViewDataSource, TableViewDelegate {
    var log: [String] = []
    var style = TableViewCell.EditingStyle.delete
    var indents = true

    func table() -> TableView {
      let table = TableView(frame: .xywh(0, 0, 320, 200))
      table.rowHeight = 40
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      table.delegate = self
      table.dataSource = self
      table.layoutIfNeeded()
      return table
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.showsReorderControl = indexPath.row == 1
      return cell
    }
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 2
    }
    func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("\(editingStyle) \(indexPath.row)")
    }
    func tableView(
      _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
      style
    }
    func tableView(
      _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { indents }
    func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .destructive, title: "Delete") { action, _, done in
          self.log.append(action.title ?? "")
          done(true)
        }
      ])
    }
    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      indexPath.row
    }
  }

  private func contents(_ table: TableView) -> [CGRect] {
    table.layoutIfNeeded()
    return table.visibleCells.map(\.contentView.frame)
  }

  @Test func `Edited cells make room for their controls, R7.13`() {
    let rows = Rows()
    let table = rows.table()
    table.selectRow(at: .at(0, 0), animated: false, scrollPosition: .none)

    table.setEditing(true, animated: true)
    let edited = contents(table)
    let states = table.visibleCells.map(\.editingStyle)
    let selected = table.indexPathForSelectedRow
    table.isEditing = false

    expectEqual(
      edited, [.xywh(38, 0, 282, 40), .xywh(38, 0, 244, 40), .xywh(0, 0, 320, 40)])
    expect(states == [.delete, .delete, .none] && selected == nil)
    expect(contents(table).allSatisfy { $0 == .xywh(0, 0, 320, 40) })
    expect(table.visibleCells.allSatisfy { !$0.isEditing })
  }

  @Test func `Rows that the delegate doesn't indent are edited in their full width, R7.13`() {
    let rows = Rows()
    rows.indents = false
    let table = rows.table()

    table.setEditing(true, animated: false)

    expectEqual(
      contents(table), [.xywh(0, 0, 320, 40), .xywh(0, 0, 282, 40), .xywh(0, 0, 320, 40)])
    expectEqual(table.visibleCells.map(\.editingStyle), [.delete, .delete, .none])
  }

  @Test func `A control to drag by comes and goes while the row is edited, R7.13`() {
    let rows = Rows()
    let table = rows.table()
    table.setEditing(true, animated: false)

    for cell in table.visibleCells { cell.showsReorderControl.toggle() }

    expectEqual(
      contents(table), [.xywh(38, 0, 244, 40), .xywh(38, 0, 282, 40), .xywh(0, 0, 282, 40)])
  }

  @Test func `Controls and swipes reach data source and delegate`() {
    let rows = Rows()
    let table = rows.table()

    let committed = table.commitEditing(forRowAt: .at(0, 1))
    let refused = table.commitEditing(forRowAt: .at(0, 2))
    rows.style = .none
    let without = table.commitEditing(forRowAt: .at(0, 0))
    let swipe = table.swipeActionsConfiguration(forRowAt: .at(0, 0), leading: false)
    for action in swipe?.actions ?? [] { action.handler(action, table) { expect($0) } }

    expect(committed && !refused && !without)
    expectEqual(rows.log, ["delete 1", "Delete"])
    expect(swipe?.performsFirstActionWithFullSwipe == true)
    expectEqual(swipe?.actions.first?.style, .destructive)
    expect(table.swipeActionsConfiguration(forRowAt: .at(0, 0), leading: true) == nil)
    expect(table.swipeActionsConfiguration(forRowAt: .at(0, 2), leading: false) == nil)
  }

  @Test(
    arguments: [
      (TableViewCell.AccessoryType.none, 320), (.disclosureIndicator, 287),
      (.detailDisclosureButton, 253), (.checkmark, 281), (.detailButton, 273),
    ] as [(TableViewCell.AccessoryType, CGFloat)])
  func `Accessories narrow the content, R7.14`(type: TableViewCell.AccessoryType, width: CGFloat) {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)

    cell.accessoryType = type

    expectEqual(cell.contentView.frame, .xywh(0, 0, width, 44))
    cell.editingAccessoryType = .checkmark
    cell.isEditing = true
    expectEqual(cell.contentView.frame.width, CGFloat(281))
  }

  @Test func `A view of one's own stands at the trailing edge`() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    let accessory = View(frame: .xywh(0, 0, 50, 20))
    let (background, selected) = (View(), View())

    cell.accessoryView = accessory
    cell.backgroundView = background
    cell.selectedBackgroundView = selected

    expectEqual(accessory.frame, .xywh(255, 12, 50, 20))
    expectEqual(cell.contentView.frame, .xywh(0, 0, 255, 44))
    expect(background.frame == cell.bounds && selected.isHidden)
    expect(cell.subviews.first === background && cell.subviews[1] === selected)
    cell.isSelected = true
    expect(!selected.isHidden)
    cell.isSelected = false
    expect(selected.isHidden)
    cell.isHighlighted = true
    expect(!selected.isHidden)
    cell.isHighlighted = false
    expect(selected.isHidden)
    expect(accessory.superview === cell)
    let other = View(frame: .xywh(0, 0, 30, 20))
    cell.accessoryView = other
    expect(accessory.superview == nil && other.superview === cell)
    cell.accessoryView = nil
    expect(other.superview == nil && cell.contentView.frame.width == CGFloat(320))
  }

  @Test func `Lines, indentation and margins`() {
    let rows = Rows()
    let table = rows.table()
    table.separatorInset = EdgeInsets(top: 0, left: 20, bottom: 0, right: 5)
    let cells = table.visibleCells

    expectEqual(cells.map(\.indentationLevel), [0, 1, 2])
    expectEqual(cells[2].indentation, CGFloat(20))
    expectEqual(cells[0].separatorRect, .xywh(20, 39, 295, 1))
    cells[0].separatorInset = .zero
    expectEqual(cells[0].separatorRect, .xywh(0, 39, 320, 1))
    expectEqual(TableView().separatorInset.left, CGFloat(15))

    let wide = TableView(frame: .xywh(0, 0, 1_000, 100))
    wide.rowHeight = 40
    wide.dataSource = rows
    wide.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    wide.cellLayoutMarginsFollowReadableWidth = true
    wide.layoutIfNeeded()
    expectEqual(wide.visibleCells[0].contentView.layoutMargins.left, CGFloat(164))
  }

  @Test func `Margins of a cell's own come back when the readable width isn't followed any more`() {
    let rows = Rows()
    let table = TableView(frame: .xywh(0, 0, 1_000, 100))
    table.rowHeight = 40
    table.dataSource = rows
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.layoutIfNeeded()
    let first = table.visibleCells[0].contentView
    first.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)

    table.cellLayoutMarginsFollowReadableWidth = true
    table.layoutIfNeeded()
    table.visibleCells[1].contentView.layoutMargins = EdgeInsets(
      top: 5, left: 6, bottom: 7, right: 9)
    let followed = first.layoutMargins
    table.cellLayoutMarginsFollowReadableWidth = false
    table.layoutIfNeeded()

    expectEqual(followed, EdgeInsets(top: 1, left: 164, bottom: 3, right: 164))
    expectEqual(first.layoutMargins, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    table.semanticContentAttribute = .forceRightToLeft
    first.semanticContentAttribute = .forceRightToLeft
    expectEqual(first.layoutMargins.left, CGFloat(4))
    expectEqual(
      table.visibleCells[1].contentView.layoutMargins,
      EdgeInsets(top: 5, left: 6, bottom: 7, right: 9))
    expectEqual(table.visibleCells[2].contentView.layoutMargins.left, CGFloat(8))
  }

  @Test func `Content keeps clear of the safe area at the sides`() {
    let rows = Rows()
    let window = Window(frame: .xywh(0, 0, 320, 200))
    window.safeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 0, right: 30)
    let table = rows.table()
    window.addSubview(table)
    table.reloadData()

    expectEqual(contents(table)[0], .xywh(44, 0, 246, 40))
    table.insetsContentViewsToSafeArea = false
    table.reloadData()
    expectEqual(contents(table)[0], .xywh(0, 0, 320, 40))
  }

  @Test func `Another view of one's own stands there while the cell is edited`() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    let (plain, edited) = (View(frame: .xywh(0, 0, 50, 20)), View(frame: .xywh(0, 0, 30, 10)))

    cell.accessoryView = plain
    cell.editingAccessoryView = edited
    expect(cell.editingAccessoryView === edited && edited.superview === cell)
    expect(edited.isHidden && !plain.isHidden)

    cell.isEditing = true
    expect(plain.isHidden && !edited.isHidden)
    expectEqual(edited.frame, .xywh(275, 17, 30, 10))
    expectEqual(cell.contentView.frame, .xywh(0, 0, 275, 44))

    cell.editingAccessoryView = nil
    expect(edited.superview == nil && plain.superview === cell)
    expectEqual(cell.contentView.frame.width, CGFloat(320))
  }

  @Test func `A new cell has no accessories, and keeps what it is given`() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    expect(cell.accessoryType == .none && cell.editingAccessoryType == .none)
    expect(cell.indentationLevel == 0 && cell.indentationWidth == CGFloat(10))
    expect(!cell.showsReorderControl && cell.selectionStyle == .default && !cell.isEditing)

    cell.accessoryType = .checkmark
    cell.editingAccessoryType = .detailButton
    cell.indentationLevel = 3
    cell.indentationWidth = 7
    cell.showsReorderControl = true
    cell.selectionStyle = .gray

    expect(cell.accessoryType == .checkmark && cell.editingAccessoryType == .detailButton)
    expectEqual(cell.indentation, CGFloat(21))
    expect(cell.showsReorderControl && cell.selectionStyle == .gray)
  }

  @Test func `Without a data source a row has no actions`() {
    let rows = Rows()
    let table = rows.table()

    table.dataSource = nil

    expect(table.swipeActionsConfiguration(forRowAt: .at(0, 0), leading: false) == nil)
  }

  @Test func `A cell outside of tables has the inset that tables have at first`() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    expectEqual(cell.separatorInset, EdgeInsets(top: 0, left: 15, bottom: 0, right: 0))
    expectEqual(cell.separatorRect, .xywh(15, 43, 305, 1))

    cell.separatorInset = EdgeInsets(top: 0, left: 20, bottom: 0, right: 5)
    expectEqual(cell.separatorRect, .xywh(20, 43, 295, 1))

    let inTable = TableViewCell(style: .default, reuseIdentifier: nil)
    let table = TableView(frame: .xywh(0, 0, 320, 200))
    table.separatorInset = EdgeInsets(top: 0, left: 7, bottom: 0, right: 8)
    table.addSubview(inTable)
    expectEqual(inTable.separatorRect, .xywh(7, 43, 305, 1))
  }

  @Test func `Rows whose data source is gone can be edited, and not be moved`() {
    var rows: Rows? = Rows()
    let table = TableView(frame: .xywh(0, 0, 320, 200))
    table.rowHeight = 40
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.layoutIfNeeded()
    for cell in table.visibleCells { cell.showsReorderControl = true }
    rows = nil

    table.setEditing(true, animated: false)
    let cells = table.visibleCells
    for cell in cells { cell.layoutIfNeeded() }

    expect(rows == nil && cells.count == 3)
    expectEqual(cells.map(\.editingStyle), [.delete, .delete, .delete])
    expect(cells.allSatisfy { $0.contentView.frame == .xywh(38, 0, 282, 40) })
  }
}
