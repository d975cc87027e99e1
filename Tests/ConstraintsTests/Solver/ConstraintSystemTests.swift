import Testing

@testable import TestSupport
@testable import ViewGeometry

@Suite struct ConstraintSystemTests {
  typealias Term = ConstraintSystem.Term

  @Test func `a higher priority dominates, and equal ones settle on the median`() {
    let system = ConstraintSystem()
    let first = system.addUnknown(isNonnegative: true)
    let second = system.addUnknown(isNonnegative: true)
    system.addRow([Term(first, 1)], constant: -50, .equal, priority: 251)
    for _ in 0..<10 { system.addRow([Term(first, 1)], constant: -200, .equal, priority: 250) }
    for preferredSize in [10.0, 20, 90] {
      system.addRow([Term(second, 1)], constant: -preferredSize, .equal, priority: 500)
    }

    system.solve()

    expectEqual(system.value(of: first), 50)  // R11.30
    expectEqual(system.value(of: second), 20)  // R11.31
  }

  @Test func `a size is never negative, and says so where that is required`() {
    let system = ConstraintSystem()
    let preferred = system.addUnknown(isNonnegative: true)
    let pinned = system.addUnknown(isNonnegative: true)
    system.addContentRow(of: preferred, preferred: -10, hugging: 250, resistance: 750)
    let row = system.addRow([Term(pinned, 1)], constant: 10, .equal)

    system.solve()

    expectEqual(system.value(of: preferred), 0)
    expectEqual(system.conflicts, [ConstraintSystem.Conflict(rows: [row], broken: row)])  // R11.9
  }

  /// Hugging and resistance, required and not.
  private static let contentPriorities: [(hugging: Float, resistance: Float)] =
    [250, 750, 1_000].flatMap { hugging in [250, 750, 1_000].map { (hugging, $0) } }

  @Test(arguments: [40.0, 200])
  func `content whose priorities change is as content that always had them`(width: Double) {
    func system(
      _ priorities: (hugging: Float, resistance: Float)
    ) -> (ConstraintSystem, ConstraintSystem.Unknown, ConstraintSystem.Row) {
      let system = ConstraintSystem()
      let (length, follower) = (system.addUnknown(isNonnegative: true), system.addUnknown())
      let content = system.addContentRow(
        of: length, preferred: 100, hugging: priorities.hugging, resistance: priorities.resistance)
      system.addRow([Term(length, 1)], constant: -width, .equal, priority: 500)
      system.addRow([Term(follower, 1), Term(length, -2)], constant: 0, .equal)
      system.solve()
      return (system, follower, content)
    }
    for before in Self.contentPriorities {
      for after in Self.contentPriorities {
        let (changed, follower, content) = system(before)
        changed.setContentPriorities(
          hugging: after.hugging, resistance: after.resistance, of: content)
        changed.solve()
        let (fresh, other, _) = system(after)

        let (found, expected) = (changed.value(of: follower), fresh.value(of: other))
        expectEqual(found, expected, "\(before) to \(after)")
        let decides = width < 100 ? after.resistance : after.hugging
        expectEqual(expected, (decides > 500 ? 200 : 2 * width))
      }
    }
  }

  @Test func `the row of the greatest rank is broken, and comes back with its cause gone`() {
    let system = ConstraintSystem()
    let width = system.addUnknown(isNonnegative: true)
    let own = system.addRow([Term(width, 1)], constant: -100, .equal, breakRank: 2)
    let outer = system.addRow(
      [Term(width, 1)], constant: -80, .equal, breakRank: ConstraintSystem.unbreakable)
    let last = system.addRow([Term(width, 1)], constant: -90, .atLeast, breakRank: 1)

    system.solve()

    expectEqual(system.value(of: width), 80)
    expectEqual(Set(system.conflicts.map(\.broken)), [own, last])

    system.removeRow(outer)
    system.solve()

    expectEqual(system.value(of: width), 100)  // R11.74
    expect(system.conflicts.isEmpty)
  }

