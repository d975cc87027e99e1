import TestSupport
import Testing

@testable import ViewGeometry

/// Edits of constants replay compiled steps; a system that has just been made applies them by its
/// rows.
@Suite struct ConstraintReplayTests {
  private typealias Term = ConstraintSystem.Term

  /// Positions in a line, each a share of the one before and of a size, and equal widths between
  /// some of them.
  ///
  /// There are steps with pivots of 1, -1 and 3, and blocks of one parameter; the values aren't
  /// dyadic.
  fileprivate struct Line {
    let system = ConstraintSystem()
    var places: [ConstraintSystem.Unknown] = []
    var rows: [ConstraintSystem.Row] = []

    init(constants: [Double]) {
      for (index, constant) in constants.enumerated() {
        let place = system.addUnknown()
        let size = system.addUnknown(isNonnegative: true)
        system.addRow([Term(size, 1)], constant: -10 - Double(index) / 7, .equal)
        let factor = index % 5 == 0 ? 3.0 : index % 2 == 0 ? 1 : -1
        var terms = [Term(place, factor), Term(size, 0.3)]
        if let last = places.last { terms.append(Term(last, -0.7 * factor)) }
        rows.append(system.addRow(terms, constant: constant, .equal))
        if index % 3 == 2 { tie(place, from: places[index - 1], constant) }
        places.append(place)
      }
      system.solve()
    }

    /// Three equal widths between two positions: a block of one parameter.
    private func tie(
      _ end: ConstraintSystem.Unknown, from start: ConstraintSystem.Unknown, _ constant: Double
    ) {
      let widths = (0..<3).map { _ in system.addUnknown() }
      for width in widths.dropFirst() {
        system.addRow([Term(width, 1), Term(widths[0], -1)], constant: constant / 9, .equal)
      }
      system.addRow(
        widths.map { Term($0, 1) } + [Term(start, 1), Term(end, -1)], constant: 0.1, .equal)
    }

    var values: [Double] {
      system.solution.values.array
    }
  }

  @Test func `a replay of new constants gives the bits of a first solve`() {
    var constants = (0..<200).map { Double($0 * 37 % 101) / 3 }
    let line = Line(constants: constants)
    expect(line.system.program.replay.operations.isEmpty)

    for edit in 0..<50 {
      let place = edit * 67 % constants.count
      constants[place] -= 1 / Double(edit + 3)
      line.system.setConstant(constants[place], of: line.rows[place])
      line.system.solve()

      expectEqual(line.system.program.replay.operations.count, line.system.program.steps.count)
      let replayed = line.values
      expectEqual(replayed, line.solvedFromScratch())
    }
  }

  @Test func `an edit that moves nothing behind it takes few steps and says so`() {
    let line = Line(constants: [Double](repeating: 1, count: 300))
    line.system.setConstant(2, of: line.rows[299])
    line.system.solve()

    expect(line.system.changedUnknowns.contains(line.places[299]))
    expect(line.system.changedUnknowns.count < 8)
  }

  /// Two gaps and a width of twice their length share the rest: a third of it, which is whole for
  /// these lengths.
  @Test
  func `thirds that are whole numbers are exact, from scratch or by the rows that held before`() {
    let system = ConstraintSystem()
    let unknowns = (0..<7).map { _ in system.addUnknown() }
    func add(_ terms: [Int: Double], _ constant: Double, priority: Float = 1_000)
      -> ConstraintSystem.Row
    {
      system.addRow(
        terms.sorted { $0.key < $1.key }.map { Term(unknowns[$0.key], $0.value) },
        constant: constant, .equal, priority: priority)
    }
    let length = add([0: 1], -105)
    _ = add([1: 1], -16, priority: 750)
    _ = add([3: 1, 1: -1, 2: -1], -16, priority: 750)
    _ = add([5: 1, 3: -1, 4: -1], -16, priority: 750)
    _ = add([0: 1, 5: -1, 6: -1], -8)
    _ = add([6: 1, 4: -2], 0)
    _ = add([2: 1, 0: -0.5], 4)
    system.solve()

    for part in 1...500 {
      system.setConstant(-Double(104 + 6 * part), of: length)
      system.solve()
      expectEqual(system.value(of: unknowns[4]), Double(part))
      expectEqual(system.value(of: unknowns[6]), Double(2 * part))
    }
  }

  @Test(arguments: 1...4)
  func `what reads a number follows it wherever its steps lie`(readers: Int) {
    for between in 0..<140 {
      let system = ConstraintSystem()
      let source = system.addUnknown()
      let pin = system.addRow([Term(source, 1)], constant: 0, .equal)
      for _ in 0..<between {
        system.addRow([Term(system.addUnknown(), 1)], constant: -1, .equal)
      }
      let followers = (0..<readers).map { _ in system.addUnknown() }
      for follower in followers {
        system.addRow([Term(follower, 1), Term(source, -1)], constant: 0, .equal)
      }
      system.solve()
      system.setConstant(-7, of: pin)
      system.solve()

      expect(followers.allSatisfy { system.value(of: $0) == 7 }, "\(between) steps between")
    }
  }

  @Test func `a sum beyond the greatest double counts as that in a replay, too`() {
    let greatest = Double.greatestFiniteMagnitude
    let system = ConstraintSystem()
    let (source, sum) = (system.addUnknown(), system.addUnknown())
    let pin = system.addRow([Term(source, 1)], constant: 0, .equal)
    system.addRow([Term(sum, 1), Term(source, -1)], constant: -greatest, .equal)
    system.solve()
    expectEqual(system.value(of: sum), greatest)

    system.setConstant(-greatest, of: pin)
    system.solve()

    expectEqual(system.value(of: sum), greatest)
  }

  @Test func `a row that comes after a replay is read by the next one`() {
    let line = Line(constants: [Double](repeating: 1, count: 40))
    line.system.setConstant(2, of: line.rows[0])
    line.system.solve()
    let follower = line.system.addUnknown()
    line.system.addRow([Term(follower, 1), Term(line.places[39], -1)], constant: 0, .equal)
    line.system.solve()
    line.system.setConstant(500, of: line.rows[0])
    line.system.solve()

    expectEqual(line.system.value(of: follower), line.system.value(of: line.places[39]))
    expect(line.system.changedUnknowns.contains(follower))
  }

  @Test func `edits don't add to what blocks take up`() {
    let system = ConstraintSystem()
    let widths = (0..<100).map { _ in system.addUnknown(isNonnegative: true) }
    for width in widths.dropFirst() {
      system.addRow([Term(width, 1), Term(widths[0], -1)], constant: 0, .equal)
    }
    var sum: ConstraintSystem.Row?
    for total in 1...400 {
      if let sum { system.removeRow(sum) }
      sum = system.addRow(widths.map { Term($0, 1) }, constant: -Double(total), .equal)
      system.solve()
    }

    expectEqual(system.value(of: widths[99]), 4)
    expect(!system.blocks.slopes.isEmpty)
    expect(system.blocks.slopes.count < 10_000)
    expect(system.blocks.unknowns.count < 1_000)
    expect(system.blocks.rows.count < 10_000)
  }
}

extension ConstraintReplayTests.Line {
  /// The values when all steps are ordered again and evaluated by their rows.
  fileprivate func solvedFromScratch() -> [Double] {
    for index in system.solution.values.indices { system.solution.values[index] = 0 }
    system.phase = .new
    system.solve()
    return values
  }
}
