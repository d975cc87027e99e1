import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The side of a line on which a point lies, compared with exact numbers.
@Suite struct OrientationLaws {
  private struct Case: CustomStringConvertible {
    var numbers: [Double]

    /// Six values, zero or within a factor of 2^390 of the largest possible one; often three points
    /// of one line.
    init(_ source: inout ChoiceSource) {
      let greatest = source.pick([0, 1_022, 600, -500])
      let spread = source.pick([1, 40, 390])
      numbers = (0..<6).map { _ in
        if source.oneIn(8) { return 0 }
        let number =
          source.flag() ? 0.5 + source.unit() / 2 : Double(1 + source.index(below: 4)) / 8
        let scaled = scalbn(number, greatest - source.index(below: spread))
        return source.flag() ? -scaled : scaled
      }
      // The largest is at any index.
      numbers[source.index(below: 6)] = scalbn(0.75, greatest + 1)
    }

    /// Three points that span the smallest possible triangle: the products cancel except for their
    /// last bit.
    init(smallestTriangle source: inout ChoiceSource) {
      var (arm, line) = (SIMD2(1.0, 0), SIMD2(0.0, 1))
      for _ in 0..<60 {
        let times = Double(1 + source.index(below: 3))
        if source.flag() { arm += times * line } else { line += times * arm }
        if max(arm.max(), line.max()) >= 0x1p50 { break }
      }
      let start = SIMD2(
        Double(source.integer(within: 1_000)), Double(source.integer(within: 1_000)))
      let scale = scalbn(1, source.pick([0, -60, 300]))
      let (point, end) = (start + arm, start + line)
      numbers = [point.x, point.y, start.x, start.y, end.x, end.y].map { $0 * scale }
    }

    var description: String { "\(numbers)" }
  }

  @Test func `points lie where exact numbers say, however large and however close to the line`() {
    check({ $0.flag() ? Case(smallestTriangle: &$0) : Case(&$0) }) { input in
      let numbers = input.numbers
      let exact = numbers.map { ExactNumber($0) }
      let isLeft = Orientation.isLeft(
        SIMD2(numbers[0], numbers[1]), ofLineFrom: SIMD2(numbers[2], numbers[3]),
        to: SIMD2(numbers[4], numbers[5]))

      let left = (exact[4] - exact[2]) * (exact[1] - exact[3])
      let right = (exact[0] - exact[2]) * (exact[5] - exact[3])
      try demand(isLeft == (right < left), "left: \(isLeft)")
    }
  }

  @Test func `a line as high as numbers go separates the neighbors of a number`() {
    let x = 0.1
    let (upper, lower) = (SIMD2(0, -1.5e308), SIMD2(x, 0))

    let isLeft = [x.nextDown, x, x.nextUp].map {
      Orientation.isLeft(SIMD2($0, 0), ofLineFrom: upper, to: lower)
    }

    expectEqual(isLeft, [true, false, false])
  }

  @Test(arguments: [SIMD2(0.0, 0), SIMD2(3, -5)])
  func `no point is to the left of a line without length`(end: SIMD2<Double>) {
    for point in [end, SIMD2(-7, 1), SIMD2(7, 1), SIMD2(0, 0)] {
      expect(!Orientation.isLeft(point, ofLineFrom: end, to: end))
    }
  }
}
