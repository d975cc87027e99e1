import Foundation

/// The state that tables and collection views have alike: what is known of the data, the phase, the open batch, and what refers
/// to items by their indices.
///
/// What is known and the phase change by the methods below alone; `ListTransition` has the changes that exist. No method calls
/// code of others.
struct ListState<Known, Cell: View> {
  private(set) var knowledge = ListKnowledge<Known>.unknown
  private(set) var phase = ListPhase.resting
  /// The open batch; nil outside one.
  var batch: ListBatch<Known>?
  /// Changes with what is known, so that whoever asks data source or delegate notices what they do.
  var revision = 0
  /// How often everything was forgotten.
  private(set) var reloadCount = 0
  /// Changes with each reload and each batch: the same index may be another item since.
  private(set) var dataRevision = 0
  /// The item that is dragged; nil for none.
  var movement: InteractiveMovement?
  /// The drag that has ended, while the data source is notified of it and may not have moved the item yet.
  var reportedMovement: InteractiveMovement?
  /// What is announced to the prefetching data source; nil until there is one.
  var prefetching: ListPrefetching?
  /// What is selected and what may be; nil while all is as at first.
  var selection: ListSelection?
  /// Cells to be configured again, and the one that is being so.
  var reconfiguring: ReconfiguredCells<Cell>?
  /// The item whose cell a layout pass is asking for.
  var sizeOfNewCell: (place: ItemIndex, size: CGSize)?
  /// The view behind all cells.
  var backgroundView: View?
  /// Where the content goes when items are inserted, deleted or moved.
  var anchoring = UpdateAnchoring.contentOffset

  // MARK: Knowledge

  /// Data source and delegate have been asked.
  mutating func learn(_ known: Known) { change(.learn, to: .current(known)) }

  /// Counts or lengths are to be asked for again; until then views and selection refer to the ones known now.
  mutating func invalidate() {
    if batch != nil, batch?.before == nil { batch?.before = knowledge.latest }
    change(.invalidate, to: knowledge.latest.map { .stale($0) } ?? .unknown)
  }

  /// Everything is to be asked for again: nothing is selected, dragged or announced any more.
  mutating func forget() {
    reloadCount &+= 1
    dataRevision &+= 1
    selection?.forget()
    prefetching?.reset()
    (movement, reportedMovement) = (nil, nil)
    change(.forget, to: .unknown)
  }

  /// Takes out what is current, to be changed while data source and delegate are asked, and learned again.
  mutating func takeCurrent() -> Known? {
    guard case .current(let known) = knowledge else { return nil }
    change(.take, to: .unknown)
    return known
  }

  /// Takes out what is stale, to follow a batch.
  mutating func takeStale() -> Known? {
    guard case .stale(let known) = knowledge else { return nil }
    change(.take, to: .unknown)
    return known
  }

  /// Drops what knows a part of a batch.
  mutating func drop() { _ = takeCurrent() ?? takeStale() }

  /// Changes what is current in place: nothing else refers to it meanwhile.
  mutating func edit(_ body: (inout Known) -> Void) {
    guard case .current(var known) = knowledge else { return }
    check(.edit, .current)
    knowledge = .unknown
    body(&known)
    knowledge = .current(known)
  }

  /// Makes `known` what views and selection refer to until the data source is asked again.
  mutating func follow(with known: Known) { change(.follow, to: .stale(known)) }

  /// Has what refers to items by their indices follow a batch.
  mutating func follow(_ plan: BatchUpdatePlan) {
    dataRevision &+= 1
    selection?.follow(plan)
    prefetching?.follow(plan)
  }

  private mutating func change(_ event: ListTransition.Event, to new: ListKnowledge<Known>) {
    check(event, new.kind)
    knowledge = new
    revision &+= 1
  }

  // MARK: Phase

  /// Begins a phase, and returns the one to go back to by `end(_:)`.
  mutating func begin(_ new: ListPhase) -> ListPhase {
    check(new)
    defer { phase = new }
    return phase
  }

  /// Ends the phase that began during `outer`.
  mutating func end(_ outer: ListPhase) { phase = outer }
}
