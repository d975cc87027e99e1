/// What a batch does to the rows of a grid, or to its columns.
package struct GridAxisEdit: Sendable {
  /// The places emptied, ascending, by numbers before.
  package let removed: [Int]
  /// The places filled, ascending, by numbers after, with the number of what was moved there.
  package let placed: [(place: Int, source: Int?)]

  package init(removed: [Int], placed: [(place: Int, source: Int?)]) {
    self.removed = removed
    self.placed = placed
  }

  /// What a batch does to rows, which are sections.
  package init(rowsOf plan: BatchUpdatePlan) {
    self.init(
      removed: plan.removedSections, placed: plan.placedSections.map { ($0.place, $0.source) })
  }

  /// What a batch does to columns, as far as one section, whose number before and after is given, tells.
  package init(columnsOf plan: BatchUpdatePlan, oldSection: Int, newSection: Int) {
    self.init(
      removed: plan.removedItems.filter { $0.section == oldSection }.map(\.item),
      placed: plan.placedItems.filter { $0.place.section == newSection }.map { placed in
        (placed.place.item, placed.source.flatMap { $0.section == oldSection ? $0.item : nil })
      })
  }

  /// Whether all the places exist among so many rows before, and as many as are left after.
  package func fits(_ count: Int) -> Bool {
    let countAfter = count - removed.count + placed.count
    return removed.last ?? -1 < count && placed.last?.place ?? -1 < countAfter
  }

  /// The new number of what kept its order.
  private func keptNumber(of old: Int) -> Int? {
    IndexMap(emptied: removed[...], filled: placed.map(\.place)[...]).newNumber(of: old)
  }

  /// The range that the rows of a range, those that keep their order, and all rows placed between them take; nil for none.
  package func newRange(of old: Range<Int>) -> Range<Int>? {
    let start = removed.partitioningIndex { $0 >= old.lowerBound }
    let taken = removed[start..<removed.partitioningIndex { $0 >= old.upperBound }]
    var (first, last) = (old.lowerBound, old.upperBound - 1)
    for number in taken where number == first { first += 1 }
    for number in taken.reversed() where number == last { last -= 1 }
    guard first <= last, let lower = keptNumber(of: first), let upper = keptNumber(of: last)
    else { return nil }
    return lower..<upper + 1
  }

  /// Carries the edit out on lengths; what is new is `length` long.
  ///
  /// - Complexity: O(edits log n).
  package func apply(to tree: inout OffsetTree, length: Double) {
    let lengths = placed.map { $0.source.map { tree.length(at: $0) } ?? length }
    for number in removed.reversed() { tree.remove(at: number) }
    for (placed, length) in zip(placed, lengths) { tree.insert(length, at: placed.place) }
  }

  /// Carries the edit out on a table of some rows' values.
  ///
  /// - Complexity: O(rows in the table log edits).
  package func apply<Value>(to table: [Int: Value]) -> [Int: Value] {
    guard !removed.isEmpty || !placed.isEmpty else { return table }
    let map = IndexMap(emptied: removed[...], filled: placed.map(\.place)[...])
    var moved: [Int: Int] = [:]
    for (place, source) in placed { if let source { moved[source] = place } }
    var result: [Int: Value] = [:]
    for (old, value) in table {
      if let new = moved[old] ?? map.newNumber(of: old) { result[new] = value }
    }
    return result
  }
}

extension GridSpan {
  /// The span after edits: rows and columns placed within it join it, those that go or move leave it; nil when fewer than two
  /// cells are left.
  package func edited(rows: GridAxisEdit, columns: GridAxisEdit) -> GridSpan? {
    guard let newRows = rows.newRange(of: self.rows),
      let newColumns = columns.newRange(of: self.columns),
      newRows.count * newColumns.count > 1
    else { return nil }
    return GridSpan(rows: newRows, columns: newColumns)
  }
}

extension GridSolution {
  /// Carries out edits of rows and columns; new ones are as long as given.
  ///
  /// - Complexity: O(edits log n + spans log spans).
  package mutating func edit(
    rows rowEdit: GridAxisEdit, rowHeight: Double, columns columnEdit: GridAxisEdit,
    columnWidth: Double
  ) {
    rowEdit.apply(to: &rows, length: rowHeight)
    columnEdit.apply(to: &columns, length: columnWidth)
    replaceSpans { $0.edited(rows: rowEdit, columns: columnEdit) }
  }
}
