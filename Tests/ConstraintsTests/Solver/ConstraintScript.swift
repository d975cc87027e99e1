@testable import TestSupport
@testable import ViewGeometry

/// A random system with the structure of layouts: views in a line inside a root, and edits of it.
///
/// Unknown 0 is the root's width; view i has its start at unknown 1 + 2i and its size, never negative, at 2 + 2i.
struct ConstraintScript: CustomStringConvertible {
  struct Row: CustomStringConvertible {
    var terms: [(unknown: Int, coefficient: Double)]
    var constant: Double
    var over: Float
    var under: Float
    var rank: Int32 = 0

    var description: String {
      let sum = terms.map { "\($0.coefficient)*x\($0.unknown)" }.joined(separator: " + ")
      return "\(sum) + \(constant), over @\(over), under @\(under), rank \(rank)"
    }

    var textbook: TextbookProgram.Row {
      TextbookProgram.Row(
        terms: terms.map { ($0.unknown, Fraction($0.coefficient)) }, constant: Fraction(constant),
        over: over, under: under)
    }
  }

  enum Edit {
    case add(Row)
    case remove(Int)
    case setConstant(Int, Double)
    case setPriorities(Int, over: Float, under: Float)
  }

  var viewCount: Int
  var rows: [Row]
  /// The edits of each step, after which the system is solved.
  var steps: [[Edit]]

  var isNonnegative: [Bool] {
    [false] + (0..<viewCount).flatMap { _ in [false, true] }
  }

  var description: String {
    (["\(viewCount) views"] + rows.map(\.description) + steps.map { "\($0)" })
      .joined(separator: "\n")
  }
}

extension ChoiceSource {
  /// Returns a system of at most `views` views with edits.
  mutating func constraintScript(views limit: Int) -> ConstraintScript {
    let count = 1 + index(below: limit)
    var rows = [
      ConstraintScript.Row(
        terms: [(0, 1)], constant: -Double(choice(below: 401)), over: 1000, under: 1000,
        rank: ConstraintSystem.unbreakable)
    ]
    for view in 0..<count {
      rows += layoutRows(of: view, among: count)
    }
    let extra = list(mean: 3, limit: 6) { $0.constraintRow(among: count) }
    rows += extra
    let steps = list(mean: 3, limit: 5) { source in
      source.list(mean: 2, limit: 3) { $0.constraintEdit(among: count) }
    }
    return ConstraintScript(viewCount: count, rows: rows, steps: steps)
  }

  /// The usual constraints of a view: a start, an end or a size, and its content.
  private mutating func layoutRows(of view: Int, among count: Int) -> [ConstraintScript.Row] {
    let (start, size) = (1 + 2 * view, 2 + 2 * view)
    var rows: [ConstraintScript.Row] = []
    if view == 0 || oneIn(4) {
      rows.append(relation([(start, 1)], -smallLength()))
    } else {
      rows.append(relation([(start, 1), (start - 2, -1), (start - 1, -1)], -smallLength()))
    }
    if flag() {
      rows.append(
        ConstraintScript.Row(
          terms: [(size, 1)], constant: -length(), over: pick([250, 251, 249, 750, 1000]),
          under: pick([750, 751, 749, 250, 1000])))
    }
    if view == count - 1, flag() {
      rows.append(relation([(0, 1), (start, -1), (size, -1)], -smallLength()))
    }
    return rows
  }

  private mutating func constraintRow(among count: Int) -> ConstraintScript.Row {
    let (first, second) = (index(below: count), index(below: count))
    let (start, size) = (1 + 2 * first, 2 + 2 * first)
    switch choice(below: 8) {
    case 0: return relation([(size, 1)], -length())
    case 7:
      // A target of a fitting size, below all other priorities.
      return ConstraintScript.Row(terms: [(size, 1)], constant: -length(), over: 50, under: 50)
    case 1: return relation([(size, 1), (2 + 2 * second, -1)], 0)
    case 2: return relation([(size, 1), (2 + 2 * second, -pick([2, 0.5, 3, 0.25, 1.5]))], 0)
    case 3: return relation([(start, 1), (size, 0.5), (0, -0.5)], 0)
    case 4: return relation([(0, 1), (start, -1), (size, -1)], -smallLength())
    case 5: return relation([(1 + 2 * second, 1), (start, -1), (size, -1)], -smallLength())
    default: return relation([(size, 1), (0, -pick([0.5, 0.25, 1]))], -smallLength())
    }
  }

  private mutating func constraintEdit(among count: Int) -> ConstraintScript.Edit {
    let row = index(below: 12)
    switch choice(below: 5) {
    case 0: return .setConstant(row, -length())
    case 1: return .remove(row)
    case 2: return .add(constraintRow(among: count))
    case 3:
      if oneIn(3) {
        let priority: Float = pick([50, 750.5, 251, 999])
        return .setPriorities(row, over: priority, under: priority)
      }
      return .setPriorities(row, over: constraintPriority(), under: constraintPriority())
    default: return .setConstant(0, -Double(choice(below: 401)))
    }
  }

  private mutating func relation(
    _ terms: [(unknown: Int, coefficient: Double)], _ constant: Double
  ) -> ConstraintScript.Row {
    let priority = constraintPriority()
    // The same unknown twice adds up, as in the system.
    var sum: [(unknown: Int, coefficient: Double)] = []
    for term in terms {
      if let place = sum.firstIndex(where: { $0.unknown == term.unknown }) {
        sum[place].coefficient += term.coefficient
      } else {
        sum.append(term)
      }
    }
    let side = choice(below: 6)
    return ConstraintScript.Row(
      terms: sum.filter { $0.coefficient != 0 }, constant: constant, over: side == 4 ? 0 : priority,
      under: side == 5 ? 0 : priority, rank: Int32(choice(below: 3)))
  }

  private mutating func constraintPriority() -> Float {
    pick([1000, 1000, 1000, 1000, 750, 500, 250, 999, 750.5, 251])
  }

  private mutating func length() -> Double {
    let whole = Double(choice(below: 201))
    return oneIn(4) ? whole + pick([0.5, 0.25, 0.125]) : whole
  }

  private mutating func smallLength() -> Double {
    pick([0, 8, 16, 20, 4.5, -4])
  }
}
