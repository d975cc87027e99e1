import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Results of list controllers for methods that a subclass doesn't override.
@Suite struct ListControllerDefaultsTests {
  /// Three sections with titles at the side.
  private final class Rows: TableViewController {
    var count = 100
    var moves: [[IndexPath]] = []
    /// The actions at the leading edge under true, at the trailing one under false.
    var swipes: [Bool: SwipeActionsConfiguration] = [:]

    override func numberOfSections(in tableView: TableView) -> Int { 3 }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func sectionIndexTitles(for tableView: TableView) -> [String]? {
      super.sectionIndexTitles(for: tableView) ?? ["a", "b", "c"]
    }

    override func tableView(
      _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append([sourceIndexPath, destinationIndexPath])
    }

    override func tableView(
      _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      swipes[true]
        ?? super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    override func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      swipes[false]
        ?? super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }

  /// Three sections with titles at the side.
  private final class Items: CollectionViewController {
    var count = 40
    var moves: [[IndexPath]] = []

    override func numberOfSections(in collectionView: CollectionView) -> Int { 3 }

    override func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      count
    }

    override func indexTitles(for collectionView: CollectionView) -> [String]? {
      super.indexTitles(for: collectionView) ?? ["a", "b", "c"]
    }

    override func collectionView(
      _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append([sourceIndexPath, destinationIndexPath])
    }
  }

  /// A table of 320 by 480 points, with rows of 10 points.
  private func rows(_ count: Int = 100) -> Rows {
    let controller = Rows(style: .plain)
    controller.count = count
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let table: TableView = controller.tableView
    (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (10, 0, 0)
    table.layoutIfNeeded()
    return controller
  }

  /// A collection view of 320 by 480 points, with three items of 100 by 60 points in a line.
  private func items(_ count: Int = 40, header: CGFloat = 0, footer: CGFloat = 0) -> Items {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.headerReferenceSize = CGSize(width: 0, height: header)
    layout.footerReferenceSize = CGSize(width: 0, height: footer)
    let controller = Items(collectionViewLayout: layout)
    controller.count = count
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    return controller
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `A title at the side leads to the section of its number`() {
    let (lines, grid) = (rows(), items())
    var found: [[CGFloat]] = []

    for number in [1, 2, 0] {
      lines.tableView.scrollToSectionIndexTitle(at: number)
      grid.collectionView.scrollToIndexTitle(at: number)
      found.append([lines.tableView.contentOffset.y, grid.collectionView.contentOffset.y])
    }

    // 100 rows of 10 points; 14 lines of 60 points, 10 apart.
    expectEqual(found, [[1_000, 970], [2_000, 1_940], [0, 0]])
  }

  @Test func `Without an override there are no titles at the side`() {
    let table = TableViewController(style: .plain)
    let list = CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())

    expect(table.tableView.sectionIndexTitles == nil)
    expect(list.indexTitles(for: list.collectionView) == nil)
  }

  @Test func `Rows and items can be dragged anywhere`() {
    let (table, list) = (rows(4), items(4))

    let begins = [
      table.tableView.beginInteractiveMovementForRow(at: path(0)),
      list.collectionView.beginInteractiveMovementForItem(at: path(0)),
    ]
    table.tableView.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 25))
    table.tableView.endInteractiveMovement()
    list.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    list.collectionView.endInteractiveMovement()

