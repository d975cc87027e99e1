import Foundation

/// The state of a table or a collection view.
///
/// It consists of the cached data, the phase, the open batch, and everything that refers to items
/// by index.
///
/// Only the methods below change the cached data and the phase; `ListTransition` lists the possible
/// changes. None of these methods calls a data source, a delegate or a layout.
struct ListState<Known, Cell: View> {
  private(set) var knowledge = ListKnowledge<Known>.unknown
  private(set) var phase = ListPhase.resting
  /// The open batch; nil if no batch is open.
  var batch: ListBatch<Known>?
  /// A counter, incremented whenever the cached data is replaced, removed or marked as stale, and
  /// in layout passes of tables.
  ///
  /// It is compared before and after a call to detect changes that the data source or the delegate
  /// made.
  var revision = 0
  /// The number of reloads so far.
  private(set) var reloadCount = 0
  /// The number of reloads and batches so far.
  ///
  /// After each of them, an index may refer to a different item.
  private(set) var dataRevision = 0
  /// The item that is being dragged; nil if there is none.
  var movement: InteractiveMovement?
  /// The ended drag whose move is being reported to the data source.
  ///
  /// The data source may not have moved the item yet.
  var reportedMovement: InteractiveMovement?
  /// The items with which the prefetching data source was called.
  ///
  /// It is nil until the prefetching data source is first set, or prefetching is first enabled or
  /// disabled.
  var prefetching: ListPrefetching?
  /// The selection and its rules; nil until either is first set.
  var selection: ListSelection?
  /// The cells to configure again; nil if there are none.
  var reconfiguring: ReconfiguredCells<Cell>?
  /// The mode of measuring displayed cells again (R9.27).
  var selfSizingInvalidation = CollectionView.SelfSizingInvalidation.enabled
  /// The displayed cells of a table whose rows the next layout measures again.
  var cellsToMeasure: [Cell] = []
  /// Whether changes of cells' sizes are ignored, because a cell is being measured.
  var ignoresSizeChanges = false
  /// The item whose cell a layout pass is requesting, and the cell's size; nil if there is none.
  var sizeOfNewCell: (place: ItemIndex, size: CGSize)?
  /// The view behind all cells; nil if there is none.
  var backgroundView: View?
  /// The part of the list that stays in place when items are inserted, deleted or moved.
  var anchoring = UpdateAnchoring.contentOffset

  // MARK: Cached data

  /// Stores `known` as the current cached data.
  mutating func learn(_ known: Known) { change(.learn, to: .current(known)) }

  /// Makes the cached data stale.
  ///
  /// Views and selection refer to it until the data source is called again.
  mutating func invalidate() {
    if batch != nil, batch?.before == nil { batch?.before = knowledge.latest }
    change(.invalidate, to: knowledge.latest.map { .stale($0) } ?? .unknown)
  }

  /// Discards the cached data, the selection, the drag and the list of items being prefetched.
  mutating func forget() {
    reloadCount &+= 1
    dataRevision &+= 1
    selection?.forget()
    prefetching?.reset()
    (movement, reportedMovement) = (nil, nil)
    change(.forget, to: .unknown)
  }

  /// Removes and returns the cached data if it is current; otherwise returns nil.
  ///
  /// The data source and the delegate may be called while the data is changed.
  mutating func takeCurrent() -> Known? {
    guard case .current(let known) = knowledge else { return nil }
    change(.take, to: .unknown)
    return known
  }

  /// Removes and returns the cached data if it is stale; otherwise returns nil.
  mutating func takeStale() -> Known? {
    guard case .stale(let known) = knowledge else { return nil }
    change(.take, to: .unknown)
    return known
  }

  /// Discards the cached data, current or stale.
  mutating func drop() { _ = takeCurrent() ?? takeStale() }

  /// Modifies the cached data in place if it is current.
  ///
  /// `body` must not call a data source or a delegate.
  mutating func edit(_ body: (inout Known) -> Void) {
    guard case .current(var known) = knowledge else { return }
    check(.edit, .current)
    knowledge = .unknown
    body(&known)
    knowledge = .current(known)
  }

  /// Stores `known` as the stale cached data, which the views and the selection refer to.
  mutating func follow(with known: Known) { change(.follow, to: .stale(known)) }

  /// Applies a batch to the selection and to the list of items being prefetched.
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

  /// Begins a phase, and returns the previous one, which must be passed to `end(_:)`.
  mutating func begin(_ new: ListPhase) -> ListPhase {
    check(new)
    defer { phase = new }
    return phase
  }

  /// Ends a phase, and returns to the phase `outer` during which it began.
  mutating func end(_ outer: ListPhase) { phase = outer }
}
