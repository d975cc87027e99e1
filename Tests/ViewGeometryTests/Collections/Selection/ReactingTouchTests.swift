import Foundation
import Testing
import ViewGeometry

/// Delegates that scroll or select while they hear of a touch (R9.13).
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

    #expect(away == [] && back == [0])
    #expect(highlighted(list) == [])
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

    #expect(list.indexPathsForSelectedItems == [.at(0, 0)])
    #expect(list.visibleCells.map(\.isSelected) == [true, false, false, false, false])
    #expect(!touches.log.contains("did select 1"))
  }
}
