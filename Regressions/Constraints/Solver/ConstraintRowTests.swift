import TestSupport
import Testing

@testable import ViewGeometry

/// The effect of single rows: their ranks, their weights, and their values.
@Suite struct ConstraintRowTests {
  private typealias Term = ConstraintSystem.Term

  @Test func `of rows without a rank the last one added is broken, an optional one too (R11.73)`() {
    let system = ConstraintSystem()
    let width = system.addUnknown(isNonnegative: true)
    let row = system.addRow([Term(width, 1)], constant: -100, .equal)
    let preferredSize = system.addContentRow(
      of: width, preferred: 50, hugging: 1_000, resistance: 1_000)

    system.solve()

    expectEqual(
      system.conflicts,
      [ConstraintSystem.Conflict(rows: [row, preferredSize], broken: preferredSize)])
    expectEqual(system.value(of: width), 100)
  }

  @Test(arguments: [(1.0, 2.0), (2, 1), (2, 3), (0.5, 1)])
  func `the row of the greater weight wins`(first: Double, second: Double) {
    let system = ConstraintSystem()
    let place = system.addUnknown()
    for (preferredSize, weight) in [(10.0, first), (20, second)] {
      system.addRow(
        [Term(place, 1)], constant: -preferredSize, .equal, priority: 500, weight: weight)
    }

    system.solve()

    expectEqual(system.value(of: place), (first > second ? 10 : 20))
  }

  @Test func `a row that replaces one with a weight counts 1`() {
    let system = ConstraintSystem()
    let place = system.addUnknown()
    func add(_ preferredSize: Double, weight: Double = 1) -> ConstraintSystem.Row {
      system.addRow(
        [Term(place, 1)], constant: -preferredSize, .equal, priority: 500, weight: weight)
    }
    let heavy = add(10, weight: 3)
    _ = add(20, weight: 2)
    system.solve()
    expectEqual(system.value(of: place), 10)

    system.removeRow(heavy)
    _ = add(10)
    system.solve()

    expectEqual(system.value(of: place), 20)
  }

  @Test func `conflicts come in the order in which the rows given up were added`() {
    let system = ConstraintSystem()
    let (between, pinned) = (system.addUnknown(), system.addUnknown())
    system.addRow([Term(between, 1)], constant: -10, .atLeast)
    let limit = system.addRow([Term(between, 1)], constant: -5, .atMost)
    system.addRow([Term(pinned, 1)], constant: -1, .equal)
    // A row that is only checked is found wrong before the two that are solved together.
    let second = system.addRow([Term(pinned, 1)], constant: -2, .equal)

    system.solve()

    expectEqual(system.conflicts.map(\.broken), [limit, second])
  }

  @Test(arguments: [false, true])
  func `a size that a row would make negative is 0, wherever the row names it (R11.9)`(
    isFirst: Bool
  ) {
    let system = ConstraintSystem()
    let (place, size) = (system.addUnknown(), system.addUnknown(isNonnegative: true))
    system.addRow([Term(place, 1)], constant: -20, .equal)
    let terms = [Term(size, 1), Term(place, -1)]
    system.addRow(isFirst ? terms : terms.reversed(), constant: 50, .equal, priority: 500)

    system.solve()

    expectEqual([place, size].map { system.value(of: $0) }, [20, 0])
  }

  @Test(arguments: 0...2)
  func `a constant beyond the greatest double counts as that, alone and among others`(others: Int) {
    let greatest = Double.greatestFiniteMagnitude
    for sign in [1.0, -1] {
      let system = ConstraintSystem()
      let place = system.addUnknown()
      system.addRow([Term(place, 0.5)], constant: -sign * greatest, .equal, priority: 500)
      for _ in 0..<others {
        system.addRow([Term(place, 1)], constant: -7, .equal, priority: 400)
      }

      system.solve()

      expectEqual(system.value(of: place), sign * greatest)
    }
  }
}
