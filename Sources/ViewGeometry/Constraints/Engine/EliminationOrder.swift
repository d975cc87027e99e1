/// Orders the steps of a region.
///
/// The order depends only on the structure of the region's rows, not on their constants. An unknown
/// is open until a required equality determines it by itself.
///
/// 1. Forward: a required equality with only one open unknown left determines this unknown,
///   regardless of the other rows. The equality becomes the unknown's pivot row.
/// 2. Backward: if only one of the remaining rows contains an unknown, and the row has priorities
///   on both sides, a value of the unknown makes this row hold, regardless of the other values.
///   Therefore, the row doesn't affect the others, and its step is ordered last. In this way, a
///   chain of views is divided into single views.
/// 3. The remaining rows are divided into blocks, which are solved separately. Their steps are
///   between those of 1 and 2.
///
/// Inequalities over several open unknowns are only checked, after all other steps: if the optimal
/// solution without them satisfies them, it is also optimal with them. An inequality that is
/// violated takes part from then on.
///
/// Invariant: after ordering, each unknown of the region has one step, and so has each of its rows
/// that takes part or is checked. `StepProgram.check(_:_:)` verifies that none has more than one.
struct EliminationOrder: ~Copyable {
  var region = EliminationRegion()
  /// Whether any row became lazy because it has the lowest priority, since all steps were last
  /// ordered; see `lowestPriority(_:)`.
  private(set) var hasLowestRows = false
  /// The rows or unknowns still to be examined.
  private var queue = TrivialBuffer<Int32>()
  /// The pivots in the order in which backward elimination found them.
  ///
  /// Their steps are appended in reverse order.
  private var backPivots = TrivialBuffer<Int32>()
  var builder = BlockBuilder()

  /// Orders all steps.
  mutating func rebuildAll(
    _ whole: borrowing RowTable, into program: inout StepProgram, _ blocks: inout BlockList
  ) {
    region.gatherAll(of: whole)
    hasLowestRows = false
    program.removeAll()
    blocks.removeAll()
    let table = whole.elements
    let (unknowns, rows) = (region.unknowns.elements, region.rows.elements)
    for index in region.unknowns.indices {
      let unknown = unknowns[index]
      table.unknowns[unknown].order.pivotRow = -1
      table.unknowns[unknown].order.placement = .none
      table.unknowns[unknown].order.hasEagerSign = false
    }
    for index in region.rows.indices {
      let row = rows[index]
      table.rows[row].order.placement = .none
      table.rows[row].order.isEager = false
    }
    order(table, into: &program, &blocks)
    blocks.finishRebuild()
  }

  /// Reorders the steps of the region's seeds, and of everything connected to them.
  ///
  /// If `keepsEager` is true, as during a solve, eager rows and signs remain eager.
  mutating func rebuild(
    keepsEager: Bool, _ table: RowTable.Elements, into program: inout StepProgram,
    _ blocks: inout BlockList
  ) {
    region.gather(table)
    let (unknowns, rows) = (region.unknowns.elements, region.rows.elements)
    for index in region.unknowns.indices {
      let unknown = unknowns[index]
      table.unknowns[unknown].order.pivotRow = -1
      if !keepsEager { table.unknowns[unknown].order.hasEagerSign = false }
      program.remove(table.unknowns[unknown].order.placement)
      table.unknowns[unknown].order.placement = .none
    }
    for index in region.rows.indices {
      let row = rows[index]
      program.remove(table.rows[row].order.placement)
      table.rows[row].order.placement = .none
      if !keepsEager { table.rows[row].order.isEager = false }
    }
    order(table, into: &program, &blocks)
    placeCheckedRows(table, into: &program)
  }

  /// Frees the memory used for ordering.
  ///
  /// Later edits need little of it.
  mutating func releaseMemory() {
    region.releaseMemory()
    queue.releaseMemory()
    backPivots.releaseMemory()
    builder.releaseMemory()
  }

  private mutating func order(
    _ table: RowTable.Elements, into program: inout StepProgram, _ blocks: inout BlockList
  ) {
    countOpenUnknowns(table)
    eliminateForward(table, into: &program)
    selectRows(table, into: &program)
    eliminateBackward(table)
    appendBlocks(table, into: &program, &blocks)
    while let pivot = backPivots.popLast() { program.appendAssignment(pivot, table) }
    let rows = region.rows.elements
    for index in region.rows.indices where table.rows[rows[index]].order.isLazy {
      if !table.rows[rows[index]].order.isLowest { program.appendCheck(of: rows[index], table) }
    }
  }

  /// Appends steps that check the rows marked by `addCheckedRow(_:)`, except optional rows.
  private mutating func placeCheckedRows(
    _ table: RowTable.Elements, into program: inout StepProgram
  ) {
    while let row = region.popCheckedRow() {
      let record = table.rows[row]
      guard record.isActive, record.order.visit != region.visit, record.order.placement.isNone
      else { continue }
      table.rows[row].order.visit = region.visit
      table.rows[row].order.isLazy = false
      if record.priorities.hasRequiredSide { program.appendCheck(of: row, table) }
    }
  }

  // MARK: Forward

  private mutating func countOpenUnknowns(_ table: RowTable.Elements) {
    queue.removeAll()
    let rows = region.rows.elements
    for index in region.rows.indices {
      let row = rows[index]
      guard table.rows[row].isActive else { continue }
      var open: Int32 = 0
      for index in table.termIndices(of: row)
      where table.unknowns[table.terms[index].unknown].order.isOpen {
        open += 1
      }
      table.rows[row].order.open = open
      if open == 1, table.rows[row].priorities.isRequiredEquality { queue.append(row) }
    }
  }

