public import Foundation

/// A collection view delegate that provides a flow layout with the sizes of its items, and with the
/// insets, spacings, headers and footers of its sections.
///
/// By default, every method of this protocol returns the corresponding property of the layout,
/// except ``collectionView(_:layout:sizesForItems:inSection:into:)``, which returns false. All
/// values must be finite, and sizes must not be negative; otherwise, computing the layout traps.
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  /// Returns the size of an item, in points.
  ///
  /// This is called for every item when the layout is computed, unless the bulk method
  /// ``collectionView(_:layout:sizesForItems:inSection:into:)`` returns true. For large sections,
  /// implement the bulk method instead; if all items have the same size, implement neither and set
  /// `itemSize`.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Writes the sizes of a section's items at the indices `items`, in points, to `sizes`, which has
  /// the same count.
  ///
  /// The layout calls this method with consecutive ranges of bounded length. While an item is
  /// dragged, each range contains one item. Return true after writing all sizes. To have the layout
  /// request each size with ``collectionView(_:layout:sizeForItemAt:)`` instead, return false
  /// without writing anything. The default implementation returns false.
  ///
  /// - Precondition: If the method returns true for the first of consecutive ranges, it also does
  ///   so for the others.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizesForItems items: Range<Int>, inSection section: Int,
    into sizes: UnsafeMutableBufferPointer<CGSize>
  ) -> Bool

  /// Returns the insets around a section's items, in points.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets

  /// Returns the spacing between the lines of a section, in points.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the minimum spacing between items in a line, in points.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the size of a section's header, in points; only the length in the scroll direction
  /// matters, and 0 means no header.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// Returns the size of a section's footer, in points; only the length in the scroll direction
  /// matters, and 0 means no footer.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension CollectionViewDelegateFlowLayout {
  /// Returns the layout's `itemSize`.
  ///
  /// The layout detects calls to this default implementation, and then determines the sizes of the
  /// section's items as if there were no delegate. Without an
  /// ``CollectionViewFlowLayout/estimatedItemSize``, all items have the same size, and the time to
  /// prepare the section doesn't depend on their number.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let flow = collectionViewLayout as? CollectionViewFlowLayout else { return .zero }
    flow.calledDefault = true
    return flow.itemSize
  }

  /// Returns false, so that sizes are requested one by one.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizesForItems items: Range<Int>, inSection section: Int,
    into sizes: UnsafeMutableBufferPointer<CGSize>
  ) -> Bool {
    false
  }

  /// Returns the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets {
    (collectionViewLayout as? CollectionViewFlowLayout)?.sectionInset ?? .zero
  }

  /// Returns the layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    (collectionViewLayout as? CollectionViewFlowLayout)?.minimumLineSpacing ?? 0
  }

  /// Returns the layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    (collectionViewLayout as? CollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  }

  /// Returns the layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    (collectionViewLayout as? CollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }

  /// Returns the layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    (collectionViewLayout as? CollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}
