import Foundation
import Testing
import ViewGeometry

@testable import ListsTests
@testable import TestSupport

/// A reused cell is neither selected nor highlighted, from its first callback on.
@Suite struct ReusedStateTests {
  private final class Row: TableViewCell {
    var states: [Bool] = []
    override func prepareForReuse() {
      super.prepareForReuse()
      states.append(isSelected || isHighlighted)
    }
  }

  private final class Item: CollectionViewCell {
    var states: [Bool] = []
    override func prepareForReuse() {
      super.prepareForReuse()
      states.append(isSelected || isHighlighted)
    }
  }

  @Test func `Rows`() {
    let touches = TouchLog([40])
    let table = touches.table()
    table.register(Row.self, forCellReuseIdentifier: "cell")
    table.layoutIfNeeded()
    let cells = table.visibleCells.compactMap { $0 as? Row }

    table.selectRow(at: .at(0, 0), animated: false, scrollPosition: .none)
    table.touchDown(at: CGPoint(x: 5, y: 30))
    expect(cells[0].isSelected && cells[1].isHighlighted)
    table.contentOffset.y = 400
    table.layoutIfNeeded()

    expectEqual(
      Set(table.visibleCells.map(ObjectIdentifier.init)), Set(cells.map(ObjectIdentifier.init)))
    expect(cells.allSatisfy { $0.states == [false] && !$0.isSelected && !$0.isHighlighted })
  }

  @Test func `Items`() {
    let touches = TouchLog([40])
    let list = touches.collection()
    list.register(Item.self, forCellWithReuseIdentifier: "cell")
    list.layoutIfNeeded()
    let cells = list.visibleCells.compactMap { $0 as? Item }

    list.selectItem(at: .at(0, 0), animated: false, scrollPosition: [])
    list.touchDown(at: CGPoint(x: 5, y: 30))
    expect(cells[0].isSelected && cells[1].isHighlighted)
    list.contentOffset.y = 400
    list.layoutIfNeeded()

    expectEqual(
      Set(list.visibleCells.map(ObjectIdentifier.init)), Set(cells.map(ObjectIdentifier.init)))
    expect(cells.allSatisfy { $0.states == [false] && !$0.isSelected && !$0.isHighlighted })
  }

  @Test func `A touched item that a reload left out isn't touched when it is there again`() {
    let touches = TouchLog([40])
    let list = touches.collection()
    list.register(Item.self, forCellWithReuseIdentifier: "cell")
    list.layoutIfNeeded()
    list.touchDown(at: CGPoint(x: 5, y: 30))
    expect(list.cellForItem(at: .at(0, 1))?.isHighlighted == true)

    for count in [1, 40] {
      touches.counts = [count]
      list.reloadData()
      list.layoutIfNeeded()
    }

    expect(list.cellForItem(at: .at(0, 1))?.isHighlighted == false)
  }

  @Test func `A row that was configured again is prepared when it is loaded again`() {
    let touches = TouchLog([3])
    let table = touches.table()
    table.register(Row.self, forCellReuseIdentifier: "cell")
    table.layoutIfNeeded()
    let row = table.cellForRow(at: .at(0, 1)) as? Row

    table.reconfigureRows(at: [.at(0, 1)])
    expect(table.cellForRow(at: .at(0, 1)) === row)
    expectEqual(row?.states, [])
    table.reloadRows(at: [.at(0, 1)])
    table.layoutIfNeeded()

    let loaded = table.cellForRow(at: .at(0, 1)) as? Row
    expect(loaded !== row || row?.states == [false])
  }
}
