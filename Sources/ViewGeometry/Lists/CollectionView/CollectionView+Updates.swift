import Foundation

extension CollectionView {
  /// Applies a batch as the method that is given an optional block does; this one doesn't keep the block.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Applies a batch as `performBatchUpdates(_:completion:)` does, but throws when it is inconsistent.
  ///
  /// The collection then still shows what it showed, and no view has moved; the data source is up to its owner, who may
  /// take it back or call `reloadData`.
  public func validateUpdates(_ updates: () -> Void) throws(BatchUpdateError) {
    openBatch()
    updates()
    if let error = closeBatch() { throw error }
  }

  /// What stays in place when items above the visible part come or go; the content offset by default, as in UIKit.
  public final var anchoring: UpdateAnchoring {
    get { list.anchoring }
    set { list.anchoring = newValue }
  }
}