  @Test func `two preferences of one priority leave a range, and either end can be had`() {
    let system = ConstraintSystem()
    let width = system.addUnknown(isNonnegative: true)
    system.addRow([Term(width, 1)], constant: -24, .equal, priority: 500)
    system.addRow([Term(width, 1)], constant: -30, .atLeast, priority: 500)
    system.solve()

    expect(!system.isDetermined(width))
    expectEqual(system.range(of: width), ConstraintSystem.ValueRange(lower: 24, upper: 30))

    let before = system.value(of: width)
    expectEqual(system.exerciseAmbiguity(of: [width], seed: 0), [width])  // R11.79
    let after = system.value(of: width)
    expectEqual([before, after].sorted(), [24, 30])
  }

  @Test func `an unknown without rows has no bound but its sign`() {
    let system = ConstraintSystem()
    let place = system.addUnknown()
    let size = system.addUnknown(isNonnegative: true)
    system.solve()

    expectEqual(system.range(of: place), ConstraintSystem.ValueRange(lower: nil, upper: nil))
    expectEqual(system.range(of: size), ConstraintSystem.ValueRange(lower: 0, upper: nil))
  }

  @Test func `terms of one unknown that cancel each other have no effect on it`() {
    let system = ConstraintSystem()
    let (place, other) = (system.addUnknown(), system.addUnknown())
    system.addRow([Term(other, 1)], constant: -5, .equal)
    system.addRow([Term(place, 1)], constant: -3, .equal, priority: 250)
    system.addRow([Term(place, 1), Term(other, 1), Term(place, -1)], constant: -5, .equal)

    system.solve()

    expectEqual(system.value(of: other), 5)
    expectEqual(system.value(of: place), 3)
    expect(system.conflicts.isEmpty)
  }

  /// Two groups of rows, of which a lower ceiling and a greater sum make conflicts.
  private func strained(
    ceiling: Double, sum: Double
  ) -> (system: ConstraintSystem, ceiling: ConstraintSystem.Row, sum: ConstraintSystem.Row) {
    let system = ConstraintSystem()
    let (right, left) = (system.addUnknown(), system.addUnknown())
    let (first, second) = (system.addUnknown(), system.addUnknown())
    system.addRow([Term(right, 1)], constant: -10, .atLeast)
    let ceilingRow = system.addRow([Term(left, 1)], constant: -ceiling, .atMost)
    system.addRow([Term(right, 1), Term(left, -1)], constant: -5, .atMost)
    system.addRow([Term(right, 1)], constant: -10, .equal, priority: 250)
    system.addRow([Term(left, 1)], constant: -1, .equal, priority: 250)
    system.addRow([Term(first, 1), Term(second, 1)], constant: -10, .equal)
    system.addRow([Term(first, 1), Term(second, -1)], constant: -4, .equal)
    let sumRow = system.addRow([Term(first, 1), Term(second, 2)], constant: -sum, .equal)
    system.solve()
    return (system, ceilingRow, sumRow)
  }

  @Test func `conflicts come in the order in which a system from scratch finds them`() {
    let edited = strained(ceiling: 20, sum: 13)
    expect(edited.system.conflicts.isEmpty)
    edited.system.setConstant(-2, of: edited.ceiling)
    edited.system.setConstant(-100, of: edited.sum)
    edited.system.solve()

    let fresh = strained(ceiling: 2, sum: 100)

    expectEqual(fresh.system.conflicts.count, 2)
    expectEqual(edited.system.conflicts, fresh.system.conflicts)
  }

  @Test func `rows that replace removed ones come in the order of adding`() {
    let system = ConstraintSystem()
    let (x, y) = (system.addUnknown(), system.addUnknown())
    let pins = [x, y].map { system.addRow([Term($0, 1)], constant: -1, .equal) }
    let spare = system.addRow([Term(y, 1)], constant: 0, .equal, priority: 250)
    let first = system.addRow([Term(x, 1)], constant: -5, .atMost)
    system.solve()
    system.removeRow(spare)
    let second = system.addRow([Term(y, 1)], constant: 5, .atMost)
    system.setConstant(5, of: first)
    system.solve()

    expectEqual(second, spare)
    expectEqual(system.conflicts.map(\.rows), [[pins[0], first], [pins[1], second]])
  }

