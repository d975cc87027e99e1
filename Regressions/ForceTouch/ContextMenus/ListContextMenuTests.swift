import ForceTouch
import Foundation
import TestSupport
import Testing
import UIKitNames

@testable import ForceTouchSupport
@testable import ForceTouchTests

/// Context menus of items and rows (R10.28).
@Suite struct ListContextMenuTests {
  private let press = PressScene()
  private let grid: UICollectionView
  private let items = PlainItems(count: 1_000)

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    grid = UICollectionView(
      frame: CGRect(x: 0, y: 80, width: 320, height: 400), collectionViewLayout: layout)
    items.fill(grid)
    grid.contentOffset.y = 1_000
    press.view.addSubview(grid)
    press.point = CGPoint(x: 50, y: 130)
  }

  private func open() {
    press.touch()
    press.preview(1)
    press.lift()
  }

  private final class Photos: UICollectionViewDelegate {
    var lines: [String] = []
    var points: [CGPoint] = []
    var hasMenus = true

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      lines.append("items \(indexPaths.map(\.item))")
      points.append(point)
      guard hasMenus else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction { _ in }])
      })
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      lines.append("highlight \(indexPath.item)")
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      lines.append("dismissal")
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      lines.append("commit")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      lines.append("display")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      lines.append("end")
    }
  }

  @Test func `R10.28 an item's menu is requested in the list's coordinates, and lifts its cell`()
    throws
  {
    let photos = Photos()
    grid.delegate = photos
    open()

    let menu = try #require(press.dispatcher.contextMenu)
    let indexPath = try #require(grid.indexPathForItem(at: CGPoint(x: 50, y: 1_050)))
    expectEqual(
      photos.lines, ["items [\(indexPath.item)]", "highlight \(indexPath.item)", "display"])
    expectEqual(photos.points, [CGPoint(x: 50, y: 1_050)])
    expect(menu.highlightPreview?.view === grid.cellForItem(at: indexPath))
    expect(menu.interaction === grid.contextMenuInteraction)
    #expect(
      menu.geometry?.sourceRect
        == grid.convert(try #require(grid.layoutAttributesForItem(at: indexPath)).frame, to: nil))

    press.point = CGPoint(x: 160, y: 240)
    press.touch()
    expectEqual(Array(photos.lines.dropFirst(3)), ["commit", "dismissal", "end"])
    expect(menu.dismissalPreview?.view === menu.highlightPreview?.view)
  }

  @Test func `A gap is no item, and nil opens nothing and asks nobody else`() {
    let photos = Photos()
    photos.hasMenus = false
    grid.delegate = photos
    let (outer, interaction) = around()
    press.point = CGPoint(x: 105, y: 130)
    open()

    expectEqual(photos.lines, ["items []"])
    expectEqual(outer.lines, [])
    expect(interaction.presentation == nil)
  }

  @Test func `A menu of no item springs from the whole list, and goes back to nothing`() throws {
    let photos = Photos()
    grid.delegate = photos
    press.point = CGPoint(x: 105, y: 130)
    open()

    let menu = try #require(press.dispatcher.contextMenu)
    let geometry = menu.geometry
    expectEqual(photos.lines, ["items []", "display"])
    expect(menu.highlightPreview == nil)
    expectEqual(geometry?.sourceRect, CGRect(x: 0, y: 80, width: 320, height: 400))
    expectEqual(geometry?.finalFrame, CGRect(x: 0, y: 40, width: 320, height: 400))

    press.point = CGPoint(x: 160, y: 240)
    press.touch()
    expectEqual(Array(photos.lines.dropFirst(2)), ["commit", "end"])
    expect(menu.dismissalPreview == nil)
  }

  private final class OldPhotos: UICollectionViewDelegate {
    var items: [Int] = []

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      items.append(indexPath.item)
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction { _ in }])
      })
    }
  }

  @Test func `The older method is called for one item`() throws {
    let photos = OldPhotos()
    grid.delegate = photos
    open()

    let item = try #require(grid.indexPathForItem(at: CGPoint(x: 50, y: 1_050))).item
    expectEqual(photos.items, [item])
    expect(press.dispatcher.contextMenu?.isDisplayed == true)
  }

  private final class Plain: UICollectionViewDelegate {}

  /// A menu of the view around the list.
  private func around() -> (MenuRecorder, UIContextMenuInteraction) {
    let recorder = MenuRecorder()
    let interaction = UIContextMenuInteraction(delegate: recorder)
    press.view.addInteraction(interaction)
    return (recorder, interaction)
  }

  @Test
  func `R10.33 A delegate without menus leaves the press to the views around, time and again`() {
    let plain = Plain()
    grid.delegate = plain
    let (outer, interaction) = around()
    for _ in 0..<2 {
      outer.lines = []
      open()

      expectEqual(outer.lines.prefix(2), ["configuration", "highlight photo"])
      expect(press.dispatcher.contextMenu?.interaction === interaction)
      interaction.dismissMenu()
    }
    // A delegate with menus takes the press.
    let photos = Photos()
    grid.delegate = photos
    outer.lines = []
    open()
    expectEqual(outer.lines, [])
    expectEqual(photos.lines.last, "display")
  }

  @Test func `R10.13 A second finger on a list presses on nothing around it either`() {
    let plain = Plain()
    grid.delegate = plain
    let (outer, interaction) = around()
    // The list has left a press to the views around it before.
    open()
    interaction.dismissMenu()
    outer.lines = []
    let finger = PressDispatcher(window: press.window, recognition: .force(PressScene.thresholds))

    press.touch()
    for phase in [PressSample.Phase.began, .moved] {
      finger.send(
        PressSample(
          phase: phase, location: press.point, force: phase == .began ? 0 : 0.5,
          maximumPossibleForce: 1))
    }

    expectEqual(outer.lines, [])
    expect(finger.activeInteraction == nil)
  }

  private final class Chat: NSObject, UITableViewDelegate, UITableViewDataSource {
    var lines: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      lines.append("row \(indexPath.row) at \(point.y)")
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Reply") { _ in self.lines.append("reply") }])
      })
    }

    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      lines.append("display")
    }

    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      lines.append("end")
    }
  }

  @Test func `R10.28 a row has its menu, and beyond the last row there is none`() throws {
    let chat = Chat()
    let table = UITableView(frame: press.view.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = chat
    table.delegate = chat
    press.view.addSubview(table)
    table.contentOffset.y = 440
    press.point = CGPoint(x: 50, y: 100)
    open()

    let menu = try #require(press.dispatcher.contextMenu)
    expect(menu.highlightPreview?.view === table.cellForRow(at: IndexPath(row: 12, section: 0)))
    menu.select(try #require(menu.menu?.actions.first))
    expectEqual(chat.lines, ["row 12 at 540.0", "display", "end", "reply"])
    expect(table.contextMenuInteraction?.view === table)

    chat.lines = []
    table.contentOffset.y = 4_300
    press.point = CGPoint(x: 50, y: 400)
    open()
    expectEqual(chat.lines, [])

    // Beside the rows, and without a delegate, the press is for the views around the list.
    let (outer, interaction) = around()
    for delegate in [chat, nil] {
      table.delegate = delegate
      outer.lines = []
      open()

      expectEqual(outer.lines.prefix(2), ["configuration", "highlight photo"])
      interaction.dismissMenu()
    }
    expectEqual(chat.lines, [])
  }

  @Test func `A menu that is over is freed, with its configuration and previews`() {
    let photos = Photos()
    grid.delegate = photos
    open()
    weak let menu = press.dispatcher.contextMenu
    weak let configuration = menu?.configuration
    expect(menu?.isDisplayed == true)

    menu?.dismiss()

    expect(menu == nil)
    expect(configuration == nil)
  }

  @Test func `A menu that was taken off its list isn't attached again`() throws {
    let photos = Photos()
    grid.delegate = photos
    open()
    let interaction = try #require(grid.contextMenuInteraction)
    press.dispatcher.contextMenu?.dismiss()
    let asked = photos.lines.count

    grid.removeInteraction(interaction)
    open()
    let menu = press.dispatcher.contextMenu
    let count = photos.lines.count
    grid.addInteraction(interaction)
    open()

    expect(asked > 0 && count == asked)
    expect(menu == nil)
    expect(press.dispatcher.contextMenu?.isDisplayed == true)
    press.dispatcher.contextMenu?.dismiss()
  }
}
