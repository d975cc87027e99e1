import TestSupport
import Testing

@testable import ViewGeometry

/// Unknowns that rows leave unbounded.
@Suite struct ConstraintAmbiguityTests {
  private typealias Term = ConstraintSystem.Term
  private typealias ValueRange = ConstraintSystem.ValueRange

  @Test func `an unknown that comes after a solve has no bound but its sign`() {
    let system = ConstraintSystem()
    system.addRow([Term(system.addUnknown(), 1)], constant: -3, .equal)
    system.solve()
    let (place, size) = (system.addUnknown(), system.addUnknown(isNonnegative: true))
    system.solve()

    expectEqual(system.range(of: place), ValueRange(lower: nil, upper: nil))
    expectEqual(system.range(of: size), ValueRange(lower: 0, upper: nil))
    expect(!system.isDetermined(size))
    expectEqual(system.changedUnknowns, [])
  }

  @Test func `what has no end moves by 100, in the direction of its bit of the seed (R11.79)`() {
    let system = ConstraintSystem()
    let places = (0..<3).map { _ in system.addUnknown() }
    let size = system.addUnknown(isNonnegative: true)
    let pinned = system.addUnknown()
    system.addRow([Term(pinned, 1)], constant: -3, .equal)
    system.solve()

    let moved = system.exerciseAmbiguity(of: places + [size], seed: 0b0010)

    expectEqual(Set(moved), Set(places + [size]))
    expectEqual(places.map { system.value(of: $0) }, [-100, 100, -100])
    // It was already at its least value.
    expectEqual(system.value(of: size), 100)

    expectEqual(system.exerciseAmbiguity(of: [places[0], size], seed: 0b01).count, 2)
    expectEqual(system.value(of: places[0]), 0)
    expectEqual(system.value(of: size), 0)
  }

  @Test func `what depends on an open unknown moves with it`() {
    let system = ConstraintSystem()
    let (x, y, z) = (system.addUnknown(), system.addUnknown(), system.addUnknown())
    system.addRow([Term(x, 1), Term(y, 1)], constant: -10, .equal)
    system.addRow([Term(z, 2), Term(x, -1)], constant: 0, .equal, priority: 500)
    system.solve()
    let before = [x, y, z].map { system.value(of: $0) }

    let moved = system.exerciseAmbiguity(of: [x], seed: 0)

    expectEqual(Set(moved), [x, y, z])
    expectEqual(system.value(of: x), before[0] - 100)
    expectEqual(system.value(of: y), before[1] + 100)
    expectEqual(system.value(of: z), before[2] - 50)
    expectEqual(system.range(of: z), ValueRange(lower: nil, upper: nil))
  }

  @Test func `a bounded sum ends where its parts do`() {
    let system = ConstraintSystem()
    let (x, y, sum) = (system.addUnknown(), system.addUnknown(), system.addUnknown())
    for unknown in [x, y] {
      system.addRow([Term(unknown, 1)], constant: -24, .equal, priority: 500)
      system.addRow([Term(unknown, 1)], constant: -30, .atLeast, priority: 500)
    }
    system.addRow([Term(sum, 1), Term(x, -1), Term(y, 2)], constant: -5, .equal, priority: 400)
    system.solve()

    // x - 2y + 5
    expectEqual(system.range(of: sum), ValueRange(lower: -31, upper: -13))
    expectEqual(system.range(of: y), ValueRange(lower: 24, upper: 30))
  }

  @Test(arguments: [ConstraintSystem.Relation.atMost, .atLeast])
  func `a number that an equality determines stays, though a bound is off by a rounding (R11.79)`(
    relation: ConstraintSystem.Relation
  ) {
    let system = ConstraintSystem()
    let (x, y) = (system.addUnknown(), system.addUnknown())
    system.addRow([Term(x, 1), Term(y, -1)], constant: 0, .equal)
    system.addRow([Term(x, 0.1), Term(y, 0.2)], constant: -0.1, .equal)
    system.solve()
    let third = system.value(of: x)
    let bound = relation == .atMost ? third.nextDown : third.nextUp
    system.addRow([Term(x, 1)], constant: -bound, relation)
    system.solve()

    expectEqual(system.value(of: x), third)
    expectEqual(system.exerciseAmbiguity(of: [x, y], seed: 0), [])
  }

  @Test func `all rows of a block affect its unknowns (R11.81)`() {
    let system = ConstraintSystem()
    let unknowns = (0..<4).map { _ in system.addUnknown() }
    let (x, y, after, other) = (unknowns[0], unknowns[1], unknowns[2], unknowns[3])
    let sum = system.addRow([Term(x, 1), Term(y, 1)], constant: -10, .equal)
    system.addRow([Term(other, 1)], constant: -1, .equal)
    let difference = system.addRow([Term(x, 1), Term(y, -1)], constant: -4, .equal)
    let follower = system.addRow([Term(after, 1), Term(x, -1)], constant: 0, .equal)
    system.solve()

    expectEqual(system.rowsAffecting(x), [sum, difference])
    expectEqual(system.rowsAffecting(after), [sum, difference, follower])
  }

  @Test func `no row affects an unknown that none mentions (R11.81)`() {
    let system = ConstraintSystem()
    let (early, pinned) = (system.addUnknown(), system.addUnknown())
    let row = system.addRow([Term(pinned, 1)], constant: -3, .equal)
    system.solve()
    let late = system.addUnknown()
    system.solve()

    expectEqual(system.rowsAffecting(early), [])
    expectEqual(system.rowsAffecting(late), [])
    expectEqual(system.rowsAffecting(pinned), [row])
  }
}
