import Foundation
import Testing
import ViewGeometry

@testable import ListsTests
@testable import TestSupport

/// Delegates that scroll or select in the callbacks of a touch (R9.13).
@Suite struct ReactingTouchTests {
  private let touches = TouchLog([40])

  private func highlighted(_ list: CollectionView) -> [Int] {
    list.layoutIfNeeded()
    return list.indexPathsForVisibleItems.map(\.item)
      .filter { list.cellForItem(at: .at(0, $0))?.isHighlighted == true }
  }

  @Test func `An item that is scrolled away while it is touched gives its highlight to no other`() {
    let list = touches.collection()
    touches.reactions["should highlight 0"] = { [unowned list] in
      list.contentOffset.y = 200
      list.layoutIfNeeded()
    }

    list.touchDown(at: .xy(50, 10))
    let away = highlighted(list)
    list.contentOffset.y = 0
    let back = highlighted(list)
    list.touchCancelled()

    expect(away == [] && back == [0])
    expectEqual(highlighted(list), [])
  }

  @Test func `An item that is selected again when it makes room stays the only one`() {
    let list = touches.collection()
    touches.reactions["did deselect 0"] = { [unowned list] in
      list.selectItem(at: .at(0, 0), animated: false, scrollPosition: [])
    }
    list.layoutIfNeeded()
    list.tap(at: .xy(50, 10))
    touches.log = []

    list.tap(at: .xy(50, 30))

    expectEqual(list.indexPathsForSelectedItems, [.at(0, 0)])
    expectEqual(list.visibleCells.map(\.isSelected), [true, false, false, false, false])
    expect(!touches.log.contains("did select 1"))
  }

  @Test(arguments: [false, true])
  func `An item that moves in the delegate's call is selected or deselected where it is then`(
    isSelected: Bool
  ) {
    let list = touches.collection()
    list.allowsMultipleSelection = isSelected
    list.layoutIfNeeded()
    if isSelected { list.selectItem(at: .at(0, 1), animated: false, scrollPosition: []) }
    touches.reactions[isSelected ? "should deselect 1" : "should select 1"] = {
      [unowned list, unowned touches] in
      touches.counts = [41]
      list.insertItems(at: [.at(0, 0)])
    }

    list.tap(at: .xy(50, 30))

    expectEqual(list.indexPathsForSelectedItems, (isSelected ? [] : [.at(0, 2)]))
    expectEqual(
      touches.log.suffix(2),
      [
        isSelected ? "did deselect 2" : "did select 2", "did unhighlight 2",
      ])
  }

  @Test(arguments: [0, 1])
  func `A touch ends without effect if its item is reloaded`(reloaded: Int) {
    let (list, table) = (touches.collection(), touches.table())
    list.touchDown(at: .xy(50, 30))
    table.touchDown(at: .xy(50, 30))

    list.reloadItems(at: [.at(0, reloaded)])
    table.reloadRows(at: [.at(0, reloaded)])
    table.layoutIfNeeded()

    let rows = table.visibleCells.filter(\.isHighlighted).compactMap { table.indexPath(for: $0) }
    expectEqual(highlighted(list), (reloaded == 1 ? [] : [1]))
    expectEqual(rows, (reloaded == 1 ? [] : [.at(0, 1)]))
    list.touchUp()
    table.touchUp()
    expectEqual(list.indexPathsForSelectedItems, (reloaded == 1 ? [] : [.at(0, 1)]))
    expectEqual(table.indexPathsForSelectedRows, (reloaded == 1 ? nil : [.at(0, 1)]))
  }
}
