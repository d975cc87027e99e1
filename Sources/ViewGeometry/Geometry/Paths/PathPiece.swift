import Foundation

/// A line, or a part of a curve that is monotone in y, so that a horizontal ray crosses it at most
/// once.
package struct PathPiece: Sendable, BitwiseCopyable {
  package var start: SIMD2<Double>
  package var end: SIMD2<Double>
  /// The curve from `start` to `end`; nil for a line.
  package var curve: CubicCurve?

  /// Returns 1 if `y` is at or below `level` (on screen), otherwise 0.
  @inline(__always)
  private static func side(_ level: Double, of y: Double) -> Int { level <= y ? 1 : 0 }

  /// Returns how often connected pieces cross the horizontal line at `y` downward, minus how often
  /// they cross it upward.
  ///
  /// The result depends only on `first` and `last`, the y-coordinates of the two ends of the
  /// connected pieces.
  @inline(__always)
  package static func crossings(from first: Double, to last: Double, at y: Double) -> Int {
    side(first, of: y) &- side(last, of: y)
  }

  /// Returns the direction in which the piece crosses the ray from `point` to the right.
  ///
  /// The result is 1 if it crosses the ray downward, -1 if it crosses the ray upward, and 0 if it
  /// doesn't cross it. The upper end of a piece belongs to it, and the lower end doesn't. A point
  /// on a piece counts as being to the right of it. Therefore left and top edges belong to an area,
  /// and right and bottom edges don't.
  @inline(__always)
  package func crossing(rightOf point: SIMD2<Double>) -> Int {
    let direction = Self.crossings(from: start.y, to: end.y, at: point.y)
    guard direction != 0 else { return 0 }
    if let curve { return Self.isLeft(point, of: curve) ? direction : 0 }
    // The computation always starts at the upper end, so that it is rounded identically for two
    // areas that share an edge.
    let isLeft =
      direction > 0
      ? Orientation.isLeft(point, ofLineFrom: start, to: end)
      : Orientation.isLeft(point, ofLineFrom: end, to: start)
    return isLeft ? direction : 0
  }

  /// Returns whether a curve that crosses the horizontal line through `point` once does so to the
  /// right of the point.
  ///
  /// The curve is halved until a bounding box decides. Each halving has a rounding error of at most
  /// three units in the last place, and there are at most 64, so the result is exact unless the
  /// distance of the point from the curve is less than 2^-44 times the largest coordinate. The
  /// reversed curve has the same result.
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
    // The point is on the curve, to within the precision of a double.
    return false
  }

  /// A box that contains the piece: the bounding box of its end points and control points.
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

  /// Calls `visit` with the pieces of the filled outline; each subpath is closed with a line if
  /// necessary.
  ///
  /// `startSubpath` is called at each move and after each close. Horizontal pieces are included.
  /// Lines of zero length aren't.
  package func visitPieces(startSubpath: () -> Void, piece visit: (PathPiece) -> Void) {
    visitSegments(
      startSubpath: startSubpath, line: visit, curve: { $0.visitMonotoneParts(visit) })
  }

  /// Calls the closures with the lines and curves of the filled outline, like
  /// `visitPieces(startSubpath:piece:)`, which divides the curves.
  @inline(__always)
  func visitSegments(
    startSubpath: () -> Void, line visit: (PathPiece) -> Void,
    curve visitCurve: (CubicCurve) -> Void
  ) {
    var (start, current) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    func line(to end: SIMD2<Double>) {
      if end != current { visit(PathPiece(start: current, end: end, curve: nil)) }
      current = end
    }
    func curve(_ curve: CubicCurve) {
      visitCurve(curve)
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
  /// Calls `visit` with the parts of the curve between its extrema in y.
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
