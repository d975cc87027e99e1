import Foundation

/// A line, or a part of a curve that is monotone in y, so that a ray crosses it at most once.
package struct PathPiece: Sendable, BitwiseCopyable {
  package var start: SIMD2<Double>
  package var end: SIMD2<Double>
  /// The curve between the two ends; nil for a line.
  package var curve: CubicCurve?

  /// Returns 1 if `y` lies on or below the level, else 0; an end at the level counts as below it.
  @inline(__always)
  private static func side(_ level: Double, of y: Double) -> Int { level <= y ? 1 : 0 }

  /// The signed crossings of the height `y` by connected pieces: downward counts 1, upward -1.
  ///
  /// Only the two end levels matter, whatever the route of the pieces in between.
  @inline(__always)
  package static func crossings(from first: Double, to last: Double, at y: Double) -> Int {
    side(first, of: y) &- side(last, of: y)
  }

  /// The crossing of the ray from the point to the right: 1 downward, -1 upward, 0 for none.
  ///
  /// The upper end of a piece belongs to it and the lower one doesn't, and a point on a piece lies
  /// to the right of it, so left and top edges belong to an area and right and bottom ones don't.
  @inline(__always)
  package func crossing(rightOf point: SIMD2<Double>) -> Int {
    let direction = Self.crossings(from: start.y, to: end.y, at: point.y)
    guard direction != 0 else { return 0 }
    if let curve { return Self.isLeft(point, of: curve) ? direction : 0 }
    // Always from the upper end, so that two areas that share an edge round alike.
    let isLeft =
      direction > 0
      ? Orientation.isLeft(point, ofLineFrom: start, to: end)
      : Orientation.isLeft(point, ofLineFrom: end, to: start)
    return isLeft ? direction : 0
  }

  /// Whether the curve, which crosses the point's height once, does so to the right of the point.
  ///
  /// The curve is halved until one bounding box decides. A halving rounds by at most three units,
  /// and there are at most 64, so the result is that of the exact curve except for points within
  /// 2^-44 of its largest coordinate. It is the same for the reversed curve.
  @inline(never)
  private static func isLeft(_ point: SIMD2<Double>, of curve: CubicCurve) -> Bool {
    var part = curve
    let startSide = side(curve.start.y, of: point.y)
    for _ in 0..<64 {
      let (low, high) = part.hull
      if low.x > point.x { return true }
      if high.x <= point.x { return false }
      let (first, second) = part.split(at: 0.5)
      part = side(first.end.y, of: point.y) == startSide ? second : first
    }
    // On the curve, within the precision of a double.
    return false
  }

  /// The bounding box of the piece.
  @inline(__always)
  package var extent: Extent {
    let (low, high) =
      curve?.hull
      ?? CubicCurve(start: start, control1: start, control2: end, end: end).hull
    return Extent(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
  }
}

extension Path {
  /// Whether all coordinates are finite.
  package var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isFinite
      case .quadCurve(let point, let control): point.isFinite && control.isFinite
      case .curve(let point, let control1, let control2):
        point.isFinite && control1.isFinite && control2.isFinite
      case .closeSubpath: true
      }
    }
  }

  /// Visits the pieces of the filled outline, subpath by subpath, each closed by a line if needed.
  ///
  /// `startSubpath` is called before the pieces of each subpath. Horizontal pieces and pieces of
  /// zero length are included.
  package func visitPieces(startSubpath: () -> Void, piece visit: (PathPiece) -> Void) {
    var (start, current) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    func line(to end: SIMD2<Double>) {
      if end != current { visit(PathPiece(start: current, end: end, curve: nil)) }
      current = end
    }
    func curve(_ curve: CubicCurve) {
      curve.visitMonotoneParts(visit)
      current = curve.end
    }
    for element in elements {
      switch element {
      case .move(let point):
        line(to: start)
        startSubpath()
        start = SIMD2(point)
        current = start
      case .line(let point):
        line(to: SIMD2(point))
      case .quadCurve(let point, let control):
        curve(CubicCurve(start: current, control: SIMD2(control), end: SIMD2(point)))
      case .curve(let point, let control1, let control2):
        curve(
          CubicCurve(
            start: current, control1: SIMD2(control1), control2: SIMD2(control2), end: SIMD2(point))
        )
      case .closeSubpath:
        line(to: start)
        startSubpath()
      }
    }
    line(to: start)
  }
}

extension CubicCurve {
  /// Visits the parts between the extrema in y.
  fileprivate func visitMonotoneParts(_ visit: (PathPiece) -> Void) {
    let (first, second) = extrema(along: 1)
    var rest = self
    var passed = 0.0
    for case let t? in [first, second] {
      let (part, next) = rest.split(at: (t - passed) / (1 - passed))
      visit(PathPiece(start: part.start, end: part.end, curve: part))
      (rest, passed) = (next, t)
    }
    visit(PathPiece(start: rest.start, end: rest.end, curve: rest))
  }
}

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension CGPoint {
  fileprivate var isFinite: Bool { (x - x) + (y - y) == 0 }
}
