/// The unknowns and rows that are ordered together: those that changed, and all that depends on them or on which they depend.
///
/// Everything else keeps its steps.
///
/// Invariant: an unknown or row is in the region exactly if its record has the region's visit number.
struct EliminationRegion: ~Copyable {
  /// Counts regions, so that records tell which they were in last.
  private(set) var visit: UInt32 = 0
  private(set) var unknowns = TrivialBuffer<Int32>()
  private(set) var rows = TrivialBuffer<Int32>()
  /// Unknowns whose rows have come or gone, to be ordered again.
  private var seeds = TrivialBuffer<Int32>()
  /// Rows that have come over unknowns that others determine.
  private var checkedRows = TrivialBuffer<Int32>()

  /// Whether nothing has to be ordered again.
  var hasNoChange: Bool { seeds.isEmpty && checkedRows.isEmpty }

  /// Has the steps around an unknown ordered again.
  mutating func addSeed(_ unknown: Int32) { seeds.append(unknown) }

  /// Has a row checked that decides nothing.
  mutating func addCheckedRow(_ row: Int32) { checkedRows.append(row) }

  /// Returns a row that has to be checked and nothing more.
  mutating func popCheckedRow() -> Int32? { checkedRows.popLast() }

  /// Starts a region of nothing; returns its number.
  @discardableResult
  mutating func start() -> UInt32 {
    visit &+= 1
    unknowns.removeAll()
    rows.removeAll()
    return visit
  }

  /// Gathers everything.
  mutating func gatherAll(of whole: borrowing RowTable) {
    start()
    seeds.removeAll()
    checkedRows.removeAll()
    let (table, visit) = (whole.elements, visit)
    for unknown in whole.unknowns.indices where table.unknowns[unknown].isUsed {
      table.unknowns[unknown].order.visit = visit
      unknowns.append(Int32(unknown))
    }
    for row in whole.rows.indices where table.rows[row].isUsed {
      table.rows[row].order.visit = visit
      rows.append(Int32(row))
    }
    if !whole.isInSequence { sortRows(table) }
  }

  private mutating func sortRows(_ table: RowTable.Elements) {
    let sorted = rows.array.sorted { table.rows[$0].sequence < table.rows[$1].sequence }
    rows.removeAll()
    for row in sorted { rows.append(row) }
  }

  /// Gathers what depends on the seeds, or on which they depend.
  mutating func gather(_ table: RowTable.Elements) {
    start()
    while let unknown = seeds.popLast() {
      if table.unknowns[unknown].isUsed { enter(unknown, table) }
    }
    var next = 0
    while next < unknowns.count {
      enterRows(of: unknowns[next], table)
      next += 1
    }
  }

  @inline(__always)
  private mutating func enter(_ unknown: Int32, _ table: RowTable.Elements) {
    guard table.unknowns[unknown].order.visit != visit else { return }
    table.unknowns[unknown].order.visit = visit
    unknowns.append(unknown)
  }

  /// Enters what depends on an unknown through its rows: open unknowns, and those that a row with it determines.
  private mutating func enterRows(of unknown: Int32, _ table: RowTable.Elements) {
    var term = table.unknowns[unknown].firstTerm
    while term >= 0 {
      let row = table.terms[term].row
      term = table.terms[term].next
      guard table.rows[row].order.visit != visit, table.rows[row].isActive else { continue }
      table.rows[row].order.visit = visit
      rows.append(row)
      if table.rows[row].order.isLazy, !table.rows[row].order.isEager { continue }
      for index in table.termIndices(of: row) {
        let other = table.terms[index].unknown
        let pivotRow = table.unknowns[other].order.pivotRow
        if pivotRow < 0 || pivotRow == row { enter(other, table) }
      }
    }
  }

  /// Frees the memory; a later region takes it again.
  mutating func releaseMemory() {
    unknowns.releaseMemory()
    rows.releaseMemory()
    seeds.releaseMemory()
  }
}
