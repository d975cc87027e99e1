public import Foundation

extension Path {
  /// Whether the area that the path fills holds `point`.
  ///
  /// Subpaths that aren't closed count as closed by a line, as they are filled. A point is inside by the winding rule when the
  /// path goes around it a number of times that isn't zero, and by the even-odd rule when that number is odd. Left and top
  /// edges belong to the area, right and bottom ones don't, so of two areas that share an edge exactly one holds each point of
  /// it. Exact for lines, without rounding; for curves the answer may be wrong nearer to them than 2^-44 of the largest
  /// coordinate. A point that isn't finite is in no area.
  ///
  /// - Complexity: O(elements). A ``BezierPath`` keeps an index.
  public func contains(_ point: CGPoint, usesEvenOddFillRule: Bool = false) -> Bool {
    let count = winding(around: SIMD2(point))
    return usesEvenOddFillRule ? count & 1 != 0 : count != 0
  }

  /// How many times the filled outline goes around the point.
  package func winding(around point: SIMD2<Double>) -> Int {
    guard (point.x - point.x) + (point.y - point.y) == 0, isFinite else { return 0 }
    var count = 0
    visitPieces(startSubpath: {}, piece: { count &+= $0.crossing(rightOf: point) })
    return count
  }

  /// Whether a line of the filled outline holds the point, or a curve begins or ends there; exact, without rounding.
  package func hasOnOutline(_ point: SIMD2<Double>) -> Bool {
    guard (point.x - point.x) + (point.y - point.y) == 0, isFinite else { return false }
    var isHeld = false
    visitPieces(
      startSubpath: {},
      piece: { piece in
        if piece.start == point || piece.end == point { return isHeld = true }
        guard piece.curve == nil else { return }
        let (low, high) = (
          pointwiseMin(piece.start, piece.end), pointwiseMax(piece.start, piece.end)
        )
        guard all(low .<= point), all(point .<= high) else { return }
        // On neither side, whichever way the line is looked at.
        if !Orientation.isLeft(point, ofLineFrom: piece.start, to: piece.end),
          !Orientation.isLeft(point, ofLineFrom: piece.end, to: piece.start)
        {
          isHeld = true
        }
      })
    return isHeld
  }

  /// The smallest rectangle that holds the path; null for an empty one.
  ///
  /// Tight: curves count with the points where they turn, not with their control points. A point that was only moved to
  /// counts.
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

  /// The smallest rectangle that holds the points of the path and its control points; null for an empty one.
  ///
  /// - Complexity: O(elements).
  public var controlPointBounds: CGRect {
    var box = PointBox()
    for element in elements { for point in element.points { box.add(SIMD2(point)) } }
    return isFinite ? box.rect : .null
  }
}

/// The box of points that come one by one.
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
