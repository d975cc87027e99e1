import ForceTouch
import TestSupport
import Testing
import UIKitNames

// The classes are written as for UIKit, with nothing but the import changed.

private final class ContactsController: UITableViewController {
  var names = ["Ada", "Bo", "Cy"]
  var log: [String] = []

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { names.count }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { indexPath.row != 2 }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath.row == 1 ? nil : indexPath }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(names[indexPath.row])")
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(names[indexPath.row])")
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    log.append("delete \(names.remove(at: indexPath.row))")
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row > 0
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.append("scrolled")
  }
}

private final class PhotosController: UICollectionViewController {
  var log: [String] = []
  var asked: [IndexPath] = []

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 6 }

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item != 1 }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { log.append("select \(indexPath.item)") }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item > 0 }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { log.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)") }

  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { IndexPath(item: max(1, proposedIndexPath.item), section: 0) }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    asked.append(indexPath)
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in }])
    })
  }
}

/// Subclasses of list controllers override the methods about selection, editing, moving and menus.
@Suite struct ListControllerPortingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func middle(of row: Int, in table: UITableView) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  private func photos() -> PhotosController {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let controller = PhotosController(collectionViewLayout: layout)
    window.rootViewController = controller
    window.layoutIfNeeded()
    return controller
  }

  private func contacts() -> ContactsController {
    let controller = ContactsController(style: .plain)
    window.rootViewController = controller
    window.layoutIfNeeded()
    return controller
  }

  @Test func `A table controller says what is selected`() {
    let controller = contacts()
    let table: UITableView = controller.tableView

    for row in 0..<3 { table.tap(at: middle(of: row, in: table)) }

    expectEqual(controller.log, ["select Ada"])
    expectEqual(table.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
    expectEqual(table.sectionIndexTitles, ["A", "B"])
  }

  @Test(arguments: [true, false])
  func `Selections go when the controller appears, if it says so`(clears: Bool) {
    let (controller, photos) = (contacts(), photos())
    let path = IndexPath(row: 0, section: 0)
    window.rootViewController = UIViewController()
    controller.clearsSelectionOnViewWillAppear = clears
    photos.clearsSelectionOnViewWillAppear = clears
    controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    photos.collectionView.selectItem(at: path, animated: false, scrollPosition: [])

    window.rootViewController = controller
    window.rootViewController = photos

    expectEqual(controller.tableView.indexPathsForSelectedRows, (clears ? nil : [path]))
    expectEqual(photos.collectionView.indexPathsForSelectedItems, (clears ? [] : [path]))
    expect(controller.log == [] && photos.log == [])
  }

  @Test func `A table controller edits its table`() {
    let controller = contacts()
    controller.setEditing(true, animated: true)
    let isEditing = controller.tableView.isEditing

    let first = controller.tableView.commitEditing(forRowAt: IndexPath(row: 0, section: 0))
    let second = controller.tableView.commitEditing(forRowAt: IndexPath(row: 1, section: 0))
    controller.setEditing(false, animated: false)

    expect(isEditing && controller.isEditing == false && controller.tableView.isEditing == false)
    expect(!first && second)
    expectEqual(controller.log, ["delete Bo"])
    expectEqual(controller.tableView.numberOfRows(inSection: 0), 2)
  }

  @Test func `A collection controller says what is selected and what moves`() {
    let controller = photos()
    let list: UICollectionView = controller.collectionView

    list.tap(at: CGPoint(x: 10, y: 10))
    list.tap(at: CGPoint(x: 150, y: 10))
    let isFixed = list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    let isMoved = list.beginInteractiveMovementForItem(at: IndexPath(item: 4, section: 0))
    list.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
    list.endInteractiveMovement()

    expectEqual(controller.log, ["select 0", "move 4 to 1"])
    expect(!isFixed && isMoved)
  }

  @Test func `A press opens the menu of a collection controller's item`() {
    let controller = photos()
    let point = CGPoint(x: 160, y: 60)
    let item = controller.collectionView.indexPathForItem(
      at: window.convert(point, to: controller.collectionView))
    let thresholds = PressThresholds(preview: 0...0.5, commit: 0.5...1)
    let dispatcher = PressDispatcher(window: window, recognition: .force(thresholds))

    dispatcher.send(PressSample(phase: .began, location: point))
    dispatcher.send(
      PressSample(phase: .moved, location: point, force: 0.5, maximumPossibleForce: 1))
    dispatcher.send(PressSample(phase: .ended, location: point))

    expectEqual(controller.asked, [item])
    expectEqual(dispatcher.contextMenu?.menu?.actions.map(\.title), ["Copy"])
  }

  @Test func `A transition between children takes options`() {
    let (parent, old, new) = (UIViewController(), UIViewController(), UIViewController())
    var durations: [Double] = []
    parent.addChild(old)
    parent.view.addSubview(old.view)
    parent.addChild(new)

    parent.transition(
      from: old, to: new, duration: 0.25, options: [.curveEaseIn, .transitionCrossDissolve],
      animations: { durations.append(UIView.inheritedAnimationDuration) },
      completion: { _ in durations.append(UIView.inheritedAnimationDuration) })

    expectEqual(durations, [0.25, 0])
    expectEqual(parent.view.subviews, [new.view])
  }
}
