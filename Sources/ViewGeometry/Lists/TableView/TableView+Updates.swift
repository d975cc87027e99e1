import Foundation

extension TableView {
  /// The default implementation of ``insertRows(at:with:)``.
  final func builtInInsertRows(
    at indexPaths: [IndexPath], with animation: RowAnimation = .automatic
  ) {
    edit { $0.items.inserts += indexPaths.map { ItemIndex($0) } }
  }

  /// The default implementation of ``deleteRows(at:with:)``.
  final func builtInDeleteRows(
    at indexPaths: [IndexPath], with animation: RowAnimation = .automatic
  ) {
    edit { $0.items.deletes += indexPaths.map { ItemIndex($0) } }
  }

  /// The default implementation of ``reloadRows(at:with:)``.
  final func builtInReloadRows(
    at indexPaths: [IndexPath], with animation: RowAnimation = .automatic
  ) {
    edit { $0.items.reloads += indexPaths.map { ItemIndex($0) } }
  }

  /// The default implementation of ``moveRow(at:to:)``.
  final func builtInMoveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit {
      $0.items.moves.append(.init(from: ItemIndex(indexPath), to: ItemIndex(newIndexPath)))
    }
  }

  /// The default implementation of ``insertSections(_:with:)``.
  final func builtInInsertSections(
    _ sections: IndexSet, with animation: RowAnimation = .automatic
  ) {
    edit { $0.sections.inserts += sections }
  }

  /// The default implementation of ``deleteSections(_:with:)``.
  final func builtInDeleteSections(
    _ sections: IndexSet, with animation: RowAnimation = .automatic
  ) {
    edit { $0.sections.deletes += sections }
  }

  /// The default implementation of ``reloadSections(_:with:)``.
  final func builtInReloadSections(
    _ sections: IndexSet, with animation: RowAnimation = .automatic
  ) {
    edit { $0.sections.reloads += sections }
  }

  /// The default implementation of ``moveSection(_:toSection:)``.
  final func builtInMoveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.sections.moves.append(.init(from: section, to: newSection)) }
  }

  /// Applies a batch update.
  ///
  /// It differs from the method with an optional closure only in that `updates` doesn't escape.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Applies a batch update like `performBatchUpdates(_:completion:)`, but throws if it is
  /// inconsistent.
  ///
  /// If it throws, the table doesn't change. Cells that `updates` marked to be configured again
  /// aren't configured, but heights that it set on the table are kept. Completions of batches
  /// inside `updates` are called with false before the method returns (R9.20). If a batch is
  /// already open, the edits become part of that batch, and nothing is thrown.
  ///
  /// - Complexity: The same as for `performBatchUpdates(_:completion:)`.
  public final func validateUpdates(_ updates: () -> Void) throws(BatchUpdateError) {
    openBatch()
    updates()
    if let error = closeBatch() { throw error }
  }

  /// The default implementation of ``endUpdates()``.
  final func builtInEndUpdates() {
    if let error = closeBatch() { stop(error) }
  }

  /// The default implementation of ``hasUncommittedUpdates``.
  final var builtInHasUncommittedUpdates: Bool { list.batch != nil || movement != nil }

  /// The part of the table that stays in place during updates; the content offset by default.
  public final var anchoring: UpdateAnchoring {
    get { list.anchoring }
    set { list.anchoring = newValue }
  }
}
