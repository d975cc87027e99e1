import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Which content is seen edge-on: content whose determinant is within rounding of a rotation by
/// 90°.
@Suite struct EdgeOnLaws {
  /// The rows of a level's matrix, without the third, if nothing else shifts it.
  private struct Rows: CustomStringConvertible {
    var first: [Double]
    var second: [Double]
    var anchor: [Double]

    var transform: Transform3D {
      let rows = [first, second, [0, 0, 1, 0], anchor].map { $0.map { CGFloat($0) } }
      return Transform3D(
        m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3],
        m21: rows[1][0], m22: rows[1][1], m23: rows[1][2], m24: rows[1][3],
        m31: 0, m32: 0, m33: 1, m34: 0,
        m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
    }

    var description: String { "\(first), \(second), \(anchor)" }

    /// The effect on the determinant if x or y of a direction is off by a fraction of its length
    /// with depth.
    var noise: Double {
      func minor(_ row: [Double], _ i: Int, _ j: Int) -> Double {
        abs(row[i] * anchor[j] - row[j] * anchor[i])
      }
      func reach(_ row: [Double]) -> Double { row[..<3].map { abs($0) }.max() ?? 0 }
      return reach(first) * (minor(second, 1, 3) + minor(second, 0, 3))
        + reach(second) * (minor(first, 1, 3) + minor(first, 0, 3))
    }

    /// Whether content with this rotation is visible, by `Projection`.
    var isSeen: Bool {
      Projection(of: Placement(), in: Projection.Space(transform: transform), under: nil).inverse
        != nil
    }
  }

  private static func whole(_ source: inout ChoiceSource) -> Double {
    Double(source.integer(within: 5))
  }

  /// Content with one direction along the depth, except for a visible end of it: `part` units of
  /// noise.
  private static func turned(_ source: inout ChoiceSource, part: Double) -> Rows? {
    let depth = 1 + Double(source.index(below: 5))
    let isAlongY = source.flag()
    var direction = [0, 0, source.flag() ? depth : -depth, 0]
    let other = (0..<4).map { _ in whole(&source) }
    let anchor = [whole(&source), whole(&source), whole(&source), source.pick([1, 2, 4])]
    // The determinant for a unit of the direction.
    let axis = isAlongY ? 1 : 0
    let cofactor = other[1 - axis] * anchor[3] - other[3] * anchor[1 - axis]
    guard cofactor != 0 else { return nil }
    let isFirst = source.flag()
    func rows() -> Rows {
      isFirst
        ? Rows(first: direction, second: other, anchor: anchor)
        : Rows(first: other, second: direction, anchor: anchor)
    }
    direction[axis] = part * 0x1p-51 * rows().noise / abs(cofactor)
    return rows()
  }

  @Test func `a direction of depth alone is seen from 2^-51 of its length on`() {
    check({ source in
      let part = source.pick([0.25, 0.5, 0.9, 0.999, 1.001, 1.1, 2, 4])
      return (Self.turned(&source, part: part), part)
    }) { (rows: Rows?, part: Double) in
      guard let rows else { return }
      try demand(rows.isSeen == (part > 1), "\(rows) at \(part) of the noise")
    }
  }

  @Test func `two directions beside each other are seen when both lengths leave something`() {
    check({ source in
      let depths = (0..<2).map { _ in Self.whole(&source) }
      // (1, 1) and (1, 1 + steps), in units in the last place.
      let steps = Double(3 + source.index(below: 60))
      let second = [1, 1 + steps * 0x1p-52, depths[1], 0]
      return Rows(first: [1, 1, depths[0], 0], second: second, anchor: [0, 0, 0, 1])
    }) { (rows: Rows) in
      let determinant = rows.second[1] - rows.second[0]

      try demand(
        rows.isSeen == (determinant > 0x1p-51 * rows.noise),
        "\(rows): \(determinant) of \(rows.noise)")
    }
  }

  @Test func `content whose divisor may vanish has no bound, and any other has one`() {
    // The corner is 1 - m34, off by twenty units of almost 2: 40 units of 2^-53.
    func error(_ units: Double) -> MapError {
      var transform = Transform3D.identity
      transform.m34 = CGFloat(1 - units * 0x1p-53)
      var space = Projection.Space(transform: transform)
      space.anchorZ = 1
      return Projection.mapError(of: Placement(), in: space, under: nil)
    }

    expectEqual(error(39).linear, .infinity)
    expectEqual(error(39).offset, .infinity)
    expect(error(41).linear.isFinite)
    // Two lines at right angles, 2^53 / 80 long, which may be 80 / 40 as long.
    let found = error(80).linear * 80 * 0x1p-53
    let expected = 2.0.squareRoot()
    expect(abs(found - expected) < 1e-4)
  }
}
