import Foundation

extension ScrollView {
  /// Returns the subview that contains the hit-tested view at a point in content coordinates.
  ///
  /// Returns nil if there is none.
  final func touchedSubview(at point: CGPoint) -> View? {
    layoutIfNeeded()
    var view = hitTest(point, with: nil)
    while let current = view, current.superview !== self { view = current.superview }
    return view
  }
}
