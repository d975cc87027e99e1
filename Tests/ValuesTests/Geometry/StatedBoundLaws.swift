import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// The rounding terms as stated in the article on error bounds, neither smaller nor larger.
@Suite struct StatedBoundLaws {
  /// Half a unit in the last place of 1, and a millionth more, as in the article.
  private static let unit = 0x1p-53 * 1.000_001

  private static func length(_ numbers: Double...) -> Double {
    numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  /// The lengths of the blocks: of the linear entries and the perspective, of the offset and the
  /// corner.
  private static func lengths(_ map: ProjectiveMap) -> [[Double]] {
    [
      [length(map.a, map.b, map.c, map.d), length(map.px, map.py)],
      [length(map.tx, map.ty), abs(map.pw)],
    ]
  }

  private static func blocks(_ error: MapError) -> [[Double]] {
    [[error.linear, error.perspective], [error.offset, error.corner]]
  }

  /// Whether each value is the stated one, or larger by no more than two parts in ten million.
  private static func areStated(_ found: [[Double]], _ stated: [[Double]]) -> Bool {
    zip(found, stated).allSatisfy {
      zip($0, $1).allSatisfy { abs($0 - $1) <= 2e-7 * $1 }
    }
  }

  @Test func `composing rounds by three units of the lengths, and a shift by one of the sum`() {
    check({ ($0.projectiveMap(), $0.projectiveMap()) }) { first, next in
      var stated = matrixProduct(Self.lengths(first), Self.lengths(next))
        .map { $0.map { 3 * Self.unit * $0 } }
      let isFlat = first.isAffine && next.isAffine
      if isFlat {
        (stated[0][1], stated[1][1]) = (0, 0)
        if first.kind == .translation { stated[0][0] = 0 }
        if next.kind == .translation {
          stated[0][0] = 0
          stated[1][0] = Self.unit * Self.length(first.tx + next.tx, first.ty + next.ty)
        }
      }

      let found = CoordinateMap(first).then(CoordinateMap(next)).error

      try demand(
        Self.areStated(Self.blocks(found), stated), "\(found), not \(stated)")
    }
  }

  @Test func `mapping rounds by three units of the lengths, and a shift by one`() {
    check({ ($0.projectiveMap(), 100 * $0.unit()) }) { map, reach in
      let lengths = Self.lengths(map)
      let farthest = lengths[0][0] * reach + lengths[1][0]
      let rounding = Self.unit * farthest
      var stated = (map.kind == .translation ? 1 : 3) * rounding
      if !map.isAffine {
        let depth = lengths[1][1] - lengths[0][1] * reach
        let off = 3 * Self.unit * (lengths[1][1] + lengths[0][1] * reach)
        guard abs(depth) > 1e-6 else { return }
        stated =
          depth > 0
          ? (stated + farthest / depth * off) / (depth - off) + 2 * rounding / depth : .infinity
      }

      let found = Double(CoordinateMap(map).errorBound(forMagnitude: CGFloat(reach)))

      try demand(
        found == stated || abs(found - stated) <= 2e-7 * stated, "\(found), not \(stated)")
    }
  }

  @Test func `a route rounds six units more for the point on the way, in the plane`() {
    check({ ($0.projectiveMap(), $0.projectiveMap()) }) { up, down in
      let (first, second) = (Self.lengths(up), Self.lengths(down))
      let composed = CoordinateMap(up).then(CoordinateMap(down)).error
      var stated = Self.blocks(composed)
      if up.isAffine, down.isAffine {
        let rounding = 6 * Self.unit
        stated[0][0] += rounding * first[0][0] * second[0][0]
        stated[1][0] += rounding * (first[1][0] * second[0][0] + second[1][0])
      }

      let found = CoordinateMap.route(up: CoordinateMap(up), down: CoordinateMap(down)).error

      try demand(
        Self.areStated(Self.blocks(found), stated), "\(found), not \(stated)")
    }
  }

  @Test func `a length is the true one but for a part in a hundred billion, and never shorter`() {
    check({ source in
      let scale = scalbn(1, source.pick([0, 900, -900]))
      return (
        source.real(within: 1) * scale, source.real(within: source.pick([1, 1e-5, 0])) * scale
      )
    }) { x, y in
      let found = ExactNumber(hypotenuse(x, y))
      let square = ExactNumber(x) * ExactNumber(x) + ExactNumber(y) * ExactNumber(y)

      try demand(!(found * found < square), "\(hypotenuse(x, y)) is too short")
      try demand(
        !(square * ExactNumber(1 + 2e-11) < found * found), "\(hypotenuse(x, y)) is too long")
    }
  }

  @Test func `an operator's length is the true one but for a part in a billion, and never shorter`()
  {
    check({ $0.projectiveMap() }) { map in
      // The larger root of z² - (a² + b² + c² + d²) z + (ad - bc)² is its square.
      let found = ExactNumber(map.norms.linear)
      let square = found * found
      let numbers = [map.a, map.b, map.c, map.d].map { ExactNumber($0) }
      let sum = numbers.reduce(ExactNumber(0)) { $0 + $1 * $1 }
      let determinant = numbers[0] * numbers[3] - numbers[1] * numbers[2]
      func polynomial(_ z: ExactNumber) -> ExactNumber { z * (z - sum) + determinant * determinant }

      try demand(!(square + square < sum), "\(map.norms.linear) is shorter than the other")
      try demand(!(polynomial(square) < ExactNumber(0)), "\(map.norms.linear) is too short")
      let smaller = square * ExactNumber(1 - 1e-9)
      try demand(
        polynomial(smaller) < ExactNumber(0) || smaller + smaller < sum,
        "\(map.norms.linear) is too long")
    }
  }
}
