/// The unknowns and rows whose steps are ordered together: the changed ones, and all connected
/// ones.
///
/// All other unknowns and rows keep their steps.
///
/// Invariant: while steps are ordered, an unknown is in the region if and only if its record has
/// the region's visit number. The same applies to rows, except that rows that need only be checked
/// get the number, too, when their checks are placed.
struct EliminationRegion: ~Copyable {
  /// The number of the current region; the record of an unknown or row stores the number of the
  /// last region that contained it.
  private(set) var visit: UInt32 = 0
  private(set) var unknowns = TrivialBuffer<Int32>()
  private(set) var rows = TrivialBuffer<Int32>()
  /// The unknowns whose steps must be reordered.
  private var seeds = TrivialBuffer<Int32>()
  /// The rows that need only be checked, because other rows determine all of their unknowns.
  private var checkedRows = TrivialBuffer<Int32>()

  /// Whether no step needs to be reordered.
  var hasNoChange: Bool { seeds.isEmpty && checkedRows.isEmpty }

  /// Marks the steps of an unknown, and of everything connected to it, for reordering.
  mutating func addSeed(_ unknown: Int32) { seeds.append(unknown) }

  /// Marks a row that need only be checked, because it doesn't affect the solution.
  mutating func addCheckedRow(_ row: Int32) { checkedRows.append(row) }

  /// Removes and returns a row that need only be checked, or returns nil if there is none.
  mutating func popCheckedRow() -> Int32? { checkedRows.popLast() }

  /// Starts an empty region, and returns its number.
  @discardableResult
  mutating func start() -> UInt32 {
    visit &+= 1
    unknowns.removeAll()
    rows.removeAll()
    return visit
  }

  /// Collects all unknowns and rows of a table.
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

  /// Collects the unknowns and rows connected to the seeds.
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

  /// Adds the rows of an unknown, and the unknowns that are connected to it through these rows.
  ///
  /// A row connects its open unknowns and the unknown that it determines. A lazy row that isn't
  /// eager connects nothing.
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

  /// Frees the memory; a later region allocates new memory.
  mutating func releaseMemory() {
    unknowns.releaseMemory()
    rows.releaseMemory()
    seeds.releaseMemory()
    checkedRows.releaseMemory()
  }
}
