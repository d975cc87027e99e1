import Foundation
import ViewGeometry

extension CGRect {
  /// A rectangle from its four values, for tables.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension CGPoint {
  /// A point from its two coordinates, for tables.
  init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }
}

/// A chain of views, each the only subview of the one before.
///
/// It is built from the leaf up: adding to a root takes constant time, whatever is below.
func makeChain(of length: Int) -> View {
  var top = View(frame: CGRect(1, 0, 10_000_000, 10))
  for _ in 1..<length {
    let view = View(frame: CGRect(1, 0, 10_000_000, 10))
    view.addSubview(top)
    top = view
  }
  return top
}
