public import Foundation

/// An object that specifies the invalid parts of a layout, so that the other parts needn't be
/// computed again.
open class CollectionViewLayoutInvalidationContext: IdentityObject {
  final var storedOffsetAdjustment = CGPoint.zero
  final var storedSizeAdjustment = CGSize.zero
  final var storedEverything = false
  final var storedDataSourceCounts = false
  /// Whether the collection view already knows the new counts, as after a batch update.
  final var countsAreKnown = false
  final var storedItems: [IndexPath]?
  final var storedSupplementaryElements: [String: [IndexPath]]?
  final var storedDecorationElements: [String: [IndexPath]]?

  final var storedMovement: Movement?
  /// The preferred size of an element in a compositional layout, if it is the only cause of
  /// invalidation.
  final var storedMeasurement: MeasuredSize?

  /// The target and previous index paths of the dragged items, and their position.
  struct Movement {
    var targets: [IndexPath]
    var position: CGPoint
    var previous: [IndexPath]
  }

  /// Creates a context that lists no items or views, and makes no adjustments.
  public required override init() { super.init() }

  /// Always returns nil: archives aren't supported.
  public init?(coder: NSObject) { return nil }

  /// Whether all layout data is invalid, as after `reloadData()`.
  open var invalidateEverything: Bool { storedEverything }

  /// Whether the counts of sections and items may have changed.
  open var invalidateDataSourceCounts: Bool { storedDataSourceCounts }

  /// Adds items to ``invalidatedItemIndexPaths``, the items whose attributes are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    storedItems = (storedItems ?? []) + indexPaths
  }

  /// Adds supplementary views of a kind to ``invalidatedSupplementaryIndexPaths``, the views whose
  /// attributes are invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    storedSupplementaryElements = (storedSupplementaryElements ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decoration views of a kind to ``invalidatedDecorationIndexPaths``, the views whose
  /// attributes are invalid.
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    storedDecorationElements = (storedDecorationElements ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// The index paths of the invalidated items; nil if there are none.
  open var invalidatedItemIndexPaths: [IndexPath]? { storedItems }

  /// The index paths of the invalidated supplementary views, by kind; nil if there are none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    storedSupplementaryElements
  }

  /// The index paths of the invalidated decoration views, by kind; nil if there are none.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { storedDecorationElements }

  /// The vector that is added to the content offset when the layout is invalidated, in points; zero
  /// by default.
  open var contentOffsetAdjustment: CGPoint {
    get { storedOffsetAdjustment }
    set { storedOffsetAdjustment = newValue }
  }

  /// The size that is added to the content size when the layout is invalidated, in points; zero by
  /// default.
  ///
  /// When the layout is next prepared, the size that it computes replaces the sum.
  open var contentSizeAdjustment: CGSize {
    get { storedSizeAdjustment }
    set { storedSizeAdjustment = newValue }
  }

  /// The index paths at which the dragged items would be dropped or, at the end of the drag, are
  /// dropped; nil if the context isn't for a drag.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { storedMovement?.targets }

  /// The index paths of the dragged items before the movement that the context describes or, at the
  /// end of the drag, before the whole drag; nil if the context isn't for a drag.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    storedMovement?.previous
  }

  /// The position of the dragged items, in layout coordinates; at the end of the drag, their last
  /// position, and zero if the context isn't for a drag.
  open var interactiveMovementTarget: CGPoint { storedMovement?.position ?? .zero }

  deinit {}
}

@available(*, unavailable)
extension CollectionViewLayoutInvalidationContext: Sendable {}

extension CollectionViewLayoutInvalidationContext {
  /// Whether the collection view must request the counts of sections and items again.
  final var areCountsStale: Bool { invalidateDataSourceCounts && !countsAreKnown }
}

/// An object that specifies the invalid parts of a flow layout.
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  final var storedDelegateMetrics = true
  final var storedAttributes = true
  /// The preferred size of a cell, if it is the only cause of invalidation.
  final var storedPreferred: (indexPath: IndexPath, size: CGSize)?

  /// Whether sizes, insets and spacings must be requested from the delegate again; true by default.
  ///
  /// They are also requested again if ``invalidateFlowLayoutAttributes`` is true.
  open var invalidateFlowLayoutDelegateMetrics: Bool {
    get { storedDelegateMetrics }
    set { storedDelegateMetrics = newValue }
  }

  /// Whether frames must be computed again; true by default.
  ///
  /// They are also computed again if ``invalidateFlowLayoutDelegateMetrics`` is true.
  open var invalidateFlowLayoutAttributes: Bool {
    get { storedAttributes }
    set { storedAttributes = newValue }
  }

  deinit {}
}

extension CollectionViewLayoutInvalidationContext: IdentityHashable {}
