/// The unknowns and rows that were added to a system.
///
/// The terms that contain an unknown form a linked list.
///
/// Invariant: the terms of a used row are contiguous, and refer to it and to distinct used
/// unknowns; the terms of an unknown form a doubly linked list that contains each of them once.
/// `check()` verifies it.
///
/// The table owns the memory of its unknowns, rows and terms. The data that the elimination order
/// needs for an unknown or row is in the `order` of its record, because loops read both together.
struct RowTable: ~Copyable {
  private(set) var unknowns = TrivialBuffer<UnknownRecord>()
  private(set) var rows = TrivialBuffer<RowRecord>()
  private(set) var terms = TrivialBuffer<TermRecord>()
  /// The weights of the rows' errors.
  ///
  /// Rows beyond the end have the weight 1.
  private var weights = TrivialBuffer<Double>()
  private var freeUnknowns = TrivialBuffer<Int32>()
  private var freeRows = TrivialBuffer<Int32>()
  /// For each length, the first of the unused ranges of `terms` with this length; -1 if there is
  /// none.
  private var freeTerms = TrivialBuffer<Int32>()
  private var nextSequence: UInt32 = 0

  /// Whether the rows are stored in the order in which they were added.
  ///
  /// This is true until a row reuses the index of a removed row.
  var isInSequence: Bool { nextSequence == UInt32(rows.count) }

  /// The elements of the table's buffers, for use in loops.
  var elements: Elements {
    @inline(__always) get {
      Elements(
        unknowns: unknowns.elements, rows: rows.elements, terms: terms.elements,
        weights: weights.elements, weightCount: Int32(truncatingIfNeeded: weights.count))
    }
  }

  // MARK: Unknowns

  mutating func addUnknown(isNonnegative: Bool) -> Int32 {
    if let index = freeUnknowns.popLast() {
      unknowns[index] = UnknownRecord(isNonnegative: isNonnegative)
      return index
    }
    unknowns.append(UnknownRecord(isNonnegative: isNonnegative))
    return Int32(unknowns.count - 1)
  }

  mutating func removeUnknown(_ unknown: Int32) {
    unknowns[unknown].isUsed = false
    freeUnknowns.append(unknown)
  }

  func containsUnknown(_ unknown: Int32) -> Bool {
    unknown >= 0 && unknown < unknowns.count && unknowns[unknown].isUsed
  }

  func containsRow(_ row: Int32) -> Bool {
    row >= 0 && row < rows.count && rows[row].isUsed
  }

  // MARK: Rows

  mutating func addRow(
    _ terms: some Collection<ConstraintSystem.Term>, constant: Double,
    _ priorities: ErrorPriorities, breakRank: Int32
  ) -> Int32 {
    let record = RowRecord(
      constant: constant, priorities: priorities, breakRank: breakRank, sequence: nextSequence)
    nextSequence += 1
    let row: Int32
    if let free = freeRows.popLast() {
      row = free
      rows[free] = record
    } else {
      row = Int32(rows.count)
      rows.append(record)
    }
    addTerms(terms, to: row)
    return row
  }

  mutating func removeRow(_ row: Int32) {
    for index in rows[row].termIndices { unlink(Int32(index)) }
    releaseTerms(rows[row].firstTerm, count: Int(rows[row].termRoom))
    rows[row].isUsed = false
    if row < weights.count { weights[row] = 1 }
    freeRows.append(row)
  }

  mutating func setWeight(_ weight: Double, of row: Int32) {
    if weights.count <= row {
      weights.append(repeating: 1, count: Int(row) + 1 - weights.count)
    }
    weights[row] = weight
  }

  // MARK: Terms

  private mutating func addTerms(_ added: some Collection<ConstraintSystem.Term>, to row: Int32) {
    let first = reserveTerms(added.count)
    let (terms, unknowns) = (terms.elements, unknowns.elements)
    var end = first
    var hasRepeated = false
    for term in added where term.coefficient != 0 {
      precondition(
        term.coefficient.isFinite, "A row can't have the coefficient \(term.coefficient).")
      let unknown = term.unknown.index
      precondition(containsUnknown(unknown), "The system has no unknown \(unknown).")
      let next = unknowns[unknown].firstTerm
      if next >= 0 {
        // If the row already contains the unknown, the newest term of the unknown belongs to the
        // row.
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

  /// Removes the terms of a row whose coefficients became 0 when repeated unknowns were merged.
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
    // The row was just added, so its terms are the newest ones of their unknowns.
    unknowns[term.unknown].firstTerm = target
    if term.next >= 0 { terms[term.next].previous = target }
  }

  /// Returns the index of the first of `count` adjacent terms, which the caller must set.
  private mutating func reserveTerms(_ count: Int) -> Int32 {
    if count > 0, count < freeTerms.count, freeTerms[count] >= 0 {
      let first = freeTerms[count]
      freeTerms[count] = terms[first].next
      return first
    }
    let first = Int32(terms.count)
    terms.extend(by: count)
    return first
  }

  private mutating func releaseTerms(_ first: Int32, count: Int) {
    guard count > 0 else { return }
    if freeTerms.count <= count {
      freeTerms.append(repeating: -1, count: count + 1 - freeTerms.count)
    }
    terms[first].next = freeTerms[count]
    freeTerms[count] = first
  }
}
