public import Foundation

/// A layout that arranges items with different heights in columns of equal width.
///
/// By default, each item is placed in the shortest column; among columns of equal length, in the
/// one nearest to the leading edge. UIKit has no such layout. Heights come from a delegate that
/// conforms to ``CollectionViewDelegateWaterfallLayout``; without one, every item has the
/// ``itemAspectRatio``. Frames aren't rounded, but the widths of columns are if ``columnScale`` is
/// set. In right-to-left views, the layout is mirrored. If it scrolls horizontally, columns are
/// rows and heights are widths, but aspect ratios and insets aren't transposed.
///
/// After an edit, the items that follow are placed again until all columns have shifted by the same
/// distance, so the result equals that of solving the whole layout again. With ``pinnedColumns``,
/// the other items stay in their columns. Setting a property invalidates the layout.
open class CollectionViewWaterfallLayout: CollectionViewSolvedLayout {
  /// The number of columns; 2 by default.
  ///
  /// It is ignored while ``minimumColumnWidth`` is set. The delegate may return a different number
  /// for a section.
  ///
  /// - Precondition: A number of columns that isn't ignored is from 1 to 255 when the layout is
  ///   computed.
  open var columnCount = 2 { didSet { invalidateLayout() } }
  /// The minimum width of a column, in points; nil by default.
  ///
  /// If it is set, a section has the maximum number of columns that fit, from 1 to 255, unless the
  /// delegate returns another number. NaN counts as nil.
  open var minimumColumnWidth: CGFloat? { didSet { invalidateLayout() } }
  /// The spacing between two columns, in points; 10 by default.
  ///
  /// - Precondition: The spacing is finite and not negative when the layout is computed.
  open var columnSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The spacing between two items in a column, in points; 10 by default.
  ///
  /// - Precondition: The spacing is from 0 to 2^21 points when the layout is computed.
  open var itemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The insets around the items of a section, in points; zero by default.
  ///
  /// The delegate may return different ones for a section.
  ///
  /// - Precondition: When the layout is computed, the insets are finite, and those at the start and
  ///   end of a section in the scroll direction aren't negative.
  open var sectionInset = EdgeInsets.zero { didSet { invalidateLayout() } }
  /// The height of section headers, in points; zero, the default, means no headers.
  ///
  /// The delegate may return a different height for a section.
  ///
  /// - Precondition: The height is finite and not negative when the layout is computed.
  open var headerHeight: CGFloat = 0 { didSet { invalidateLayout() } }
  /// The height of section footers, in points; zero, the default, means no footers.
  ///
  /// The delegate may return a different height for a section.
  ///
  /// - Precondition: The height is finite and not negative when the layout is computed.
  open var footerHeight: CGFloat = 0 { didSet { invalidateLayout() } }
  /// The order in which items are assigned to columns; `shortestFirst` by default.
  open var itemOrder = WaterfallItemOrder.shortestFirst { didSet { invalidateLayout() } }
  /// Whether items stay in their columns when other items are inserted, deleted or reloaded; false
  /// by default.
  ///
  /// A new item is placed in the column that ``itemOrder`` determines for its position. No other
  /// item changes its column, and an edit takes logarithmic time. Reloading a section, or solving
  /// the layout again after `reloadData()` or for another width, assigns columns again.
  open var pinnedColumns = false { didSet { invalidateLayout() } }
  /// The scroll direction of the layout; vertical by default.
  open var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The width-to-height ratio of items for which the delegate provides neither a height nor a
  /// ratio.
  ///
  /// It is 1 by default.
  ///
  /// - Precondition: The ratio is positive and finite.
  open var itemAspectRatio: CGFloat = 1 {
    didSet {
      precondition(
        itemAspectRatio > 0 && itemAspectRatio < .infinity,
        "Items can't have the aspect ratio \(itemAspectRatio).")
      invalidateLayout()
    }
  }
  /// The number of pixels per point, with which column widths are rounded down to whole pixels.
  ///
  /// If it is nil, which is the default, column widths aren't rounded.
  ///
  /// - Precondition: A scale is positive and finite.
  open var columnScale: CGFloat? {
    didSet {
      if let columnScale {
        precondition(
          columnScale > 0 && columnScale < .infinity, "Columns can't have the scale \(columnScale)."
        )
      }
      invalidateLayout()
    }
  }
  final var calledDefault = false
  /// Whether the delegate doesn't implement the method that returns the heights of a whole section.
  ///
  /// It is set by the default implementation of that method.
  final var delegateLacksAllHeights = false

  /// Creates a layout with two columns of square items, 10 points apart.
  public override init() { super.init() }

  /// Always returns nil: archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  override class var libraryClass: CollectionViewSolvedLayout.Type {
    CollectionViewWaterfallLayout.self
  }

  /// Returns whether the length of the bounds perpendicular to the scroll direction changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return scrollDirection == .vertical
      ? bounds.width != newBounds.width : bounds.height != newBounds.height
  }

  /// Always true: the layout is mirrored in right-to-left environments.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func solve() -> PlacedSolution { solvedWaterfall() }

  override func update(with plan: BatchUpdatePlan) -> Bool { updateSolved(with: plan) }

  override var isNotifiedOfUpdates: Bool { type(of: self) != CollectionViewWaterfallLayout.self }

  deinit {}
}