  @Test func `the first solve reports the values that aren't 0`() {
    let system = ConstraintSystem()
    let unknowns = (0..<4).map { _ in system.addUnknown() }
    for (index, unknown) in unknowns.enumerated() {
      system.addRow([Term(unknown, 1)], constant: 1 - Double(index), .equal)
    }
    system.solve()

    expectEqual(unknowns.map { system.value(of: $0) }, [-1, 0, 1, 2])
    expectEqual(Set(system.changedUnknowns), [unknowns[0], unknowns[2], unknowns[3]])
  }

  @Test func `what isn't finite counts as the number next to it, and what is none as 0`() {
    let numbers = [.nan, .infinity, -.infinity, 0.5, -3]
    let greatest = Double.greatestFiniteMagnitude
    expectEqual(numbers.map(\.saturated), [0, greatest, -greatest, 0.5, -3])
  }

  @Test func `rows that follow a pinned value don't affect it (R11.81)`() {
    let system = ConstraintSystem()
    let (pinned, follower) = (system.addUnknown(), system.addUnknown())
    let pin = system.addRow([Term(pinned, 1)], constant: -8, .equal)
    let links = [500, 400].map { priority in
      system.addRow(
        [Term(follower, 1), Term(pinned, -1)], constant: -20, .equal, priority: priority)
    }
    system.solve()

    expectEqual(system.rowsAffecting(pinned), [pin])
    expectEqual(system.rowsAffecting(follower), [pin] + links)
  }

  @Test func `rows that affect a value are those upstream`() {
    let system = ConstraintSystem()
    let (first, second, other) = (system.addUnknown(), system.addUnknown(), system.addUnknown())
    let pin = system.addRow([Term(first, 1)], constant: -8, .equal)
    let link = system.addRow([Term(second, 1), Term(first, -1)], constant: -20, .equal)
    system.addRow([Term(other, 1), Term(second, -1)], constant: 0, .equal)
    system.solve()

    expectEqual(system.rowsAffecting(second), [pin, link])  // R11.81
  }

  @Test func `indices of removed rows and unknowns are used again without a trace`() {
    let system = ConstraintSystem()
    let width = system.addUnknown(isNonnegative: true)
    let row = system.addContentRow(of: width, preferred: 40, hugging: 250, resistance: 750)
    system.solve()

    system.setConstant(-70, of: row)
    system.removeRow(row)
    system.removeUnknown(width)
    let place = system.addUnknown()
    let pin = system.addRow([Term(place, 2)], constant: -9, .equal)
    system.solve()

    expect(place == width && pin == row)
    expectEqual(system.value(of: place), 4.5)
    expectEqual(system.changedUnknowns, [place])
  }

  @Test func `a chain of 20,000 is solved step by step, and an edit reports what moved (T12.45)`() {
    let system = ConstraintSystem()
    var ends: [ConstraintSystem.Unknown] = []
    var preferredSizes: [ConstraintSystem.Row] = []
    for _ in 0..<20_000 {
      let start = system.addUnknown()
      let size = system.addUnknown(isNonnegative: true)
      preferredSizes.append(
        system.addContentRow(of: size, preferred: 2, hugging: 250, resistance: 750))
      let end = system.addUnknown()
      system.addRow([Term(end, 1), Term(start, -1), Term(size, -1)], constant: 0, .equal)
      if let last = ends.last {
        system.addRow([Term(start, 1), Term(last, -1)], constant: -1, .equal)
      } else {
        system.addRow([Term(start, 1)], constant: 0, .equal)
      }
      ends.append(end)
    }
    system.solve()

    expectEqual(system.value(of: ends[19_999]), 59_999)
    // No position is a sum of all sizes before it.
    expect(system.blocks.slopes.count <= 20_000)

    system.setConstant(-3, of: preferredSizes[19_998])
    system.solve()

    expectEqual(system.value(of: ends[19_999]), 60_000)
    expectEqual(system.changedUnknowns.count, 4)
  }

  @Test func `labels that compete at one priority share what is missing, exactly`() {
    let system = ConstraintSystem()
    let sizes = (0..<20).map { _ in system.addUnknown(isNonnegative: true) }
    for (index, size) in sizes.enumerated() {
      system.addContentRow(
        of: size, preferred: 40 + Double(index) / 8, hugging: 250, resistance: 750)
    }
    system.addRow(sizes.map { Term($0, 1) }, constant: -600, .equal)
    system.solve()

    let shortfall = sizes.enumerated().reduce(0) {
      $0 + max(0, 40 + Double($1.offset) / 8 - system.value(of: $1.element))
    }
    expectEqual(shortfall, 223.75)
    expectEqual(sizes.reduce(0) { $0 + system.value(of: $1) }, 600)
    expect(!system.isDetermined(sizes[3]))
  }

