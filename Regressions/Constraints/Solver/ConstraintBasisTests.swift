import Testing

@testable import TestSupport
@testable import ViewGeometry

/// New constants for which the rows that were 0 in an earlier solution give the best one, or others
/// do.
@Suite struct ConstraintBasisTests {
  private typealias Term = ConstraintSystem.Term

  /// Rows over as many unknowns, wrong on both sides at one priority, that hold at some values.
  private struct Square {
    let coefficients: [[Double]]
    let system = ConstraintSystem()
    let unknowns: [ConstraintSystem.Unknown]
    private(set) var rows: [ConstraintSystem.Row] = []

    init(_ coefficients: [[Double]], holdingAt values: [Double]) {
      self.coefficients = coefficients
      let system = system
      unknowns = coefficients.map { _ in system.addUnknown() }
      for line in coefficients {
        rows.append(
          system.addRow(
            zip(unknowns, line).map { Term($0, $1) }, constant: Self.constant(line, values),
            .equal, priority: 500))
      }
      system.solve()
    }

    /// The solution if the rows hold at these values.
    func solved(holdingAt values: [Double]) -> [Double] {
      for (row, line) in zip(rows, coefficients) {
        system.setConstant(Self.constant(line, values), of: row)
      }
      system.solve()
      return unknowns.map { system.value(of: $0) }
    }

    private static func constant(_ line: [Double], _ values: [Double]) -> Double {
      -zip(line, values).reduce(0) { $0 + $1.0 * $1.1 }
    }
  }

  @Test func `numbers at which all rows hold are found exactly, time after time`() {
    check({ source in
      let count = 2 + source.index(below: 3)
      let coefficients = (0..<count).map { _ in
        (0..<count).map { _ in source.pick([1.0, -1, 3, -3, 5, 7, 2, 6]) }
      }
      let answers = (0..<11).map { _ in
        (0..<count).map { _ in
          source.pick([
            0, 1, -1, 1 + Double(source.index(below: 100)), -1 - Double(source.index(below: 1_000)),
            0x1p-8,
          ])
        }
      }
      return (coefficients, answers)
    }) { (coefficients, answers) in
      let square = Square(coefficients, holdingAt: answers[0])
      for answer in answers.dropFirst() {
        let found = square.solved(holdingAt: answer)
        // Rows may repeat others.
        guard square.unknowns.allSatisfy({ square.system.isDetermined($0) }) else { return }
        try demand(found == answer, "\(found), not \(answer)")
      }
    }
  }

  @Test(
    arguments: [
      ([[1, -1, 7], [7, 6, 2], [3, 1, 5]], [-4, -5, 1], [[0, 0, -2], [0, 0, 1]]),
      ([[3, 3, 6], [-1, 7, -1], [1, 7, 5]], [7, 0, 1], [[0, 0, -1], [0, 0, 1]]),
      ([[-1, 5, -1], [6, 3, 7], [-3, 7, 7]], [7, 8, 1], [[0, 0, 1]]),
      ([[3, 7, 2], [3, -1, 2], [3, 6, 5]], [1, 1, 0], [[0, 0, 1]]),
    ] as [([[Double]], [Double], [[Double]])])
  func `what is left where a number and its correction cancel is 0`(
    coefficients: [[Double]], first: [Double], answers: [[Double]]
  ) {
    let square = Square(coefficients, holdingAt: first)
    for answer in answers { expectEqual(square.solved(holdingAt: answer), answer) }
  }

  /// Rows that are nearly the same: from the rows as they were, the first value takes several
  /// correction steps.
  @Test(
    arguments: [
      ([[11, 11_025], [6_543, 6_557_870]], [371, 1_761]),
      ([[190_479, 1_046_721], [863_607, 4_745_697]], [2, 1_761]),
      ([[244_795, 998_147], [375_949, 1_532_925]], [596, 1_516]),
    ] as [([[Double]], [Double])])
  func `rounding is corrected until nothing is left of it`(
    coefficients: [[Double]], answer: [Double]
  ) {
    let square = Square(coefficients, holdingAt: [1, 1])

    expectEqual(square.solved(holdingAt: answer), answer)
  }

