import ForceTouch
import Foundation
import TestSupport
import Testing
import UIKitNames

@testable import ForceTouchSupport

/// Lists whose delegate has gone.
@Suite struct ForsakenListTests {
  private final class Photos: UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction { _ in }]) })
    }
  }

  /// Items of 100 by 100 points, 80 points below the top of the screen.
  private static func grid(of items: PlainItems) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 80, width: 320, height: 400), collectionViewLayout: layout)
    items.fill(grid)
    return grid
  }

  @Test func `R10.33 a grid without its delegate leaves the press to the views around`() {
    let (press, items, photos, outer) = (
      PressScene(), PlainItems(count: 9), Photos(), MenuRecorder()
    )
    let grid = Self.grid(of: items)
    press.view.addSubview(grid)
    press.point = CGPoint(x: 50, y: 130)
    let around = UIContextMenuInteraction(delegate: outer)
    press.view.addInteraction(around)
    func open() {
      press.touch()
      press.preview(1)
      press.lift()
    }
    grid.delegate = photos
    open()
    expectEqual(outer.lines, [])
    press.dispatcher.contextMenu?.interaction?.dismissMenu()

    grid.delegate = nil
    open()

    expectEqual(outer.lines.first, "configuration")
    expect(press.dispatcher.contextMenu?.interaction === around)
    around.dismissMenu()
  }

  @Test func `A grid whose menu was put on another view leaves the press to the views around`()
    throws
  {
    let (press, items, photos, outer) = (
      PressScene(), PlainItems(count: 9), Photos(), MenuRecorder()
    )
    let grid = Self.grid(of: items)
    grid.delegate = photos
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    press.view.addSubview(grid)
    press.view.addSubview(other)
    press.point = CGPoint(x: 50, y: 130)
    func open() {
      press.touch()
      press.preview(1)
      press.lift()
      press.dispatcher.contextMenu?.dismiss()
    }
    open()
    let menu = try #require(grid.contextMenuInteraction)
    press.view.addInteraction(UIContextMenuInteraction(delegate: outer))

    other.addInteraction(menu)
    open()

    expect(menu.view === other)
    expectEqual(outer.lines.first, "configuration")
  }

  /// Logs its callbacks, and leaves its list at one of them.
  private final class Leaving: UICollectionViewDelegate, UITableViewDelegate {
    let moment: String?
    var lines: [String] = []

    init(at moment: String?) { self.moment = moment }

    private func note(_ line: String, _ list: UIScrollView) {
      lines.append(line)
      if line == moment { list.delegate = nil }
    }

    private func configuration(of list: UIScrollView) -> UIContextMenuConfiguration {
      note("configuration", list)
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction { _ in }])
      })
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      configuration(of: collectionView)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      note("highlight", collectionView)
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      note("dismissal", collectionView)
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      note("commit", collectionView)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      note("display", collectionView)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      note("end", collectionView)
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      configuration(of: tableView)
    }

    func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      note("highlight", tableView)
      return nil
    }

    func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      note("dismissal", tableView)
      return nil
    }

    func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      note("commit", tableView)
    }

    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      note("display", tableView)
    }

    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      note("end", tableView)
    }
  }

  private final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  private static func list(isTable: Bool, of items: PlainItems, _ rows: Rows) -> UIScrollView {
    guard isTable else { return grid(of: items) }
    let table = UITableView(frame: CGRect(x: 0, y: 80, width: 320, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    return table
  }

  private func open(_ press: PressScene, at point: CGPoint) {
    press.point = point
    press.touch()
    press.preview(1)
    press.lift()
  }

  private static let course = [
    "configuration", "highlight", "display", "commit", "dismissal", "end",
  ]

  @Test(arguments: 0..<6, [false, true])
  func `A menu goes its course when its list's delegate leaves on the way`(
    moment: Int, isTable: Bool
  ) throws {
    let (press, items, rows) = (PressScene(), PlainItems(count: 9), Rows())
    let leaving = Leaving(at: Self.course[moment])
    let list = Self.list(isTable: isTable, of: items, rows)
    list.delegate = leaving
    press.view.addSubview(list)
    open(press, at: CGPoint(x: 50, y: 130))
    let menu = try #require(press.dispatcher.contextMenu)
    let (isDisplayed, isLifted) = (menu.isDisplayed, menu.highlightPreview != nil)

    // On the preview, which lies in the middle.
    press.point = CGPoint(x: 160, y: 240)
    press.touch()
    press.lift()

    expect(isDisplayed)
    // The cell is lifted, and is the target at the end, if the delegate was called for it.
    expectEqual(isLifted, (moment > 0))
    expectEqual((menu.dismissalPreview != nil), (moment > 3))
    if case .ended(.committed) = menu.stage {} else { Issue.record("\(menu.stage)") }
    expectEqual(leaving.lines, Array(Self.course.prefix(moment + 1)))
    expect(press.dispatcher.contextMenu == nil)
  }

  @Test(arguments: [false, true])
  func `A preview doesn't go back to a cell that is in no window`(isTable: Bool) throws {
    let (press, items, rows, staying) = (
      PressScene(), PlainItems(count: 9), Rows(), Leaving(at: nil)
    )
    let list = Self.list(isTable: isTable, of: items, rows)
    list.delegate = staying
    press.view.addSubview(list)
    open(press, at: CGPoint(x: 50, y: 130))
    let menu = try #require(press.dispatcher.contextMenu)
    let geometry = menu.geometry

    list.removeFromSuperview()
    let later = menu.geometry
    menu.dismiss()

    expect(geometry != nil && later == nil)
    expectEqual(staying.lines, ["configuration", "highlight", "display", "dismissal", "end"])
    expect(menu.highlightPreview != nil && menu.dismissalPreview == nil)
  }

  @Test func `A menu of a grid that is gone springs from nothing, and ends with a touch`() throws {
    let (press, items, staying) = (PressScene(), PlainItems(count: 9), Leaving(at: nil))
    weak var list: UICollectionView?
    do {
      let grid = Self.grid(of: items)
      grid.delegate = staying
      press.view.addSubview(grid)
      list = grid
    }
    // Between two items.
    open(press, at: CGPoint(x: 105, y: 130))
    let menu = try #require(press.dispatcher.contextMenu)
    let (isDisplayed, geometry) = (menu.isDisplayed, menu.geometry)
    staying.lines = []
    list?.removeFromSuperview()
    let later = menu.geometry

    press.point = CGPoint(x: 160, y: 240)
    press.touch()

    expect(list == nil)
    expect(isDisplayed && geometry != nil)
    expect(later == nil)
    if case .ended(.dismissed) = menu.stage {} else { Issue.record("\(menu.stage)") }
    expectEqual(staying.lines, [])
    expect(press.dispatcher.contextMenu == nil)
  }

  @Test func `A menu that outlives its window can be ended`() {
    let (items, staying) = (PlainItems(count: 9), Leaving(at: nil))
    weak var window: UIWindow?
    var menu: ContextMenuPresentation?
    do {
      let press = PressScene()
      let grid = Self.grid(of: items)
      grid.delegate = staying
      press.view.addSubview(grid)
      open(press, at: CGPoint(x: 105, y: 130))
      (window, menu) = (press.window, press.dispatcher.contextMenu)
    }
    let isDisplayed = menu?.isDisplayed

    menu?.dismiss()

    expect(window == nil)
    expect(isDisplayed == true)
    expect(menu?.isEnded == true)
    // No delegate is left to be notified of the end.
    expectEqual(staying.lines, ["configuration", "display"])
  }
}
