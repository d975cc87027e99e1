import Testing

@testable import TestSupport
@testable import ViewGeometry

@Suite struct ConstraintLaws {
  @Test func `a solved system agrees with a second engine in fractions`() {
    check({ $0.constraintScript(views: 4) }) { script in
      let scripted = ScriptedSystem(script)
      scripted.system.solve()
      try expectAgreement(scripted)
    }
  }

  @Test func `after edits a system is as if built from scratch, and as the second engine says`() {
    check({ $0.constraintScript(views: 3) }) { script in
      var scripted = ScriptedSystem(script)
      try follow(script.steps, with: &scripted, expecting: expectSameAsRebuilt)
      try expectAgreement(scripted)
    }
  }

  @Test func `the order of adding rows makes no difference`() {
    check({ source in
      let script = source.constraintScript(views: 4)
      return (script, script.rows.indices.map { _ in source.choice(below: 1 << 20) })
    }) { (script, keys) in
      let scripted = ScriptedSystem(script)
      scripted.system.solve()
      guard scripted.conflicts.isEmpty else { return }
      let order = script.rows.indices.sorted { keys[$0] < keys[$1] }
      let shuffled = scripted.rebuilt(order: order)
      shuffled.system.solve()

      try demand(shuffled.conflicts.isEmpty, "The shuffled rows are in conflict.")
      for (unknown, pair) in zip(scripted.unknowns, zip(scripted.values, shuffled.values))
      where scripted.system.isDetermined(unknown) {
        try demand(isSame(pair.0, pair.1), "Unknown \(unknown.index): \(pair.0) or \(pair.1)")
      }
    }
  }

  @Test func `a row is the sum of its terms, however often each unknown is mentioned`() {
    check({ $0.constraintScript(views: 3) }) { script in
      var scripted = ScriptedSystem(script, splitsTerms: true)
      try follow(script.steps, with: &scripted, expecting: expectSameAsRebuilt)
    }
  }

  @Test func `rows of any shape agree with the second engine, through edits of their constants`() {
    check({ $0.denseScript() }, cases: .perThousand(500)) { script in
      var scripted = ScriptedSystem(script)
      try follow(script.steps, with: &scripted, expecting: expectAgreement)
    }
  }

  @Test func `conflicts are minimal, and all other required rows hold, whatever is broken`() {
    check({ $0.contradictionScript() }) { script in
      var scripted = ScriptedSystem(script)
      try follow(script.steps, with: &scripted, expecting: expectAgreement)
    }
  }

  @Test func `conflicts stay minimal through long histories of contradictions`() {
    check({ $0.contradictionScript(stepLimit: 40) }, cases: .perThousand(30)) { script in
      var scripted = ScriptedSystem(script)
      try follow(script.steps, with: &scripted, expecting: expectAgreement)
    }
  }

  @Test func `targets between unknowns with fixed sums agree with the second engine`() {
    check({ $0.islandScript() }, cases: .perThousand(300)) { script in
      var scripted = ScriptedSystem(script)
      try follow(script.steps, with: &scripted, expecting: expectAgreement)
    }
  }

  @Test func `what the corrections of an answer cancel to is 0`() throws {
    let rows: [(terms: [(unknown: Int, coefficient: Double)], constant: Double, Float, Float)] = [
      ([(2, 3), (3, 1), (4, -1)], 0, 500, 500), ([(2, 1), (3, 1)], 0, 250, 250),
      ([(0, 1)], 0, 250, 250), ([(1, -1), (2, -2), (3, -1)], -40, 0, 1000),
      ([(0, 1), (1, -1), (2, 0.5)], 0, 1000, 1000),
    ]
    let script = ConstraintScript(
      viewCount: 2,
      rows: rows.map { .init(terms: $0.terms, constant: $0.constant, over: $0.2, under: $0.3) },
      steps: [[.setConstant(0, 0)]])
    var scripted = ScriptedSystem(script)
    try follow(script.steps, with: &scripted, expecting: expectAgreement)
  }

  /// Solves a system and again after each step, which must report the changed values.
  private func follow(
    _ steps: [[ConstraintScript.Edit]], with scripted: inout ScriptedSystem,
    expecting expect: (ScriptedSystem) throws -> Void
  ) throws {
    scripted.system.solve()
    try expect(scripted)
    for step in steps {
      for edit in step { scripted.apply(edit) }
      let before = scripted.values
      scripted.system.solve()
      try expectChanges(scripted, since: before)
      try expect(scripted)
    }
  }

