import Foundation

extension ScrollView {
  /// Returns the subview that is hit at a point in content coordinates.
  ///
  /// If a descendant of a subview is hit, returns that subview. The scroll view is laid out first.
  /// Returns nil if no view is hit, or if the scroll view itself is hit.
  final func touchedSubview(at point: CGPoint) -> View? {
    layoutIfNeeded()
    var view = hitTest(point, with: nil)
    while let current = view, current.superview !== self { view = current.superview }
    return view
  }
}
