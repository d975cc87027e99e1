import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Bounds that are reached: for maps of one axis without signs, whose blocks are single values,
/// taking lengths loses nothing.
@Suite struct MapBoundLaws {
  /// The linear value and the perspective, the offset and the corner.
  typealias Rows = [[Double]]

  /// A map of one axis with a bound, and the axis across, which is only scaled.
  private struct AxisMap: CustomStringConvertible {
    var rows: Rows
    var error: Rows
    var across: Double
    var isAlongY: Bool

    var isProjective: Bool { rows[0][1] != 0 || rows[1][1] != 1 }

    var map: CoordinateMap {
      let (along, offset, perspective) = (rows[0][0], rows[1][0], rows[0][1])
      let (a, d) = isAlongY ? (across, along) : (along, across)
      return CoordinateMap(
        ProjectiveMap(
          kind: isProjective ? .projective : .scaleAndOffset, a: a, b: 0, c: 0, d: d,
          tx: isAlongY ? 0 : offset, ty: isAlongY ? offset : 0,
          px: isAlongY ? 0 : perspective, py: isAlongY ? perspective : 0, pw: rows[1][1]),
        error: MapError(
          linear: error[0][0], offset: error[1][0], perspective: error[0][1],
          corner: error[1][1]))
    }

    var description: String { "\(rows) off by \(error), \(across) across, along y: \(isAlongY)" }
  }

  private static func blocks(_ error: MapError) -> Rows {
    [[error.linear, error.perspective], [error.offset, error.corner]]
  }

  private static func each(
    _ left: Rows, _ right: Rows, _ combine: (Double, Double) -> Double
  ) -> Rows {
    zip(left, right).map { zip($0, $1).map(combine) }
  }

  /// Whether all values are the expected ones, up to the rounding of computing them.
  private static func areClose(_ found: MapError, _ expected: Rows) -> Bool {
    each(blocks(found), expected) { abs($0 - $1) <= 1e-11 ? 0 : 1 } == [[0, 0], [0, 0]]
  }

  /// A value from 0 to 1, sometimes zero.
  private static func share(_ source: inout ChoiceSource) -> Double {
    source.oneIn(6) ? 0 : 0.01 + 0.99 * source.unit()
  }

  private static func positive(_ source: inout ChoiceSource, isAlongY: Bool) -> AxisMap {
    let isProjective = source.flag()
    let linear = 0.1 + share(&source)
    func number(_ source: inout ChoiceSource, in plane: Double) -> Double {
      isProjective ? share(&source) : plane
    }
    return AxisMap(
      rows: [
        [linear, number(&source, in: 0)], [100 * share(&source), number(&source, in: 1)],
      ],
      error: [
        [share(&source), number(&source, in: 0)], [share(&source), number(&source, in: 0)],
      ],
      across: source.real(within: linear), isAlongY: isAlongY)
  }

  @Test func `a composition is off by as much as its parts can make it, and no more`() {
    check({ source in
      let isAlongY = source.flag()
      return (
        Self.positive(&source, isAlongY: isAlongY), Self.positive(&source, isAlongY: isAlongY)
      )
    }) { (first: AxisMap, next: AxisMap) in
      let wrong = matrixProduct(
        Self.each(first.rows, first.error, +), Self.each(next.rows, next.error, +))
      let expected = Self.each(wrong, matrixProduct(first.rows, next.rows), -)

      let found = first.map.then(next.map)

      try demand(Self.areClose(found.error, expected), "\(found.error), not \(expected)")
    }
  }

  /// A map whose inverse has no negative entries, and keeps none when the entries decrease by their
  /// errors.
  private static func sinking(_ source: inout ChoiceSource) -> AxisMap {
    let isProjective = source.flag()
    func number(_ source: inout ChoiceSource, upTo limit: Double, in plane: Double = 0) -> Double {
      isProjective ? limit * share(&source) : plane
    }
    let linear = 1.125 + share(&source)
    let corner = isProjective ? 1.125 + share(&source) : 1
    return AxisMap(
      rows: [[linear, -number(&source, upTo: 0.5)], [-0.5 * share(&source), corner]],
      error: [
        [0.2 * share(&source), number(&source, upTo: 0.2)],
        [0.2 * share(&source), number(&source, upTo: 0.2)],
      ],
      across: linear, isAlongY: source.flag())
  }

  private static func inverse(_ rows: Rows) -> Rows {
    let determinant = rows[0][0] * rows[1][1] - rows[0][1] * rows[1][0]
    return [
      [rows[1][1] / determinant, -rows[0][1] / determinant],
      [-rows[1][0] / determinant, rows[0][0] / determinant],
    ]
  }

  @Test func `an inverse is off by as much as its map can make it, and no more`() {
    check({ Self.sinking(&$0) }) { (each: AxisMap) in
      let wrong = Self.inverse(Self.each(each.rows, each.error, -))
      let expected = Self.each(wrong, Self.inverse(each.rows), -)

      let found = try #require(each.map.inverse)

      try demand(Self.areClose(found.error, expected), "\(found.error), not \(expected)")
    }
  }

  @Test func `an image is off by as much as its map can make it, and no more`() {
    check({ source in
      (Self.sinking(&source), 0.01 + source.unit())
    }) { (each: AxisMap, reach: Double) in
      // The perspective reduces the corner, and so do the errors; the numerators only grow.
      var signed = each
      signed.rows[1][0] = -each.rows[1][0]
      let (numbers, error) = (signed.rows, each.error)
      func image(_ share: Double) -> Double {
        (reach * (numbers[0][0] + share * error[0][0]) + numbers[1][0] + share * error[1][0])
          / (reach * (numbers[0][1] - share * error[0][1]) + numbers[1][1] - share * error[1][1])
      }
      signed.across = 0
      let expected = image(1) - image(0)
      let depth = reach * (numbers[0][1] - error[0][1]) + numbers[1][1] - error[1][1]

      let found = Double(signed.map.errorBound(forMagnitude: CGFloat(reach)))

      guard abs(depth) > 1e-6 else { return }
      if depth < 0 {
        try demand(found == .infinity, "\(found) beyond the horizon")
      } else {
        try demand(
          abs(found - expected) <= 1e-13 / depth / depth, "\(found), not \(expected)")
      }
    }
  }

  @Test func `a shift undone is off as the shift is`() {
    let error = MapError(offset: 0.25)
    let shift = CoordinateMap(
      ProjectiveMap(kind: .translation, a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4), error: error)

    expectEqual(shift.inverse.map { Self.blocks($0.error) }, [[0, 0], [0.25, 0]])
  }

  @Test func `no bound is given where an image may lie on the horizon`() {
    func bound(_ corner: Double, _ error: Double) -> CGFloat {
      let map = ProjectiveMap(
        kind: .projective, a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0, px: 0, py: 0, pw: corner)
      return CoordinateMap(map, error: MapError(corner: error)).errorBound(forMagnitude: 8)
    }

    // 8 / 0.001 in place of 8 / 1.
    expect(bound(1, 0.999) > 7_991)
    expect(bound(1, 0.999) < 7_993)
    expectEqual(bound(1, 1), .infinity)
    expectEqual(bound(0, 0), .infinity)
    expectEqual(CoordinateMap.identity.errorBound(forMagnitude: .infinity), .infinity)
    expect(CoordinateMap.identity.errorBound(forMagnitude: .nan).isNaN)
    expectEqual(CoordinateMap.identity.errorBound(forMagnitude: 0), 0)
  }
}
