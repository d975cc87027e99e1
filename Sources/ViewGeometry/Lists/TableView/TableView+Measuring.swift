public import Foundation

extension TableView {
  /// Tells the table a row's measured height, whether the row is on screen or not.
  ///
  /// For those who measure content elsewhere. It holds until the row is reloaded, or the table asks for all heights again, as
  /// after a change of its width. If the row begins above the visible part, the content offset moves along within its limits, so
  /// that what is visible stays where it is (R7.10).
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

  /// Whether a row's height was measured, or told by the delegate when the row came into view, and isn't an estimate.
  ///
  /// False for a row that doesn't exist, and where no row counts with an estimate, unless the program measured it.
  ///
  /// - Complexity: O(log n).
  public final func isRowMeasured(at indexPath: IndexPath) -> Bool {
    let (solved, place) = (solved, ItemIndex(indexPath))
    return solved.contains(place) && solved.isMeasured(place)
  }

  /// Measures every visible row that counts with an estimate.
  ///
  /// Measuring moves the rows below, so that others may come into view: one row at a time until none is left.
  final func measureVisibleRows() {
    guard hasEstimates else { return }
    let current = list.revision
    while let solution, let place = firstVisibleEstimate(in: solution) {
      let length = measuredLength(of: place)
      guard list.revision == current else { return setNeedsLayout() }
      setMeasuredLength(length, of: place, in: solution)
    }
  }

  /// Asks again for the heights of the rows that have cells.
  final func measureShownRowsAgain() {
    for (place, cell) in shownRows
    where self.cell(at: place) === cell && solution?.contains(place) == true {
      let length = measuredLength(of: place)
      // Whoever was asked may have changed the table.
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

  /// The height the delegate gives late, or what the cell wants in the width of a row.
  private func measuredLength(of place: ItemIndex) -> Double {
    let (current, dataPlace) = (list.revision, dataPlace(of: place))
    if let height = knownRowHeight(dataPlace, tableDelegate) { return height }
    guard list.revision == current, let cell = realizedCell(place) else {
      return estimatedHeight(dataPlace)
    }
    let width = layoutSnapshot.rectForRow(at: place.indexPath).width
    // What narrows the content view in this width, and indents what is in it.
    prepareForDisplay(cell, place, width: width)
    showEditing(of: place, on: cell, animated: false)
    let size = cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return max(0, Double(size.height))
  }

  private func setMeasuredLength(
    _ length: Double, of place: ItemIndex, in old: ListSolution
  ) {
    let span = old.span(ofRow: place)
    let visibleStart = Double(placement.bounds.minY + adjustedContentInset.top)
    list.edit { $0.setLength(length, ofRow: place, isMeasured: true) }
    guard length != span.length else { return }
    // Content that gets shorter may take the offset along.
    let (offset, isLegal) = (contentOffset, clampedContentOffset(contentOffset) == contentOffset)
    contentDidChange()
    guard span.start < visibleStart else { return }
    let moved = CGPoint(x: offset.x, y: offset.y + CGFloat(length - span.length))
    contentOffset.y = (isLegal ? clampedContentOffset(moved) : moved).y
  }
}