  @Test func `a share is exact if the row is weighed, and counts as the quotient it represents`() {
    let system = ConstraintSystem()
    let (whole, part) = (system.addUnknown(), system.addUnknown(isNonnegative: true))
    system.addRow([Term(whole, 1)], constant: -350, .equal)
    // part == 43.25 / 181.25 of the whole
    system.addRow(
      [Term(part, 181.25), Term(whole, -43.25)], constant: 0, .equal, priority: 500,
      weight: 1 / 181.25)
    system.addRow([Term(part, 1)], constant: -362.5, .equal, priority: 499)
    system.solve()
    expectEqual(system.value(of: part), 43.25 * 350 / 181.25)

    // Errors of 1 and 181.25 · 1/181.25: two against one, whatever the rows are multiplied by.
    for _ in 0..<2 { system.addRow([Term(part, 1)], constant: -90, .equal, priority: 500) }
    system.solve()
    expectEqual(system.value(of: part), 90)
  }

  @Test func `rows times a number and their weights divided by it are the same rows`() {
    check({ $0.constraintScript(views: 4) }) { script in
      let plain = ScriptedSystem(script)
      let system = ConstraintSystem()
      let unknowns = script.isNonnegative.map { system.addUnknown(isNonnegative: $0) }
      for (number, row) in script.rows.enumerated() {
        let factor = [1.0, 0.25, 8][number % 3]
        guard row.over == row.under || row.over == 0 || row.under == 0 else {
          system.addContentRow(
            of: unknowns[row.terms[0].unknown], preferred: -row.constant, hugging: row.over,
            resistance: row.under, breakRank: row.rank)
          continue
        }
        system.addRow(
          row.terms.map { Term(unknowns[$0.unknown], factor * $0.coefficient) },
          constant: factor * row.constant,
          row.over == 0 ? .atLeast : row.under == 0 ? .atMost : .equal,
          priority: max(row.over, row.under), breakRank: row.rank, weight: 1 / factor)
      }
      plain.system.solve()
      system.solve()

      try demand(
        system.conflicts.map(\.broken.index) == plain.system.conflicts.map(\.broken.index),
        "\(system.conflicts), not \(plain.system.conflicts)")
      for (unknown, value) in zip(unknowns, plain.values) where system.isDetermined(unknown) {
        let found = system.value(of: unknown)
        try demand(
          abs(found - value) <= 1e-9 * max(1, abs(value)),
          "\(unknown.index): \(found), not \(value)")
      }
    }
  }

  @Test func `whatever the constants are, solving ends with finite values`() {
    check(
      { source in
        var script = source.constraintScript(views: 4)
        let factors = [1, 1e-300, 1e15, 1e300, Double.greatestFiniteMagnitude / 512]
        for place in script.rows.indices {
          script.rows[place].constant *= source.pick(factors)
          for term in script.rows[place].terms.indices {
            script.rows[place].terms[term].coefficient *= source.pick([1, 1, 1e-300, 1e300])
          }
        }
        return script
      }, cases: .perThousand(120)
    ) { script in
      var scripted = ScriptedSystem(script)
      scripted.system.solve()
      for step in script.steps {
        for edit in step { scripted.apply(edit) }
        scripted.system.solve()
        for unknown in scripted.unknowns { _ = scripted.system.range(of: unknown) }
      }

      for value in scripted.values { try demand(value.isFinite, "\(scripted.values)") }
    }
  }

  @Test func `an unknown that replaces another one is 0 until the next solve`() {
    let system = ConstraintSystem()
    let old = system.addUnknown()
    let row = system.addRow([Term(old, 1)], constant: -5, .equal)
    system.solve()
    system.removeRow(row)
    system.removeUnknown(old)

    let new = system.addUnknown()

    expectEqual(system.value(of: new), 0)
  }
}
