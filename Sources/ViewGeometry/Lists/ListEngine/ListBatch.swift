import Foundation

/// A batch of updates while it is open.
struct ListBatch<Known> {
  var updates: BatchUpdates
  /// The number of open batches, nested ones included.
  var depth = 1
  /// Who hears of the end of it and of the batches in it, in the order in which they began.
  var completions: [(Bool) -> Void] = []
  /// Whether it was opened while data or layout were asked for.
  ///
  /// The list then reloads at its end.
  let isTooEarly: Bool
  private let revision: Int
  private let reloadCount: Int
  /// What the list knew when the batch opened; nil while that is still current.
  var before: Known?
  /// The visible items and their frames when the batch opened, ascending; empty if none has to stay in place.
  var anchors: [(place: ItemIndex, frame: CGRect)] = []

  init<Cell>(in list: ListState<Known, Cell>, _ updates: BatchUpdates = BatchUpdates()) {
    self.updates = updates
    isTooEarly = list.phase.isSolving
    (revision, reloadCount) = (list.revision, list.reloadCount)
  }

  mutating func collect(_ add: (inout BatchUpdates) -> Void) { add(&updates) }

  /// Whether the list was reloaded since the batch opened, which leaves nothing to update.
  func isReloaded<Cell>(in list: ListState<Known, Cell>) -> Bool {
    list.reloadCount != reloadCount
  }

  /// Whether what the list knew when the batch opened is out of date.
  func isInvalidated<Cell>(in list: ListState<Known, Cell>) -> Bool { list.revision != revision }
}
