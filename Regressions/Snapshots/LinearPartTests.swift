import TestSupport
import Testing

@testable import ViewGeometry

/// The four factors of a map between the directions of two spaces.
@Suite struct LinearPartTests {
  @Test(arguments: 0..<4, [-7, 7])
  func `the largest factor is found in each entry, whatever its sign`(place: Int, largest: Double) {
    var factors = [1.0, -2, 3, -1]
    factors[place] = largest

    let part = LinearPart(a: factors[0], b: factors[1], c: factors[2], d: factors[3])

    expectEqual(part.largestFactor, 7)
  }

  @Test func `the image of an offset loses nothing of the products`() {
    // Its square has 81 bits.
    let fine = 1 + 0x1p-40
    let part = LinearPart(a: fine, b: fine, c: fine, d: fine)

    for high in [SIMD2(fine, 0), SIMD2(0, fine)] {
      let image = part.map(ExactOffset(high: high, low: .zero))

      expectEqual(image.high, SIMD2(repeating: 1 + 0x1p-39))
      expectEqual(image.low, SIMD2(repeating: 0x1p-80))
    }
  }
}
