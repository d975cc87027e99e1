import Testing

@testable import ConstraintsTests
@testable import TestSupport
@testable import ViewGeometry

/// The simplex method alone, without the steps and blocks around it.
@Suite struct LexicographicSimplexTests {
  private struct Row {
    var coefficients: [Double]
    var constant: Double
    var over: Int32 = LexicographicSimplex.noLevel
    var under: Int32 = LexicographicSimplex.noLevel
    var weight = 1.0
  }

  private func solved(_ rows: [Row], columns: Int) -> LexicographicSimplex {
    var simplex = LexicographicSimplex(columnCount: 0)
    simplex.reset(columnCount: columns)
    for row in rows {
      simplex.addRow(
        constant: row.constant, overLevel: row.over, underLevel: row.under, weight: row.weight)
      for (column, coefficient) in row.coefficients.enumerated() {
        simplex.addCoefficient(coefficient, column: column)
      }
    }
    simplex.solve()
    return simplex
  }

  /// The solution that minimizes a sum of columns; nil if it has no minimum.
  private func leastSolution(
    of simplex: inout LexicographicSimplex, _ objective: [(column: Int, coefficient: Double)]
  ) -> [Double]? {
    simplex.moveToLeast(objective) ? simplex.solution : nil
  }

  private func isCertainlyUnique(_ simplex: inout LexicographicSimplex) -> Bool {
    simplex.isCertainlyUnique()
  }

  /// To the right of 0 one row costs more and two cost less by the same amount, up to rounding, so
  /// the lower level decides.
  @Test func `costs that cancel but for rounding leave the choice to the next level`() {
    for first in 1...40 {
      for second in 1...40 {
        let (one, two, both) = (
          Double(first) / 10, Double(second) / 10, Double(first + second) / 10
        )
        let simplex = solved(
          [
            Row(coefficients: [1], constant: 0, over: 1, under: 1, weight: both),
            Row(coefficients: [one], constant: -100 * one, over: 1, under: 1),
            Row(coefficients: [two], constant: -200 * two, over: 1, under: 1),
            Row(coefficients: [1], constant: 50, over: 2, under: 2),
          ], columns: 1)
        expectEqual(simplex.solution, [0], "\(one) and \(two)")
      }
    }
  }

  @Test(arguments: [1, 0.25, 0.125, 0x1p-6])
  func `preferences of one priority settle on the median, however near they are`(pitch: Double) {
    for count in [3, 5, 7, 9] {
      for stride in [1, 2, count - 1] {
        let rows = (0..<count).map { index in
          let preferredSize = pitch * Double(index * stride % count)
          return Row(coefficients: [1], constant: -preferredSize, over: 1, under: 1)
        }
        expectEqual(
          solved(rows, columns: 1).solution, [pitch * Double(count / 2)],
          "\(count) in steps of \(stride)")
      }
    }
  }

  @Test func `the best solutions end where their sides say`() {
    // 2 <= x <= 9, x <= y <= 20
    var simplex = solved(
      [
        Row(coefficients: [1, 0], constant: -2, under: 0),
        Row(coefficients: [1, 0], constant: -9, over: 0),
        Row(coefficients: [-1, 1], constant: 0, under: 0),
        Row(coefficients: [0, 1], constant: -20, over: 0),
      ], columns: 2)

    expect(!isCertainlyUnique(&simplex))
    expectEqual(leastSolution(of: &simplex, [(0, 1), (1, 1)]), [2, 2])
    expectEqual(leastSolution(of: &simplex, [(0, -1), (1, -1)]), [9, 20])
    expectEqual(leastSolution(of: &simplex, [(1, 1), (0, -3)]), [9, 9])
    expectEqual(leastSolution(of: &simplex, [(1, -1), (0, 1)]), [2, 20])
  }

