import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Selecting and touching items (R9.12 to R9.14).
@Suite struct CollectionSelectionTests {
  private func selected(_ list: CollectionView) -> [Int] {
    (list.indexPathsForSelectedItems ?? []).map(\.item)
  }

  private func point(_ item: Int) -> CGPoint { .xy(50, CGFloat(item) * 20 + 10) }

  @Test(arguments: [
    (
      false, [Int](),
      [
        "should highlight 1", "did highlight 1", "should select 1", "did select 1",
        "did unhighlight 1",
      ], [1]
    ),
    (
      false, [0],
      [
        "should highlight 1", "did highlight 1", "should select 1", "did deselect 0",
        "did select 1", "did unhighlight 1",
      ], [1]
    ),
    (
      false, [1],
      [
        "should highlight 1", "did highlight 1", "should select 1", "did select 1",
        "did unhighlight 1",
      ], [1]
    ),
    (
      true, [0],
      [
        "should highlight 1", "did highlight 1", "should select 1", "did select 1",
        "did unhighlight 1",
      ], [0, 1]
    ),
    (
      true, [0, 1],
      [
        "should highlight 1", "did highlight 1", "should deselect 1", "did deselect 1",
        "did unhighlight 1",
      ], [0]
    ),
  ])
  func `A tap calls the delegate in UIKit's order, R9.13`(
    isMultiple: Bool, before: [Int], calls: [String], after: [Int]
  ) {
    let touches = TouchLog([4])
    let list = touches.collection()
    list.allowsMultipleSelection = isMultiple
    for item in before { list.selectItem(at: .at(0, item), animated: false, scrollPosition: []) }

    list.tap(at: point(1))

    expectEqual(touches.log, calls)
    expectEqual(selected(list), after)
    expectEqual(list.visibleCells.map(\.isSelected), (0..<4).map(after.contains))
    expect(list.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test(arguments: [
    ("should highlight 1", ["should highlight 1"]),
    (
      "should select 1",
      ["should highlight 1", "did highlight 1", "should select 1", "did unhighlight 1"]
    ),
  ])
  func `A refusal by the delegate ends there`(refused: String, calls: [String]) {
    let touches = TouchLog([4])
    touches.refused = [refused]
    let list = touches.collection()
    list.selectItem(at: .at(0, 0), animated: false, scrollPosition: [])

    list.tap(at: point(1))

    expectEqual(touches.log, calls)
    expectEqual(selected(list), [0])
  }

  @Test func `The cell under the finger is highlighted until it is lifted or cancelled`() {
    let touches = TouchLog([4])
    let list = touches.collection()

    list.touchDown(at: point(2))
    let down = list.visibleCells.map(\.isHighlighted)
    list.touchCancelled()
    list.touchUp()

    expectEqual(down, [false, false, true, false])
    expectEqual(touches.log, ["should highlight 2", "did highlight 2", "did unhighlight 2"])
    expectEqual(selected(list), [])
  }

  @Test func `Only a cell that takes the touch is tapped`() {
    let touches = TouchLog([4])
    let list = touches.collection()
    list.layoutIfNeeded()
    list.cellForItem(at: .at(0, 1))?.isUserInteractionEnabled = false

    list.tap(at: point(1))
    list.tap(at: point(4))
    list.allowsSelection = false
    list.tap(at: point(0))

    expectEqual(touches.log, [])
  }

  @Test func `Selecting in code doesn't call the delegate, R9.12`() {
    let touches = TouchLog([40])
    let list = touches.collection()

    list.selectItem(at: .at(0, 3), animated: true, scrollPosition: [])
    list.selectItem(at: .at(0, 30), animated: true, scrollPosition: .top)
    list.layoutIfNeeded()

    expectEqual(selected(list), [30])
    expectEqual(list.contentOffset.y, CGFloat(600))
    expect(list.cellForItem(at: .at(0, 30))?.isSelected == true)
    list.deselectItem(at: .at(0, 30), animated: false)
    expect(selected(list) == [] && list.cellForItem(at: .at(0, 30))?.isSelected == false)
    list.selectItem(at: .at(0, 1), animated: false, scrollPosition: [])
    list.allowsSelection = false
    list.deselectItem(at: .at(0, 1), animated: false)
    list.selectItem(at: .at(0, 2), animated: false, scrollPosition: [])
    expectEqual(selected(list), [1])
    list.allowsSelection = true
    list.selectItem(at: nil, animated: false, scrollPosition: [])
    expectEqual(selected(list), [])
    expectEqual(touches.log, [])
  }

  @Test func `Cells that come into view show whether their items are selected`() {
    let touches = TouchLog([40])
    let list = touches.collection()
    list.allowsMultipleSelection = true
    for item in [0, 20] { list.selectItem(at: .at(0, item), animated: false, scrollPosition: []) }
    list.layoutIfNeeded()

    list.contentOffset.y = 300
    list.layoutIfNeeded()
    let below = list.visibleCells.filter(\.isSelected).compactMap { list.indexPath(for: $0)?.item }
    list.contentOffset.y = 400
    list.layoutIfNeeded()
    let later = list.visibleCells.filter(\.isSelected).compactMap { list.indexPath(for: $0)?.item }

    expectEqual(below, [])
    expectEqual(later, [20])
  }

  @Test func `Reloading and editing clear the selection, R9.14`() {
    let list = TouchLog([4]).collection()
    let touches = TouchLog([4])
    list.dataSource = touches
    list.selectItem(at: .at(0, 1), animated: false, scrollPosition: [])

    list.reloadData()
    let afterReload = selected(list)
    list.selectItem(at: .at(0, 1), animated: false, scrollPosition: [])
    list.isEditing = true
    list.tap(at: point(2))
    let editing = selected(list)
    list.allowsMultipleSelectionDuringEditing = true
    list.tap(at: point(2))
    list.tap(at: point(3))

    expect(afterReload == [] && editing == [])
    expectEqual(selected(list), [2, 3])
    list.allowsMultipleSelectionDuringEditing = false
    expectEqual(selected(list), [2])
  }

  @Test(arguments: ["should highlight 1", "did highlight 1", "should select 1", "did deselect 0"])
  func `A delegate may reload in the middle of a tap`(moment: String) {
    let touches = TouchLog([4])
    let list = touches.collection()
    list.selectItem(at: .at(0, 0), animated: false, scrollPosition: [])
    touches.reactions[moment] = { [unowned list] in list.reloadData() }

    list.tap(at: point(1))

    expectEqual(touches.log.last, moment)
    expectEqual(selected(list), [])
  }

  @Test func `A touched item is followed through a batch`() {
    let touches = TouchLog([4])
    let list = touches.collection()
    list.touchDown(at: point(1))

    touches.counts = [6]
    list.insertItems(at: [.at(0, 0), .at(0, 1)])
    list.touchUp()

    expectEqual(selected(list), [3])
    expectEqual(touches.log.suffix(3), ["should select 3", "did select 3", "did unhighlight 3"])
  }

  @Test func `items that went unannounced aren't selected once items are counted again`() {
    let items = ItemGrid([10])
    let layout = CollectionViewFlowLayout(item: .wh(100, 20), lines: 0)
    let list = items.makeCollectionView(layout: layout)
    list.allowsMultipleSelection = true
    list.layoutIfNeeded()
    for item in [2, 7] {
      list.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }

    items.counts = [5]
    layout.invalidateLayout(with: CountsContext())

    expectEqual(selected(list), [2])
  }

  @Test(arguments: [2, 7])
  func `a touch of an item that went unannounced comes to nothing`(touched: Int) {
    let items = ItemGrid([10])
    let layout = CollectionViewFlowLayout(item: .wh(100, 20), lines: 0)
    let list = items.makeCollectionView(size: .wh(100, 300), layout: layout)
    list.touchDown(at: point(touched))
    expect(list.cellForItem(at: .at(0, touched))?.isHighlighted == true)

    items.counts = [5]
    layout.invalidateLayout(with: CountsContext())
    list.layoutIfNeeded()
    list.touchUp()

    expectEqual(selected(list), (touched == 2 ? [2] : []))
  }

  @Test(arguments: [false, true])
  func `An item that isn't to be deselected stays selected`(isRefused: Bool) {
    let touches = TouchLog([4])
    touches.refused = isRefused ? ["should deselect 1"] : []
    let list = touches.collection()
    list.allowsMultipleSelection = true
    list.selectItem(at: .at(0, 1), animated: false, scrollPosition: [])
    list.layoutIfNeeded()

    list.tap(at: point(1))

    expectEqual(selected(list), (isRefused ? [1] : []))
    expectEqual(list.cellForItem(at: .at(0, 1))?.isSelected, isRefused)
    expect(touches.log.contains("did deselect 1") != isRefused)
    expectEqual(touches.log.last, "did unhighlight 1")
  }

  @Test(arguments: [false, true])
  func `Items of a list without a delegate are tapped as when it agrees to all`(isMultiple: Bool) {
    let items = ItemGrid([4])
    let list = items.makeCollectionView(
      size: .wh(100, 100), layout: CollectionViewFlowLayout(item: .wh(100, 20), lines: 0))
    list.allowsMultipleSelection = isMultiple

    list.tap(at: point(1))
    expectEqual(selected(list), [1])
    list.tap(at: point(3))
    expectEqual(selected(list), (isMultiple ? [1, 3] : [3]))
    list.tap(at: point(3))
    expectEqual(selected(list), (isMultiple ? [1] : [3]))
    let left = selected(list)
    expectEqual(list.visibleCells.map(\.isSelected), (0..<4).map(left.contains))
  }
}
