import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Notifications and kept state when a snapshot is applied.
@Suite struct DiffableDataSourceTests {
  private static func list(
    _ items: [Int], made: @escaping (Int) -> Void = { _ in }
  ) -> (CollectionView, CollectionViewDiffableDataSource<Int, Int>) {
    let list = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: CollectionViewFlowLayout(
        item: .wh(100, 20), spacing: 0, lines: 0))
    list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      list, indexPath, item in
      made(item)
      let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = item
      return cell
    }
    source.apply(Self.snapshot(items))
    list.layoutIfNeeded()
    return (list, source)
  }

  private static func snapshot(_ items: [Int]) -> DiffableDataSourceSnapshot<Int, Int> {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func `Cells move along with their items, and only new items get others`() {
    var made: [Int] = []
    let (list, source) = Self.list([1, 2, 3, 4]) { made.append($0) }
    let cells = list.visibleCells
    made = []

    source.apply(Self.snapshot([4, 1, 9, 3]))
    list.layoutIfNeeded()

    expectEqual(made, [9])
    expect(list.cellForItem(at: .at(0, 0)) === cells[3])
    expect(list.cellForItem(at: .at(0, 1)) === cells[0])
    expect(list.cellForItem(at: .at(0, 3)) === cells[2])
    expectEqual(list.visibleCells.map(\.tag), [4, 1, 9, 3])
  }

  @Test func `Reconfigured items keep their cells, reloaded ones get new ones`() {
    var made: [Int] = []
    let (list, source) = Self.list([1, 2, 3]) { made.append($0) }
    let cells = list.visibleCells
    made = []
    var snapshot = source.snapshot()
    snapshot.moveItem(1, afterItem: 3)
    snapshot.reconfigureItems([1])
    snapshot.reloadItems([2])

    source.apply(snapshot)
    let configured = made
    list.layoutIfNeeded()

    expectEqual(configured, [1])
    expectEqual(made, [1, 2])
    expect(list.cellForItem(at: .at(0, 2)) === cells[0])
    expectEqual(source.snapshot().reloadedItemIdentifiers, [])
  }

  @Test(arguments: [false, true])
  func `Reloaded or reconfigured items aren't again with the next snapshot`(
    reloadsData: Bool
  ) {
    var made: [Int] = []
    let (list, source) = Self.list([1, 2, 3]) { made.append($0) }
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([1])
    snapshot.reloadItems([2])
    snapshot.reloadSections([0])

    if reloadsData {
      source.applySnapshotUsingReloadData(snapshot)
    } else {
      source.apply(snapshot)
    }
    list.layoutIfNeeded()
    made = []
    let next = source.snapshot()
    source.apply(next)
    list.layoutIfNeeded()

    expectEqual(next.reconfiguredItemIdentifiers, [])
    expectEqual(next.reloadedItemIdentifiers, [])
    expectEqual(next.reloadedSectionIdentifiers, [])
    expectEqual(made, [])
  }

  @Test func `A drag is reported before the data changes and after`() {
    let (list, source) = Self.list([1, 2, 3])
    var told: [[Int]] = []
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.willReorder = { [unowned source] transaction in
      told += [source.snapshot().itemIdentifiers, transaction.finalSnapshot.itemIdentifiers]
      told.append((0..<3).compactMap { source.itemIdentifier(for: .at(0, $0)) })
    }
    source.reorderingHandlers.didReorder = { [unowned source] transaction in
      told += [source.snapshot().itemIdentifiers, transaction.initialSnapshot.itemIdentifiers]
    }

    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    list.updateInteractiveMovementTargetPosition(.xy(50, 55))
    list.endInteractiveMovement()

    expectEqual(told, [[1, 2, 3], [2, 3, 1], [1, 2, 3], [2, 3, 1], [1, 2, 3]])
  }

  @Test func `The completion is called at the end, and queries follow the snapshot`() {
    let (list, source) = Self.list([1, 2, 3])
    var counts: [Int] = []

    source.apply(Self.snapshot([7, 8]), animatingDifferences: false) {
      counts.append(list.numberOfItems(inSection: 0))
    }
    source.applySnapshotUsingReloadData(Self.snapshot([5])) {
      counts.append(list.numberOfItems(inSection: 0))
    }

    expectEqual(counts, [2, 1])
    expectEqual(source.itemIdentifier(for: .at(0, 0)), 5)
    expect(source.itemIdentifier(for: .at(0, 1)) == nil)
    expect(source.itemIdentifier(for: .at(3, 0)) == nil)
    expect(source.indexPath(for: 5) == .at(0, 0) && source.indexPath(for: 7) == nil)
    expect(source.sectionIdentifier(for: 0) == 0 && source.sectionIdentifier(for: 1) == nil)
    expect(source.index(for: 0) == 0 && source.index(for: 4) == nil)
  }

  @Test(arguments: [false, true])
  func `R15.35 a snapshot is animated by a clock if its differences are to be`(isAnimated: Bool) {
    let (list, source) = Self.list([1, 2, 3])
    let clock = AnimationClock()
    var completions = 0
    clock.use {
      source.apply(Self.snapshot([4, 1, 2]), animatingDifferences: isAnimated) { completions += 1 }
      expectEqual(completions, isAnimated ? 0 : 1)
      list.layoutIfNeeded()
      expectEqual(list.visibleCells.map(\.tag), [4, 1, 2])
      let moved = list.cellForItem(at: .at(0, 1))
      expectEqual(moved?.frame.minY, 20)
      expectEqual(moved?.layer.presentation()?.frame.minY, isAnimated ? 0 : 20)
      clock.advance(by: 0.3)
      expectEqual(completions, 1)
      expectEqual(moved?.layer.presentation()?.frame.minY, 20)

      var outline = DiffableDataSourceSectionSnapshot<Int>()
      outline.append([2, 1])
      source.apply(outline, to: 0, animatingDifferences: isAnimated) { completions += 1 }
      expectEqual(completions, isAnimated ? 1 : 2)
      list.layoutIfNeeded()
      expectEqual(moved?.layer.presentation()?.frame.minY, 20)
      let other = list.cellForItem(at: .at(0, 0))
      expectEqual(other?.layer.presentation()?.frame.minY, isAnimated ? 40 : 0)
      clock.advance(by: 1)
    }
    expectEqual(completions, 2)
  }

  @Test func `R15.35 without a clock, or before the list has its data, nothing is animated`() {
    let (list, source) = Self.list([1, 2, 3])
    var completions = 0
    source.apply(Self.snapshot([3, 2, 1])) { completions += 1 }
    expectEqual(completions, 1)

    let clock = AnimationClock()
    clock.use {
      list.reloadData()
      source.apply(Self.snapshot([9, 2, 1])) { completions += 1 }
      list.layoutIfNeeded()
      expect(list.visibleCells.allSatisfy { $0.layer.presentation()?.frame == $0.frame })
      clock.advance(by: 1)
    }
    expectEqual(completions, 2)
    expectEqual(list.visibleCells.map(\.tag), [9, 2, 1])
  }

  @Test func `Headers are those of the provider, and empty views without one`() {
    let (list, source) = Self.list([1, 2, 3])
    let flow = list.collectionViewLayout as? CollectionViewFlowLayout
    let kind = CollectionView.elementKindSectionHeader
    final class Title: CollectionReusableView {}
    list.register(
      Title.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    func header() -> CollectionReusableView? {
      list.reloadData()
      list.layoutIfNeeded()
      return list.supplementaryView(forElementKind: kind, at: .at(0, 0))
    }
    flow?.headerReferenceSize = .wh(0, 10)

    let blank = header()
    source.supplementaryViewProvider = { list, kind, indexPath in
      list.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
    let title = header()
    source.supplementaryViewProvider = { _, _, _ in nil }
    let last = header()

    expect(blank?.frame == .xywh(0, 0, 100, 10) && !(blank is Title))
    expect(title is Title && title?.frame == .xywh(0, 0, 100, 10))
    expect(last?.frame == .xywh(0, 0, 100, 10) && !(last is Title))
  }

  @Test func `Items that aren't there can't be moved, nor any without handlers`() {
    let (list, source) = Self.list([1, 2])
    let before = source.collectionView(list, canMoveItemAt: .at(0, 1))
    source.reorderingHandlers.canReorderItem = { $0 == 2 }

    expect(!before)
    expect(!source.collectionView(list, canMoveItemAt: .at(0, 0)))
    expect(source.collectionView(list, canMoveItemAt: .at(0, 1)))
    expect(!source.collectionView(list, canMoveItemAt: .at(0, 2)))
    expect(!source.collectionView(list, canMoveItemAt: .at(1, 1)))
  }

  @Test func `Sections that aren't there have no items, and titles lead to sections`() {
    let (list, source) = Self.list([1, 2])

    expectEqual(source.collectionView(list, numberOfItemsInSection: 0), 2)
    expectEqual(source.collectionView(list, numberOfItemsInSection: 1), 0)
    expectEqual(source.collectionView(list, numberOfItemsInSection: -1), 0)
    expect(source.indexTitles(for: list) == nil)
    expectEqual(source.collectionView(list, indexPathForIndexTitle: "c", at: 3), .at(3, 0))
  }

  @Test func `The offset stays, or follows the first visible item`() {
    let (list, source) = Self.list(Array(0..<100))
    list.contentOffset.y = 400

    source.apply(Self.snapshot(Array(-10..<100)))
    let stayed = list.contentOffset.y
    list.anchoring = .firstVisibleItem
    source.apply(Self.snapshot(Array(-20..<100)))

    expectEqual(stayed, CGFloat(400))
    expectEqual(list.contentOffset.y, CGFloat(600))
  }

  @Test func `A snapshot applied in the middle of a batch or a count is loaded again`() {
    let (list, source) = Self.list([1, 2, 3])

    list.performBatchUpdates { source.apply(Self.snapshot([4, 5])) }
    list.layoutIfNeeded()

    expectEqual(list.visibleCells.map(\.tag), [4, 5])
  }

  @Test func `A data source whose list has another one keeps its data to itself`() {
    let (list, source) = Self.list([1, 2, 3])
    let other = ItemGrid([7])
    list.dataSource = other
    list.layoutIfNeeded()

    source.apply(Self.snapshot([4]))

    expectEqual(source.snapshot().itemIdentifiers, [4])
    expectEqual(list.numberOfItems(inSection: 0), 7)
  }

  @Test func `A hundred thousand items change places in one batch`() {
    let (list, source) = Self.list(Array(0..<100_000))

    source.apply(Self.snapshot(Array((0..<100_000).reversed())))
    list.layoutIfNeeded()

    expectEqual(list.visibleCells.map(\.tag), [99_999, 99_998, 99_997, 99_996, 99_995])
    expectEqual(source.indexPath(for: 0), .at(0, 99_999))
  }

  @Test func `Sections with their own titles are a subclass away`() {
    final class Titled: TableViewDiffableDataSource<Int, Int> {
      override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int)
        -> String?
      {
        "\(sectionIdentifier(for: section) ?? -1)"
      }
    }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.sectionHeaderHeight = 20
    let source = Titled(tableView: table) { _, _, _ in TableViewCell() }

    source.apply(Self.snapshot([1]))
    table.layoutIfNeeded()

    expect(table.headerView(forSection: 0) != nil)
    expectEqual(table.rectForRow(at: .at(0, 0)).minY, CGFloat(20))
  }
}
