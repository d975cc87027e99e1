import Foundation

extension CollectionView {
  /// Applies the edits made by `updates`, a closure that doesn't escape, as one batch.
  ///
  /// In other respects, the method is the same as its overload with an optional closure.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Applies a batch update like `performBatchUpdates(_:completion:)`, but throws if the update is
  /// inconsistent.
  ///
  /// If it throws, the collection view still displays its previous state, no view has moved, and
  /// the completions of batches inside `updates` have been called with false (R9.20). In that case,
  /// restore the data source, or call `reloadData()`. If a batch is already open, the edits become
  /// part of that batch, and nothing is thrown.
  public func validateUpdates(_ updates: () -> Void) throws(BatchUpdateError) {
    openBatch()
    updates()
    if let error = closeBatch() { throw error }
  }

  /// The part of the collection view that stays in place during updates; the content offset by
  /// default.
  public final var anchoring: UpdateAnchoring {
    get { list.anchoring }
    set { list.anchoring = newValue }
  }
}