  /// Every value equals the second engine's, exactly so if it is dyadic; conflicts are minimal and
  /// well chosen.
  private func expectAgreement(_ scripted: ScriptedSystem) throws {
    var active = Set(scripted.rows.indices)
    for conflict in scripted.conflicts {
      try demand(
        scripted.textbook(conflict.rows) == nil, "\(conflict.rows) can hold all together.")
      for row in conflict.rows {
        try demand(
          scripted.textbook(conflict.rows.filter { $0 != row }) != nil,
          "\(conflict.rows) conflict even without \(row).")
      }
      try demand(
        conflict.rows.allSatisfy { row in
          let rank = (scripted.rows[row].row.rank, row)
          return rank <= (scripted.rows[conflict.broken].row.rank, conflict.broken)
        }, "\(conflict.broken) of \(conflict.rows) is not the one to break.")
      active.remove(conflict.broken)
    }
    for broken in scripted.conflicts.map(\.broken) {
      try demand(
        scripted.textbook((active + [broken]).sorted()) == nil,
        "\(broken) was given up, and could hold beside all others.")
    }
    guard let answer = scripted.textbook(active.sorted()) else {
      throw Falsified(description: "The rows that are left conflict, and nobody says so.")
    }
    let ranges = scripted.unknowns.indices.map { index in
      (least: answer.extreme(of: index, sign: 1), greatest: answer.extreme(of: index, sign: -1))
    }
    // Exact if every value of the only solution is a dyadic fraction.
    let isDyadic = ranges.allSatisfy { $0 == $1 && $0?.isDyadic == true }
    for (index, (least, greatest)) in ranges.enumerated() {
      let unknown = scripted.unknowns[index]
      let value = scripted.system.value(of: unknown)
      let range = scripted.system.range(of: unknown)
      if let least, least == greatest {
        try demand(
          isDyadic ? value == least.value : isSame(value, least.value),
          "Unknown \(index) is \(value), not \(least).")
        try demand(
          scripted.system.isDetermined(unknown), "Unknown \(index) is \(least), not \(range).")
      } else {
        try demand(
          isSame(range.lower, least?.value) && isSame(range.upper, greatest?.value),
          "Unknown \(index) lies in \(range), not in "
            + "\(String(describing: least))...\(String(describing: greatest)).")
      }
    }
    try expectOptimal(scripted, active: active, answer: answer)
  }

  /// The errors at each priority are the least ones, even if several solutions are best.
  private func expectOptimal(
    _ scripted: ScriptedSystem, active: Set<Int>, answer: TextbookProgram
  ) throws {
    var found: [Float: Double] = [:]
    var least: [Float: Double] = [:]
    for place in active {
      let row = scripted.rows[place].row
      let values = scripted.values
      let sum = row.terms.reduce(row.constant) { $0 + $1.coefficient * values[$1.unknown] }
      found[sum > 0 ? row.over : row.under, default: 0] += abs(sum)
      let exact = row.textbook.terms.reduce(row.textbook.constant) {
        $0 + $1.coefficient * answer.value(of: $1.unknown)
      }
      least[exact > .zero ? row.over : row.under, default: 0] += exact.magnitude.value
    }
    for priority in Set(found.keys).union(least.keys) where priority > 0 {
      let (found, least) = (found[priority] ?? 0, least[priority] ?? 0)
      try demand(
        abs(found - least) <= 1e-6 * max(1, least),
        "At \(priority) the errors are \(found), not \(least).")
    }
  }

  private func expectSameAsRebuilt(_ scripted: ScriptedSystem) throws {
    let rebuilt = scripted.rebuilt()
    rebuilt.system.solve()
    try demand(
      scripted.conflicts.map(\.rows) == rebuilt.conflicts.map(\.rows)
        && scripted.conflicts.map(\.broken) == rebuilt.conflicts.map(\.broken),
      "The conflicts are \(scripted.conflicts), from scratch \(rebuilt.conflicts).")
    for (index, pair) in zip(scripted.values, rebuilt.values).enumerated()
    where rebuilt.system.isDetermined(rebuilt.unknowns[index]) {
      try demand(isSame(pair.0, pair.1), "Unknown \(index) is \(pair.0), from scratch \(pair.1).")
    }
  }

  private func expectChanges(_ scripted: ScriptedSystem, since before: [Double]) throws {
    let changed = zip(scripted.unknowns, zip(before, scripted.values))
      .filter { $1.0 != $1.1 }.map { $0.0.index }
    let reported = scripted.system.changedUnknowns.map(\.index).sorted()
    try demand(reported == changed, "Changed: \(changed), reported: \(reported)")
  }

  private func isSame(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= 1e-9 * max(1, abs(first), abs(second))
  }

  private func isSame(_ first: Double?, _ second: Double?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return isSame(first, second)
  }
}
