import Foundation

extension ScrollView {
  /// The subview that holds the view which takes a touch at a point in content coordinates; nil for none.
  final func touchedSubview(at point: CGPoint) -> View? {
    layoutIfNeeded()
    var view = hitTest(point, with: nil)
    while let current = view, current.superview !== self { view = current.superview }
    return view
  }
}
