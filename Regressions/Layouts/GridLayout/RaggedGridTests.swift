import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Irregular grids: sections of different counts, and frozen cells with a reserved slot.
@Suite struct RaggedGridTests {
  @Test(arguments: [[3, 1, 5], [1, 3], [0, 2], [], [2]])
  func `A snapshot counts items as the collection view does`(counts: [Int]) {
    let items = ItemGrid(counts)
    let view = items.makeCollectionView(layout: CollectionViewGridLayout())

    let snapshot = view.layoutSnapshot

    expectEqual(snapshot.numberOfSections, view.numberOfSections)
    expectEqual(counts.indices.map { snapshot.numberOfItems(inSection: $0) }, counts)
    expectEqual(counts.indices.map { view.numberOfItems(inSection: $0) }, counts)
  }

  @Test(arguments: [[3, 1], [3, 1, 5], [1, 3], [2, 0, 2], [0, 2], [4, 4, 1, 0]])
  func `Sections show the cells that they have, and no others`(counts: [Int]) {
    let items = ItemGrid(counts)
    let view = items.makeCollectionView(size: .wh(640, 480), layout: CollectionViewGridLayout())
    let cells = counts.enumerated().flatMap { row, count in
      (0..<min(count, counts[0])).map { IndexPath.at(row, $0) }
    }

    view.layoutIfNeeded()

    expectEqual(items.askedForCells.sorted(), cells)
    expectEqual(view.indexPathsForItems(in: view.bounds), cells)
    let places = counts.indices.flatMap { row in (0..<counts[0]).map { IndexPath.at(row, $0) } }
    expectEqual(places.filter { view.frameForItem(at: $0) != nil }, cells)
    expectEqual(places.filter { view.layoutSnapshot.frameForItem(at: $0) != nil }, cells)
    let centers = places.map {
      CGPoint(x: 64 * CGFloat($0.item) + 32, y: 20 * CGFloat($0.section) + 10)
    }
    expectEqual(centers.compactMap { view.indexPathForItem(at: $0) }, cells)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `Cells are found where they lie, frozen and merged ones too, also after a batch`(
    seed: UInt64
  ) {
    var source = ChoiceSource(seed: seed)
    let items = ItemGrid((0..<6).map { _ in source.index(below: 6) })
    let layout = CollectionViewGridLayout()
    (layout.rowHeight, layout.columnWidth) = (10, 10)
    (layout.frozenRowCount, layout.frozenColumnCount) = (
      source.index(below: 3), source.index(below: 3)
    )
    if source.flag() { layout.mergeCells(rows: 0..<2, columns: 1..<3) }
    if source.flag() { layout.mergeCells(rows: 3..<5, columns: 0..<2) }
    let view = items.makeCollectionView(size: .wh(30, 30), layout: layout)
    view.contentOffset = .xy(CGFloat(source.index(below: 25)), CGFloat(source.index(below: 35)))
    expectAgreement(in: view)

    let (gone, new) = (source.index(below: 6), source.index(below: 6))
    items.counts.remove(at: gone)
    items.counts.insert(source.index(below: 6), at: new)
    view.performBatchUpdates {
      view.deleteSections([gone])
      view.insertSections([new])
    }
    expectAgreement(in: view)
    let (cells, offset) = (placed(in: view), view.contentOffset)
    view.reloadData()
    view.contentOffset = offset

    expectEqual(placed(in: view), cells)
  }

  private func placed(in view: CollectionView) -> [CollectionViewLayoutAttributes] {
    (0..<view.numberOfSections).flatMap { row in
      (0..<view.numberOfItems(inSection: row)).compactMap {
        view.layoutAttributesForItem(at: .at(row, $0))
      }
    }
  }

  /// Queries by point and rectangle agree with the attributes of all cells.
  private func expectAgreement(in view: CollectionView) {
    view.layoutIfNeeded()
    let cells = placed(in: view)
    for x in stride(from: -2.5, to: 65, by: 5) {
      for y in stride(from: -2.5, to: 75, by: 5) {
        let front = cells.filter { $0.frame.contains(.xy(x, y)) }
          .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }
        expectEqual(view.indexPathForItem(at: .xy(x, y)), front?.indexPath, "at \(x), \(y)")
      }
    }
    let rect = CGRect.xywh(12, 12, 16, 26)
    expectEqual(
      view.indexPathsForItems(in: rect).sorted(),
      cells.filter { overlap($0.frame, rect) }.map(\.indexPath))
    expectEqual(
      view.indexPathsForVisibleItems.sorted(),
      cells.filter { overlap($0.frame, view.bounds) }.map(\.indexPath))
  }

  private func overlap(_ left: CGRect, _ right: CGRect) -> Bool {
    left.minX < right.maxX && right.minX < left.maxX && left.minY < right.maxY
      && right.minY < left.maxY
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

    expectEqual(view.contentOffset, .xy(560, 225))
  }
}
