extension CollectionView {
  /// A view behind all items, as large as the visible part.
  public final var backgroundView: View? {
    get { storedBackgroundView }
    set {
      guard newValue !== storedBackgroundView || newValue?.superview !== self else { return }
      if storedBackgroundView?.superview === self { storedBackgroundView?.removeFromSuperview() }
      storedBackgroundView = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      placeBackgroundView()
    }
  }

  final func placeBackgroundView() {
    guard let view = storedBackgroundView, view.superview === self, view.frame != bounds else {
      return
    }
    view.frame = bounds
  }

  /// The number of subviews that stay behind the cells.
  final var cellsStart: Int { cellsStart(inFrontOf: storedBackgroundView) }

  /// Whether a batch of updates is open, or a drag shows what the data source doesn't know yet.
  public final var hasUncommittedUpdates: Bool { openUpdates != nil || movement != nil }
}