    expectEqual(begins, [true, true])
    expectEqual(table.moves, [[path(0), path(2)]])
    expectEqual(list.moves, [[path(0), path(3)]])
  }

  @Test(arguments: [true, false])
  func `A row has the actions that its controller gives it at that edge`(isLeading: Bool) {
    let controller = rows()
    let actions = SwipeActionsConfiguration(actions: [])
    func given(_ leading: Bool) -> SwipeActionsConfiguration? {
      controller.tableView.swipeActionsConfiguration(forRowAt: path(0), leading: leading)
    }
    expect(given(true) == nil && given(false) == nil)

    controller.swipes[isLeading] = actions

    expect(given(isLeading) === actions)
    expect(given(!isLeading) == nil)
  }

  @Test func `Headers and footers are empty views at their frames`() {
    let controller = items(4, header: 20, footer: 30)

    let header = controller.collectionView.supplementaryView(
      forElementKind: CollectionView.elementKindSectionHeader, at: path(0))
    let footer = controller.collectionView.supplementaryView(
      forElementKind: CollectionView.elementKindSectionFooter, at: path(0))

    // Between them two lines of 60 points, 10 apart.
    expectEqual(header?.frame, CGRect(x: 0, y: 0, width: 320, height: 20))
    expectEqual(footer?.frame, CGRect(x: 0, y: 150, width: 320, height: 30))
    expect(header?.subviews == [] && footer?.subviews == [])
  }

  @Test func `A selected item among several is deselected by another tap`() {
    let controller = items()
    let list: CollectionView = controller.collectionView
    list.allowsMultipleSelection = true

    for x in [50, 160] as [CGFloat] { list.tap(at: CGPoint(x: x, y: 30)) }
    let both = list.indexPathsForSelectedItems
    list.tap(at: CGPoint(x: 50, y: 30))

    expectEqual(both, [path(0), path(1)])
    expectEqual(controller.collectionView.indexPathsForSelectedItems, [path(1)])
  }

  @Test(arguments: [true, false])
  func `A list scrolls to its top and has nothing to zoom`(isTable: Bool) throws {
    let controller: ViewController = isTable ? rows() : items()
    let list = try #require(controller.view as? ScrollView)
    list.contentOffset.y = 300
    list.maximumZoomScale = 3

    list.zoomScale = 2
    let (offset, isAtTop) = (list.contentOffset.y, list.scrollToTop())

    expect(isAtTop && offset == 300 as CGFloat)
    expect(list.contentOffset == .zero && list.delegate === controller)
    expect(list.viewForZooming == nil && list.zoomScale == 1 as CGFloat)
  }

  @Test(arguments: [true, false])
  func `R10.33 a press on a list without menus is for the views around`(isTable: Bool) {
    let (press, recorder) = (PressScene(), MenuRecorder())
    let interaction = ContextMenuInteraction(delegate: recorder)
    press.view.addInteraction(interaction)
    let controller: ViewController = isTable ? rows(4) : items(4)
    press.view.addSubview(controller.view)

    // On a row and an item, and beside them.
    for point in [CGPoint(x: 50, y: 5), CGPoint(x: 105, y: 470)] {
      recorder.lines = []
      press.point = point
      press.touch()
      press.preview(1)
      press.lift()

      expectEqual(recorder.lines.first, "configuration")
      expect(press.dispatcher.contextMenu?.interaction === interaction)
      expect(controller.view.superview === press.view)
      interaction.dismissMenu()
    }
  }

  /// Overrides the older methods of menus only.
  private final class Menus: CollectionViewController {
    let menu = ContextMenuConfiguration()
    var asked: [IndexPath] = []
    var highlight: TargetedPreview?
    var dismissal: TargetedPreview?

    override func collectionView(
      _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> ContextMenuConfiguration? {
      asked.append(indexPath)
      return menu
    }

    override func collectionView(
      _ collectionView: CollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview? {
      highlight
        ?? super.collectionView(
          collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    override func collectionView(
      _ collectionView: CollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview? {
      dismissal
        ?? super.collectionView(
          collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  @Test func `The older method about a menu is called for one item alone`() {
    let controller = Menus(collectionViewLayout: CollectionViewFlowLayout())
    let list: CollectionView = controller.collectionView
    let pressed: [[IndexPath]] = [[], [path(1)], [path(0), path(1)]]

    let menus = pressed.map { (paths: [IndexPath]) -> ContextMenuConfiguration? in
      controller.collectionView(list, contextMenuConfigurationForItemsAt: paths, point: .zero)
    }

    expect(menus[0] == nil && menus[2] == nil)
    expect(menus[1] === controller.menu)
    expectEqual(controller.asked, [path(1)])
  }

  @Test func `The older methods about previews are called for the two of an item`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = Menus(collectionViewLayout: CollectionViewFlowLayout())
    window.rootViewController = controller
    let (list, menu): (CollectionView, ContextMenuConfiguration) = (
      controller.collectionView, controller.menu
    )
    let previews = (0..<2).map { (_: Int) -> TargetedPreview in
      let view = View()
      list.addSubview(view)
      return TargetedPreview(view: view)
    }
    func asked() -> [TargetedPreview?] {
      [
        controller.collectionView(
          list, contextMenuConfiguration: menu, highlightPreviewForItemAt: path(0)),
        controller.collectionView(
          list, contextMenuConfiguration: menu, dismissalPreviewForItemAt: path(0)),
      ]
    }

    let without = asked()
    (controller.highlight, controller.dismissal) = (previews[0], previews[1])
    let with = asked()

    expect(list.window === window && without[0] == nil && without[1] == nil)
    expect(with[0] === previews[0] && with[1] === previews[1])
  }
}
