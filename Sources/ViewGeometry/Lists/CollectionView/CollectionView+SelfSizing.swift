import Foundation

extension CollectionView {
  /// The modes of measuring displayed cells again, like `UICollectionView.SelfSizingInvalidation`
  /// (R9.27).
  ///
  /// Only cells whose width or height the layout estimates are measured.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Displayed cells aren't measured again.
    case disabled
    /// A cell is measured again after `invalidateIntrinsicContentSize()` was called on the cell or
    /// its content view.
    case enabled
    /// A cell is also measured again after a change of the constraints in the cell itself or in its
    /// content view.
    case enabledIncludingConstraints
  }

  /// Requests the preferred size of a displayed cell again at the next layout (R9.27).
  ///
  /// Does nothing if ``selfSizingInvalidation`` is `disabled`, or if the layout doesn't estimate
  /// the cell's size.
  final func invalidateSize(of cell: CollectionViewCell) {
    guard list.selfSizingInvalidation != .disabled, !list.ignoresSizeChanges,
      cell.elementKey != nil, cell.openAxes != .none
    else { return }
    cell.askedSize = nil
    setNeedsLayout()
  }

  /// Invalidates the intrinsic content size of a cell whose constraints have changed (R9.27).
  ///
  /// `part` is the subview of the cell that contains the constraints; nil means the cell itself.
  /// Does nothing if `part` is a subview other than the content view.
  final func contentConstraintsDidChange(in part: View?, of cell: CollectionViewCell) {
    guard !list.ignoresSizeChanges, part == nil || part === cell.storedContentView else { return }
    list.ignoresSizeChanges = true
    cell.invalidateIntrinsicContentSize()
    list.ignoresSizeChanges = false
    invalidateSize(of: cell)
  }
}
