import Foundation
import Testing
import UIKitNames

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
    #expect(outer.lines == [])
    press.dispatcher.contextMenu?.interaction?.dismissMenu()

    grid.delegate = nil
    open()

    #expect(outer.lines.first == "configuration")
    #expect(press.dispatcher.contextMenu?.interaction === around)
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

    #expect(menu.view === other)
    #expect(outer.lines.first == "configuration")
  }
}
