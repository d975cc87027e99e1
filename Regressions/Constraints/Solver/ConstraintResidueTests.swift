import TestSupport
import Testing
import ViewGeometry

/// Shares of a length add up to the whole only up to rounding: 1 - 0.7 - 0.2 - 0.1 is 3e-17 in
/// doubles.
@Suite struct ConstraintResidueTests {
  /// A length, three shares of it and their rest, which is 0 whatever the length is.
  private struct Shares {
    let system = ConstraintSystem()
    let whole: ConstraintSystem.Unknown
    let rest: ConstraintSystem.Unknown

    init(_ shares: [Double]) {
      whole = system.addUnknown(isNonnegative: true)
      rest = system.addUnknown(isNonnegative: true)
      var sum: [ConstraintSystem.Term] = [.init(rest, 1), .init(whole, -1)]
      for share in shares {
        let part = system.addUnknown(isNonnegative: true)
        system.addRow([.init(part, 1), .init(whole, -share)], constant: 0, .equal)
        sum.append(.init(part, 1))
      }
      system.addRow(sum, constant: 0, .equal)
    }
  }

  private static let orders = [
    [0.7, 0.2, 0.1], [0.7, 0.1, 0.2], [0.2, 0.7, 0.1], [0.2, 0.1, 0.7], [0.1, 0.7, 0.2],
    [0.1, 0.2, 0.7],
  ]

  @Test(arguments: orders)
  func `a preference for the rest doesn't stretch the whole`(shares: [Double]) {
    let part = Shares(shares)
    part.system.addContentRow(of: part.rest, preferred: 8, hugging: 750, resistance: 750)
    part.system.addRow([.init(part.whole, 1)], constant: -100, .equal, priority: 50)

    part.system.solve()

    expect(abs(part.system.value(of: part.whole) - 100) < 1e-9)
    expect(abs(part.system.value(of: part.rest)) < 1e-9)
  }

  @Test(arguments: orders)
  func `the rest is determined where the whole isn't`(shares: [Double]) {
    let part = Shares(shares)
    part.system.addContentRow(of: part.rest, preferred: 8, hugging: 750, resistance: 750)

    part.system.solve()

    expect(part.system.isDetermined(part.rest))
    expect(!part.system.isDetermined(part.whole))
  }
}
