import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Levels in space, compared with products of 4×4 matrices of small values, which no sum rounds.
@Suite struct ProjectionLaws {
  private typealias Matrix = [[Double]]

  private struct Level: CustomStringConvertible {
    var transform: Matrix
    var placement = Placement()
    var zPosition: Double
    var anchorZ: Double
    var sublayers: Matrix?
    var pivot: [Double]

    init(_ source: inout ChoiceSource) {
      transform = ProjectionLaws.matrix(&source)
      placement.bounds = CGRect(
        x: source.integer(within: 3), y: source.integer(within: 3),
        width: 2 * source.index(below: 4), height: 2 * source.index(below: 4))
      placement.center = CGPoint(x: source.integer(within: 4), y: source.integer(within: 4))
      placement.anchorPoint = CGPoint(
        x: source.pick([0, 0.5, 1]), y: source.pick([0, 0.5, 1]))
      zPosition = Double(source.integer(within: 3))
      anchorZ = Double(source.integer(within: 2))
      sublayers = source.flag() ? ProjectionLaws.matrix(&source) : nil
      pivot = (0..<3).map { _ in Double(source.integer(within: 3)) }
    }

    var description: String {
      """
      \(transform), bounds \(placement.bounds), center \(placement.center), anchor \
      \(placement.anchorPoint), z \(zPosition) and \(anchorZ), \(sublayers ?? []) about \(pivot)
      """
    }

    var space: Projection.Space {
      var space = Projection.Space(transform: ProjectionLaws.transform(transform))
      (space.zPosition, space.anchorZ) = (zPosition, anchorZ)
      return space
    }

    var above: Projection.Sublayers? {
      sublayers.map {
        Projection.Sublayers(
          transform: ProjectionLaws.transform($0), anchorX: pivot[0], anchorY: pivot[1],
          anchorZ: pivot[2])
      }
    }

    /// The steps one by one, none of which adds two values.
    private var steps: [Matrix] {
      let (bounds, anchor, shift) = (placement.bounds, placement.anchorPoint, ProjectionLaws.shift)
      var steps = [
        shift(Double(-bounds.minX), Double(-bounds.minY), 0),
        shift(Double(-anchor.x * bounds.width), Double(-anchor.y * bounds.height), -anchorZ),
        transform, shift(Double(placement.center.x), Double(placement.center.y), anchorZ),
        shift(0, 0, zPosition),
      ]
      if let sublayers {
        steps += [
          shift(-pivot[0], -pivot[1], -pivot[2]), sublayers, shift(pivot[0], pivot[1], pivot[2]),
        ]
      }
      return steps
    }

    /// The product of all steps.
    var product: Matrix { steps.dropFirst().reduce(steps[0], ProjectionLaws.times) }

    /// The same product of absolute values: roundings are a fraction of it.
    var sizes: Matrix {
      let sizes = steps.map { $0.map { $0.map { abs($0) } } }
      return sizes.dropFirst().reduce(sizes[0], ProjectionLaws.times)
    }
  }

  private static func matrix(_ source: inout ChoiceSource) -> Matrix {
    let isSimple = source.flag()
    return (0..<4).map { row in
      (0..<4).map { column in
        if isSimple && source.flag() { return row == column ? 1 : 0 }
        return source.pick([0, 1, -1, 2])
      }
    }
  }

  private static func transform(_ matrix: Matrix) -> Transform3D {
    let numbers = matrix.map { $0.map { CGFloat($0) } }
    let (first, second, third, fourth) = (numbers[0], numbers[1], numbers[2], numbers[3])
    return Transform3D(
      m11: first[0], m12: first[1], m13: first[2], m14: first[3],
      m21: second[0], m22: second[1], m23: second[2], m24: second[3],
      m31: third[0], m32: third[1], m33: third[2], m34: third[3],
      m41: fourth[0], m42: fourth[1], m43: fourth[2], m44: fourth[3])
  }

  private static func shift(_ x: Double, _ y: Double, _ z: Double) -> Matrix {
    [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1]]
  }

  private static func times(_ left: Matrix, _ right: Matrix) -> Matrix {
    left.map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * right[$1][column] } }
    }
  }

  private static func numbers(_ map: ProjectiveMap) -> Matrix {
    [[map.a, map.b, map.px], [map.c, map.d, map.py], [map.tx, map.ty, map.pw]]
  }

  /// The matrix without the row and the column of the depth.
  private static func homography(_ product: Matrix) -> Matrix {
    [0, 1, 3].map { row in [0, 1, 3].map { product[row][$0] } }
  }

  private static func determinant(_ rows: Matrix) -> Double {
    (0..<3).reduce(0) { sum, column in
      let (next, last) = ((column + 1) % 3, (column + 2) % 3)
      return sum + rows[0][column]
        * (rows[1][next] * rows[2][last] - rows[1][last] * rows[2][next])
    }
  }

  @Test func `a level is the product of its matrices without depth`() {
    check({ Level(&$0) }) { (level: Level) in
      let rows = Self.homography(level.product)
      let w = rows[2][2]
      let isAffine = rows[0][2] == 0 && rows[1][2] == 0 && w > 0
      let expected = isAffine ? rows.map { $0.map { $0 / w } } : rows

      let projection = Projection(of: level.placement, in: level.space, under: level.above)

      try demand(projection.map.isAffine == isAffine, "affine: \(projection.map.isAffine)")
      try demand(Self.numbers(projection.map) == expected, "\(projection.map), not \(expected)")
    }
  }

  @Test func `content has an inverse unless it is seen edge-on`() {
    check({ Level(&$0) }) { (level: Level) in
      let determinant = Self.determinant(Self.homography(level.product))

      let projection = Projection(of: level.placement, in: level.space, under: level.above)

      try demand(
        (projection.inverse == nil) == (determinant == 0),
        "determinant \(determinant), inverse \(String(describing: projection.inverse))")
    }
  }

  @Test func `the bound on the error is twenty units of the product without signs`() {
    check({ Level(&$0) }) { (level: Level) in
      func length(_ numbers: Double...) -> Double {
        numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
      }
      let numbers = Self.homography(level.product)
      let off = Self.homography(level.sizes).map { $0.map { 20 * 0x1p-53 * $0 } }
      var expected = [
        length(off[0][0], off[0][1], off[1][0], off[1][1]), length(off[2][0], off[2][1]),
        length(off[0][2], off[1][2]), off[2][2],
      ]
      let w = numbers[2][2]
      if numbers[0][2] == 0, numbers[1][2] == 0, w > 0 {
        // All are divided by w, which may be too large by its error, and rounded once more.
        let linear = length(numbers[0][0], numbers[0][1], numbers[1][0], numbers[1][1])
        let offset = length(numbers[2][0], numbers[2][1])
        let (least, share) = (w - off[2][2], off[2][2] / (w - off[2][2]) + 0x1p-53)
        expected = [
          expected[0] / least + linear / w * share, expected[1] / least + offset / w * share, 0, 0,
        ]
      }

      let error = Projection.mapError(of: level.placement, in: level.space, under: level.above)

      let found = [error.linear, error.offset, error.perspective, error.corner]
      try demand(
        zip(found, expected).allSatisfy { abs($0 - $1) <= 2e-6 * $1 },
        "\(found), not \(expected)")
    }
  }
}
