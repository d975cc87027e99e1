extension TreeSolver {
  /// Traps if unknowns, rows or wrapping items are inconsistent.
  ///
  /// The unknowns and rows of an item must match the item's index. An item whose height depends on
  /// its width must be in `wrapping` only once. The check runs only in builds with
  /// `VIEWGEOMETRY_INTERNAL_CHECKS`.
  func checkParts() {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      let count = table.items.count
      precondition(
        table.depths.count == count && table.alignments.count == count
          && content.rows.count == 2 * count,
        "There are \(count) items, but \(content.rows.count) entries for content rows.")
      for (index, item) in table.items.enumerated() where owns(item) {
        precondition(
          place(of: item) == index, "The item at \(index) has the unknowns of another index.")
      }
      precondition(
        Set(content.wrapping.map { ObjectIdentifier($0) }).count == content.wrapping.count,
        "An item whose height follows from its width is listed twice.")
    #endif
  }
}
