public import Foundation

extension CollectionView {
  /// Applies the edits that `updates` asks for as one batch (R9.8 to R9.11), at once.
  ///
  /// Deletes, reloads and sources of moves name places before the batch, inserts and targets of moves places after it; the
  /// order of the calls doesn't matter. `updates` also brings the data source to its new state. A batch within a batch
  /// belongs to it. Completions are called with true when the outermost batch has ended, in the order in which the batches began (R9.20).
  ///
  /// Counts of sections that no edit names are checked, too, in collections of up to 256 sections.
  ///
  /// - Complexity: O(edits log items) for a flow layout, plus what comes into view.
  /// - Precondition: The edits are consistent with each other and the data source; ``validateUpdates(_:)`` throws instead.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion: completion)
  }

  /// Applies a batch as ``performBatchUpdates(_:completion:)`` does, but throws when it is inconsistent.
  ///
  /// The collection then still shows what it showed, and no view has moved; the data source is up to its owner, who may
  /// take it back or call `reloadData`.
  public func validateUpdates(_ updates: () -> Void) throws(BatchUpdateError) {
    openBatch()
    updates()
    if let error = closeBatch() { throw error }
  }

  /// Inserts items; the index paths are those after the batch.
  public func insertItems(at indexPaths: [IndexPath]) {
    edit { $0.items.inserts += indexPaths.map { ItemIndex($0) } }
  }

  /// Deletes items; the index paths are those before the batch.
  public func deleteItems(at indexPaths: [IndexPath]) {
    edit { $0.items.deletes += indexPaths.map { ItemIndex($0) } }
  }

  /// Asks for the cells and sizes of items again; the index paths are those before the batch.
  public func reloadItems(at indexPaths: [IndexPath]) {
    edit { $0.items.reloads += indexPaths.map { ItemIndex($0) } }
  }

  /// Moves an item from its index path before the batch to its index path after it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.items.moves.append(.init(from: ItemIndex(indexPath), to: ItemIndex(newIndexPath))) }
  }

  /// Inserts sections, with their items, at their places after the batch.
  public func insertSections(_ sections: IndexSet) {
    edit { $0.sections.inserts += sections }
  }

  /// Deletes sections, with their items, at their places before the batch.
  public func deleteSections(_ sections: IndexSet) {
    edit { $0.sections.deletes += sections }
  }

  /// Asks for everything of sections again; their places are those before the batch.
  public func reloadSections(_ sections: IndexSet) {
    edit { $0.sections.reloads += sections }
  }

  /// Moves a section, with its items, from its place before the batch to its place after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.sections.moves.append(.init(from: section, to: newSection)) }
  }

  /// What stays in place when items above the visible part come or go; the content offset by default, as in UIKit.
  public final var anchoring: UpdateAnchoring {
    get { list.anchoring }
    set { list.anchoring = newValue }
  }
}
