@testable import TestSupport
@testable import ViewGeometry

extension ChoiceSource {
  /// Returns rows of any shape over five unknowns, so that most of them must be solved together,
  /// and edits of their constants.
  mutating func denseScript() -> ConstraintScript {
    let rows = (0..<4 + index(below: 5)).map { _ in denseRow() }
    let steps = (0..<1 + index(below: 4)).map { _ in
      (0..<1 + index(below: 3)).map { _ in denseEdit(rows.count) }
    }
    return ConstraintScript(viewCount: 2, rows: rows, steps: steps)
  }

  private mutating func denseRow() -> ConstraintScript.Row {
    let first = index(below: 5)
    let terms = (0..<1 + index(below: 3)).map { step in
      (unknown: (first + step) % 5, coefficient: pick([1, 1, -1, -1, 2, -2, 0.5, 3]))
    }
    let priority = densePriority()
    let side = index(below: 5)
    return ConstraintScript.Row(
      terms: terms, constant: denseConstant(), over: side == 3 ? 0 : priority,
      under: side == 4 ? 0 : priority, rank: Int32(index(below: 3)))
  }

  /// Few constants, so that edits return to earlier values.
  private mutating func denseConstant() -> Double { pick([0, -40, 25, -60, 8]) }

  private mutating func densePriority() -> Float { pick([250, 250, 500, 750, 1_000]) }

  private mutating func denseEdit(_ rows: Int) -> ConstraintScript.Edit {
    let row = index(below: rows)
    return oneIn(4)
      ? .setPriorities(row, over: densePriority(), under: densePriority())
      : .setConstant(row, denseConstant())
  }
}
