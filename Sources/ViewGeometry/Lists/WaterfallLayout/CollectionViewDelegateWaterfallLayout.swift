public import Foundation

/// An object that provides the heights and aspect ratios of items, the heights of headers and
/// footers, the column counts and the insets of a ``CollectionViewWaterfallLayout``.
///
/// By default, the heights of items result from their aspect ratios, and all other values are those
/// of the layout. In a horizontally scrolling layout, heights are widths and columns are rows, but
/// aspect ratios are still width-to-height ratios, and insets have their usual edges.
public protocol CollectionViewDelegateWaterfallLayout: CollectionViewDelegate {
  /// Returns the height of an item in a column of the given width, both in points.
  ///
  /// The height must be from 0 to 2^21 points. By default, it results from the aspect ratio.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat

  /// Returns the width-to-height ratio of an item; nil, the default, means the layout's ratio.
  ///
  /// A ratio must be positive. The method is called by the default implementation of the method
  /// that returns the height of an item.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat?

  /// Writes the heights of all items of a section into `heights`, for columns of the given width.
  ///
  /// Heights must be from 0 to 2^21 points. A height that isn't written results from the layout's
  /// `itemAspectRatio`.
  ///
  /// By default, it calls the method for the height of one item. Implementing this method saves a
  /// call and an index path for each item. If the delegate implements both methods, the method for
  /// one item is called only for items that are inserted or reloaded.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heights: UnsafeMutableBufferPointer<Double>, inSection section: Int, width: CGFloat)

  /// Returns the number of columns in a section, which must be from 1 to 255.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    columnCountForSectionAt section: Int
  ) -> Int

  /// Returns the insets around the items of a section, in points.
  ///
  /// They must be finite, and those at the start and end of the section in the scroll direction
  /// must not be negative.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets

  /// Returns the height of a section's header, in points, at least 0; zero means no header.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForHeaderInSection section: Int
  ) -> CGFloat

  /// Returns the height of a section's footer, in points, at least 0; zero means no footer.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForFooterInSection section: Int
  ) -> CGFloat
}

extension CollectionViewDelegateWaterfallLayout {
  /// Returns the height that results from the aspect ratio.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    layout.calledDefault = true
    let ratio = self.collectionView(
      collectionView, layout: layout, aspectRatioForItemAt: indexPath)
    return layout.height(ofItemAsWideAs: width, aspectRatio: ratio)
  }

  /// Returns nil.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat? {
    nil
  }

  /// Calls the method for the height of a single item, once for each item.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heights: UnsafeMutableBufferPointer<Double>, inSection section: Int, width: CGFloat
  ) {
    layout.delegateLacksAllHeights = true
    for item in heights.indices {
      heights[item] = Double(
        self.collectionView(
          collectionView, layout: layout,
          heightForItemAt: IndexPath(item: item, section: section), width: width))
    }
  }

  /// Returns the layout's `columnCount(inSection:)`.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    columnCountForSectionAt section: Int
  ) -> Int {
    layout.columnCount(inSection: section)
  }

  /// Returns the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets {
    layout.sectionInset
  }

  /// Returns the layout's `headerHeight`.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    layout.headerHeight
  }

  /// Returns the layout's `footerHeight`.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    layout.footerHeight
  }
}
