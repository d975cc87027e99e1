import Foundation

extension CollectionView {
  /// Applies a batch update like the method with an optional closure, but with a closure that
  /// doesn't escape.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Applies a batch update like `performBatchUpdates(_:completion:)`, but throws if it is
  /// inconsistent.
  ///
  /// If it throws, the collection view still displays its previous state, and no view has moved. In
  /// that case, restore the data source, or call `reloadData`.
  public func validateUpdates(_ updates: () -> Void) throws(BatchUpdateError) {
    openBatch()
    updates()
    if let error = closeBatch() { throw error }
  }

  /// The part of the list that stays in place when items above the visible area are inserted or
  /// deleted.
  ///
  /// The default is the content offset, as in UIKit.
  public final var anchoring: UpdateAnchoring {
    get { list.anchoring }
    set { list.anchoring = newValue }
  }
}
