import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Tables that are edited, and the parts of their cells (R7.13, R7.14).
@Suite struct TableEditingTests {
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

  @Test func `A background stays behind the cells and within sight`() {
    let rows = Rows()
    let table = rows.table()
    let background = View()

    table.backgroundView = background
    table.reloadData()
    table.contentOffset.y = 10
    table.layoutIfNeeded()

    expect(table.subviews.first === background)
    expectEqual(background.frame, table.bounds)
    table.backgroundView = nil
    expect(background.superview == nil)

    let touches = TouchLog([3])
    let list = touches.collection()
    list.backgroundView = background
    list.layoutIfNeeded()
    expect(list.subviews.first === background && background.frame == list.bounds)
    expectEqual(list.visibleCells.count, 3)
  }
}
