import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The sizes and positions of cells, in a drag and without one.
@Suite struct PlacesInDragTests {
  @Test(arguments: 0..<4, 0..<4)
  func `new cells have the sizes of their items while one is dragged`(source: Int, target: Int) {
    var heights: [Int: CGFloat] = [:]
    let items = SizedItems([4]) { heights[$1.item] = $0.frame.height }
    items.size = { CGSize(width: 100, height: 20 * ($0.item + 1)) }
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400),
      collectionViewLayout: CollectionViewFlowLayout())
    (view.dataSource, view.delegate) = (items, items)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    expect(view.beginInteractiveMovementForItem(at: [0, source]))
    let place = view.frameForItem(at: [0, target]) ?? .null
    view.updateInteractiveMovementTargetPosition(CGPoint(x: place.midX, y: place.midY))

    view.layoutIfNeeded()

    expectEqual(heights, [0: 20, 1: 40, 2: 60, 3: 80])
  }

  @Test
  func `cells that are used again have the sizes of their new items`() {
    var heights: [Int: CGFloat] = [:]
    let items = SizedItems([4]) { heights[$1.item] = $0.frame.height }
    items.size = { CGSize(width: 100, height: 20 * ($0.item + 1)) }
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 20),
      collectionViewLayout: CollectionViewFlowLayout())
    (view.dataSource, view.delegate) = (items, items)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")

    for y in stride(from: CGFloat(0), through: 210, by: 10) {
      view.contentOffset.y = y
      view.layoutIfNeeded()
    }

    expectEqual(heights, [0: 20, 1: 40, 2: 60, 3: 80])
  }

  @Test(arguments: [0, 2])
  func `a drag of a row that is gone ends when the table is solved again`(target: Int) {
    let rows = NumberedRows()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    table.rowHeight = 40
    table.dataSource = rows
    table.layoutIfNeeded()
    expect(table.beginInteractiveMovementForRow(at: [0, 4]))
    let place = table.rectForRow(at: [0, target])
    table.updateInteractiveMovementTargetPosition(CGPoint(x: place.midX, y: place.midY))
    table.layoutIfNeeded()

    rows.count = 3
    table.rowHeight = 50
    table.layoutIfNeeded()

    expectEqual(table.visibleCells.map { rows.shown[ObjectIdentifier($0)] }, [0, 1, 2])
  }
}

private final class NumberedRows: TableViewDataSource {
  var count = 5
  /// The rows that cells were made for.
  var shown: [ObjectIdentifier: Int] = [:]
  private var cells: [TableViewCell] = []

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cells.append(cell)
    shown[ObjectIdentifier(cell)] = indexPath.row
    return cell
  }
}
