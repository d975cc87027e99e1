import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Handlers that are called with the elements in view and change them.
@Suite struct CompositionalVisibleItemsTests {
  @Test func `A handler's section moves with it through a batch`() {
    var heard: [Int] = []
    let whole = CollectionLayoutItem(layoutSize: .whole)
    let plain = CollectionLayoutSection.section(.row(of: whole))
    let handled = CollectionLayoutSection.section(.row(of: whole))
    handled.visibleItemsInvalidationHandler = { items, _, _ in
      heard = items.map(\.indexPath.section)
    }
    let items = ItemGrid([1, 1])
    var kinds = [plain, handled]
    let layout = CollectionViewCompositionalLayout { section, _ in kinds[section] }
    let view = items.makeCollectionView(layout: layout)
    view.layoutIfNeeded()
    expectEqual(heard, [1])

    view.performBatchUpdates {
      items.counts = [1, 1, 1]
      kinds = [plain, plain, handled]
      view.insertSections([0])
    }
    view.layoutIfNeeded()

    expectEqual(heard, [2])
  }
}
