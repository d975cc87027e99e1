import Foundation

/// A batch of updates that is in progress.
struct ListBatch<Known> {
  var updates: BatchUpdates
  /// The number of open batches, including nested ones.
  var depth = 1
  /// The completions of the batch and of nested batches, in the order in which the batches began.
  var completions: [(Bool) -> Void] = []
  /// Whether the batch was opened while the data source or the layout was being called.
  ///
  /// In that case, the list is reloaded when the batch ends, unless the batch has no updates.
  let isTooEarly: Bool
  private let revision: Int
  private let reloadCount: Int
  /// The list's cached data when the batch opened.
  ///
  /// In a table, it is nil until that data becomes stale.
  var before: Known?
  /// The visible items and their frames when the batch opened, in ascending order.
  ///
  /// The array is empty if no item must stay in place.
  var anchors: [(place: ItemIndex, frame: CGRect)] = []

  init<Cell>(in list: ListState<Known, Cell>, _ updates: BatchUpdates = BatchUpdates()) {
    self.updates = updates
    isTooEarly = list.phase.isSolving
    (revision, reloadCount) = (list.revision, list.reloadCount)
  }

  mutating func collect(_ add: (inout BatchUpdates) -> Void) { add(&updates) }

  /// Returns whether the list has been reloaded since the batch opened, so that nothing is left to
  /// update.
  func isReloaded<Cell>(in list: ListState<Known, Cell>) -> Bool {
    list.reloadCount != reloadCount
  }

  /// Returns whether the list's cached data has changed or was invalidated since the batch opened.
  func isInvalidated<Cell>(in list: ListState<Known, Cell>) -> Bool { list.revision != revision }
}
