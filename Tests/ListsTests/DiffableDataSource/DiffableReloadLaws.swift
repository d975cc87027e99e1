import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Snapshots that move, insert, delete and reload items bring each layout to the state of a new
/// list.
@Suite struct DiffableReloadLaws {
  struct Step: CustomStringConvertible {
    var sections: NamedSections
    /// The items to reload, of the existing ones.
    var reloads: [Int]
    var description: String { "\(sections) reloading \(reloads)" }
  }

  enum Layout: CaseIterable {
    case flow, sizedFlow, list, pairs, waterfall, column
  }

  private static let cases = CaseRange.perThousand(150)

  private static func steps(_ source: inout ChoiceSource) -> [Step] {
    source.list(mean: 4, limit: 6) { source in
      let sections = NamedSections.any(&source)
      return Step(sections: sections, reloads: sections.items.filter { _ in source.oneIn(3) })
    }
  }

  /// The snapshot of a step; its reloaded items have grown.
  private static func snapshot(
    _ step: Step, _ heights: ItemHeights
  ) -> DiffableDataSourceSnapshot<String, Int> {
    var snapshot = step.sections.snapshot
    snapshot.reloadItems(step.reloads)
    for item in step.reloads { heights.reloads[item, default: 0] += 1 }
    return snapshot
  }

  @Test(arguments: Layout.allCases)
  func `A collection view measures what moves and is reloaded again`(layout: Layout) {
    check(Self.steps, cases: Self.cases) { steps in
      let heights = ItemHeights()
      let shown = SizedWall(layout, heights)
      for step in steps {
        shown.source.apply(Self.snapshot(step, heights))
        let counts = step.sections.sections.map(\.items.count)
        try demand(shown.counts == counts, "The layout has \(shown.counts) items, not \(counts).")
        let fresh = SizedWall(layout, heights)
        fresh.source.apply(step.sections.snapshot)

        try demand(shown.places == fresh.places, "\(shown.places) isn't \(fresh.places).")
        shown.list.checkInvariants()
      }
    }
  }

  @Test(arguments: [false, true])
  func `A table measures what moves and is reloaded again`(rowsSizeThemselves: Bool) {
    check(Self.steps, cases: Self.cases) { steps in
      let heights = ItemHeights()
      let shown = SizedTable(heights, rowsSizeThemselves: rowsSizeThemselves)
      for step in steps {
        shown.source.apply(Self.snapshot(step, heights))
        let fresh = SizedTable(heights, rowsSizeThemselves: rowsSizeThemselves)
        fresh.source.apply(step.sections.snapshot)

        try demand(shown.places == fresh.places, "\(shown.places) isn't \(fresh.places).")
        shown.list.checkInvariants()
      }
    }
  }
}

/// The heights of items: each has its own, and grows whenever it is reloaded.
private final class ItemHeights {
  var reloads: [Int: Int] = [:]

  subscript(item: Int) -> CGFloat { CGFloat(20 + item + 50 * reloads[item, default: 0]) }
}

/// A collection view high enough for all items, over a diffable data source.
private final class SizedWall: CollectionViewDelegateFlowLayout,
  CollectionViewDelegateWaterfallLayout
{
  /// A custom layout: one item below the other.
  private final class Column: CollectionViewLayout {
    weak var wall: SizedWall?
    private var placed: [CollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0

    override func prepare() {
      (placed, height) = ([], 0)
      for path in wall?.paths ?? [] {
        let attributes = CollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = .xywh(0, height, 40, wall?.height(at: path) ?? 0)
        height = attributes.frame.maxY
        placed.append(attributes)
      }
    }

    override var collectionViewContentSize: CGSize { .wh(100, height) }
    override var spatialAttributes: [CollectionViewLayoutAttributes]? { placed }
  }

  let list: CollectionView
  let source: CollectionViewDiffableDataSource<String, Int>
  private let heights: ItemHeights

  init(_ layout: DiffableReloadLaws.Layout, _ heights: ItemHeights) {
    self.heights = heights
    list = CollectionView(
      frame: .xywh(0, 0, 100, 10_000), collectionViewLayout: CollectionViewLayout())
    let cells = CollectionView.CellRegistration<PreferringCell, Int> { cell, _, item in
      cell.prefer = { _ in .wh(40, heights[item]) }
    }
    source = CollectionViewDiffableDataSource(collectionView: list) { list, indexPath, item in
      list.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: item)
    }
    switch layout {
    case .flow, .sizedFlow:
      let flow = CollectionViewFlowLayout()
      if layout == .sizedFlow { flow.estimatedItemSize = .wh(40, 50) }
      list.collectionViewLayout = flow
    case .list: list.collectionViewLayout = Self.rows(of: 1)
    case .pairs: list.collectionViewLayout = Self.rows(of: 2)
    case .waterfall: list.collectionViewLayout = CollectionViewWaterfallLayout()
    case .column:
      let column = Column()
      column.wall = self
      list.collectionViewLayout = column
    }
    if layout == .flow || layout == .waterfall { list.delegate = self }
  }

  private static func rows(of count: Int) -> CollectionViewLayout {
    let item = CollectionLayoutItem.item(.fractionalWidth(1 / CGFloat(count)), .estimated(30))
    return CollectionViewCompositionalLayout(
      section: CollectionLayoutSection(
        group: .horizontal(
          layoutSize: .size(.fractionalWidth(1), .estimated(30)), subitems: [item])))
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    .wh(40, height(at: indexPath))
  }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    height(at: indexPath)
  }

  fileprivate func height(at path: IndexPath) -> CGFloat {
    source.itemIdentifier(for: path).map { heights[$0] } ?? 0
  }

  fileprivate var paths: [IndexPath] {
    (0..<list.numberOfSections).flatMap { section in
      (0..<list.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
  }

  /// The layout's counts of items.
  var counts: [Int] {
    let snapshot = list.layoutSnapshot
    return (0..<list.numberOfSections).map { snapshot.numberOfItems(inSection: $0) }
  }

  /// The frame of each item and its cell, once all are measured, and the content size.
  var places: [CGRect] {
    list.layoutIfNeeded()
    return paths.flatMap { path in
      [
        list.layoutAttributesForItem(at: path)?.frame ?? .null,
        list.cellForItem(at: path)?.frame ?? .null,
      ]
    } + [CGRect(origin: .zero, size: list.contentSize)]
  }
}

/// A table high enough for all rows, over a diffable data source.
private final class SizedTable: TableViewDelegate {
  let list = TableView(frame: .xywh(0, 0, 100, 10_000), style: .plain)
  let source: TableViewDiffableDataSource<String, Int>
  private let heights: ItemHeights

  init(_ heights: ItemHeights, rowsSizeThemselves: Bool) {
    self.heights = heights
    list.register(FittingRow.self, forCellReuseIdentifier: "row")
    source = TableViewDiffableDataSource(tableView: list) { table, indexPath, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? FittingRow)?.fit(heights[item])
      return cell
    }
    if !rowsSizeThemselves { list.delegate = self }
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    source.itemIdentifier(for: indexPath).map { heights[$0] } ?? 0
  }

  var places: [CGRect] {
    list.layoutIfNeeded()
    return (0..<list.numberOfSections).flatMap { section in
      (0..<list.numberOfRows(inSection: section)).flatMap { row in
        [
          list.rectForRow(at: .at(section, row)),
          list.cellForRow(at: .at(section, row))?.frame ?? .null,
        ]
      }
    } + [CGRect(origin: .zero, size: list.contentSize)]
  }
}
