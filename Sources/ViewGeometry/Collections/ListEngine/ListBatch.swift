import Foundation

/// A batch of updates while it is open.
struct ListBatch<Known> {
  private(set) var updates: BatchUpdates
  /// How many batches are open: one, and those within it.
  var depth = 1
  /// Whether it was opened while data or layout were asked for: at its end everything is asked for again.
  let isTooEarly: Bool
  private let revision: Int
  private let reloadCount: Int
  /// What was known when the batch opened, if that became out of date since.
  var before: Known?
  /// The visible items and their frames when the batch opened, ascending, where one of them is to stay in place.
  var anchors: [(place: ItemIndex, frame: CGRect)] = []

  init<Cell>(in list: ListState<Known, Cell>, _ updates: BatchUpdates = BatchUpdates()) {
    self.updates = updates
    isTooEarly = list.phase.isSolving
    (revision, reloadCount) = (list.revision, list.reloadCount)
  }

  mutating func collect(_ add: (inout BatchUpdates) -> Void) { add(&updates) }

  /// Whether everything was forgotten since the batch opened, which leaves nothing to update.
  func isReloaded<Cell>(in list: ListState<Known, Cell>) -> Bool {
    list.reloadCount != reloadCount
  }

  /// Whether what was known when the batch opened is out of date.
  func isInvalidated<Cell>(in list: ListState<Known, Cell>) -> Bool { list.revision != revision }
}
