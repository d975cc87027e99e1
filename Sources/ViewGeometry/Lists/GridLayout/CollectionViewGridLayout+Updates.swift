extension CollectionViewGridLayout {
  /// Applies a batch update; sections are rows, and the item edits of one section are the column
  /// edits.
  ///
  /// Returns false if the grid must be solved again.
  ///
  /// - Complexity: O(edits log n + rows + k log edits + m (edits + log m)) for k individual lengths
  ///   and m merged cells.
  final func updateSolved(with plan: BatchUpdatePlan) -> Bool {
    // A drag moves one cell across rows and columns, which keep their lengths.
    guard collectionView?.movement == nil else { return false }
    let rowEdit = GridAxisEdit(rowsOf: plan)
    let columnEdit = columnEdit(of: plan)
    heights = rowEdit.apply(to: heights)
    widths = columnEdit.apply(to: widths)
    if !merged.isEmpty {
      merged = GridSpans(merged.all.compactMap { $0.edited(rows: rowEdit, columns: columnEdit) })
    }
    guard var grid = solved?.solution as? GridSolution, let view = collectionView else {
      return false
    }
    solved = nil
    // The section that determines the column edits may have had more columns than the first
    // section.
    guard columnEdit.fits(grid.columns.count) else { return false }
    grid.edit(
      rows: rowEdit, rowHeight: Double(storedRowHeight), columns: columnEdit,
      columnWidth: Double(storedColumnWidth))
    let counts = view.itemCounts()
    // The counts differ if no section existed before the batch, or if sections have different
    // counts.
    guard grid.rows.count == counts.count, grid.columns.count == counts.first ?? 0 else {
      return false
    }
    grid.setCellCounts(counts)
    solved = PlacedSolution(grid, isHorizontal: false)
    return true
  }

  /// Returns the column edits: the item edits of the first section that existed before the batch
  /// and isn't reloaded.
  ///
  /// Returns no edits if there is no such section.
  private func columnEdit(of plan: BatchUpdatePlan) -> GridAxisEdit {
    for section in 0..<(collectionView?.numberOfSections ?? 0) {
      guard let old = plan.oldSection(of: section), !plan.isSectionReloaded(old) else { continue }
      return GridAxisEdit(columnsOf: plan, oldSection: old, newSection: section)
    }
    return GridAxisEdit(removed: [], placed: [])
  }
}
