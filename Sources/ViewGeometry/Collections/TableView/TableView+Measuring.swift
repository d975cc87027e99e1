public import Foundation

extension TableView {
  /// Tells the table a row's measured height, whether the row is on screen or not.
  ///
  /// For those who measure content elsewhere. It holds until the row is reloaded. If the row begins above the visible part, the
  /// content offset moves along, so that what is visible stays where it is (R7.10).
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

  /// Whether a row's height was measured, and isn't an estimate or told by the delegate; false for one that doesn't exist.
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
    let current = revision
    while let solution, let place = firstVisibleEstimate(in: solution) {
      let length = measuredLength(of: place)
      guard revision == current else { return setNeedsLayout() }
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
    let (current, dataPlace) = (revision, dataPlace(of: place))
    if let height = knownRowHeight(dataPlace, tableDelegate) { return height }
    guard revision == current, let cell = realizedCell(place) else {
      return estimatedHeight(dataPlace)
    }
    let width = layoutSnapshot.rectForRow(at: place.indexPath).width
    // What narrows the content view in this width.
    keepSidesFree(in: cell, width: width)
    showEditing(of: place, on: cell, animated: false)
    let size = cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return max(0, Double(size.height))
  }

  private func setMeasuredLength(
    _ length: Double, of place: ItemIndex, in old: ListSolution
  ) {
    let span = old.span(ofRow: place)
    let visibleStart = Double(placement.bounds.minY + adjustedContentInset.top)
    solution?.setLength(length, ofRow: place, isMeasured: true)
    guard length != span.length else { return }
    contentDidChange()
    if span.start < visibleStart { contentOffset.y += CGFloat(length - span.length) }
  }
}
