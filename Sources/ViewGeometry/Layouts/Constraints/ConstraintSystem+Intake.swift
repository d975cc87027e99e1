/// Unknowns and rows come and go.
///
/// Every operation here takes time proportional to the terms it touches; the work of finding values is done by
/// `solve()`.
extension ConstraintSystem {
  /// Adds an unknown, 0 until the next solve.
  ///
  /// - Parameter isNonnegative: Whether values below 0 are ruled out as if by a required row, which no conflict breaks:
  ///   true for widths and heights (R11.9).
  package func addUnknown(isNonnegative: Bool = false) -> Unknown {
    isStale = true
    if let index = freeUnknowns.popLast() {
      unknowns[index] = UnknownRecord(isNonnegative: isNonnegative)
      values[index] = 0
      return Unknown(index: index)
    }
    unknowns.append(UnknownRecord(isNonnegative: isNonnegative))
    values.append(0)
    return Unknown(index: Int32(unknowns.count - 1))
  }

  /// Removes an unknown.
  ///
  /// - Precondition: No row mentions it.
  package func removeUnknown(_ unknown: Unknown) {
    precondition(contains(unknown), "The system has no unknown \(unknown.index).")
    precondition(
      unknowns[unknown.index].firstTerm < 0,
      "Rows mention unknown \(unknown.index): remove them before it.")
    isStale = true
    removeStep(unknowns[unknown.index].step)
    unknowns[unknown.index].isUsed = false
    freeUnknowns.append(unknown.index)
  }

  /// Adds the row `sum(terms) + constant <relation> 0`.
  ///
  /// - Parameters:
  ///   - terms: Unknowns and their coefficients. An unknown may occur more than once; coefficients that add up to 0 count
  ///     as absent.
  ///   - priority: More than 0; from 1000 on the row is required.
  ///   - breakRank: Which row of a conflict is given up: one of the greatest rank, and the last one added among those
  ///     (R11.73). `unbreakable` for rows that the system made.
  ///   - weight: What a unit of error counts among rows of the same priority. A share such as 1/3 is exact as a row with
  ///     the coefficients 3 and -1 and the weight 1/3.
  /// - Precondition: Coefficients and constant are finite; priority and weight are above 0.
  /// - Complexity: O(terms), more only for an unknown mentioned twice.
  @discardableResult
  package func addRow(
    _ terms: [Term], constant: Double, _ relation: Relation,
    priority: Float = ConstraintSystem.required, breakRank: Int32 = 0, weight: Double = 1
  ) -> Row {
    Self.checkPriority(priority)
    precondition(
      weight > 0 && weight.isFinite, "A row can't have the weight \(weight): it must be above 0.")
    let row = addRow(
      terms, constant: constant, over: relation == .atLeast ? 0 : priority,
      under: relation == .atMost ? 0 : priority, breakRank: breakRank)
    if weight != 1 {
      rows[row.index].isWeighted = true
      weights[row.index] = weight
    }
    return row
  }

  /// Adds the content size of an unknown as one row: `size <= wish` at the hugging priority, `size >= wish` at the
  /// compression resistance priority (R11.40).
  ///
  /// `setConstant(_:of:)` changes the wish with its sign turned: the row is `size - wish`.
  /// - Precondition: The wish is finite; both priorities are above 0.
  @discardableResult
  package func addContentRow(
    of size: Unknown, wish: Double, hugging: Float, resistance: Float, breakRank: Int32 = 0
  ) -> Row {
    Self.checkPriority(hugging)
    Self.checkPriority(resistance)
    // Not an array, which would be allocated for each row.
    return addRow(
      CollectionOfOne(Term(size, 1)), constant: -wish, over: hugging, under: resistance,
      breakRank: breakRank)
  }

