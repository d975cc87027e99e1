public import Foundation

/// Columns of items that are as high as they like, as on a board of pictures.
///
/// An item goes to the column that ends first; equally long ones are filled from the leading side. UIKit has no such layout;
/// names follow its flow layout. Heights come from a delegate that conforms to ``CollectionViewDelegateWaterfallLayout``;
/// without one every item has the ``itemAspectRatio``. Frames aren't rounded, except by ``columnScale``. In right-to-left views
/// the layout is mirrored. Where it scrolls horizontally everything is transposed: columns are rows, heights are widths.
///
/// An edit places the items behind it again, until all columns have moved alike: the result is that of laying out from scratch. With
/// ``pinnedColumns`` the others stay in their columns.
open class CollectionViewWaterfallLayout: CollectionViewSolvedLayout {
  /// The number of columns, at least 1 and at most 255; 2 by default.
  ///
  /// Ignored while ``minimumColumnWidth`` is set.
  open var columnCount = 2 { didSet { invalidateLayout() } }
  /// If set, there are as many columns as fit that are at least as wide, in points.
  open var minimumColumnWidth: CGFloat? { didSet { invalidateLayout() } }
  /// The distance between two columns, in points; 10 by default.
  open var columnSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The distance between two items of a column, in points; 10 by default.
  open var itemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The margins around the items of a section, in points.
  open var sectionInset = EdgeInsets.zero { didSet { invalidateLayout() } }
  /// The height of section headers, in points; zero for none.
  open var headerHeight: CGFloat = 0 { didSet { invalidateLayout() } }
  /// The height of section footers, in points; zero for none.
  open var footerHeight: CGFloat = 0 { didSet { invalidateLayout() } }
  /// Which column an item goes to.
  open var itemOrder = WaterfallItemOrder.shortestFirst { didSet { invalidateLayout() } }
  /// Whether items stay in their columns when others are inserted, deleted or reloaded; false by default.
  ///
  /// A new item goes to the column that ``itemOrder`` says for its place; nothing else hops, and an edit takes logarithmic
  /// time. Laying out from scratch, after `reloadData` or for another width, starts from even columns again.
  open var pinnedColumns = false { didSet { invalidateLayout() } }
  /// The direction in which it scrolls; vertical by default.
  open var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// Width by height of items whose height no delegate knows; 1 by default, always positive.
  open var itemAspectRatio: CGFloat = 1 {
    didSet {
      precondition(
        itemAspectRatio > 0 && itemAspectRatio < .infinity,
        "Items can't have the aspect ratio \(itemAspectRatio).")
      invalidateLayout()
    }
  }
  /// If set, column widths are rounded down to whole pixels of a screen of that scale.
  open var columnScale: CGFloat? { didSet { invalidateLayout() } }
  final var calledDefault = false
  /// Set by the default implementation of `heights`: the delegate is asked item by item.
  final var delegateLacksAllHeights = false

  /// Two columns of square items, 10 points apart.
  public override init() { super.init() }

  /// Nil: there are no archives.
  public override init?(coder: NSObject) { return nil }

  override class var libraryClass: CollectionViewSolvedLayout.Type {
    CollectionViewWaterfallLayout.self
  }

  /// True when the width that the columns fill has changed.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return scrollDirection == .vertical
      ? bounds.width != newBounds.width : bounds.height != newBounds.height
  }

  /// True: columns are filled from the right where reading goes from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func solve() -> PlacedSolution { solvedWaterfall() }

  override func update(with plan: BatchUpdatePlan) -> Bool { updateSolved(with: plan) }

  override var hearsOfUpdates: Bool { type(of: self) != CollectionViewWaterfallLayout.self }
}
