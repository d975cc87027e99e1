/// The values of all unknowns, and the unknowns changed by the last solve.
///
/// Invariant: values are finite after a solve, and no unknown is recorded as changed more than
/// once. `check(_:)` verifies it.
struct SolutionValues: ~Copyable {
  /// An unknown that a solve has changed, and its previous value.
  struct Change: BitwiseCopyable {
    var unknown: Int32
    var oldValue: Double
  }

  private(set) var values = TrivialBuffer<Double>()
  /// The unknowns whose values the last solve has changed, with their previous values.
  private(set) var changes = TrivialBuffer<Change>()
  /// Whether the last solve was the first one.
  ///
  /// After the first solve, all values other than 0 count as changed, although `changes` is empty.
  private(set) var isFirst = false

  mutating func add(_ unknown: Int32) {
    if unknown < values.count { values[unknown] = 0 } else { values.append(0) }
  }

  /// Begins a solve, and removes the changes of the previous one.
  mutating func begin(isFirst: Bool) {
    changes.removeAll()
    self.isFirst = isFirst
  }

  /// Sets a value, and records the change, except during the first solve.
  ///
  /// Returns whether the value differs from the previous one.
  @inline(__always)
  mutating func set(_ value: Double, of unknown: Int32) -> Bool {
    let old = values[unknown]
    guard old != value else { return false }
    values[unknown] = value.isFinite ? value : value.saturated
    if !isFirst { changes.append(Change(unknown: unknown, oldValue: old)) }
    return true
  }

  /// Records a change in a value that has already been set, except during the first solve.
  ///
  /// Returns whether the value differs from the previous one.
  @inline(__always)
  mutating func noteChange(of unknown: Int32, from old: Double) -> Bool {
    let value = values[unknown]
    guard value != old else { return false }
    if !value.isFinite { values[unknown] = value.saturated }
    if !isFirst { changes.append(Change(unknown: unknown, oldValue: old)) }
    return true
  }

  /// Records a change made by a loop that sets values itself; see `TrivialBuffer.Appender`.
  @inline(__always)
  mutating func appendChange(
    of unknown: Int32, from old: Double, with appender: inout TrivialBuffer<Change>.Appender
  ) {
    changes.append(Change(unknown: unknown, oldValue: old), with: &appender)
  }

  @inline(__always)
  mutating func finishChanges(_ appender: TrivialBuffer<Change>.Appender) {
    changes.finishAppending(appender)
  }

  /// Keeps only the first recorded change of each unknown, which contains the value from before the
  /// solve.
  ///
  /// `visit` must be a new region number (`EliminationRegion.visit`), which marks visited unknowns.
  mutating func keepFirstChanges(_ table: RowTable.Elements, visit: UInt32) {
    var kept = 0
    for place in changes.indices {
      let unknown = changes[place].unknown
      guard table.unknowns[unknown].order.visit != visit else { continue }
      table.unknowns[unknown].order.visit = visit
      changes[kept] = changes[place]
      kept += 1
    }
    changes.removeLast(changes.count - kept)
  }
}
