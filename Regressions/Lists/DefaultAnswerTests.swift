import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Optional methods of data sources and delegates that do nothing, so that the list stays as it is.
@Suite struct DefaultAnswerTests {
  private final class Items: RegisteredItems, CollectionViewDelegate,
    CollectionViewDataSourcePrefetching
  {
    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    }
  }

  private final class Rows: RegisteredRows, TableViewDelegate, TableViewDataSourcePrefetching {
    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  }

  private final class Animator: ContextMenuInteractionCommitAnimating {
    var preferredCommitStyle = ContextMenuInteractionCommitStyle.dismiss
    var added = 0
    var previewContent: (any PreviewContent)? { nil }

    func addAnimations(_ animations: @escaping () -> Void) { added += 1 }
    func addCompletion(_ completion: @escaping () -> Void) { added += 1 }
  }

  private let first = IndexPath(item: 0, section: 0)
  private let second = IndexPath(item: 1, section: 0)

  @Test func `a collection view stays as it is`() {
    let (items, animator) = (Items([4]), Animator())
    let view = items.makeCollectionView(layout: CollectionViewFlowLayout())
    view.layoutIfNeeded()
    view.selectItem(at: second, animated: false, scrollPosition: [])
    let (cells, asked) = (view.visibleCells, items.askedForCells)
    let configuration = ContextMenuConfiguration()

    items.collectionView(view, didHighlightItemAt: first)
    items.collectionView(view, didUnhighlightItemAt: first)
    items.collectionView(view, didSelectItemAt: first)
    items.collectionView(view, didDeselectItemAt: second)
    items.collectionView(view, moveItemAt: first, to: second)
    items.collectionView(view, cancelPrefetchingForItemsAt: [first])
    items.collectionView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    view.announceItemsAhead()
    view.layoutIfNeeded()

    expectEqual(view.indexPathsForSelectedItems, [second])
    expectEqual(items.askedForCells, asked)
    expect(zip(view.visibleCells, cells).allSatisfy { $0 === $1 })
    expectEqual(animator.added, 0)
    expect(DraggableNumbers([]).indexTitles(for: view) == nil)
  }

  @Test func `a table stays as it is`() {
    let (rows, animator) = (Rows([4]), Animator())
    let table = rows.table()
    table.layoutIfNeeded()
    table.selectRow(at: second, animated: false, scrollPosition: .none)
    let (cells, asked) = (table.visibleCells, rows.askedForCells)
    let configuration = ContextMenuConfiguration()

    rows.tableView(table, didSelectRowAt: first)
    rows.tableView(table, didDeselectRowAt: second)
    rows.tableView(table, commit: .delete, forRowAt: first)
    rows.tableView(table, moveRowAt: first, to: second)
    rows.tableView(table, cancelPrefetchingForRowsAt: [first])
    rows.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    table.layoutIfNeeded()

    expectEqual(table.indexPathForSelectedRow, second)
    expectEqual(rows.askedForCells, asked)
    expect(zip(table.visibleCells, cells).allSatisfy { $0 === $1 })
    expectEqual(animator.added, 0)
    expect(DraggableNumbers([]).sectionIndexTitles(for: table) == nil)
  }

  @Test func `a diffable data source neither deletes nor moves rows`() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let source = TableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    expect(!source.tableView(table, canEditRowAt: first))
    expect(!source.tableView(table, canMoveRowAt: first))

    source.tableView(table, commit: .delete, forRowAt: first)
    source.tableView(table, moveRowAt: first, to: second)

    expectEqual(source.snapshot().itemIdentifiers, [1, 2, 3])
    expectEqual(table.numberOfRows(inSection: 0), 3)
    expectEqual(source.itemIdentifier(for: second), 2)
    expect(source.itemIdentifier(for: IndexPath(index: 0)) == nil)
  }

  @Test func `layouts and constraints can't be decoded`() {
    let coder = NSObject()
    expect(CollectionViewGridLayout(coder: coder) == nil)
    expect(CollectionViewWaterfallLayout(coder: coder) == nil)
    expect(CollectionViewSolvedLayout(coder: coder) == nil)
    expect(LayoutConstraint(coder: coder) == nil)
    expect(CollectionViewSolvedLayout().isExact)
    expect(!CollectionViewGridLayout().asksForMovedItems)
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: CollectionLayoutSize(
          widthDimension: .absolute(10), heightDimension: .absolute(10)),
        subitems: [
          CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
              widthDimension: .absolute(10), heightDimension: .absolute(10)))
        ]))
    expect(!CollectionViewCompositionalLayout(section: section).asksForMovedItems)
  }
}
