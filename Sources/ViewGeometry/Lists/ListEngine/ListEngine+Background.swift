extension ListEngine {
  /// Replaces the view behind all cells of the list.
  func replaceBackgroundView(with new: View?) {
    let old = list.backgroundView
    guard new !== old || new?.superview !== self else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    list.backgroundView = new
    if let new { insertSubview(new, at: 0) }
    placeBackgroundView()
  }

  /// Makes the background view cover the bounds.
  func placeBackgroundView() {
    guard let view = list.backgroundView, view.superview === self, view.frame != bounds
    else { return }
    view.frame = bounds
  }

  /// The index of the backmost cell among the subviews.
  ///
  /// Only the background view and the refresh control are behind the cells.
  var cellsStart: Int {
    (list.backgroundView?.superview === self ? 1 : 0)
      + (storedRefreshControl?.superview === self ? 1 : 0)
  }
}
