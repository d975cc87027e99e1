/// The effect of a batch on one axis of a grid: the rows or the columns.
///
/// The comments on the members say "rows" for both.
package struct GridAxisEdit: Sendable {
  /// The indices of the removed and moved rows before the batch, in ascending order.
  package let removed: [Int]
  /// The indices of the inserted and moved rows after the batch, in ascending order.
  ///
  /// `source` is the old index of a moved row; nil for a new row.
  package let placed: [(place: Int, source: Int?)]

  package init(removed: [Int], placed: [(place: Int, source: Int?)]) {
    self.removed = removed
    self.placed = placed
  }

  /// Creates the effect of a batch on the rows, which are the sections.
  package init(rowsOf plan: BatchUpdatePlan) {
    self.init(
      removed: plan.removedSections, placed: plan.placedSections.map { ($0.place, $0.source) })
  }

  /// Creates the effect of a batch on the columns: the item edits of one section.
  ///
  /// `oldSection` and `newSection` are the section's indices before and after the batch.
  package init(columnsOf plan: BatchUpdatePlan, oldSection: Int, newSection: Int) {
    self.init(
      removed: plan.removedItems.filter { $0.section == oldSection }.map(\.item),
      placed: plan.placedItems.filter { $0.place.section == newSection }.map { placed in
        (placed.place.item, placed.source.flatMap { $0.section == oldSection ? $0.item : nil })
      })
  }

  /// Returns whether all indices are valid for the given number of rows before the batch.
  package func fits(_ count: Int) -> Bool {
    let countAfter = count - removed.count + placed.count
    return removed.last ?? -1 < count && placed.last?.place ?? -1 < countAfter
  }

  /// Returns the new index of a row; nil if it was deleted or moved.
  private func keptNumber(of old: Int) -> Int? {
    IndexMap(emptied: removed[...], filled: placed.map(\.place)[...]).newNumber(of: old)
  }

  /// Returns the range that a range of rows has after the batch; nil if all of them were deleted or
  /// moved.
  ///
  /// The new range extends from the first to the last row that remains. It includes rows that the
  /// batch inserts between these.
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

  /// Applies the edit to lengths: moved rows keep theirs, and new rows are `length` long.
  ///
  /// - Complexity: O(edits log n).
  package func apply(to tree: inout OffsetTree, length: Double) {
    let lengths = placed.map { $0.source.map { tree.length(at: $0) } ?? length }
    for number in removed.reversed() { tree.remove(at: number) }
    for (placed, length) in zip(placed, lengths) { tree.insert(length, at: placed.place) }
  }

  /// Returns a copy of a dictionary whose keys are row indices, with each key replaced by the row's
  /// index after the edit.
  ///
  /// Values of deleted rows are omitted.
  ///
  /// - Complexity: O(edits + rows in the dictionary × log edits).
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
  /// Returns the span after edits; nil if fewer than two cells are left.
  ///
  /// Rows and columns inserted within it become part of it, and those that are removed or moved are
  /// no longer part of it.
  package func edited(rows: GridAxisEdit, columns: GridAxisEdit) -> GridSpan? {
    guard let newRows = rows.newRange(of: self.rows),
      let newColumns = columns.newRange(of: self.columns),
      newRows.count * newColumns.count > 1
    else { return nil }
    return GridSpan(rows: newRows, columns: newColumns)
  }
}

extension GridSolution {
  /// Applies edits to rows and columns; new rows and columns have the given lengths.
  ///
  /// - Complexity: O(edits log n + spans (edits + log spans)).
  package mutating func edit(
    rows rowEdit: GridAxisEdit, rowHeight: Double, columns columnEdit: GridAxisEdit,
    columnWidth: Double
  ) {
    rowEdit.apply(to: &rows, length: rowHeight)
    columnEdit.apply(to: &columns, length: columnWidth)
    replaceSpans { $0.edited(rows: rowEdit, columns: columnEdit) }
  }
}
