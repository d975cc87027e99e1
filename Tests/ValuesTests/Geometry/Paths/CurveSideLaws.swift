import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// The side of a curve on which a point lies, however close to it.
@Suite struct CurveSideLaws {
  /// A curve along which y grows, with small coordinates: its points at sixteenths are exact.
  private struct Case: CustomStringConvertible {
    var corners: [SIMD2<Double>]
    var time: Double
    var isReversed: Bool

    init(_ source: inout ChoiceSource, within limit: Int, leastRise: Int) {
      var height = source.integer(within: limit)
      corners = (0..<4).map { _ in
        height += leastRise + source.index(below: limit)
        return SIMD2(Double(source.integer(within: limit)), Double(height)) / 8
      }
      time = Double(1 + source.index(below: 15)) / 16
      isReversed = source.flag()
    }

    var piece: PathPiece {
      let ordered = isReversed ? Array(corners.reversed()) : corners
      return PathPiece(
        start: ordered[0], end: ordered[3],
        curve: CubicCurve(
          start: ordered[0], control1: ordered[1], control2: ordered[2], end: ordered[3]))
    }

    /// The point at the time, or a derivative's if fewer corners are given.
    func point(of corners: [SIMD2<Double>]) -> SIMD2<Double> {
      guard corners.count > 1 else { return corners[0] }
      return point(of: zip(corners, corners.dropFirst()).map { $0 + ($1 - $0) * time })
    }

    var description: String { "\(corners) at \(time), reversed: \(isReversed)" }
  }

  @Test func `a point is separated from a curve that is 2^-43 of the largest number away`() {
    check({ Case(&$0, within: 8_000, leastRise: 1) }) { (each: Case) in
      let onCurve = each.point(of: each.corners)
      let slope = each.point(of: zip(each.corners, each.corners.dropFirst()).map { $1 - $0 })
      let largest = each.corners.map { max(abs($0.x), abs($0.y)) }.max() ?? 0
      let length = (slope * slope).sum().squareRoot()
      let toLeft = SIMD2(-slope.y, slope.x) * (0x1p-43 * largest / length)
      let direction = each.isReversed ? -1 : 1

      let (left, right) = (
        each.piece.crossing(rightOf: onCurve + toLeft),
        each.piece.crossing(rightOf: onCurve - toLeft)
      )

      try demand(left == direction, "\(left) from the left of \(onCurve)")
      try demand(right == 0, "\(right) from the right of \(onCurve)")
    }
  }

  @Test func `a curve drawn the other way has every point on the same side, also those on it`() {
    check({ Case(&$0, within: 12, leastRise: 0) }) { (each: Case) in
      var other = each
      other.isReversed.toggle()
      let onCurve = each.point(of: each.corners)
      let near = [onCurve.x, onCurve.x.nextUp, onCurve.x.nextDown].flatMap { x in
        [onCurve.y, onCurve.y.nextUp, onCurve.y.nextDown].map { SIMD2(x, $0) }
      }
      for point in near + each.corners {
        let (there, back) = (
          each.piece.crossing(rightOf: point), other.piece.crossing(rightOf: point)
        )
        try demand(there == -back, "\(there) and \(back) at \(point)")
      }
    }
  }

  /// A curve from one double to the second next that stays the same when its first half is halved:
  /// rounding goes to the even one.
  @Test func `a point that 64 steps don't separate from a curve lies on it`() {
    let (odd, even) = (1.0.nextUp, 1.0.nextUp.nextUp)
    let curve = CubicCurve(
      start: SIMD2(odd, 0), control1: SIMD2(odd, 0.25), control2: SIMD2(even, 0.5),
      end: SIMD2(even, 1))
    let piece = PathPiece(start: curve.start, end: curve.end, curve: curve)
    let back = PathPiece(
      start: curve.end, end: curve.start,
      curve: CubicCurve(
        start: curve.end, control1: curve.control2, control2: curve.control1, end: curve.start))

    expectEqual(piece.crossing(rightOf: SIMD2(odd, 0x1p-63)), 1)
    expectEqual(piece.crossing(rightOf: SIMD2(odd, 0x1p-64)), 0)
    expectEqual(back.crossing(rightOf: SIMD2(odd, 0x1p-63)), -1)
    expectEqual(back.crossing(rightOf: SIMD2(odd, 0x1p-64)), 0)
  }
}
