import Testing

@testable import TestSupport

@Suite struct ExactNumberTests {
  @Test func `doubles come back unchanged`() {
    for value in [0, 1, -1, 0.1, -1e300, 1e-300, 0x1p31, 0x1p32, 0x1.fffffffffffffp-33] {
      expectEqual(ExactNumber(value).approximation, value)
    }
  }

  @Test func `sums keep what doubles lose`() {
    let sum = ExactNumber(1e300) + ExactNumber(1e-300) - ExactNumber(1e300)

    expectEqual(sum.approximation, 1e-300)
  }

  @Test func `products keep what doubles lose`() {
    let third = ExactNumber(1.0 / 3)
    let remainder = ExactNumber(1) - third * ExactNumber(3)

    expectEqual(remainder.approximation, 0x1p-54)
  }

  @Test func `the ring laws hold exactly`() {
    check { source in
      (0..<3).map { _ in source.flag() ? source.real(within: 1e9) : source.nasty() }
    } law: { numbers in
      let (a, b, c) = (
        ExactNumber(numbers[0]), ExactNumber(numbers[1]), ExactNumber(numbers[2])
      )
      try demand((a * (b + c) - a * b - a * c).isZero, "a (b + c) differs from a b + a c")
      try demand((a - b + b - a).isZero, "subtracting and adding back changes the number")
      try demand((a * b - b * a).isZero, "the product depends on the order")
      try demand((a < b) == (numbers[0] < numbers[1]), "the order differs from that of doubles")
    }
  }
}
