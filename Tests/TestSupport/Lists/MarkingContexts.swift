import ViewGeometry

/// A context that marks everything as stale.
final class EverythingContext: CollectionViewLayoutInvalidationContext {
  override var invalidateEverything: Bool { true }
}

/// A context that marks the counts of the data source as stale.
final class CountsContext: CollectionViewLayoutInvalidationContext {
  override var invalidateDataSourceCounts: Bool { true }
}

/// A context of flow layouts that marks everything as stale.
final class FlowEverythingContext: CollectionViewFlowLayoutInvalidationContext {
  override var invalidateEverything: Bool { true }
}
