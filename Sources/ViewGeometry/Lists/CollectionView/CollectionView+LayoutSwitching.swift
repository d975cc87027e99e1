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
    let views = elementViews
    for view in views { view.willTransition(from: oldLayout, to: layout) }
    collectionViewLayout = layout
    prepareLayout()
    scroll(toAnswerFor: clampedContentOffset(contentOffset))
    oldLayout.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    for view in views { view.didTransition(from: oldLayout, to: layout) }
  }

  /// The default implementation of ``startInteractiveTransition(to:completion:)``.
  final func builtInStartInteractiveTransition(
    to layout: CollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> CollectionViewTransitionLayout {
    let old = collectionViewLayout
    precondition(
      (old as? CollectionViewTransitionLayout)?.completion == nil,
      "A collection view can't start a transition during another one; finish or cancel that first.")
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for view in elementViews { view.willTransition(from: old, to: layout) }
    let transition =
      collectionDelegate?.collectionView(
        self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? CollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    transition.completion = completion ?? { _, _ in }
    collectionViewLayout = transition
    return transition
  }

  /// Ends the interactive transition, and switches to its next layout if `finished` is true,
  /// otherwise back to its current one (R9.26).
  ///
  /// Does nothing if no interactive transition is running.
  final func endInteractiveTransition(finished: Bool) {
    guard let transition = collectionViewLayout as? CollectionViewTransitionLayout,
      let completion = transition.completion
    else { return }
    transition.completion = nil
    let (old, new) = (transition.currentLayout, transition.nextLayout)
    SystemAnimation.run {
      collectionViewLayout = finished ? new : old
      prepareLayout()
      scroll(toAnswerFor: clampedContentOffset(contentOffset))
      if AnimationClock.current != nil { layoutIfNeeded() }
    } completion: { [weak self] completed in
      Self.notifyOfEnd(from: old, to: new, views: self?.elementViews ?? [])
      completion(completed, finished)
    }
  }

  /// Ends the interactive transition of `layout`, which another layout has replaced (R9.28).
  ///
  /// Does nothing if `layout` isn't that of a running transition.
  final func cancelInteractiveTransition(replacing layout: CollectionViewLayout) {
    guard let transition = layout as? CollectionViewTransitionLayout,
      let completion = transition.completion
    else { return }
    transition.completion = nil
    Self.notifyOfEnd(
      from: transition.currentLayout, to: transition.nextLayout, views: elementViews)
    completion(false, false)
  }

  /// Notifies both layouts of an interactive transition and the displayed views that it has ended.
  private static func notifyOfEnd(
    from old: CollectionViewLayout, to new: CollectionViewLayout, views: [CollectionReusableView]
  ) {
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    for view in views { view.didTransition(from: old, to: new) }
  }

  private final var elementViews: [CollectionReusableView] {
    subviews.compactMap { $0 as? CollectionReusableView }.filter { $0.elementKey != nil }
  }

  /// The default implementation of ``setCollectionViewLayout(_:animated:completion:)``.
  final func builtInSetCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    setLayout(layout, animated: animated) { completion?($0) }
  }
}