  private mutating func eliminateForward(
    _ table: RowTable.Elements, into program: inout StepProgram
  ) {
    let visit = region.visit
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard table.rows[row].order.open == 1 else { continue }
      var pivot = table.rows[row].firstTerm
      while !table.unknowns[table.terms[pivot].unknown].order.isOpen { pivot += 1 }
      let unknown = table.terms[pivot].unknown
      table.unknowns[unknown].order.pivotRow = row
      program.appendAssignment(pivot, table)
      var term = table.unknowns[unknown].firstTerm
      while term >= 0 {
        let other = table.terms[term].row
        term = table.terms[term].next
        guard table.rows[other].order.visit == visit else { continue }
        table.rows[other].order.open -= 1
        if table.rows[other].order.open == 1, table.rows[other].priorities.isRequiredEquality,
          table.rows[other].isActive
        {
          queue.append(other)
        }
      }
    }
  }

  // MARK: Rows that take part

  /// Determines which rows take part in the solution, and which are only checked or are left out.
  ///
  /// Appends steps that check the required rows without open unknowns. Also counts, for each
  /// unknown, the rows that contain it and take part.
  private mutating func selectRows(_ table: RowTable.Elements, into program: inout StepProgram) {
    let unknowns = region.unknowns.elements
    for index in region.unknowns.indices {
      let unknown = unknowns[index]
      table.unknowns[unknown].order.degree = table.unknowns[unknown].order.hasEagerSign ? 1 : 0
    }
    let lowest = lowestPriority(table)
    let rows = region.rows.elements
    for index in region.rows.indices {
      let row = rows[index]
      table.rows[row].order.isLazy = false
      table.rows[row].order.isLowest = false
      let priorities = table.rows[row].priorities
      guard table.rows[row].isActive, table.rows[row].order.placement.isNone else { continue }
      if table.rows[row].order.open == 0 {
        if priorities.hasRequiredSide { program.appendCheck(of: row, table) }
      } else if !priorities.isTwoSided, !table.rows[row].order.isEager,
        table.rows[row].order.open > 1 || table.leavesRegion(row, region.visit)
      {
        table.rows[row].order.isLazy = true
      } else if priorities.over == lowest, priorities.under == lowest {
        hasLowestRows = true
        table.rows[row].order.isLazy = true
        table.rows[row].order.isLowest = true
      } else {
        for index in table.termIndices(of: row)
        where table.unknowns[table.terms[index].unknown].order.isOpen {
          table.unknowns[table.terms[index].unknown].order.degree += 1
        }
      }
    }
  }

  /// Returns the lowest priority in the region if rows of that priority may be left out, otherwise
  /// 0.
  ///
  /// These rows may be left out if each is an equality with a single open unknown, and this unknown
  /// also occurs in a required equality with other open unknowns. If the rows of higher priorities
  /// have a unique solution, rows of the lowest priority have no effect: for instance, a row that
  /// minimizes a cell's height has no effect if the cell's content determines the height.
  private mutating func lowestPriority(_ table: RowTable.Elements) -> Float {
    var lowest = Float.infinity
    var isUsable = true
    let rows = region.rows.elements
    for index in region.rows.indices {
      let (row, priorities) = (rows[index], table.rows[rows[index]].priorities)
      guard table.rows[row].isActive, table.rows[row].order.open > 0 else { continue }
      // A side without errors has no priority; each row has at least one priority.
      let (over, under) = (priorities.over, priorities.under)
      let priority = priorities.isTwoSided ? min(over, under) : max(over, under)
      guard priority <= lowest else { continue }
      let isSingle =
        table.rows[row].order.open == 1 && over == under && !table.rows[row].order.isEager
        && table.isInRequiredEquality(row)
      isUsable = isSingle && (priority < lowest || isUsable)
      lowest = priority
    }
    return isUsable && lowest < ConstraintSystem.required ? lowest : 0
  }

  // MARK: Backward

  private mutating func eliminateBackward(_ table: RowTable.Elements) {
    queue.removeAll()
    backPivots.removeAll()
    let unknowns = region.unknowns.elements
    for index in region.unknowns.indices where table.canBePivot(unknowns[index]) {
      queue.append(unknowns[index])
    }
    while let unknown = queue.popLast() {
      guard table.canBePivot(unknown), let pivot = table.onlyOpenTerm(of: unknown, in: region.visit)
      else {
        continue
      }
      let row = table.terms[pivot].row
      guard table.rows[row].priorities.isTwoSided else { continue }
      table.rows[row].order.placement = .reserved
      table.unknowns[unknown].order.placement = .reserved
      backPivots.append(pivot)
      for index in table.termIndices(of: row)
      where table.unknowns[table.terms[index].unknown].order.isOpen {
        let other = table.terms[index].unknown
        table.unknowns[other].order.degree -= 1
        if table.canBePivot(other) { queue.append(other) }
      }
    }
  }

  // MARK: Blocks

  /// Divides the remaining open unknowns into blocks, and appends a step for each block.
  ///
  /// An unknown is open if forward elimination found no pivot row for it.
  private mutating func appendBlocks(
    _ table: RowTable.Elements, into program: inout StepProgram, _ blocks: inout BlockList
  ) {
    let unknowns = region.unknowns.elements
    for index in region.unknowns.indices {
      let unknown = unknowns[index]
      guard table.unknowns[unknown].order.placement.isNone else { continue }
      builder.gather(from: unknown, visit: region.visit, table)
      builder.place(at: program.append(.block(Int32(blocks.records.count))), table)
      builder.build(into: &blocks, table)
    }
  }
}
