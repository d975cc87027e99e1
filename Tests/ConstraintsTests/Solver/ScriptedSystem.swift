@testable import ViewGeometry

/// A system that follows a script, and the second engine's results for its rows.
struct ScriptedSystem {
  let system = ConstraintSystem()
  private(set) var unknowns: [ConstraintSystem.Unknown] = []
  /// The rows in the system, in the order of adding.
  private(set) var rows: [(id: ConstraintSystem.Row, row: ConstraintScript.Row)] = []
  private let isNonnegative: [Bool]
  private let splitsTerms: Bool

  /// With split terms each unknown of a row is mentioned twice, and the next one with terms that
  /// cancel.
  init(_ script: ConstraintScript, splitsTerms: Bool = false) {
    self.splitsTerms = splitsTerms
    isNonnegative = script.isNonnegative
    unknowns = isNonnegative.map { system.addUnknown(isNonnegative: $0) }
    for row in script.rows { add(row) }
  }

  /// A system of the same rows without history, in the order of `rows` or in another one.
  func rebuilt(order: [Int]? = nil) -> ScriptedSystem {
    var script = ConstraintScript(viewCount: (isNonnegative.count - 1) / 2, rows: [], steps: [])
    script.rows = order?.map { rows[$0].row } ?? rows.map(\.row)
    return ScriptedSystem(script)
  }

  mutating func add(_ row: ConstraintScript.Row) {
    let terms = row.terms.flatMap { splitsTerms ? split($0) : [term($0.unknown, $0.coefficient)] }
    let id: ConstraintSystem.Row
    if row.over == 0 || row.under == 0 || row.terms.count != 1 || row.terms[0].coefficient != 1 {
      id = system.addRow(
        terms, constant: row.constant,
        row.over == 0 ? .atLeast : row.under == 0 ? .atMost : .equal,
        priority: max(row.over, row.under), breakRank: row.rank)
    } else {
      id = system.addContentRow(
        of: unknowns[row.terms[0].unknown], preferred: -row.constant, hugging: row.over,
        resistance: row.under,
        breakRank: row.rank)
    }
    rows.append((id, row))
  }

  private func term(_ unknown: Int, _ coefficient: Double) -> ConstraintSystem.Term {
    ConstraintSystem.Term(unknowns[unknown], coefficient)
  }

  private func split(_ part: (unknown: Int, coefficient: Double)) -> [ConstraintSystem.Term] {
    let other = (part.unknown + 1) % unknowns.count
    return [
      term(other, 2), term(part.unknown, 3 * part.coefficient), term(other, -2),
      term(part.unknown, -2 * part.coefficient),
    ]
  }

  /// Applies an edit; an edit of a missing row does nothing.
  mutating func apply(_ edit: ConstraintScript.Edit) {
    switch edit {
    case .add(let row):
      add(row)
    case .remove(let place):
      // Not the root's width.
      guard place > 0, place < rows.count else { return }
      system.removeRow(rows.remove(at: place).id)
    case .setConstant(let place, let constant):
      guard place < rows.count else { return }
      rows[place].row.constant = constant
      system.setConstant(constant, of: rows[place].id)
    case .setPriorities(let place, let over, let under):
      guard place > 0, place < rows.count else { return }
      let row = rows[place].row
      if row.over > 0, row.under > 0, row.terms.count == 1, row.terms[0].coefficient == 1 {
        (rows[place].row.over, rows[place].row.under) = (over, under)
        system.setContentPriorities(hugging: over, resistance: under, of: rows[place].id)
      } else {
        if row.over > 0 { rows[place].row.over = over }
        if row.under > 0 { rows[place].row.under = over }
        system.setPriority(over, of: rows[place].id)
      }
    }
  }

  var values: [Double] { unknowns.map { system.value(of: $0) } }

  /// The sum of a row at the solution.
  func sum(of row: ConstraintSystem.Row) -> Double {
    system.table.elements.sum(of: row.index, at: system.solution.values.elements)
  }

  /// The conflicts as indices in `rows`.
  var conflicts: [(rows: [Int], broken: Int)] {
    let place = Dictionary(uniqueKeysWithValues: rows.indices.map { (rows[$0].id, $0) })
    return system.conflicts.map { conflict in
      (conflict.rows.compactMap { place[$0] }, place[conflict.broken] ?? -1)
    }
  }

  /// The second engine's solution for some of the rows, nil if the required ones can't all hold.
  func textbook(_ places: some Sequence<Int>) -> TextbookProgram? {
    TextbookProgram(isNonnegative: isNonnegative, rows: places.map { rows[$0].row.textbook })
  }
}
