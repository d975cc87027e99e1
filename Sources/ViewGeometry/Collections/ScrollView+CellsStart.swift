extension ScrollView {
  /// The index of the backmost cell among the subviews: in front of a list's background view and its refresh control.
  final func cellsStart(inFrontOf background: View?) -> Int {
    (background?.superview === self ? 1 : 0) + (storedRefreshControl?.superview === self ? 1 : 0)
  }
}
