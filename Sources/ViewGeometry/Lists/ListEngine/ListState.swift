import Foundation

/// The state of a table or a collection view.
///
/// It consists of the knowledge of its data, the phase, the open batch, and everything that refers to items
/// by index.
///
/// Knowledge and phase change only by the methods below; `ListTransition` is the table of the possible changes. No
/// method calls a data source, a delegate or a layout.
struct ListState<Known, Cell: View> {
  private(set) var knowledge = ListKnowledge<Known>.unknown
  private(set) var phase = ListPhase.resting
  /// The open batch; nil outside one.
  var batch: ListBatch<Known>?
  /// A counter, incremented with each change of knowledge and in layout passes of tables.
  ///
  /// It detects changes made by data source and delegate while they are called.
  var revision = 0
  /// The number of reloads.
  private(set) var reloadCount = 0
  /// The number of reloads and batches so far, after each of which an index may refer to another
  /// item.
  private(set) var dataRevision = 0
  /// The item that is being dragged; nil for none.
  var movement: InteractiveMovement?
  /// The ended drag whose move is being reported to the data source.
  ///
  /// The data source may not have moved the item yet.
  var reportedMovement: InteractiveMovement?
  /// The items announced to the prefetching data source; nil without one.
  var prefetching: ListPrefetching?
  /// The selection and its rules, or nil if both are the initial ones.
  var selection: ListSelection?
  /// The cells to configure again; nil without any.
  var reconfiguring: ReconfiguredCells<Cell>?
  /// The item whose cell a layout pass is requesting, and the cell's size.
  var sizeOfNewCell: (place: ItemIndex, size: CGSize)?
  /// The view behind all cells.
  var backgroundView: View?
  /// How the content offset changes when items are inserted, deleted or moved.
  var anchoring = UpdateAnchoring.contentOffset

  // MARK: Knowledge

  /// Makes `known` the current knowledge, after it was requested from data source and delegate.
  mutating func learn(_ known: Known) { change(.learn, to: .current(known)) }

  /// Makes the knowledge stale.
  ///
  /// Views and selection refer to it until the data source is called again.
  mutating func invalidate() {
    if batch != nil, batch?.before == nil { batch?.before = knowledge.latest }
    change(.invalidate, to: knowledge.latest.map { .stale($0) } ?? .unknown)
  }

  /// Drops the knowledge, the selection, the drag and the announced items.
  mutating func forget() {
    reloadCount &+= 1
    dataRevision &+= 1
    selection?.forget()
    prefetching?.reset()
    (movement, reportedMovement) = (nil, nil)
    change(.forget, to: .unknown)
  }

  /// Removes and returns current knowledge, to be changed while data source and delegate are called.
  mutating func takeCurrent() -> Known? {
    guard case .current(let known) = knowledge else { return nil }
    change(.take, to: .unknown)
    return known
  }

  /// Removes and returns stale knowledge, to be changed by a batch.
  mutating func takeStale() -> Known? {
    guard case .stale(let known) = knowledge else { return nil }
    change(.take, to: .unknown)
    return known
  }

  /// Drops knowledge that includes a part of a batch.
  mutating func drop() { _ = takeCurrent() ?? takeStale() }

  /// Modifies current knowledge in place; `body` must not call a data source or delegate.
  mutating func edit(_ body: (inout Known) -> Void) {
    guard case .current(var known) = knowledge else { return }
    check(.edit, .current)
    knowledge = .unknown
    body(&known)
    knowledge = .current(known)
  }

  /// Makes `known` the stale knowledge, which views and selection refer to.
  mutating func follow(with known: Known) { change(.follow, to: .stale(known)) }

  /// Applies a batch to the selection and the announced items.
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

  /// Begins a phase, and returns the previous one, to be passed to `end(_:)`.
  mutating func begin(_ new: ListPhase) -> ListPhase {
    check(new)
    defer { phase = new }
    return phase
  }

  /// Ends the phase that began during `outer`.
  mutating func end(_ outer: ListPhase) { phase = outer }
}
