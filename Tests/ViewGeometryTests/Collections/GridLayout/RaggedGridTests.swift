import Foundation
import Testing
import ViewGeometry

/// Grids beside the plain ones: sections of different counts, and frozen cells where a place is kept.
@Suite struct RaggedGridTests {
  @Test(arguments: [[3, 1, 5], [1, 3], [0, 2], [], [2]])
  func `A snapshot counts items as the collection view does`(counts: [Int]) {
    let items = ItemGrid(counts)
    let view = items.makeCollectionView(layout: CollectionViewGridLayout())

    let snapshot = view.layoutSnapshot

    #expect(snapshot.numberOfSections == view.numberOfSections)
    #expect(counts.indices.map { snapshot.numberOfItems(inSection: $0) } == counts)
    #expect(counts.indices.map { view.numberOfItems(inSection: $0) } == counts)
  }

  @Test(arguments: 0...1, 0...1)
  func `The first visible cell stays in place beside frozen ones`(rows: Int, columns: Int) {
    let items = ItemGrid(Array(repeating: 40, count: 60))
    let layout = CollectionViewGridLayout()
    (layout.rowHeight, layout.columnWidth) = (20, 50)
    (layout.frozenRowCount, layout.frozenColumnCount) = (rows, columns)
    let view = items.makeCollectionView(size: .wh(200, 100), layout: layout)
    view.anchoring = .firstVisibleItem
    view.contentOffset = .xy(510, 205)
    view.layoutIfNeeded()

    view.performBatchUpdates {
      items.counts = Array(repeating: 41, count: 61)
      view.insertSections([3])
      view.insertItems(at: (0..<61).filter { $0 != 3 }.map { .at($0, 2) })
    }

    #expect(view.contentOffset == .xy(560, 225))
  }
}
