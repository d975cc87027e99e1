import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Tables while a row is dragged (R9.17).
@Suite struct TableInDragTests {
  private final class Owner: TableViewDataSource, TableViewDelegate {
    var names = ["a", "b", "c"]
    var committed: [String] = []
    var swiped: [String] = []

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
      names[indexPath.row] != "a"
    }

    func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      committed.append(names.remove(at: indexPath.row))
      tableView.deleteRows(at: [indexPath])
    }

    func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      swiped.append(names[indexPath.row])
      return nil
    }
  }

  @Test func `The row that is shown is edited, not the one of that number in the data`() {
    let owner = Owner()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    table.rowHeight = 50
    table.dataSource = owner
    table.delegate = owner
    table.layoutIfNeeded()
    expect(table.beginInteractiveMovementForRow(at: IndexPath(row: 0, section: 0)))
    table.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 120))

    // Shown are b, c, a.
    for row in 0..<3 {
      _ = table.swipeActionsConfiguration(
        forRowAt: IndexPath(row: row, section: 0), leading: false)
    }
    expectEqual(owner.swiped, ["b", "c"])
    expect(table.commitEditing(forRowAt: IndexPath(row: 2, section: 0)) == false)
    expect(table.commitEditing(forRowAt: IndexPath(row: 1, section: 0)))

    expectEqual(owner.committed, ["c"])
    expectEqual(owner.names, ["a", "b"])
    expectEqual(table.numberOfRows(inSection: 0), 2)
  }

  @Test(arguments: [UpdateAnchoring.contentOffset, .firstVisibleItem])
  func `The content stays while its first visible row is dragged`(anchoring: UpdateAnchoring) {
    let owner = Owner()
    owner.names = (0..<10).map { "\($0)" }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.rowHeight = 50
    table.dataSource = owner
    table.anchoring = anchoring
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    expect(table.beginInteractiveMovementForRow(at: IndexPath(row: 2, section: 0)))

    table.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 220))
    table.layoutIfNeeded()

    expectEqual(table.contentOffset.y, 100)
    table.cancelInteractiveMovement()
    expectEqual(table.contentOffset.y, 100)
  }
}
