import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A random path and points near it, on it and at its corners.
struct PathCase: CustomStringConvertible {
  var path: Path
  var points: [CGPoint]

  var description: String { "\(path.elements) at \(points)" }
}

extension ChoiceSource {
  /// Returns a small dyadic point, so that points fall on edges and corners often.
  private mutating func gridPoint() -> CGPoint {
    CGPoint(x: CGFloat(integer(within: 8)) / 2, y: CGFloat(integer(within: 8)) / 2)
  }

  mutating func polygons() -> PathCase {
    let outlines = 1 + index(below: 3)
    var path = Path()
    var corners: [CGPoint] = []
    for _ in 0..<outlines {
      let outline = [gridPoint()] + list(mean: 6, limit: 30) { $0.gridPoint() }
      corners += outline
      path.append(Path(polygon: outline))
    }
    return PathCase(path: path, points: corners + (0..<8).map { _ in gridPoint() })
  }

  mutating func curves() -> PathCase {
    var path = Path()
    var bends: [CGPoint] = []
    path.move(to: realPoint(within: 10))
    for _ in 0..<1 + index(below: 12) {
      switch index(below: 5) {
      case 0: path.addLine(to: realPoint(within: 10))
      case 1: path.addQuadCurve(to: realPoint(within: 10), control: realPoint(within: 10))
      case 2:
        path.closeSubpath()
        // Otherwise the next subpath begins where this one did.
        if flag() { path.move(to: realPoint(within: 10)) }
      default:
        let start = path.currentPoint ?? .zero
        let (end, control1, control2) = (
          realPoint(within: 10), realPoint(within: 10), realPoint(within: 10)
        )
        path.addCurve(to: end, control1: control1, control2: control2)
        bends += Self.bends(of: [start, control1, control2, end])
      }
    }
    let points = (0..<12).map { _ in realPoint(within: 11) }
    return PathCase(path: path, points: points + bends)
  }

  /// Points between the two arms of a curve beside its vertical extremes.
  private static func bends(of points: [CGPoint]) -> [CGPoint] {
    let corners = points.map { SIMD2(Double($0.x), Double($0.y)) }
    let curve = CubicCurve(
      start: corners[0], control1: corners[1], control2: corners[2], end: corners[3])
    let (first, second) = curve.extrema(along: 1)
    return [first, second].compactMap { $0 }.flatMap { turn in
      [0.02, 0.05, 0.1].map { step in
        let middle = (curve.point(at: turn - step) + curve.point(at: turn + step)) / 2
        return CGPoint(x: middle.x, y: middle.y)
      }
    }
  }
}

/// The rules of paths, in exact numbers and without regard to speed.
enum NaivePath {
  static func winding(of path: Path, around point: CGPoint) -> Int {
    var (start, current, count) = (CGPoint.zero, CGPoint.zero, 0)
    func line(to end: CGPoint) {
      let (isDown, isUp) = (
        current.y <= point.y && end.y > point.y, end.y <= point.y && current.y > point.y
      )
      if isDown || isUp {
        let (upper, lower) = isDown ? (current, end) : (end, current)
        func difference(_ a: CGFloat, _ b: CGFloat) -> ExactNumber {
          ExactNumber(Double(a)) - ExactNumber(Double(b))
        }
        let left = difference(lower.x, upper.x) * difference(point.y, upper.y)
        let right = difference(point.x, upper.x) * difference(lower.y, upper.y)
        if right < left { count += isDown ? 1 : -1 }
      }
      current = end
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        line(to: start)
        (start, current) = (point, point)
      case .line(let point): line(to: point)
      case .closeSubpath: line(to: start)
      case .quadCurve, .curve: preconditionFailure("Polygons only.")
      }
    }
    line(to: start)
    return count
  }

  /// The distance of a point from the lines of a path.
  static func distance(of point: CGPoint, from path: Path) -> CGFloat {
    var (start, current, nearest) = (CGPoint.zero, CGPoint.zero, CGFloat.infinity)
    func line(to end: CGPoint) {
      let (dx, dy) = (end.x - current.x, end.y - current.y)
      let length = dx * dx + dy * dy
      let along = (point.x - current.x) * dx + (point.y - current.y) * dy
      let part = length > 0 ? min(1, max(0, along / length)) : 0
      let (x, y) = (current.x + part * dx - point.x, current.y + part * dy - point.y)
      nearest = min(nearest, (x * x + y * y).squareRoot())
      current = end
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        line(to: start)
        (start, current) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): line(to: point)
      case .closeSubpath: line(to: start)
      }
    }
    line(to: start)
    return nearest
  }
}

@Suite struct PathLaws {
  @Test func `Polygons hold exactly the points that exact numbers say`() {
    check {
      $0.polygons()
    } law: { test in
      for point in test.points {
        let expected = NaivePath.winding(of: test.path, around: point)
        try demand(
          test.path.winding(around: SIMD2(Double(point.x), Double(point.y))) == expected,
          "\(point) isn't wound around \(expected) times")
      }
    }
  }

