public import Foundation

/// Says what of a layout is out of date, so that a layout need not redo everything.
open class CollectionViewLayoutInvalidationContext {
  final var storedOffsetAdjustment = CGPoint.zero
  final var storedSizeAdjustment = CGSize.zero
  final var storedEverything = false
  final var storedDataSourceCounts = false

  /// A context that names nothing in particular.
  public required init() {}
}

@available(*, unavailable)
extension CollectionViewLayoutInvalidationContext: Sendable {}

extension CollectionViewLayoutInvalidationContext {
  /// Whether all layout data is out of date, as after `reloadData`.
  public var invalidateEverything: Bool { storedEverything }

  /// Whether the numbers of sections and items may have changed.
  public var invalidateDataSourceCounts: Bool { storedDataSourceCounts }

  /// A vector that is added to the content offset.
  public var contentOffsetAdjustment: CGPoint {
    get { storedOffsetAdjustment }
    set { storedOffsetAdjustment = newValue }
  }

  /// A size that is added to the content size.
  public var contentSizeAdjustment: CGSize {
    get { storedSizeAdjustment }
    set { storedSizeAdjustment = newValue }
  }
}

/// Says what of a flow layout is out of date.
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  final var storedDelegateMetrics = true
  final var storedAttributes = true
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
