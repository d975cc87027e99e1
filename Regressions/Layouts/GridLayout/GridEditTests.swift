import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Edits of grids whose rows have different numbers of cells, or whose counts are requested again.
@Suite struct GridEditTests {
  @Test(arguments: [false, true])
  func `A grid has the rows of counts that are requested again`(isEverything: Bool) {
    let items = ItemGrid([3, 3, 3])
    let layout = CollectionViewGridLayout()
    let view = items.makeCollectionView(size: .wh(128, 60), layout: layout)
    view.layoutIfNeeded()

    items.counts = [4, 4, 4, 4]
    layout.invalidateLayout(with: isEverything ? EverythingContext() : CountsContext())

    expectEqual(view.frameForItem(at: .at(3, 3)), CGRect(x: 192, y: 60, width: 64, height: 20))
    expectEqual(view.contentSize, .wh(256, 80))
  }

  @Test(arguments: [4, 5, 6])
  func `A row with more cells than there are columns may report them`(count: Int) {
    let items = ItemGrid([3, 5])
    let view = items.makeCollectionView(size: .wh(128, 60), layout: CollectionViewGridLayout())
    view.layoutIfNeeded()

    view.performBatchUpdates {
      items.counts = [3, count]
      view.reloadSections([0])
      if count < 5 { view.deleteItems(at: [.at(1, 4)]) }
      if count > 5 { view.insertItems(at: [.at(1, 5)]) }
    }

    expectEqual(view.contentSize, .wh(192, 40))
    expectEqual(view.frameForItem(at: .at(1, 2)), CGRect(x: 128, y: 20, width: 64, height: 20))
    expect(view.frameForItem(at: .at(1, 3)) == nil)
  }

  @Test func `A first row that had more cells is the first one no more`() {
    let items = ItemGrid([2, 5])
    let view = items.makeCollectionView(size: .wh(128, 60), layout: CollectionViewGridLayout())
    view.layoutIfNeeded()

    view.performBatchUpdates {
      items.counts = [4]
      view.deleteSections([0])
      view.deleteItems(at: [.at(1, 4)])
    }

    expectEqual(view.contentSize, .wh(256, 20))
  }
}
