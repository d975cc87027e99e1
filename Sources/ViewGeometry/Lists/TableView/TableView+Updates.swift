public import Foundation

extension TableView {
  /// Inserts rows at index paths after the batch (R9.8).
  ///
  /// ```swift
  /// messages.counts[0] += 1
  /// table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  /// let count = table.numberOfRows(inSection: 0)  // 101
  /// ```
  public final func insertRows(
    at indexPaths: [IndexPath], with animation: RowAnimation = .automatic
  ) {
    edit { $0.items.inserts += indexPaths.map { ItemIndex($0) } }
  }

  /// Deletes rows at index paths before the batch.
  public final func deleteRows(
    at indexPaths: [IndexPath], with animation: RowAnimation = .automatic
  ) {
    edit { $0.items.deletes += indexPaths.map { ItemIndex($0) } }
  }

  /// Reloads the heights and cells of rows at index paths before the batch.
  public final func reloadRows(
    at indexPaths: [IndexPath], with animation: RowAnimation = .automatic
  ) {
    edit { $0.items.reloads += indexPaths.map { ItemIndex($0) } }
  }

  /// Moves a row from an index path before the batch to one after it; it keeps its height and cell.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit {
      $0.items.moves.append(.init(from: ItemIndex(indexPath), to: ItemIndex(newIndexPath)))
    }
  }

  /// Inserts sections, with their rows, at indices after the batch.
  public final func insertSections(
    _ sections: IndexSet, with animation: RowAnimation = .automatic
  ) {
    edit { $0.sections.inserts += sections }
  }

  /// Deletes sections, with their rows, at indices before the batch.
  public final func deleteSections(
    _ sections: IndexSet, with animation: RowAnimation = .automatic
  ) {
    edit { $0.sections.deletes += sections }
  }

  /// Reloads sections completely, at indices before the batch.
  public final func reloadSections(
    _ sections: IndexSet, with animation: RowAnimation = .automatic
  ) {
    edit { $0.sections.reloads += sections }
  }

  /// Moves a section, with its rows, from its index before the batch to its index after it.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.sections.moves.append(.init(from: section, to: newSection)) }
  }

  /// Applies the edits made by `updates` as one batch; nested batches become part of it (R9.8 to R9.11).
  ///
  /// The data source must return the new counts when `updates` returns. The counts of sections that the batch doesn't
  /// mention are only checked in tables of at most 256 sections.
  ///
  /// A batch without edits requests heights again; with estimated heights, only those of rows with cells.
  /// `completion` is called with true when the batch has been laid out (R9.21).
  ///
  /// - Complexity: O(e log n) for e edits, and O(rows) of inserted and reloaded sections.
  /// - Precondition: The counts of sections and rows before, the edits, and the counts after are consistent.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard AnimationClock.current != nil else {
      return performBatch(updates, completion: completion)
    }
    SystemAnimation.run {
      performBatch(updates, completion: nil)
      // This moves the views, so it must happen within the animation.
      layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  /// Applies a batch update like the method with an optional block, but without escaping the block.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Applies a batch update like `performBatchUpdates(_:completion:)`, but throws if it is inconsistent.
  ///
  /// If it throws, the table doesn't change. Cells that the batch was to configure again aren't configured; heights
  /// that it set on the table are kept. Within an open batch, the edits only become part of that batch.
  ///
  /// - Complexity: Like `performBatchUpdates(_:completion:)`.
  public final func validateUpdates(_ updates: () -> Void) throws(BatchUpdateError) {
    openBatch()
    updates()
    if let error = closeBatch() { throw error }
  }

  /// Begins a batch, or a nested one within the open batch.
  public final func beginUpdates() { openBatch() }

  /// Ends a batch begun with `beginUpdates()`; the outermost one is performed.
  ///
  /// - Precondition: A batch is open, and its edits are consistent with the data.
  public final func endUpdates() {
    if let error = closeBatch() { stop(error) }
  }

  /// Whether a batch update is in progress or a row is being dragged.
  public final var hasUncommittedUpdates: Bool { list.batch != nil || movement != nil }

  /// The part of the list that stays in place in updates; the offset by default.
  public final var anchoring: UpdateAnchoring {
    get { list.anchoring }
    set { list.anchoring = newValue }
  }
}
