import Foundation

extension TableView {
  /// The modes of measuring displayed cells again, like `UITableView.SelfSizingInvalidation`
  /// (R9.27).
  public typealias SelfSizingInvalidation = CollectionView.SelfSizingInvalidation

  /// Requests that the row of a displayed cell be measured at the next layout (R9.27).
  ///
  /// Does nothing if ``selfSizingInvalidation`` is `disabled`, or in a table without estimates.
  final func invalidateSize(of cell: TableViewCell) {
    guard list.selfSizingInvalidation != .disabled, !list.ignoresSizeChanges, hasEstimates,
      place(of: cell) != nil, !list.cellsToMeasure.contains(where: { $0 === cell })
    else { return }
    list.cellsToMeasure.append(cell)
    setNeedsLayout()
  }

  /// Measures the rows again whose cells' sizes were invalidated (R9.27).
  final func measureInvalidatedCells() {
    guard !list.cellsToMeasure.isEmpty else { return }
    let cells = list.cellsToMeasure
    list.cellsToMeasure = []
    for cell in cells {
      if let place = place(of: cell) { measureAgain(cell, at: place) }
    }
  }

  /// Returns the size that a cell prefers for a width, ignoring size changes that the cell reports
  /// while it is measured.
  final func measuredSize(of cell: TableViewCell, width: CGFloat) -> CGSize {
    let outer = list.ignoresSizeChanges
    list.ignoresSizeChanges = true
    defer { list.ignoresSizeChanges = outer }
    return cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// Invalidates the intrinsic content size of a cell whose constraints have changed (R9.27).
  ///
  /// `part` is the subview of the cell that contains the constraints; nil means the cell itself.
  /// Does nothing if `part` is a subview other than the content view.
  final func contentConstraintsDidChange(in part: View?, of cell: TableViewCell) {
    guard !list.ignoresSizeChanges, part == nil || part === cell.storedContentView else { return }
    list.ignoresSizeChanges = true
    cell.invalidateIntrinsicContentSize()
    list.ignoresSizeChanges = false
    invalidateSize(of: cell)
  }
}