  @Test func `Points of 53 bits beside long edges are decided without rounding`() {
    check { source in
      let corners = (0..<3).map { _ in source.realPoint() }
      let part = CGFloat(source.unit())
      let on = CGPoint(
        x: corners[0].x + (corners[1].x - corners[0].x) * part,
        y: corners[0].y + (corners[1].y - corners[0].y) * part)
      let near = [on, CGPoint(x: on.x.nextUp, y: on.y), CGPoint(x: on.x.nextDown, y: on.y)]
      return PathCase(path: Path(polygon: corners), points: near)
    } law: { test in
      for point in test.points {
        let expected = NaivePath.winding(of: test.path, around: point) != 0
        try demand(test.path.contains(point) == expected, "\(point) isn't \(expected)")
      }
    }
  }

  @Test func `The index counts what a scan counts`() {
    check {
      $0.flag() ? $0.polygons() : $0.curves()
    } law: { test in
      let index = PathIndex(test.path)
      for point in test.points.map({ SIMD2(Double($0.x), Double($0.y)) }) {
        try demand(
          index.winding(around: point) == test.path.winding(around: point),
          "the index differs at \(point)")
      }
    }
  }

  @Test func `Reversing turns the winding number around, and twice it is the same path`() {
    check {
      $0.flag() ? $0.polygons() : $0.curves()
    } law: { test in
      let reversed = test.path.reversed()
      // A subpath that begins where the one before was closed gets an explicit move.
      let impliesMoves = zip(test.path.elements, test.path.elements.dropFirst()).contains {
        if case .move = $1 { false } else { $0 == .closeSubpath }
      }
      try demand(impliesMoves || reversed.reversed() == test.path, "twice isn't the same")
      let tolerance = test.path.bounds.width * 1e-9
      let flat = test.path.flattened(tolerance: max(tolerance, 1e-3))
      for point in test.points {
        let isPolygon = !test.path.elements.contains {
          if case .curve = $0 { true } else if case .quadCurve = $0 { true } else { false }
        }
        guard isPolygon || NaivePath.distance(of: point, from: flat) > 2e-3 else { continue }
        let place = SIMD2(Double(point.x), Double(point.y))
        try demand(
          reversed.winding(around: place) == -test.path.winding(around: place), "at \(point)")
      }
    }
  }

  @Test func `Shifts and doublings by dyadic numbers change no answer`() {
    check { source in
      (source.polygons(), source.integer(within: 64))
    } law: { test, shift in
      let moves = [
        CGAffineTransform(translationX: CGFloat(shift) / 4, y: CGFloat(-shift)),
        CGAffineTransform(scaleX: 2, y: 2),
      ]
      for move in moves {
        let moved = test.path.applying(move)
        for point in test.points {
          try demand(
            moved.contains(point.applying(move)) == test.path.contains(point), "at \(point)")
        }
      }
    }
  }

  @Test func `Both rules agree about outlines that don't cross themselves`() {
    check { source in
      // Two rows of corners from left to right, the lower one always below.
      let heights = (0..<2 + source.index(below: 12)).map { _ in
        (top: CGFloat(source.index(below: 9)), bottom: CGFloat(10 + source.index(below: 9)))
      }
      let upper = heights.enumerated().map { CGPoint(x: CGFloat($0), y: $1.top) }
      let lower = heights.enumerated().reversed().map { CGPoint(x: CGFloat($0), y: $1.bottom) }
      let points = (0..<20).map { _ in
        CGPoint(x: source.real(within: 14), y: source.real(within: 20))
      }
      return PathCase(path: Path(polygon: upper + lower), points: points)
    } law: { test in
      for point in test.points {
        try demand(
          test.path.contains(point) == test.path.contains(point, usesEvenOddFillRule: true),
          "at \(point)")
      }
    }
  }

  @Test func `Curves contain what fine polygons contain`() {
    check {
      $0.curves()
    } law: { test in
      let flat = test.path.flattened(tolerance: 1e-3)
      for point in test.points where NaivePath.distance(of: point, from: flat) > 1.1e-3 {
        let expected = NaivePath.winding(of: flat, around: point)
        try demand(
          test.path.winding(around: SIMD2(Double(point.x), Double(point.y))) == expected,
          "\(point) isn't wound around \(expected) times")
      }
    }
  }

  @Test func `Bounds hold the lines in place of curves and touch them`() {
    check({ $0.curves() }, cases: .perThousand(250)) { test in
      let flat = test.path.flattened(tolerance: 1e-6).controlPointBounds
      let bounds = test.path.bounds
      // How far each edge of the bounds lies outside the box of the lines.
      let margins = [
        flat.minX - bounds.minX, flat.minY - bounds.minY, bounds.maxX - flat.maxX,
        bounds.maxY - flat.maxY,
      ]
      try demand(margins.allSatisfy { $0 >= -1e-12 && $0 <= 1e-5 }, "\(bounds) around \(flat)")
    }
  }
}
