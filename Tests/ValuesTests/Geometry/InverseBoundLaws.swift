import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Rounding errors of inverting, compared with exact numbers: covered by the bound, which isn't
/// much larger.
@Suite struct InverseBoundLaws {
  private struct Case: CustomStringConvertible {
    var map: ProjectiveMap

    /// A map of any kind, well or ill conditioned, whose first two values are at most two powers of
    /// two from the others.
    init(_ source: inout ChoiceSource) {
      func number() -> Double { (source.flag() ? 1 : -1) * (0.25 + source.unit()) }
      let kind = source.index(below: 3)
      let (a, d) = (number(), number())
      let (b, c) = kind == 0 ? (0, 0) : (number(), number())
      let (x, y) = (10 * number(), 10 * number())
      if kind == 2 {
        map = ProjectiveMap(
          kind: .projective, a: a, b: b, c: c, d: d, tx: x, ty: y, px: number() / 100,
          py: number() / 100, pw: number() + 2)
      } else {
        map = ProjectiveMap(a: a, b: b, c: c, d: d, tx: x, ty: y)
      }
    }

    var description: String { "\(map)" }

    var homography: Homography<ExactNumber> {
      let rows = [[map.a, map.b, map.px], [map.c, map.d, map.py], [map.tx, map.ty, map.pw]]
      return Homography(rows: rows.map { $0.map { ExactNumber($0) } })
    }

    /// The errors of the inverse's blocks: linear, offset, perspective and corner.
    func errors(of inverse: ProjectiveMap) -> [Double] {
      let (truth, determinant) = (homography.adjugate.rows, homography.determinant)
      let rows = [
        [inverse.a, inverse.b, inverse.px], [inverse.c, inverse.d, inverse.py],
        [inverse.tx, inverse.ty, inverse.pw],
      ]
      let off = (0..<3).map { row in
        (0..<3).map { column in
          (ExactNumber(rows[row][column]) * determinant - truth[row][column]).approximation
            / determinant.approximation
        }
      }
      func length(_ numbers: Double...) -> Double {
        numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
      }
      let linear = ProjectiveMap(
        kind: .affine, a: off[0][0], b: off[0][1], c: off[1][0], d: off[1][1], tx: 0, ty: 0)
      return [
        linear.norms.linear, length(off[2][0], off[2][1]), length(off[0][2], off[1][2]),
        abs(off[2][2]),
      ]
    }
  }

  @Test func `an inverse is no further from the true one than its bound`() {
    var worst = 0.0
    var (promises, cases) = (0, 0)
    check({ Case(&$0) }, cases: .perThousand(200)) { each in
      cases += 1
      guard let inverse = CoordinateMap(each.map).inverse, inverse.error.linear.isFinite else {
        return
      }
      promises += 1
      let error = inverse.error
      let bounds = [error.linear, error.offset, error.perspective, error.corner]
      let errors = each.errors(of: inverse.numbers)

      for (error, bound) in zip(errors, bounds) {
        try demand(error <= bound, "\(errors), more than \(bounds)")
        if bound > 0 { worst = max(worst, error / bound) }
      }
    }
    // Roundings seldom all point the same way.
    expect(worst > 0.05)
    expect(promises * 10 > cases * 9)
  }

  @Test func `an ill conditioned inverse has a bound that grows with what it divides by`() throws {
    // The determinant is 2^-30 or less; the error of its two products is one of 2^-53.
    var finite = 0
    check(
      { source in
        (source.index(below: 12), 1 + source.unit(), 1 + source.unit(), 1 + source.unit())
      }, cases: .perThousand(300)
    ) { (power, a, b, c) in
      let d = b * c / a + scalbn(1, -30 - power)
      let map = ProjectiveMap(a: a, b: b, c: c, d: d, tx: 1, ty: 1)
      guard let inverse = CoordinateMap(map).inverse, inverse.error.linear.isFinite else { return }
      finite += 1
      let exact =
        ExactNumber(a) * ExactNumber(d) - ExactNumber(b) * ExactNumber(c)
      let truth = d / exact.approximation

      try demand(
        abs(inverse.numbers.a - truth) <= inverse.error.linear, "\(inverse.numbers.a), not \(truth)"
      )
      let condition = 20 / abs(exact.approximation)
      try demand(
        inverse.error.linear <= 2 * 0x1p-53 * condition * condition,
        "\(inverse.error.linear) for a condition of \(condition)")
    }
    expect(finite > CaseRange.perThousand(300).count / 2)
  }
}
