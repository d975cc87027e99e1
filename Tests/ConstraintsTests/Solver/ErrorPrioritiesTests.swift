import Testing

@testable import TestSupport
@testable import ViewGeometry

/// The only test of whether a row holds (R11.36).
@Suite struct ErrorPrioritiesTests {
  @Test func `a required side holds up to a millionth of the greatest number`() {
    let atMost = ErrorPriorities(over: 1_000, under: 0)

    expect(atMost.isSatisfied(by: 1e-6, of: 0))
    expect(!atMost.isSatisfied(by: 1.1e-6, of: 0))
    expect(atMost.isSatisfied(by: 1e-3, of: 1_000))
    expect(!atMost.isSatisfied(by: 1.1e-3, of: 1_000))
    expect(atMost.isSatisfied(by: -50, of: 0))
  }

  @Test func `optional sides are satisfied whatever they are, unless their priority is requested`()
  {
    let target = ErrorPriorities(over: 250, under: 750)

    expect(target.isSatisfied(by: 9, of: 0))
    expect(!target.isSatisfied(by: 9, from: 250, of: 0))
    expect(target.isSatisfied(by: 9, from: 500, of: 0))
    expect(!target.isSatisfied(by: -9, from: 500, of: 0))
  }

  @Test func `an unknown that isn't negative is as if by a required row`() {
    expect(ErrorPriorities.nonnegative.isSatisfied(by: 3, of: 0))
    expect(!ErrorPriorities.nonnegative.isSatisfied(by: -3, of: 0))
    expect(!ErrorPriorities.nonnegative.isTwoSided)
    expect(ErrorPriorities.nonnegative.hasRequiredSide)
  }
}
