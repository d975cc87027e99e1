import Foundation

/// A line, or a part of a curve along which y only grows or only falls: what a ray crosses once or never.
package struct PathPiece: Sendable, BitwiseCopyable {
  package var start: SIMD2<Double>
  package var end: SIMD2<Double>
  /// The curve between the two ends; nil for a line.
  package var curve: CubicCurve?

  /// Whether a point at this height lies on or below the level, as ends of pieces count: an end at the level is.
  @inline(__always)
  private static func side(_ level: Double, of y: Double) -> Int { level <= y ? 1 : 0 }

  /// How often connected pieces from one level to another cross the height `y`: downwards counts 1, upwards -1.
  ///
  /// Only the two ends matter, wherever the pieces go in between.
  @inline(__always)
  package static func crossings(from first: Double, to last: Double, at y: Double) -> Int {
    side(first, of: y) &- side(last, of: y)
  }

  /// How often the piece crosses the ray from the point to the right: 1 downwards, -1 upwards, 0 not at all.
  ///
  /// The upper end of a piece belongs to it and the lower one doesn't, and a point on a piece lies to the right of it: so left
  /// and top edges belong to an area, right and bottom ones don't.
  @inline(__always)
  package func crossing(rightOf point: SIMD2<Double>) -> Int {
    let direction = Self.crossings(from: start.y, to: end.y, at: point.y)
    guard direction != 0 else { return 0 }
    if let curve { return Self.isLeft(point, of: curve) ? direction : 0 }
    // From the upper end whatever the direction, so that two areas sharing an edge round alike.
    let isLeft =
      direction > 0
      ? Orientation.isLeft(point, ofLineFrom: start, to: end)
      : Orientation.isLeft(point, ofLineFrom: end, to: start)
    return isLeft ? direction : 0
  }

  /// Whether the curve, which passes the point's height once, does so to the right of it.
  ///
  /// Halved until one box decides. A halving rounds by at most three units, and there are at most 64: the answer is that of the
  /// exact curve but for points nearer to it than 2^-44 of its largest coordinate. It is the same for the curve drawn the other way.
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
    // On the curve, as far as numbers tell.
    return false
  }

  /// The box that holds the piece.
  @inline(__always)
  package var extent: Extent {
    let (low, high) =
      curve?.hull
      ?? CubicCurve(start: start, control1: start, control2: end, end: end).hull
    return Extent(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
  }
}

extension Path {
  /// Whether every number is finite.
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

  /// Visits the pieces of the outline of the area that the path fills, subpath by subpath, each closed by a line if need be.
  ///
  /// `startSubpath` is called before the pieces of each subpath. Pieces of one height and of no length are among them.
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
  /// Visits the parts between the heights where the curve turns.
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
