@testable import TestSupport
@testable import ViewGeometry

extension ChoiceSource {
  /// Returns views in the root or in each other whose required rows mostly contradict each other, with edits.
  ///
  /// Many contradict only because sizes aren't negative: a start beyond the far side of a view
  /// whose center it shares. If a row fixes the root's width, the system made it.
  mutating func contradictionScript(stepLimit: Int = 3) -> ConstraintScript {
    let count = 2 + index(below: 2)
    let rows =
      [
        ConstraintScript.Row(
          terms: [(0, 1)], constant: -pick([0, 100, 320]), over: 1_000, under: 1_000,
          rank: ConstraintSystem.unbreakable)
      ] + (0..<3 + index(below: 6)).map { _ in contradictionRow(among: count) }
    let steps = (0..<index(below: stepLimit)).map { _ in
      (0..<1 + index(below: 2)).map { _ in contradictionEdit(among: count) }
    }
    return ConstraintScript(viewCount: count, rows: rows, steps: steps)
  }

  /// A relation of one side of a view with one of its container, of a size with a constant or
  /// another size, or a preferred size.
  private mutating func contradictionRow(among count: Int) -> ConstraintScript.Row {
    let view = index(below: count)
    let (start, size) = (1 + 2 * view, 2 + 2 * view)
    // The root, or the view before it.
    let container = view > 0 && flag() ? 2 * view : 0
    let terms: [(unknown: Int, coefficient: Double)] =
      switch choice(below: 9) {
      case 0, 1: [(start, 1), (size, 0.5), (container, -0.5)]
      case 2: [(start, 1), (container, -1)]
      case 3: [(start, 1)]
      case 4: [(start, 1), (size, 1)]
      case 5: [(start, 1), (size, 1), (container, -1)]
      case 6: [(size, 1), (container, -pick([1, 0.5, 2]))]
      default: [(size, 1)]
      }
    let priority: Float = oneIn(6) ? pick([250, 750]) : 1_000
    let side = index(below: 8)
    return ConstraintScript.Row(
      terms: terms, constant: -contradictionLength(), over: side == 0 ? 0 : priority,
      under: side == 1 ? 0 : priority, rank: Int32(index(below: 3)))
  }

  private mutating func contradictionLength() -> Double { pick([0, 0, 10, 105, -8, 40.5, -30]) }

  private mutating func contradictionEdit(among count: Int) -> ConstraintScript.Edit {
    let row = index(below: 9)
    switch choice(below: 4) {
    case 0: return .remove(row)
    case 1: return .add(contradictionRow(among: count))
    default: return .setConstant(row, -contradictionLength())
    }
  }
}
