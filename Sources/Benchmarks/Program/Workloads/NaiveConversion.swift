import Foundation
import ViewGeometry

/// Converts the textbook way: one superview at a time, through the public API only.
enum NaiveConversion {
  static func convert(_ point: CGPoint, from source: View, to target: View) -> CGPoint {
    down(up(point, from: source), to: target)
  }

  /// Returns a bounding box of the rectangle in the target's coordinates.
  ///
  /// The rectangle is replaced by its bounding box in the root's coordinates, whose corners are
  /// then converted to the target.
  static func convert(_ rect: CGRect, from source: View, to target: View) -> CGRect {
    let boxAtRoot = boundingBox(corners(of: rect).map { up($0, from: source) })
    return boundingBox(corners(of: boxAtRoot).map { down($0, to: target) })
  }

  /// Converts a point from a view's coordinates to the root's.
  private static func up(_ point: CGPoint, from source: View) -> CGPoint {
    var point = point
    var view = source
    while let superview = view.superview {
      point = view.convert(point, to: superview)
      view = superview
    }
    return point
  }

  /// Converts a point from the root's coordinates to a view's.
  private static func down(_ pointAtRoot: CGPoint, to target: View) -> CGPoint {
    var path: [(view: View, superview: View)] = []
    var view = target
    while let superview = view.superview {
      path.append((view, superview))
      view = superview
    }
    var point = pointAtRoot
    for (view, superview) in path.reversed() {
      point = view.convert(point, from: superview)
    }
    return point
  }

  private static func corners(of rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  private static func boundingBox(_ points: [CGPoint]) -> CGRect {
    let left = points.map(\.x).min() ?? 0
    let top = points.map(\.y).min() ?? 0
    let right = points.map(\.x).max() ?? 0
    let bottom = points.map(\.y).max() ?? 0
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
