public import Foundation

/// Says what of a layout is stale, so that a layout need not redo everything.
open class CollectionViewLayoutInvalidationContext {
  final var storedOffsetAdjustment = CGPoint.zero
  final var storedSizeAdjustment = CGSize.zero
  final var storedEverything = false
  final var storedDataSourceCounts = false
  /// The collection view knows the new counts already: those after a batch of updates.
  final var countsAreKnown = false
  final var storedItems: [IndexPath]?
  final var storedSupplementaryElements: [String: [IndexPath]]?
  final var storedDecorationElements: [String: [IndexPath]]?

  final var storedMovement: Movement?
  /// The size an element of a compositional layout prefers, where that is all there is to say.
  final var storedMeasurement: MeasuredSize?

  /// Items that are dragged.
  struct Movement {
    var targets: [IndexPath]
    var position: CGPoint
    var previous: [IndexPath]
  }

  /// A context that names nothing in particular.
  public required init() {}

  /// Whether all layout data is stale, as after `reloadData`.
  open var invalidateEverything: Bool { storedEverything }

  /// Whether the numbers of sections and items may have changed.
  open var invalidateDataSourceCounts: Bool { storedDataSourceCounts }
}

@available(*, unavailable)
extension CollectionViewLayoutInvalidationContext: Sendable {}

extension CollectionViewLayoutInvalidationContext {
  /// Whether the collection view asks for the numbers of sections and items again.
  final var areCountsStale: Bool { invalidateDataSourceCounts && !countsAreKnown }

  /// The items that are dragged, by the places they would take now; nil unless some are.
  public var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { storedMovement?.targets }

  /// The items that are dragged, by the places they had before; nil unless some are.
  public var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    storedMovement?.previous
  }

  /// Where the dragged items are, in content coordinates; zero unless some are.
  public var interactiveMovementTarget: CGPoint { storedMovement?.position ?? .zero }

  /// Names items whose attributes are stale.
  public func invalidateItems(at indexPaths: [IndexPath]) {
    storedItems = (storedItems ?? []) + indexPaths
  }

  /// Names supplementary views of a kind whose attributes are stale.
  public func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    storedSupplementaryElements = (storedSupplementaryElements ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration views of a kind whose attributes are stale.
  public func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    storedDecorationElements = (storedDecorationElements ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// The items named so far; nil for none.
  public var invalidatedItemIndexPaths: [IndexPath]? { storedItems }

  /// The supplementary views named so far, by kind; nil for none.
  public var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    storedSupplementaryElements
  }

  /// The decoration views named so far, by kind; nil for none.
  public var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { storedDecorationElements }

  /// A vector that is added to the content offset.
  public var contentOffsetAdjustment: CGPoint {
    get { storedOffsetAdjustment }
    set { storedOffsetAdjustment = newValue }
  }

  /// A size that is added to the content size at once; what the layout says replaces the sum when it is prepared.
  public var contentSizeAdjustment: CGSize {
    get { storedSizeAdjustment }
    set { storedSizeAdjustment = newValue }
  }
}

/// Says what of a flow layout is stale.
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  final var storedDelegateMetrics = true
  final var storedAttributes = true
  /// The size a cell prefers, where that is all there is to say.
  final var storedPreferred: (indexPath: IndexPath, size: CGSize)?
}

extension CollectionViewFlowLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes, insets and spacings again; true by default.
  public var invalidateFlowLayoutDelegateMetrics: Bool {
    get { storedDelegateMetrics }
    set { storedDelegateMetrics = newValue }
  }

  /// Whether frames are computed again; true by default.
  public var invalidateFlowLayoutAttributes: Bool {
    get { storedAttributes }
    set { storedAttributes = newValue }
  }
}
