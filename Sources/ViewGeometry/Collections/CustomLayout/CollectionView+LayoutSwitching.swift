import Foundation

extension CollectionView {
  /// Uses another layout, and scrolls to where it wants the content.
  ///
  /// Both layouts hear of it before and after; the new one is asked for its
  /// ``CollectionViewLayout/targetContentOffset(forProposedContentOffset:)``. Nothing is animated: `animated` only says what
  /// a front end would do.
  public func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
    let oldLayout = collectionViewLayout
    guard layout !== oldLayout else { return }
    oldLayout.prepareForTransition(to: layout)
    layout.prepareForTransition(from: oldLayout)
    let views = Array(shown.values)
    for view in views { view.willTransition(from: oldLayout, to: layout) }
    collectionViewLayout = layout
    prepareLayout()
    let offset = layout.targetContentOffset(
      forProposedContentOffset: clampedContentOffset(contentOffset))
    if offset != contentOffset { contentOffset = offset }
    oldLayout.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    for view in views { view.didTransition(from: oldLayout, to: layout) }
  }

  /// Uses another layout, and calls `completion` when that is done: at once.
  public func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }
}
