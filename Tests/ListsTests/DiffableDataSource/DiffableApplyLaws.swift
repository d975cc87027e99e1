import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Lists that were given several snapshots in turn show the same as lists that got only the last
/// one.
@Suite struct DiffableApplyLaws {
  struct Series: CustomStringConvertible {
    var steps: [NamedSections]
    var reloads: [Int]
    var description: String { "\(steps) reloading \(reloads)" }
  }

  private static func series(_ source: inout ChoiceSource) -> Series {
    Series(
      steps: source.list(mean: 4, limit: 8) { .any(&$0) },
      reloads: source.list(mean: 2, limit: 4) { $0.index(below: 12) })
  }

  private static let cases = CaseRange.perThousand(200)

  private static func snapshot(
    _ sections: NamedSections, _ reloads: [Int]
  ) -> DiffableDataSourceSnapshot<String, Int> {
    var snapshot = sections.snapshot
    let there = reloads.filter(sections.items.contains)
    snapshot.reloadItems(there.filter { $0.isMultiple(of: 2) })
    snapshot.reconfigureItems(there.filter { !$0.isMultiple(of: 2) })
    return snapshot
  }

  @Test func `A collection view ends where a new one begins`() {
    check(Self.series, cases: Self.cases) { series in
      let shown = PhotoWall()
      for step in series.steps {
        shown.source.apply(Self.snapshot(step, series.reloads))
        shown.list.layoutIfNeeded()
        let fresh = PhotoWall()
        fresh.source.apply(step.snapshot)
        fresh.list.layoutIfNeeded()

        try demand(NamedSections(shown.source.snapshot()) == step, "The data is wrong.")
        try demand(shown.cells == fresh.cells, "\(shown.cells) isn't \(fresh.cells).")
        try demand(shown.headers == fresh.headers, "\(shown.headers) isn't \(fresh.headers).")
        try demand(shown.list.contentSize == fresh.list.contentSize, "The sizes differ.")
        shown.list.checkInvariants()
      }
    }
  }

  @Test func `A table ends where a new one begins`() {
    check(Self.series, cases: Self.cases) { series in
      let shown = NumberTable()
      for step in series.steps {
        shown.source.apply(Self.snapshot(step, series.reloads))
        shown.list.layoutIfNeeded()
        let fresh = NumberTable()
        fresh.source.apply(step.snapshot)
        fresh.list.layoutIfNeeded()

        try demand(shown.cells == fresh.cells, "\(shown.cells) isn't \(fresh.cells).")
        try demand(shown.list.contentSize == fresh.list.contentSize, "The sizes differ.")
        shown.list.checkInvariants()
      }
    }
  }
}

/// A collection view whose items are as high as their numbers, over a diffable data source.
private final class PhotoWall: CollectionViewDelegateFlowLayout {
  let list: CollectionView
  let source: CollectionViewDiffableDataSource<String, Int>

  init() {
    let layout = CollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 10)
    list = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 150), collectionViewLayout: layout)
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, item in
      cell.tag = item
    }
    source = CollectionViewDiffableDataSource(collectionView: list) { list, indexPath, item in
      list.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: item)
    }
    let headers = CollectionView.SupplementaryRegistration<CollectionReusableView>(
      elementKind: CollectionView.elementKindSectionHeader
    ) { header, _, indexPath in header.tag = indexPath.section }
    source.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    list.delegate = self
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 40, height: 20 + (source.itemIdentifier(for: indexPath) ?? 0))
  }

  /// The cells on screen: index path, item and frame.
  var cells: [String] {
    list.indexPathsForVisibleItems.map { indexPath in
      let cell = list.cellForItem(at: indexPath)
      let item = source.itemIdentifier(for: indexPath)
      let agrees = cell?.tag == item && item.flatMap(source.indexPath) == indexPath
      return "\(indexPath) \(item ?? -1) \(cell?.frame ?? .null) \(agrees)"
    }
  }

  /// The headers on screen.
  var headers: [String] {
    let kind = CollectionView.elementKindSectionHeader
    return list.indexPathsForVisibleSupplementaryElements(ofKind: kind).map {
      "\($0) \(list.supplementaryView(forElementKind: kind, at: $0)?.frame ?? .null)"
    }
  }
}

/// A table whose rows are as high as their numbers, over a diffable data source.
private final class NumberTable: TableViewDelegate {
  let list = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 120), style: .plain)
  let source: TableViewDiffableDataSource<String, Int>

  init() {
    list.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    source = TableViewDiffableDataSource(tableView: list) { table, indexPath, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.tag = item
      return cell
    }
    list.delegate = self
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    20 + CGFloat(source.itemIdentifier(for: indexPath) ?? 0)
  }

  var cells: [String] {
    list.visibleCells.map { cell in
      let item = list.indexPath(for: cell).flatMap { source.itemIdentifier(for: $0) }
      return "\(list.indexPath(for: cell) as Any) \(cell.tag) \(cell.frame) \(cell.tag == item)"
    }
  }
}