  /// Removes a row.
  package func removeRow(_ row: Row) {
    precondition(contains(row), "The system has no row \(row.index).")
    isStale = true
    markStructure(of: row.index)
    removeTerms(of: row.index)
    rows[row.index].isUsed = false
    if rows[row.index].isWeighted { weights[row.index] = nil }
    freeRows.append(row.index)
  }

  /// Replaces the constant of a row: the cheap edit (R11.24).
  ///
  /// - Precondition: The constant is finite.
  package func setConstant(_ constant: Double, of row: Row) {
    precondition(contains(row), "The system has no row \(row.index).")
    precondition(constant.isFinite, "A row can't have the constant \(constant).")
    guard rows[row.index].constant != constant else { return }
    rows[row.index].constant = constant
    recompileConstant(of: row.index)
    markStep(of: row.index)
    isStale = true
  }

  /// Replaces the priority of a row that was added with a relation.
  ///
  /// - Precondition: The priority is above 0.
  package func setPriority(_ priority: Float, of row: Row) {
    precondition(contains(row), "The system has no row \(row.index).")
    Self.checkPriority(priority)
    let record = rows[row.index]
    setPriorities(
      over: record.over > 0 ? priority : 0, under: record.under > 0 ? priority : 0, of: row)
  }

  /// Replaces both priorities of a content row.
  ///
  /// - Precondition: Both are above 0.
  package func setContentPriorities(hugging: Float, resistance: Float, of row: Row) {
    precondition(contains(row), "The system has no row \(row.index).")
    Self.checkPriority(hugging)
    Self.checkPriority(resistance)
    setPriorities(over: hugging, under: resistance, of: row)
  }

  /// Returns the value the last solve gave an unknown, 0 before the first.
  package func value(of unknown: Unknown) -> Double {
    values[unknown.index]
  }

  private func setPriorities(over: Float, under: Float, of row: Row) {
    let record = rows[row.index]
    guard record.over != over || record.under != under else { return }
    rows[row.index].over = over
    rows[row.index].under = under
    isStale = true
    // The order of steps depends on which sides are wrong and which required, on nothing else of the priorities.
    let changed = rows[row.index]
    if record.isTwoSided == changed.isTwoSided,
      (record.over >= Self.required) == (changed.over >= Self.required),
      (record.under >= Self.required) == (changed.under >= Self.required), !hasLowRows
    {
      forgetBasis(of: row.index)
      markStep(of: row.index)
    } else {
      markStructure(of: row.index)
    }
  }

  /// Makes the step that reads a row due.
  private func markStep(of row: Int32) {
    let step = Int(rows[row].step)
    guard step >= 0 else { return }
    dirtySteps[step >> 6] |= 1 << UInt64(step & 63)
    firstDirtyWord = min(firstDirtyWord, step >> 6)
  }

  /// Makes a block start from nothing: what was best doesn't say what is with other priorities.
  private func forgetBasis(of row: Int32) {
    let step = rows[row].step
    guard step >= 0, steps[step].kind == .block else { return }
    blocks[steps[step].pivot].basisCount = 0
  }

  /// Makes the steps stale that a row has a say in.
  private func markStructure(of row: Int32) {
    guard isBuilt else { return }
    var isChecked = true
    for index in termIndices(of: row) {
      let unknown = terms[index].unknown
      guard unknowns[unknown].definer < 0 || unknowns[unknown].definer == row else { continue }
      seeds.append(unknown)
      isChecked = false
    }
    // Also if nothing of it is left to be rebuilt: indices are used again.
    removeStep(rows[row].step)
    rows[row].step = -1
    if isChecked { newRows.append(row) }
  }

  private static func checkPriority(_ priority: Float) {
    // Also false for NaN.
    precondition(priority > 0, "A row can't have the priority \(priority): it must be above 0.")
  }

  private func contains(_ unknown: Unknown) -> Bool {
    unknown.index >= 0 && unknown.index < unknowns.count && unknowns[unknown.index].isUsed
  }

  private func contains(_ row: Row) -> Bool {
    row.index >= 0 && row.index < rows.count && rows[row.index].isUsed
  }

