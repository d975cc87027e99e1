import TestSupport
import Testing

@testable import ViewGeometry

/// Required rows may miss by a millionth of the greatest of 1 and their values, and no more
/// (R11.36).
@Suite struct RequiredToleranceTests {
  private typealias Term = ConstraintSystem.Term

  /// Ways in which required rows meet, one for each method of solving them.
  enum Shape: CaseIterable {
    case negativeSize, boundOfKnown, secondEquality, bounds, negativeInBlock, boundInBlock, sum
    case difference

    /// Whether the values may lie away from 0.
    var hasBase: Bool {
      [.boundOfKnown, .secondEquality, .bounds, .sum, .difference].contains(self)
    }
  }

  private func conflicts(_ shape: Shape, base: Double = 0, missing: Double) -> Int {
    let system = ConstraintSystem()
    let isSize = shape == .negativeSize || shape == .negativeInBlock
    let (x, y) = (system.addUnknown(), system.addUnknown(isNonnegative: isSize))
    func add(
      _ terms: [Term], _ value: Double, _ relation: ConstraintSystem.Relation = .equal
    ) { system.addRow(terms, constant: -value, relation) }
    switch shape {
    case .negativeSize:
      add([Term(y, 1)], -missing)
    case .boundOfKnown:
      add([Term(x, 1)], base)
      add([Term(x, 1)], base + missing, .atLeast)
    case .secondEquality:
      add([Term(x, 1)], base)
      add([Term(x, 1)], base + missing)
    case .bounds:
      add([Term(x, 1)], base, .atMost)
      add([Term(x, 1)], base + missing, .atLeast)
    case .negativeInBlock:
      add([Term(x, 1), Term(y, 1)], 0)
      add([Term(x, 1), Term(y, -1)], 2 * missing)
    case .boundInBlock:
      add([Term(x, 1), Term(y, 1)], 0)
      add([Term(x, 1), Term(y, -1)], 2 * missing)
      add([Term(x, 1)], 0, .atMost)
    case .sum:
      add([Term(x, 1)], base, .atMost)
      add([Term(y, 1)], 0, .atMost)
      add([Term(x, 1), Term(y, 1)], base + missing, .atLeast)
    case .difference:
      add([Term(x, 1)], base)
      add([Term(y, 1)], base)
      add([Term(x, 1), Term(y, -1)], missing)
    }
    system.solve()
    return system.conflicts.count
  }

  @Test(arguments: Shape.allCases)
  func `a millionth is no conflict, the next number is`(_ shape: Shape) {
    expectEqual(conflicts(shape, missing: 1e-6), 0)
    expectEqual(conflicts(shape, missing: (1e-6).nextUp), 1)
  }

  @Test(arguments: Shape.allCases.filter(\.hasBase))
  func `great numbers may miss by a millionth of them`(_ shape: Shape) {
    // A millionth of 2^20 is 1.048576.
    expectEqual(conflicts(shape, base: 0x1p20, missing: 1), 0)
    expectEqual(conflicts(shape, base: 0x1p20, missing: 1.0625), 1)
    expectEqual(conflicts(shape, base: -0x1p20, missing: 1), 0)
    expectEqual(conflicts(shape, base: -0x1p20, missing: 1.0625), 1)
  }

  @Test func `a miss that is no conflict is no part of another one`() {
    let (system, base) = (ConstraintSystem(), 0x1p20)
    let (low, high, place) = (system.addUnknown(), system.addUnknown(), system.addUnknown())
    let pin = system.addRow([Term(low, 1)], constant: -base, .equal)
    system.addRow([Term(high, 1)], constant: 1 - base, .equal)
    let least = system.addRow([Term(place, 1), Term(low, -1)], constant: 0, .atLeast)
    system.addRow([Term(place, 1), Term(high, -1)], constant: 0, .atMost)
    let bound = system.addRow([Term(place, 1)], constant: -100, .atMost)
    system.solve()

    expectEqual(
      system.conflicts, [ConstraintSystem.Conflict(rows: [pin, least, bound], broken: bound)])
    expectEqual(system.value(of: place), base)
  }
}
