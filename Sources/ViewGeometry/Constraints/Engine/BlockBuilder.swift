/// Builds a block: collects its unknowns and rows, finds its parameters, and computes the slopes.
///
/// The slopes are the derivatives of the rows with respect to the parameters. From one block to the
/// next, only the buffers' memory is kept.
struct BlockBuilder: ~Copyable {
  private var members = TrivialBuffer<Int32>()
  private var memberRows = TrivialBuffer<Int32>()
  private var parameters = TrivialBuffer<Int32>()
  /// The terms that determine the derived unknowns, in the order of derivation.
  private var pivots = TrivialBuffer<Int32>()
  /// The rows that aren't used for derivation.
  private var rows = TrivialBuffer<Int32>()
  private var queue = TrivialBuffer<Int32>()
  /// The slope of each unknown along each parameter.
  private var slopes = TrivialBuffer<Double>()

  // While a block is built, these values mark rows in `RowOrder.open` and unknowns in
  // `UnknownOrder.degree`.
  private static var derives: Int32 { -1 }
  private static var settled: Int32 { -1 }

  /// Frees the memory of all buffers.
  mutating func releaseMemory() {
    members.releaseMemory()
    memberRows.releaseMemory()
    parameters.releaseMemory()
    pivots.releaseMemory()
    rows.releaseMemory()
    queue.releaseMemory()
    slopes.releaseMemory()
  }

  /// Collects `start` and all unknowns and rows connected to it that aren't in a step yet.
  ///
  /// Unknowns are connected by the rows that contain them, directly or through other unknowns. Only
  /// rows for which `isUnplaced(_:in:)` is true count; `visit` is the number of their region
  /// (`EliminationRegion.visit`). The placement of all collected unknowns and rows becomes
  /// `reserved`.
  mutating func gather(from start: Int32, visit: UInt32, _ table: RowTable.Elements) {
    members.removeAll()
    memberRows.removeAll()
    enter(start, table)
    var next = 0
    while next < members.count {
      var term = table.unknowns[members[next]].firstTerm
      next += 1
      while term >= 0 {
        let row = table.terms[term].row
        term = table.terms[term].next
        guard table.isUnplaced(row, in: visit) else { continue }
        table.rows[row].order.placement = .reserved
        memberRows.append(row)
        for index in table.termIndices(of: row) {
          let unknown = table.terms[index].unknown
          if table.unknowns[unknown].order.placement.isNone { enter(unknown, table) }
        }
      }
    }
  }

  private mutating func enter(_ unknown: Int32, _ table: RowTable.Elements) {
    table.unknowns[unknown].order.placement = .reserved
    members.append(unknown)
  }

  /// Sets the placement of the collected unknowns and rows.
  func place(at placement: StepProgram.Placement, _ table: RowTable.Elements) {
    for index in members.indices { table.unknowns[members[index]].order.placement = placement }
    for index in memberRows.indices { table.rows[memberRows[index]].order.placement = placement }
  }

  /// Builds the block of the collected unknowns and rows, and appends it to `blocks`.
  mutating func build(into blocks: inout BlockList, _ table: RowTable.Elements) {
    deriveUnknowns(table)
    rows.removeAll()
    // Append the rows that aren't used for derivation. Required equalities come first, because each
    // of them determines a value.
    for isFirst in [true, false] {
      for index in memberRows.indices {
        let record = table.rows[memberRows[index]]
        if record.priorities.isRequiredEquality == isFirst, record.order.open != Self.derives {
          rows.append(memberRows[index])
        }
      }
    }
    for index in members.indices where table.unknowns[members[index]].isNonnegative {
      rows.append(~members[index])
    }
    blocks.append(parameters: parameters, pivots: pivots, rows: rows, table)
    findSlopes(table)
    appendSlopes(to: &blocks, table)
  }

  /// Chooses the parameters, and expresses all other unknowns as functions of them.
  ///
  /// A greedy method keeps the number of parameters small. It derives an unknown from a required
  /// equality only if the unknown's coefficient is plus or minus a power of two, because division
  /// by such a number is exact.
  private mutating func deriveUnknowns(_ table: RowTable.Elements) {
    // A `degree` of -1 marks an unknown of the block that is a parameter or already derived. The
    // `open` of a row is the number of its unknowns that aren't marked.
    for index in members.indices { table.unknowns[members[index]].order.degree = 0 }
    queue.removeAll()
    parameters.removeAll()
    pivots.removeAll()
    for index in memberRows.indices where isEquality(memberRows[index], table) {
      // Unknowns outside of the block are counted, too, but their degrees are never read.
      for index in table.termIndices(of: memberRows[index]) {
        table.unknowns[table.terms[index].unknown].order.degree += 1
      }
    }
    var scan = 0
    while true {
      while let row = queue.popLast() {
        guard table.rows[row].order.open == 1, let pivot = derivablePivot(of: row, table) else {
          continue
        }
        table.rows[row].order.open = Self.derives
        pivots.append(pivot)
        settle(table.terms[pivot].unknown, table)
      }
      // The next parameter is an unknown of the first equality that still has several open
      // unknowns. After the loop, all remaining unknowns become parameters, too.
      while scan < memberRows.count {
        let row = memberRows[scan]
        if isEquality(row, table), table.rows[row].order.open > 1 { break }
        scan += 1
      }
      guard scan < memberRows.count else { break }
      let parameter = parameter(of: memberRows[scan], table)
      parameters.append(parameter)
      settle(parameter, table)
    }
    for index in members.indices where table.unknowns[members[index]].order.degree >= 0 {
      parameters.append(members[index])
      table.unknowns[members[index]].order.degree = Self.settled
    }
  }