  @Test func `preferences on new sides move nothing`() {
    let system = ConstraintSystem()
    let (x, y) = (system.addUnknown(), system.addUnknown())
    let preferredSizes = [20.0, 30].map {
      system.addRow([Term(x, 1)], constant: -$0, .equal, priority: 250)
    }
    system.addRow([Term(y, 1)], constant: -10, .equal, priority: 400)
    system.addRow([Term(x, 1), Term(y, -1)], constant: 0, .equal, priority: 500)
    system.solve()

    for (first, second) in [(1.0, 2.0), (1, 30), (30, 1), (20, 30), (2, 1)] {
      system.setConstant(-first, of: preferredSizes[0])
      system.setConstant(-second, of: preferredSizes[1])
      system.solve()
      expectEqual([x, y].map { system.value(of: $0) }, [10, 10], "\(first) and \(second)")
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `limits that meet and then cross conflict, whichever of them held before (R11.71)`(
    isLowerFirst: Bool, pushesUp: Bool
  ) {
    let system = ConstraintSystem()
    let (x, y) = (system.addUnknown(), system.addUnknown())
    let relations: [ConstraintSystem.Relation] =
      isLowerFirst ? [.atLeast, .atMost] : [.atMost, .atLeast]
    let limits = relations.map {
      system.addRow([Term(x, 1), Term(y, 1)], constant: -10, $0)
    }
    let (lower, upper) = isLowerFirst ? (limits[0], limits[1]) : (limits[1], limits[0])
    system.addRow([Term(x, 1)], constant: -3, .equal, priority: 500)
    let preferredSize = system.addRow([Term(y, 1)], constant: 0, .equal, priority: 400)
    /// The second value, whose sum with 3 lies between the limits and is closest to the preferred
    /// one.
    func second(_ least: Double, _ greatest: Double, _ preferred: Double) -> Double {
      system.setConstant(-least, of: lower)
      system.setConstant(-greatest, of: upper)
      system.setConstant(-preferred, of: preferredSize)
      system.solve()
      return system.value(of: y)
    }

    // Both limits have been reached, the other one last.
    let preferredSizes: [Double] = pushesUp ? [20, 1] : [1, 20]
    for preferred in preferredSizes {
      expectEqual(second(10, 12, preferred), (preferred == 1 ? 7 : 9))
    }
    let preferred: Double = pushesUp ? 20 : 1
    expectEqual(second(10, 10, preferred), 7)

    let found = second(11, 10, preferred)
    expectEqual(
      system.conflicts, [ConstraintSystem.Conflict(rows: limits, broken: limits[1])])
    expectEqual(found, (isLowerFirst ? (pushesUp ? 20 : 8) : (pushesUp ? 7 : 1)))
    expectEqual(system.value(of: x), 3)

    expectEqual(second(10, 12, preferred), (pushesUp ? 9 : 7))
    expectEqual(system.conflicts, [])
  }

  @Test func `a limit that sinks from 0 below it conflicts, since no size is negative (R11.9)`() {
    let system = ConstraintSystem()
    let (size, place) = (system.addUnknown(isNonnegative: true), system.addUnknown())
    let limit = system.addRow([Term(size, 1)], constant: -3, .atMost)
    let sum = system.addRow(
      [Term(size, 1), Term(place, 1)], constant: 0, .equal, priority: 500)
    system.addRow([Term(place, 1)], constant: -5, .equal, priority: 400)
    func solved(limit greatest: Double, sum whole: Double) -> [Double] {
      system.setConstant(-greatest, of: limit)
      system.setConstant(-whole, of: sum)
      system.solve()
      return [size, place].map { system.value(of: $0) }
    }

    expectEqual(solved(limit: 3, sum: 10), [3, 7])
    expectEqual(solved(limit: 3, sum: 0), [0, 0])
    expectEqual(solved(limit: 0, sum: 10), [0, 10])
    expectEqual(system.conflicts, [])

    expectEqual(solved(limit: -1, sum: 10), [5, 5])
    expectEqual(system.conflicts, [ConstraintSystem.Conflict(rows: [limit], broken: limit)])

    expectEqual(solved(limit: 3, sum: 10), [3, 7])
    expectEqual(system.conflicts, [])
  }
}
