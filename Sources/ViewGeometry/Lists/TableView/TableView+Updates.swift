public import Foundation

extension TableView {
  /// Inserts rows at these index paths, which are places after the batch (R9.8).
  public final func insertRows(
    at indexPaths: [IndexPath], with animation: RowAnimation = .automatic
  ) {
    edit { $0.items.inserts += indexPaths.map { ItemIndex($0) } }
  }

  /// Deletes the rows at these index paths, which are places before the batch.
  public final func deleteRows(
    at indexPaths: [IndexPath], with animation: RowAnimation = .automatic
  ) {
    edit { $0.items.deletes += indexPaths.map { ItemIndex($0) } }
  }

  /// Asks again for the heights and cells of the rows at these index paths, which are places before the batch.
  public final func reloadRows(
    at indexPaths: [IndexPath], with animation: RowAnimation = .automatic
  ) {
    edit { $0.items.reloads += indexPaths.map { ItemIndex($0) } }
  }

  /// Moves a row from a place before the batch to one after it; its height and cell go along.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit {
      $0.items.moves.append(.init(from: ItemIndex(indexPath), to: ItemIndex(newIndexPath)))
    }
  }

  /// Inserts sections with these numbers after the batch; their rows come along.
  public final func insertSections(
    _ sections: IndexSet, with animation: RowAnimation = .automatic
  ) {
    edit { $0.sections.inserts += sections }
  }

  /// Deletes the sections with these numbers before the batch.
  public final func deleteSections(
    _ sections: IndexSet, with animation: RowAnimation = .automatic
  ) {
    edit { $0.sections.deletes += sections }
  }

  /// Asks again for everything in the sections with these numbers before the batch.
  public final func reloadSections(
    _ sections: IndexSet, with animation: RowAnimation = .automatic
  ) {
    edit { $0.sections.reloads += sections }
  }

  /// Moves a section from its number before the batch to the one after it; its rows go along.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.sections.moves.append(.init(from: section, to: newSection)) }
  }

  /// Makes the updates in `updates` one batch; batches within are part of it (R9.8 to R9.11).
  ///
  /// The data source must say the new numbers when `updates` is done. Sections that the batch doesn't touch are only held
  /// against it in tables of at most 256 sections.
  ///
  /// A batch without edits asks for heights again, those of rows with cells alone where rows count with estimates.
  ///
  /// - Complexity: O(e log n) for e edits, and O(rows) of inserted and reloaded sections.
  /// - Precondition: The numbers of sections and rows before, the edits, and the numbers after add up.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion: completion)
  }

  /// Applies a batch as `performBatchUpdates(_:completion:)` does, but throws when it doesn't add up, and changes nothing.
  ///
  /// Cells that a refused batch was to configure again are left alone. Heights that it set on the table stay.
  /// Within an open batch it only adds to that.
  ///
  /// - Complexity: As `performBatchUpdates(_:completion:)`.
  public final func validateUpdates(_ updates: () -> Void) throws(BatchUpdateError) {
    openBatch()
    updates()
    if let error = closeBatch() { throw error }
  }

  /// Begins a batch, or one within the open batch.
  public final func beginUpdates() { openBatch() }

  /// Ends a batch begun with `beginUpdates()`; the outermost one is carried out.
  ///
  /// - Precondition: A batch is open, and adds up.
  public final func endUpdates() {
    if let error = closeBatch() { stop(error) }
  }

  /// Whether a batch is open or a row is dragged.
  public final var hasUncommittedUpdates: Bool { list.batch != nil || movement != nil }

  /// Where the content goes when rows are inserted, deleted or moved; the offset stays by default.
  public final var anchoring: UpdateAnchoring {
    get { list.anchoring }
    set { list.anchoring = newValue }
  }
}
