import Foundation

extension CollectionView {
  /// The default implementation of ``setCollectionViewLayout(_:animated:)``.
  final func builtInSetCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
    setLayout(layout, animated: animated) { _ in }
  }

  private final func setLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: @escaping (Bool) -> Void
  ) {
    SystemAnimation.run(isAnimated: animated) {
      changeLayout(to: layout)
      if animated, AnimationClock.current != nil { layoutIfNeeded() }
    } completion: {
      completion($0)
    }
  }

  private final func changeLayout(to layout: CollectionViewLayout) {
    let oldLayout = collectionViewLayout
    guard layout !== oldLayout else { return }
    oldLayout.prepareForTransition(to: layout)
    layout.prepareForTransition(from: oldLayout)
    let views = subviews.compactMap { $0 as? CollectionReusableView }.filter {
      $0.elementKey != nil
    }
    for view in views { view.willTransition(from: oldLayout, to: layout) }
    collectionViewLayout = layout
    prepareLayout()
    scroll(toAnswerFor: clampedContentOffset(contentOffset))
    oldLayout.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    for view in views { view.didTransition(from: oldLayout, to: layout) }
  }

  /// The default implementation of ``setCollectionViewLayout(_:animated:completion:)``.
  final func builtInSetCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    setLayout(layout, animated: animated) { completion?($0) }
  }
}
