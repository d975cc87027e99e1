import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// Bounds on errors multiply and add like matrices of two rows.
struct MapErrorTests {
  private static let errors: [MapError] = {
    let numbers = [0, 0.01, 0.2, 0.45]
    return numbers.flatMap { linear in
      numbers.flatMap { offset in
        numbers.flatMap { perspective in
          numbers.map {
            MapError(linear: linear, offset: offset, perspective: perspective, corner: $0)
          }
        }
      }
    }
  }()

  private func numbers(_ error: MapError) -> [Double] {
    [error.linear, error.perspective, error.offset, error.corner]
  }

  private func product(_ left: [Double], _ right: [Double]) -> [Double] {
    [
      left[0] * right[0] + left[1] * right[2], left[0] * right[1] + left[1] * right[3],
      left[2] * right[0] + left[3] * right[2], left[2] * right[1] + left[3] * right[3],
    ]
  }

  @Test func `products are those of matrices`() {
    for left in Self.errors.prefix(64) {
      for right in Self.errors.suffix(64) {
        expectEqual(numbers(left * right), product(numbers(left), numbers(right)))
      }
      expectEqual(numbers(2 * left), numbers(left).map { 2 * $0 })
      expectEqual(numbers(left + left), numbers(left).map { $0 + $0 })
    }
  }

  @Test func `the sum of all powers is that of many`() throws {
    for error in Self.errors where error.offset * error.perspective < 0.2 {
      let sum = numbers(try #require(error.neumannSum))

      var (power, series) = (numbers(error), [0.0, 0, 0, 0])
      for _ in 0..<4_000 where power.contains(where: { $0 > 1e-18 }) {
        series = zip(series, power).map(+)
        power = product(power, numbers(error))
      }
      expect(zip(sum, series).allSatisfy { abs($0 - $1) <= 1e-9 * (1 + $1) }, "\(error)")
    }
  }

  @Test func `errors too large have no sum`() {
    expect(MapError(linear: 1).neumannSum == nil)
    expect(MapError(corner: 1).neumannSum == nil)
    expect(MapError(linear: 2, corner: 2).neumannSum == nil)
    expect(MapError(linear: 1.5, corner: 1.5).neumannSum == nil)
    expect(MapError(linear: 0.5, offset: 1, perspective: 0.5, corner: 0.5).neumannSum == nil)
    expect(MapError(linear: 0.5, offset: 0.5, perspective: 0.5, corner: 0.5).neumannSum == nil)
    expect(MapError.infinite.neumannSum == nil)
    expectEqual(MapError.zero.neumannSum.map(numbers), [0, 0, 0, 0])
  }

  @Test func `zero times anything is zero`() {
    expectEqual(numbers(MapError.zero * MapError.infinite), [0, 0, 0, 0])
    expectEqual(numbers(0 * MapError.infinite), [0, 0, 0, 0])
  }

  @Test func `through perspective a bound covers what a divisor that is off does`() {
    let map = ProjectiveMap(
      kind: .projective, a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, px: 0.001, py: 0, pw: 1)

    let bound = CoordinateMap(map, error: MapError(corner: 0.01)).errorBound(forMagnitude: 100)

    // (-100, 0) lies at -100 / 0.9, or with a corner of 0.99 at -100 / 0.89.
    let distance: CGFloat = 1.248
    expect(bound >= distance)
    expect(bound.isFinite)
  }

  @Test func `lengths of vectors are those of triangles, however large`() {
    func isJustAbove(_ length: Double, _ expected: Double) -> Bool {
      length >= expected && length <= expected * (1 + 1e-14)
    }

    expect(isJustAbove(hypotenuse(3, 4), 5))
    expect(isJustAbove(hypotenuse(-12, 5), 13))
    expect(isJustAbove(hypotenuse(3e300, -4e300), 5e300))
    expect(isJustAbove(hypotenuse(-3e-300, 4e-300), 5e-300))
    expect(isJustAbove(hypotenuse(0, 2), 2))
    expectEqual(hypotenuse(0, 0), 0)
    expectEqual(hypotenuse(-.infinity, 1), .infinity)
    expectEqual(hypotenuse(1, .infinity), .infinity)
    expectEqual(hypotenuse(.nan, 1), .infinity)
  }

  @Test func `the lengths of a map's blocks are those of its entries`() {
    func isJustAbove(_ length: Double, _ expected: Double) -> Bool {
      length >= expected && length <= expected * (1 + 1e-13)
    }
    let map = ProjectiveMap(
      kind: .projective, a: 6, b: 8, c: -4, d: 3, tx: 5, ty: -12, px: 8, py: -15, pw: -2)

    // The rows are at right angles: the operator's norm is the length of the longer one.
    expect(isJustAbove(map.norms.linear, 10))
    expect(isJustAbove(map.absoluteNorms.linear, 125.0.squareRoot()))
    expect(isJustAbove(map.norms.offset, 13))
    expect(isJustAbove(map.norms.perspective, 17))
    expectEqual(map.norms.corner, 2)
    // This one is symmetric, with the eigenvalues 4 and 2.
    let symmetric = ProjectiveMap(a: 3, b: 1, c: 1, d: 3, tx: 0, ty: 0)
    expect(isJustAbove(symmetric.norms.linear, 4))
  }
}