  private func addRow(
    _ terms: some Collection<Term>, constant: Double, over: Float, under: Float, breakRank: Int32
  ) -> Row {
    precondition(constant.isFinite, "A row can't have the constant \(constant).")
    isStale = true
    let record = RowRecord(
      constant: constant, over: over, under: under, firstTerm: 0, termCount: 0,
      breakRank: breakRank, sequence: nextSequence)
    nextSequence += 1
    let index: Int32
    if let free = freeRows.popLast() {
      index = free
      rows[free] = record
    } else {
      index = Int32(rows.count)
      rows.append(record)
    }
    addTerms(terms, to: index)
    markStructure(of: index)
    return Row(index: index)
  }

  private func addTerms(_ added: some Collection<Term>, to row: Int32) {
    let first = takeTerms(added.count)
    // Second names of the memory, which the loop keeps in registers.
    let (terms, unknowns) = (terms, unknowns)
    var end = first
    var hasRepeated = false
    for term in added where term.coefficient != 0 {
      precondition(
        term.coefficient.isFinite, "A row can't have the coefficient \(term.coefficient).")
      precondition(contains(term.unknown), "The system has no unknown \(term.unknown.index).")
      let unknown = term.unknown.index
      let next = unknowns[unknown].firstTerm
      if next >= 0 {
        // The newest term of an unknown that the row mentions already is the row's.
        if terms[next].row == row {
          terms[next].coefficient = (terms[next].coefficient + term.coefficient).saturated
          hasRepeated = true
          continue
        }
        terms[next].previous = end
      }
      terms[end] = TermRecord(
        coefficient: term.coefficient, unknown: unknown, row: row, next: next, previous: -1)
      unknowns[unknown].firstTerm = end
      end += 1
    }
    rows[row].firstTerm = first
    rows[row].termCount = end - first
    rows[row].termRoom = Int32(added.count)
    if hasRepeated { dropZeros(of: row) }
  }

  /// Takes out terms of one unknown that have cancelled each other.
  private func dropZeros(of row: Int32) {
    let first = rows[row].firstTerm
    var index = first
    while index < first + rows[row].termCount {
      guard terms[index].coefficient == 0 else {
        index += 1
        continue
      }
      unlink(index)
      let last = first + rows[row].termCount - 1
      if last != index { move(last, to: index) }
      rows[row].termCount -= 1
    }
  }

  private func removeTerms(of row: Int32) {
    let record = rows[row]
    for index in record.firstTerm..<record.firstTerm + record.termCount { unlink(index) }
    giveBackTerms(record.firstTerm, count: Int(record.termRoom))
  }

  private func unlink(_ index: Int32) {
    let term = terms[index]
    if term.previous >= 0 {
      terms[term.previous].next = term.next
    } else {
      unknowns[term.unknown].firstTerm = term.next
    }
    if term.next >= 0 { terms[term.next].previous = term.previous }
  }

  private func move(_ source: Int32, to target: Int32) {
    let term = terms[source]
    terms[target] = term
    // The row was added just now, so its terms are the newest of their unknowns.
    unknowns[term.unknown].firstTerm = target
    if term.next >= 0 { terms[term.next].previous = target }
  }

  /// Returns the first index of `count` unused terms in a row, to be set by the caller.
  private func takeTerms(_ count: Int) -> Int32 {
    if count > 0, count < freeTerms.count, freeTerms[count] >= 0 {
      let first = freeTerms[count]
      freeTerms[count] = terms[first].next
      return first
    }
    let first = Int32(terms.count)
    terms.extend(by: count)
    return first
  }

  private func giveBackTerms(_ first: Int32, count: Int) {
    guard count > 0 else { return }
    if freeTerms.count <= count {
      freeTerms.append(repeating: -1, count: count + 1 - freeTerms.count)
    }
    terms[first].next = freeTerms[count]
    freeTerms[count] = first
  }
}
