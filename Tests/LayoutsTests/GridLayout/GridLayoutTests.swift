import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct GridLayoutTests {
  private let items = ItemGrid(Array(repeating: 20, count: 100))
  private let layout = CollectionViewGridLayout()

  private func makeView() -> CollectionView {
    items.makeCollectionView(size: .wh(128, 60), layout: layout)
  }

  private func frame(_ row: Int, _ column: Int, _ view: CollectionView) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: column, section: row))?.frame
  }

  @Test func `Lengths of their own go along in a batch in which the layout changes, too`() {
    layout.setHeight(50, ofRow: 3)
    layout.setWidth(100, ofColumn: 2)
    let view = makeView()
    view.layoutIfNeeded()

    view.performBatchUpdates {
      layout.rowHeight = 30
      items.counts = Array(repeating: 21, count: 101)
      view.insertSections([0])
      view.insertItems(at: (1...100).map { IndexPath(item: 1, section: $0) })
    }

    expectEqual(frame(0, 3, view), .xywh(192, 0, 100, 30))
    expectEqual(frame(4, 0, view), .xywh(0, 120, 64, 50))
    expectEqual(frame(3, 2, view)?.size, .wh(64, 30))
  }
}
