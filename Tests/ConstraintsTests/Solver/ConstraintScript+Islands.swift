@testable import TestSupport
@testable import ViewGeometry

extension ChoiceSource {
  /// Returns pairs of unknowns with required sums, preferences for some of them and targets of the
  /// lowest priority between them.
  mutating func islandScript() -> ConstraintScript {
    var rows: [ConstraintScript.Row] = []
    for island in 0..<4 {
      rows.append(
        ConstraintScript.Row(
          terms: [(2 * island, 1), (2 * island + 1, 1)], constant: -10 * islandLength(),
          over: 1_000, under: 1_000))
      if oneIn(3) {
        rows.append(
          ConstraintScript.Row(
            terms: [(2 * island, 1)], constant: -islandLength(), over: 500,
            under: pick([500, 250, 0])))
      }
    }
    rows += (0..<3 + index(below: 4)).map { _ in islandTarget() }
    let steps = (0..<1 + index(below: 3)).map { _ in
      (0..<1 + index(below: 2)).map { _ in islandEdit() }
    }
    return ConstraintScript(viewCount: 4, rows: rows, steps: steps)
  }

  private mutating func islandTarget() -> ConstraintScript.Row {
    let (first, other) = (index(below: 4), 1 + index(below: 3))
    return ConstraintScript.Row(
      terms: [
        (2 * first + index(below: 2), 1),
        (2 * ((first + other) % 4) + index(below: 2), pick([-1, -1, 1, -2])),
      ], constant: -islandLength(), over: 50, under: 50)
  }

  private mutating func islandLength() -> Double { Double(index(below: 8)) / 2 }

  private mutating func islandEdit() -> ConstraintScript.Edit {
    let row = 4 + index(below: 9)
    switch choice(below: 5) {
    case 0: return .remove(row)
    case 1: return .add(islandTarget())
    case 2: return .setPriorities(row, over: pick([50, 500]), under: 50)
    default: return .setConstant(row, -islandLength())
    }
  }
}
