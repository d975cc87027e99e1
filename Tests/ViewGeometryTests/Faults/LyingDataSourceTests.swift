import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Data sources, delegates and layouts whose answers are wrong, or change each time.
@Suite struct LyingDataSourceTests {
  private static let layouts: [@Sendable () -> CollectionViewLayout] = [
    { CollectionViewFlowLayout() }, { CollectionViewWaterfallLayout() },
    { CollectionViewGridLayout() }, { CollectionViewCompositionalLayout(section: .rows) },
  ]

  @Test(arguments: layouts.indices)
  func `other counts in each call are those of one moment`(_ layout: Int) throws {
    var source = ChoiceSource(seed: 7)
    let items = SizedItems([9, 9, 9])
    items.reactions[.items] = { _ in items.counts = (0..<3).map { _ in source.index(below: 41) } }
    let collection = items.collection(Self.layouts[layout]())

    for _ in 0..<30 {
      collection.contentOffset.y = CGFloat(source.index(below: 800))
      collection.layoutIfNeeded()
      try collection.checkCells()
      collection.reloadData()
    }
    items.reactions = [:]
    collection.layoutIfNeeded()

    expect((0..<3).map { collection.numberOfItems(inSection: $0) }.reduce(0, +) >= 0)
  }

  @Test func `items that went without notice are shown until the next reload`() throws {
    let items = Items([100])
    let collection = items.collection()
    collection.layoutIfNeeded()

    items.counts = [2]
    collection.contentOffset.y = 400
    collection.layoutIfNeeded()
    try collection.checkCells()
    expectEqual(collection.numberOfItems(inSection: 0), 100)

    collection.reloadData()
    collection.layoutIfNeeded()
    try collection.checkCells()
    expectEqual(collection.visibleCells.count, 2)
  }

  @Test func `other sizes in each call leave the cells where the layout says`() throws {
    var source = ChoiceSource(seed: 3)
    let items = SizedItems([50])
    items.size = { _ in
      CGSize(width: source.pick([0, 1, 50, 1e6]), height: source.pick([0, 0.1, 44, 1e9]))
    }
    let collection = items.collection()

    for round in 0..<20 {
      collection.contentOffset.y = CGFloat(round) * 100
      collection.layoutIfNeeded()
      try collection.checkCells()
      collection.collectionViewLayout.invalidateLayout()
    }
  }

  @Test func `other heights in each call leave the rows where the table says`() throws {
    var source = ChoiceSource(seed: 4)
    let rows = Rows([30, 0, 30])
    for call in [Rows.Call.height, .headerHeight] {
      rows.reactions[call] = { [unowned rows] _ in
        rows.height = source.pick([0, 1, 44, 1e9, TableView.automaticDimension])
        rows.headerHeight = source.pick([-5, 0, 20])
      }
    }
    let table = rows.table()

    for round in 0..<20 {
      table.contentOffset.y = CGFloat(round) * 50
      table.layoutIfNeeded()
      try table.checkCells()
      table.reloadData()
    }
  }

  @Test func `updates that don't fit are refused and leave everything as it was`() throws {
    let ends = [-1, 3, 99, Int.max, Int.min]
    for item in ends + [0] {
      for section in ends + [0] where !(item == 0 && section == 0) {
        let path = IndexPath(item: item, section: section)
        try expectRefusal { $0.deleteItems(at: [path]) }
        try expectRefusal { $0.insertItems(at: [path]) }
        try expectRefusal { $0.reloadItems(at: [path]) }
        try expectRefusal { $0.moveItem(at: IndexPath(item: 0, section: 0), to: path) }
        try expectRefusal { $0.moveSection(section, toSection: item) }
      }
    }
  }

  private func expectRefusal(_ edit: (CollectionView) -> Void) throws {
    let (items, rows) = (Items([3]), Rows([3]))
    let (collection, table) = (items.collection(), rows.table())
    collection.layoutIfNeeded()
    table.layoutIfNeeded()

    #expect(throws: BatchUpdateError.self) {
      try collection.validateUpdates { edit(collection) }
    }

    collection.layoutIfNeeded()
    try collection.checkCells()
    expectEqual(collection.visibleCells.count, 3)
  }

  @Test func `counts that say something else after a batch are refused`() {
    for counts in [[], [-1], [2], [3], [5], [3, 1], [Int.max]] {
      let items = Items([3])
      let collection = items.collection()
      collection.layoutIfNeeded()

      #expect(throws: BatchUpdateError.self, "\(counts)") {
        try collection.validateUpdates {
          items.counts = counts
          collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
      }
    }
  }

  @Test func `a missing index path has no answer`() {
    let (collection, table) = (Items([3, 0]).collection(), Rows([3, 0]).table())
    collection.layoutIfNeeded()
    table.layoutIfNeeded()

    for (item, section) in [
      (3, 0), (0, 1), (0, 2), (-1, 0), (0, -1), (Int.max, Int.max), (Int.min, 0), (0, Int.min),
    ] {
      let path = IndexPath(item: item, section: section)
      expect(collection.layoutAttributesForItem(at: path) == nil)
      expect(collection.cellForItem(at: path) == nil)
      expect(collection.layoutSnapshot.frameForItem(at: path) == nil)
      expectEqual(table.rectForRow(at: path), .zero)
      expect(table.cellForRow(at: path) == nil)
      expect(!table.isRowMeasured(at: path))
      let kind = CollectionView.elementKindSectionHeader
      expect(collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path) == nil)
    }
    for section in [2, -1, Int.max, Int.min] {
      expectEqual(table.rect(forSection: section), .zero)
      expectEqual(table.rectForHeader(inSection: section), .zero)
      expect(table.headerView(forSection: section) == nil)
    }
  }
}
