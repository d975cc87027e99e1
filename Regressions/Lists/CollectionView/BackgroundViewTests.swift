import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The view behind the items or rows of a list.
@Suite struct BackgroundViewTests {
  @Test(arguments: [false, true])
  func `a background view that was moved elsewhere stays there when the list gets another`(
    isReplaced: Bool
  ) {
    let (list, table) = (
      CollectionView(
        frame: .xywh(0, 0, 100, 100), collectionViewLayout: CollectionViewFlowLayout()),
      TableView(frame: .xywh(0, 0, 100, 100))
    )
    let (behindItems, behindRows, elsewhere) = (View(), View(), View())
    list.backgroundView = behindItems
    table.backgroundView = behindRows
    elsewhere.addSubview(behindItems)
    elsewhere.addSubview(behindRows)

    list.backgroundView = isReplaced ? View() : nil
    table.backgroundView = isReplaced ? View() : nil

    expect(behindItems.superview === elsewhere)
    expect(behindRows.superview === elsewhere)
    expectEqual(list.subviews.count, (isReplaced ? 1 : 0))
    expectEqual(table.subviews.count, (isReplaced ? 1 : 0))
  }

  @Test func `a background view that is replaced leaves the list`() {
    let list = CollectionView(
      frame: .xywh(0, 0, 100, 100), collectionViewLayout: CollectionViewFlowLayout())
    let table = TableView(frame: .xywh(0, 0, 100, 100))
    let (behindItems, behindRows) = (View(), View())
    list.backgroundView = behindItems
    table.backgroundView = behindRows

    list.backgroundView = nil
    table.backgroundView = nil

    expect(behindItems.superview == nil && behindRows.superview == nil)
  }

  @Test func `a background view that is set again stays where it is, or comes back`() {
    let list = CollectionView(
      frame: .xywh(0, 0, 100, 100), collectionViewLayout: CollectionViewFlowLayout())
    let table = TableView(frame: .xywh(0, 0, 100, 100))

    for view in [list, table] {
      let (background, behind, elsewhere) = (View(), View(), View())
      func order(_ view: View) -> [ObjectIdentifier] {
        view.subviews.map(ObjectIdentifier.init)
      }
      func show() {
        list.backgroundView = view === list ? background : nil
        table.backgroundView = view === table ? background : nil
      }
      show()
      view.insertSubview(behind, at: 0)

      show()
      expectEqual(order(view), [behind, background].map(ObjectIdentifier.init))

      elsewhere.addSubview(background)
      background.frame = .xywh(1, 2, 3, 4)
      show()
      expectEqual(order(view), [background, behind].map(ObjectIdentifier.init))
      expectEqual(background.frame, .xywh(0, 0, 100, 100))
      expect((view === list ? list.backgroundView : table.backgroundView) === background)
      expect((view === list ? table.backgroundView : list.backgroundView) == nil)
    }
  }

  @Test(arguments: [false, true])
  func `cells lie in front of the background and the refresh control`(isBackgroundFirst: Bool) {
    let (items, owner) = (ItemGrid([2]), MeddledKind.table.owner([[1, 2]]))
    let list = items.makeCollectionView(layout: CollectionViewFlowLayout())
    let table = MeddledKind.table.table(of: owner, .xywh(0, 0, 100, 100))
    if isBackgroundFirst { (list.backgroundView, table.backgroundView) = (View(), View()) }
    for view in [list, table] { view.refreshControl = RefreshControl() }
    if !isBackgroundFirst { (list.backgroundView, table.backgroundView) = (View(), View()) }

    for view in [list, table] {
      view.layoutIfNeeded()
      expectEqual(
        view.subviews.prefix(4).map { $0 is CollectionViewCell || $0 is TableViewCell },
        [
          false, false, true, true,
        ])
    }
  }
}
