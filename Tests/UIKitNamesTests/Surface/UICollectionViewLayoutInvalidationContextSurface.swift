import UIKitNames

private final class SurfaceContext: UICollectionViewLayoutInvalidationContext {
  override var invalidateEverything: Bool { true }
  override var invalidateDataSourceCounts: Bool { false }
}

enum UICollectionViewLayoutInvalidationContextSurface {
  static func elements(_ context: UICollectionViewLayoutInvalidationContext, _ path: IndexPath) {
    context.invalidateItems(at: [path])
    context.invalidateSupplementaryElements(ofKind: "head", at: [path])
    context.invalidateDecorationElements(ofKind: "back", at: [path])
    mention(context.invalidatedItemIndexPaths, context.contentOffsetAdjustment)
    mention(context.contentSizeAdjustment)
  }

  static func movement(_ context: UICollectionViewLayoutInvalidationContext) {
    mention(context.interactiveMovementTarget)
    mention(context.previousIndexPathsForInteractivelyMovingItems)
  }
}