  @Test func `an unbounded side is reported, and the other side is found after it`() {
    var simplex = solved(
      [
        Row(coefficients: [1, 0], constant: -2, under: 0),
        Row(coefficients: [-1, 1], constant: -3, under: 0),
      ], columns: 2)

    expect(leastSolution(of: &simplex, [(1, -1)]) == nil)
    expectEqual(leastSolution(of: &simplex, [(1, 1)]), [2, 5])
    expectEqual(simplex.basic.count, 2)
    expectEqual(simplex.coefficients.count, 4)
  }

  @Test func `a solution with a price on every movement is the only one`() {
    let preferredSize = Row(coefficients: [1, 0], constant: -3, over: 1, under: 1)
    var open = solved([preferredSize], columns: 2)
    var fixed = solved(
      [preferredSize, Row(coefficients: [0, 1], constant: -4, over: 2, under: 2)], columns: 2)
    var oneSided = solved(
      [preferredSize, Row(coefficients: [0, 1], constant: -4, over: 2)], columns: 2)

    expect(!isCertainlyUnique(&open))
    expect(isCertainlyUnique(&fixed))
    expect(!isCertainlyUnique(&oneSided))
    expectEqual(fixed.solution, [3, 4])
  }

  @Test func `priorities have levels from the highest down, and those that are required the first`()
  {
    var simplex = LexicographicSimplex(columnCount: 1)
    for priority: Float in [250, 750, 1_000, 0, 250, 999, 2_000] { simplex.notePriority(priority) }

    expectEqual(simplex.priorities, [999, 750, 250])
    expectEqual(
      [2_000, 1_000, 999, 750, 250, 0].map { simplex.level(of: $0) }, [0, 0, 1, 2, 3, -1])
  }

  @Test func `the circuit of a wrong row has the rows it is a combination of`() {
    let system = ConstraintSystem()
    let unknowns = (0..<5).map { _ in system.addUnknown() }
    func pin(_ unknown: Int, _ value: Double) -> Int32 {
      system.addRow([.init(unknowns[unknown], 1)], constant: -value, .equal).index
    }
    var rows = [pin(0, 1), pin(1, 0), pin(2, 1), pin(3, 0), pin(4, 1)]
    rows.append(
      system.addRow(
        [.init(unknowns[1], 1), .init(unknowns[3], 1)], constant: -5, .equal
      ).index)
    var problem = SmallProblem(system.table.elements, rows: rows)
    problem.addRequiredRows { Int32($0 + 1) }
    problem.simplex.solve()

    expectEqual(
      rows.indices.map { problem.isSatisfied(row: $0) }, [true, true, true, true, true, false])
    expectEqual(problem.circuit(of: 5), [1, 3, 5])
    let conflict = RequiredConflict(table: system.table.elements)
    expectEqual(conflict.minimalSet(among: rows.reversed()), [rows[1], rows[3], rows[5]])
    expectEqual(conflict.minimalSet(among: Array(rows[..<5])), [])
  }

  @Test func `steps and blocks cost no more than the simplex over all rows at once`() {
    check({ $0.constraintScript(views: 4) }) { script in
      let scripted = ScriptedSystem(script)
      scripted.system.solve()
      guard scripted.conflicts.isEmpty else { return }
      var problem = SmallProblem(
        scripted.system.table.elements, rows: scripted.rows.map(\.id.index))
      problem.addAllRows()
      problem.simplex.solve()

      var excess: [Float: Double] = [:]
      for (place, entry) in scripted.rows.enumerated() {
        let found = scripted.sum(of: entry.id)
        let least = problem.simplex.error(of: place)
        excess[found > 0 ? entry.row.over : entry.row.under, default: 0] += abs(found)
        excess[least > 0 ? entry.row.over : entry.row.under, default: 0] -= abs(least)
      }
      for (priority, excess) in excess where priority > 0 {
        // A thousandth: many required rows may each be off by a millionth of their values.
        try demand(
          abs(excess) <= (priority < 1_000 ? 1e-6 : 1e-3),
          "At \(priority) the steps cost \(excess) more.")
      }
    }
  }
}
