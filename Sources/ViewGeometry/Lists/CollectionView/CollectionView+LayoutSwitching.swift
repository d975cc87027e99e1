import Foundation

extension CollectionView {
  /// Switches to another layout, and scrolls to the content offset that it chooses.
  ///
  /// Both layouts and the shown views, back to front, are notified before and after. The content offset comes from the
  /// new layout's ``CollectionViewLayout/targetContentOffset(forProposedContentOffset:)``, and then from the delegate.
  /// If `animated` is true, an ``AnimationClock`` moves the views to their new positions (R15.35).
  public func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
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

  /// Switches to another layout, and calls `completion` at the end.
  ///
  /// Without animation, `completion` is called immediately. If `animated` is true, it is called at
  /// the end of the animation on an ``AnimationClock``.
  public func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    setLayout(layout, animated: animated) { completion?($0) }
  }
}
