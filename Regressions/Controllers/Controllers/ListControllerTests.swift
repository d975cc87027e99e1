import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Controllers of tables and collection views.
@Suite struct ListControllerTests {
  private final class Rows: TableViewController {
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
      _ tableView: TableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      indexPath.row == 1 ? 100 : super.tableView(tableView, heightForRowAt: indexPath)
    }
  }

  private final class Items: CollectionViewController, CollectionViewDelegateFlowLayout {
    override func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      4
    }

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 100, height: 60)
    }
  }

  @Test func `A table controller fills its table itself`() {
    let controller = Rows(style: .grouped)
    controller.tableView.rowHeight = 44
    controller.tableView.layoutIfNeeded()

    expect(controller.view === controller.tableView)
    expectEqual(controller.tableView.style, .grouped)
    expectEqual(controller.tableView.bounds, Screen.main.bounds)
    expectEqual(controller.tableView.numberOfRows(inSection: 0), 3)
    expectEqual(
      (0..<3).map { controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height },
      [44, 100, 44])
  }

  @Test func `A second table that the controller fills has its own heights and titles`() {
    let controller = Rows(style: .plain)
    let second = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    controller.tableView.rowHeight = 44
    controller.tableView.estimatedRowHeight = 10
    (controller.tableView.sectionHeaderHeight, second.sectionHeaderHeight) = (50, 21)
    (controller.tableView.sectionFooterHeight, second.sectionFooterHeight) = (60, 22)
    (second.rowHeight, second.estimatedRowHeight) = (30, 20)
    (second.estimatedSectionHeaderHeight, second.estimatedSectionFooterHeight) = (23, 24)
    let first = IndexPath(row: 0, section: 0)

    (second.dataSource, second.delegate) = (controller, controller)
    second.layoutIfNeeded()

    expectEqual(
      (0..<3).map { second.rectForRow(at: IndexPath(row: $0, section: 0)).height }, [30, 100, 30])
    expectEqual(controller.tableView(second, heightForRowAt: first), 30)
    expectEqual(controller.tableView(second, estimatedHeightForRowAt: first), 20)
    expectEqual(controller.tableView(second, heightForHeaderInSection: 0), 21)
    expectEqual(controller.tableView(second, heightForFooterInSection: 0), 22)
    expectEqual(controller.tableView(second, estimatedHeightForHeaderInSection: 0), 23)
    expectEqual(controller.tableView(second, estimatedHeightForFooterInSection: 0), 24)
    expectEqual(controller.tableView(controller.tableView, heightForRowAt: first), 44)
  }

  @Test func `A collection controller fills its collection view itself`() {
    let controller = Items(collectionViewLayout: CollectionViewFlowLayout())
    let layout = controller.collectionViewLayout
    let list: CollectionView = controller.collectionView
    list.layoutIfNeeded()

    expect(controller.view === list)
    expect(list.collectionViewLayout === layout)
    expectEqual(list.numberOfItems(inSection: 0), 4)
    expectEqual(
      list.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size,
      CGSize(width: 100, height: 60))
    expect(list.cellForItem(at: IndexPath(item: 3, section: 0)) != nil)
  }

  @Test func `Controllers of lists leave out what isn't overridden`() {
    let table = TableViewController(style: .plain)
    let list = CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())

    table.tableView.layoutIfNeeded()
    list.collectionView.layoutIfNeeded()

    expectEqual(table.tableView.numberOfSections, 1)
    expectEqual(table.tableView.numberOfRows(inSection: 0), 0)
    expectEqual(list.collectionView.numberOfItems(inSection: 0), 0)
  }

  /// A controller whose view isn't a table.
  private final class Framed: TableViewController {
    override func loadView() { view = View(frame: CGRect(x: 0, y: 0, width: 200, height: 300)) }
  }

  @Test func `A table controller whose view is no table has one besides, until that is set`() {
    let controller = Framed(style: .grouped)
    let table: TableView = controller.tableView

    expect(controller.view !== table && controller.tableView === table)
    expectEqual(table.style, .grouped)
    expectEqual(table.frame, CGRect(x: 0, y: 0, width: 200, height: 300))
    controller.setEditing(true, animated: false)
    expect(controller.isEditing && table.isEditing)

    let other = TableView(frame: .zero, style: .plain)
    controller.tableView = other
    expect(controller.view === other && controller.tableView === other)
  }

  @Test func `A collection view that is set is the view, and can lie in another one afterwards`() {
    let controller = Items(collectionViewLayout: CollectionViewFlowLayout())
    let first: CollectionView = controller.collectionView
    let (list, outer) = (
      CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout()), View()
    )

    controller.collectionView = list
    expect(controller.view === list && controller.collectionView === list)
    expect(controller.collectionViewLayout === list.collectionViewLayout && first !== list)

    outer.addSubview(list)
    controller.view = outer
    expect(controller.view === outer && controller.collectionView === list)
    expect(controller.collectionViewLayout === list.collectionViewLayout)
  }

  @Test func `A controller goes on filling its collection view inside another view`() {
    let controller = Items(collectionViewLayout: CollectionViewFlowLayout())
    let (list, outer): (CollectionView, View) = (controller.collectionView, View())

    outer.addSubview(list)
    controller.view = outer
    list.layoutIfNeeded()

    expect(controller.view === outer && controller.collectionView === list)
    expect(list.dataSource === controller && list.visibleCells.count == 4)
  }
}
