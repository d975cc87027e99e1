public import Foundation

/// Tells a ``CollectionViewWaterfallLayout`` how high items, headers and footers are.
///
/// All methods have default implementations that answer with the layout's own values. In a layout that scrolls horizontally
/// everything is transposed: what is called height here is a width, and columns are rows.
public protocol CollectionViewDelegateWaterfallLayout: CollectionViewDelegate {
  /// The height of an item in a column of the given width, in points: at least zero and at most 2^21.
  ///
  /// By default what the aspect ratio makes of the width.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat

  /// Width by height of an item; nil, the default, for the layout's own.
  ///
  /// Asked where no height is given.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat?

  /// Writes the heights of all items of a section into `heights`, for columns of the given width.
  ///
  /// The default asks for one after the other. One call for all saves a call and an index path for each. A delegate that has
  /// single heights, too, is asked for those of new items only.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heights: UnsafeMutableBufferPointer<Double>, inSection section: Int, width: CGFloat)

  /// The number of columns of a section.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    columnCountForSectionAt section: Int
  ) -> Int

  /// The margins around the items of a section.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets

  /// The height of a section's header; zero for none.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForHeaderInSection section: Int
  ) -> CGFloat

  /// The height of a section's footer; zero for none.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForFooterInSection section: Int
  ) -> CGFloat
}

extension CollectionViewDelegateWaterfallLayout {
  /// What the aspect ratio makes of the width.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    layout.calledDefault = true
    let ratio = self.collectionView(
      collectionView, layout: layout, aspectRatioForItemAt: indexPath)
    return layout.height(ofItemAsWideAs: width, aspectRatio: ratio)
  }

  /// Nil.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat? {
    nil
  }

  /// Asks for one height after the other.
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

  /// The layout's number of columns.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    columnCountForSectionAt section: Int
  ) -> Int {
    layout.columnCount(inSection: section)
  }

  /// The layout's insets.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets {
    layout.sectionInset
  }

  /// The layout's header height.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    layout.headerHeight
  }

  /// The layout's footer height.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    layout.footerHeight
  }
}
