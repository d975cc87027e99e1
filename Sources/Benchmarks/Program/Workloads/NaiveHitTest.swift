import Foundation
import ViewGeometry

/// Hit-tests the textbook way: by recursion over `subviews`, through the public API only.
enum NaiveHitTest {
  /// Returns the deepest view that receives a touch at a point in the coordinates of `view`.
  static func hitTest(_ point: CGPoint, in view: View) -> View? {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01,
      view.point(inside: point, with: nil)
    else { return nil }
    for subview in view.subviews.reversed() {
      if let hit = hitTest(view.convert(point, to: subview), in: subview) { return hit }
    }
    return view
  }
}
