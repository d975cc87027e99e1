import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A batch on a shown waterfall gives the same result as laying out again, and so do later batches.
@Suite struct WaterfallBatchLaws {
  /// The heights of items by their names.
  private static func heights(_ contents: ListContents) -> [[CGFloat]] {
    contents.sections.map { names in
      names.map { name in
        CGFloat(name.unicodeScalars.reduce(7) { ($0 * 31 + Int($1.value)) % 97 })
      }
    }
  }

  private static func frames(_ view: CollectionView) -> [[CGRect?]] {
    (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }
    }
  }

  private static func perform(_ updates: BatchUpdates, on view: CollectionView) {
    view.deleteSections(IndexSet(updates.sections.deletes))
    view.insertSections(IndexSet(updates.sections.inserts))
    view.reloadSections(IndexSet(updates.sections.reloads))
    for move in updates.sections.moves { view.moveSection(move.from, toSection: move.to) }
    func paths(_ places: [ItemIndex]) -> [IndexPath] {
      places.map { IndexPath(item: $0.item, section: $0.section) }
    }
    view.deleteItems(at: paths(updates.items.deletes))
    view.insertItems(at: paths(updates.items.inserts))
    view.reloadItems(at: paths(updates.items.reloads))
    for move in updates.items.moves {
      view.moveItem(at: paths([move.from])[0], to: paths([move.to])[0])
    }
  }

  @Test func `a waterfall after batches is as one that is laid out again`() {
    check(
      { (BatchCase.any(&$0), $0.pick(WaterfallItemOrder.allCases), $0.flag()) },
      cases: .perThousand(300)
    ) { input, order, isHorizontal in
      let board = WaterfallBoard(Self.heights(input.before))
      let layout = CollectionViewWaterfallLayout()
      layout.columnCount = 3
      layout.itemOrder = order
      layout.headerHeight = 8
      layout.scrollDirection = isHorizontal ? .horizontal : .vertical
      let view = board.makeCollectionView(size: .wh(320, 200), layout: layout)
      view.layoutIfNeeded()
      func compare(_ step: String) throws {
        let (found, size) = (Self.frames(view), layout.collectionViewContentSize)
        layout.invalidateLayout()
        let expected = Self.frames(view)
        try demand(found == expected, "\(step): \(found), not \(expected)")
        try demand(size == layout.collectionViewContentSize, "\(step): \(size)")
      }

      view.performBatchUpdates {
        board.heights = Self.heights(input.after)
        Self.perform(input.updates, on: view)
      }
      let found = Self.frames(view)
      guard let section = board.heights.firstIndex(where: { !$0.isEmpty }) else { return }
      view.performBatchUpdates {
        board.heights[section].insert(120, at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: section)])
      }
      try compare("After an insertion")
      board.heights[section].removeFirst()
      view.deleteItems(at: [IndexPath(item: 0, section: section)])
      let again = Self.frames(view)
      try demand(again == found, "After a deletion: \(again), not \(found)")
      try compare("After a deletion")
    }
  }
}
