public import Foundation

extension TableView {
  /// Sets the measured height of a row, whether it is visible or not.
  ///
  /// Call this method if content is measured elsewhere. The height is valid until the row is
  /// reloaded, or until the table requests all heights again, for instance after its width has
  /// changed. If the row starts above the visible area, the content offset is adjusted within its
  /// limits, so that the visible rows stay in place (R7.10).
  ///
  /// - Complexity: O(log n).
  /// - Precondition: The row exists; the height is finite and not negative.
  public final func setMeasuredHeight(_ height: CGFloat, forRowAt indexPath: IndexPath) {
    let place = ItemIndex(indexPath)
    solveIfNeeded()
    guard let solution, solution.contains(place) else {
      preconditionFailure("There is no row at \(indexPath) to measure.")
    }
    precondition(
      height >= 0 && height.isFinite, "A row can't have the height \(height).")
    setMeasuredLength(Double(height), of: place, in: solution)
    setNeedsLayout()
  }

  /// Returns whether the height of a row was measured.
  ///
  /// It counts as measured if it replaced an estimate when the row became visible, whether it came
  /// from the cell or from the delegate, or if it was set with `setMeasuredHeight(_:forRowAt:)`. In
  /// a table without estimates, only heights set with that method count as measured. Returns false
  /// if the row doesn't exist.
  ///
  /// - Complexity: O(log n).
  public final func isRowMeasured(at indexPath: IndexPath) -> Bool {
    let (solved, place) = (solved, ItemIndex(indexPath))
    return solved.contains(place) && solved.isMeasured(place)
  }

  /// Measures every visible row whose height is an estimate.
  ///
  /// Measuring a row moves the rows below it, so that others may become visible. Therefore the rows
  /// are measured one by one, until no visible row has an estimated height.
  final func measureVisibleRows() {
    guard hasEstimates else { return }
    let current = list.revision
    while let solution, let place = firstVisibleEstimate(in: solution) {
      let length = measuredLength(of: place)
      guard list.revision == current else { return setNeedsLayout() }
      setMeasuredLength(length, of: place, in: solution)
    }
  }

  /// Measures again all rows that have cells.
  final func measureShownRowsAgain() {
    for (place, cell) in shownRows
    where self.cell(at: place) === cell && solution?.contains(place) == true {
      let length = measuredLength(of: place)
      // The delegate may have changed the table.
      guard self.cell(at: place) === cell, let solution, solution.contains(place) else { continue }
      setMeasuredLength(length, of: place, in: solution)
    }
  }

  private func firstVisibleEstimate(in solution: ListSolution) -> ItemIndex? {
    var found: ItemIndex?
    let bounds = placement.bounds
    solution.forEachElement(from: Double(bounds.minY), to: Double(bounds.maxY)) { element in
      guard found == nil, element.kind == .row else { return }
      let place = ItemIndex(section: element.section, item: element.row)
      if !solution.isMeasured(place) { found = place }
    }
    return found
  }

  /// Returns the height that the delegate or `rowHeight` specifies for a row or, if that is
  /// automatic, the preferred height of its cell.
  ///
  /// If there is no cell, or if a callback changes the table, the result is the estimated height.
  private func measuredLength(of place: ItemIndex) -> Double {
    let (current, dataPlace) = (list.revision, dataPlace(of: place))
    if let height = knownRowHeight(dataPlace, tableDelegate) { return height }
    guard list.revision == current, let cell = realizedCell(place) else {
      return estimatedHeight(dataPlace)
    }
    let width = layoutSnapshot.rectForRow(at: place.indexPath).width
    // These calls change the width and the indentation of the content view.
    prepareForDisplay(cell, place, width: width)
    showEditing(of: place, on: cell, animated: false)
    let size = measuredSize(of: cell, width: width)
    return max(0, Double(size.height))
  }

  private func setMeasuredLength(
    _ length: Double, of place: ItemIndex, in old: ListSolution
  ) {
    let span = old.span(ofRow: place)
    let visibleStart = Double(placement.bounds.minY + adjustedContentInset.top)
    list.edit { $0.setLength(length, ofRow: place, isMeasured: true) }
    guard length != span.length else { return }
    // If the content becomes shorter, the offset may change as well.
    let (offset, isLegal) = (contentOffset, clampedContentOffset(contentOffset) == contentOffset)
    contentDidChange()
    guard span.start < visibleStart else { return }
    let moved = CGPoint(x: offset.x, y: offset.y + CGFloat(length - span.length))
    contentOffset.y = (isLegal ? clampedContentOffset(moved) : moved).y
  }
}
