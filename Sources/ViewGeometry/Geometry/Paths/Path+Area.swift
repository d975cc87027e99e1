public import Foundation

extension Path {
  /// Returns whether the filled area of the path contains `point`.
  ///
  /// Open subpaths are closed by a line, as for filling. According to the winding rule, which is
  /// the default, a point is inside if its winding number isn't zero; according to the even-odd
  /// rule, if it is odd. Left and top edges belong to the area; right and bottom edges don't.
  /// Therefore, of two areas that share an edge, exactly one contains each point of the edge. The
  /// result is exact for lines. For curves, it may be wrong if the distance of the point from the
  /// curve is less than 2^-44 times the largest coordinate. No area contains a point that isn't
  /// finite, and the area of a path with a coordinate that isn't finite is empty.
  ///
  /// - Complexity: O(elements). A ``BezierPath`` keeps an index, which makes repeated queries
  ///   faster.
  public func contains(_ point: CGPoint, usesEvenOddFillRule: Bool = false) -> Bool {
    let count = winding(around: SIMD2(point))
    return usesEvenOddFillRule ? count & 1 != 0 : count != 0
  }

  /// Returns the winding number of the filled outline around a point.
  package func winding(around point: SIMD2<Double>) -> Int {
    guard (point.x - point.x) + (point.y - point.y) == 0, isFinite else { return 0 }
    var count = 0
    visitPieces(startSubpath: {}, piece: { count &+= $0.crossing(rightOf: point) })
    return count
  }

  /// Returns whether the point lies exactly on a line of the filled outline or at an end of a curve.
  package func hasOnOutline(_ point: SIMD2<Double>) -> Bool {
    guard (point.x - point.x) + (point.y - point.y) == 0, isFinite else { return false }
    var isHeld = false
    visitSegments(
      startSubpath: {},
      line: { line in
        let (low, high) = (pointwiseMin(line.start, line.end), pointwiseMax(line.start, line.end))
        guard all(low .<= point), all(point .<= high) else { return }
        // The point is on neither side, regardless of the direction of the line.
        if !Orientation.isLeft(point, ofLineFrom: line.start, to: line.end),
          !Orientation.isLeft(point, ofLineFrom: line.end, to: line.start)
        {
          isHeld = true
        }
      },
      curve: { if $0.start == point || $0.end == point { isHeld = true } })
    return isHeld
  }

  /// The bounding box of the path; null if the path is empty or a coordinate isn't finite.
  ///
  /// It is tight: it includes the extrema of curves, but not their control points. It also includes
  /// the point of a move that no line or curve follows.
  ///
  /// - Complexity: O(elements).
  public var bounds: CGRect {
    var box = PointBox()
    var current = SIMD2<Double>.zero
    var start = current
    func add(_ curve: CubicCurve) {
      box.add(curve.end)
      for axis in 0...1 {
        let (first, second) = curve.extrema(along: axis)
        if let first { box.add(curve.point(at: first), along: axis) }
        if let second { box.add(curve.point(at: second), along: axis) }
      }
      current = curve.end
    }
    for element in elements {
      switch element {
      case .move(let point):
        current = SIMD2(point)
        start = current
        box.add(current)
      case .line(let point):
        current = SIMD2(point)
        box.add(current)
      case .quadCurve(let point, let control):
        add(CubicCurve(start: current, control: SIMD2(control), end: SIMD2(point)))
      case .curve(let point, let control1, let control2):
        add(
          CubicCurve(
            start: current, control1: SIMD2(control1), control2: SIMD2(control2), end: SIMD2(point))
        )
      case .closeSubpath:
        current = start
      }
    }
    return isFinite ? box.rect : .null
  }

  /// The bounding box of all points, including control points; null if the path is empty or a
  /// coordinate isn't finite.
  ///
  /// - Complexity: O(elements).
  public var controlPointBounds: CGRect {
    var box = PointBox()
    for element in elements { for point in element.points { box.add(SIMD2(point)) } }
    return isFinite ? box.rect : .null
  }
}

/// The bounding box of the points added so far.
private struct PointBox {
  private var low = SIMD2<Double>(repeating: .infinity)
  private var high = SIMD2<Double>(repeating: -.infinity)

  mutating func add(_ point: SIMD2<Double>) {
    add(point, along: 0)
    add(point, along: 1)
  }

  mutating func add(_ point: SIMD2<Double>, along axis: Int) {
    low[axis] = min(low[axis], point[axis])
    high[axis] = max(high[axis], point[axis])
  }

  var rect: CGRect {
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
