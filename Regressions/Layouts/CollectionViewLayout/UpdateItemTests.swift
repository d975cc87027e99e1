import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The update items that a layout receives for a batch.
@Suite struct UpdateItemTests {
  private final class Listener: CollectionViewLayout {
    var heard: [CollectionViewUpdateItem] = []

    override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
      heard = updateItems
    }
  }

  private let rows = ItemGrid([2, 3, 1, 2])
  private let layout = Listener()
  private let view: CollectionView

  init() {
    view = rows.makeCollectionView(layout: layout)
    view.layoutIfNeeded()
  }

  private func place(_ path: IndexPath?) -> String {
    guard let path else { return "-" }
    return path.item == NSNotFound ? "\(path.section)" : "\(path.section).\(path.item)"
  }

  private var heard: [String] {
    layout.heard.map {
      "\($0.updateAction) \(place($0.indexPathBeforeUpdate)) \(place($0.indexPathAfterUpdate))"
    }.sorted()
  }

  @Test func `Sections that come, go, move and are reloaded are named whole`() {
    rows.counts = [2, 2, 4, 5]

    view.performBatchUpdates {
      view.deleteSections([1])
      view.moveSection(3, toSection: 0)
      view.insertSections([2])
      view.reloadSections([2])
      view.deleteItems(at: [.at(0, 0)])
      view.insertItems(at: [.at(1, 0)])
    }

    expectEqual(
      heard,
      [
        "delete 0.0 -", "delete 1 -", "insert - 1.0", "insert - 2", "move 3 0", "reload 2 3",
      ])
  }

  @Test func `Items are named by their indices before and after`() {
    rows.counts = [1, 2, 2, 2]

    view.performBatchUpdates {
      view.moveItem(at: .at(0, 0), to: .at(2, 1))
      view.reloadItems(at: [.at(3, 1)])
      view.deleteItems(at: [.at(1, 2)])
    }

    expectEqual(heard, ["delete 1.2 -", "move 0.0 2.1", "reload 3.1 3.1"])
  }
}