  private func isEquality(_ row: Int32, _ table: RowTable.Elements) -> Bool {
    table.rows[row].priorities.isRequiredEquality
  }

  private mutating func settle(_ unknown: Int32, _ table: RowTable.Elements) {
    let placement = table.unknowns[unknown].order.placement
    table.unknowns[unknown].order.degree = Self.settled
    var term = table.unknowns[unknown].firstTerm
    while term >= 0 {
      let row = table.terms[term].row
      term = table.terms[term].next
      guard table.rows[row].order.placement == placement, isEquality(row, table),
        table.rows[row].order.open > 0
      else { continue }
      table.rows[row].order.open -= 1
      if table.rows[row].order.open == 1 { queue.append(row) }
    }
  }

  /// Returns the term of a row's only unknown that is neither a parameter nor derived yet.
  ///
  /// Returns nil if division by the term's coefficient isn't exact.
  private func derivablePivot(of row: Int32, _ table: RowTable.Elements) -> Int32? {
    for index in table.termIndices(of: row) where isLeft(table.terms[index].unknown, table) {
      return abs(table.terms[index].coefficient).significand == 1 ? Int32(index) : nil
    }
    return nil
  }

  /// Returns whether an unknown of the block is neither a parameter nor derived yet.
  private func isLeft(_ unknown: Int32, _ table: RowTable.Elements) -> Bool {
    let order = table.unknowns[unknown].order
    return order.isOpen && order.degree >= 0
  }

  /// Returns the most suitable parameter among a row's unknowns that aren't parameters or derived.
  ///
  /// Unknowns with a coefficient by which division isn't exact are preferred. Among equally
  /// suitable unknowns, the one in the most required equalities is chosen.
  private func parameter(of row: Int32, _ table: RowTable.Elements) -> Int32 {
    var best: Int32 = -1
    var bestRank: (Int32, Int32) = (-1, -1)
    for index in table.termIndices(of: row) where isLeft(table.terms[index].unknown, table) {
      let term = table.terms[index]
      let rank: (Int32, Int32) = (
        abs(term.coefficient).significand == 1 ? 0 : 1,
        table.unknowns[term.unknown].order.degree
      )
      if best < 0 || rank > bestRank { (best, bestRank) = (term.unknown, rank) }
    }
    return best
  }

  /// Computes the slope of each unknown along each parameter.
  ///
  /// Also stores the index of each unknown's first slope in the unknown's `degree`.
  private mutating func findSlopes(_ table: RowTable.Elements) {
    let width = parameters.count
    slopes.removeAll()
    slopes.append(repeating: 0, count: width * (width + pivots.count))
    for index in 0..<width {
      table.unknowns[parameters[index]].order.degree = Int32(index * width)
      slopes[index * width + index] = 1
    }
    for index in pivots.indices {
      let unknown = table.terms[pivots[index]].unknown
      table.unknowns[unknown].order.degree = Int32((width + index) * width)
    }
    for index in pivots.indices {
      let pivot = pivots[index]
      let target = Int(table.unknowns[table.terms[pivot].unknown].order.degree)
      addSlopes(
        of: table.terms[pivot].row, without: pivot, dividedBy: -table.terms[pivot].coefficient,
        to: slopes.elements, at: target, table)
    }
  }

  /// Computes the slope of each of the block's rows along each parameter.
  private func appendSlopes(to blocks: inout BlockList, _ table: RowTable.Elements) {
    let width = parameters.count
    for index in rows.indices {
      let row = rows[index]
      let target = blocks.appendSlopes(count: width)
      if row >= 0 {
        addSlopes(of: row, to: blocks.slopes.elements, at: target, table)
        continue
      }
      let source = Int(table.unknowns[~row].order.degree)
      for column in 0..<width { blocks.slopes[target + column] = slopes[source + column] }
    }
  }

  /// Adds the slopes of a row along all parameters, divided by `divisor`, to the elements of `sums`
  /// from the index `target` on.
  ///
  /// The slope of a row along a parameter is the sum of the slopes of its open unknowns (see
  /// `isOpen`), each multiplied by its coefficient in the row. The term at index `pivot` is left
  /// out.
  @inline(__always)
  private func addSlopes(
    of row: Int32, without pivot: Int32 = -1, dividedBy divisor: Double = 1,
    to sums: BufferElements<Double>, at target: Int, _ table: RowTable.Elements
  ) {
    let (width, slopes) = (parameters.count, slopes.elements)
    for index in table.termIndices(of: row)
    where Int32(index) != pivot && table.unknowns[table.terms[index].unknown].order.isOpen {
      let factor = table.terms[index].coefficient / divisor
      let source = Int(table.unknowns[table.terms[index].unknown].order.degree)
      for column in 0..<width {
        sums[target + column] = LexicographicSimplex.sum(
          sums[target + column], factor * slopes[source + column])
      }
    }
  }
}
