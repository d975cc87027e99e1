/// Computes the optimal values of one variable, one priority after another.
///
/// Each row is `offset + slope * t`. The cost at a priority is the weighted sum of the absolute
/// errors with this priority, which is convex and piecewise linear in the variable t. Required rows
/// limit t to an interval. From the highest optional priority down, the interval is narrowed to the
/// part in which the cost at the priority is minimal.
struct OneParameterProblem: ~Copyable {
  struct Row: BitwiseCopyable {
    var offset: Double
    var slope: Double
    var priorities: ErrorPriorities
    /// The weight of the row's error, relative to other rows of the same priority.
    var weight = 1.0

    var zero: Double { -offset / slope }
    var over: Float { priorities.over }
    var under: Float { priorities.under }
  }

  enum Outcome {
    /// The bounds of the interval of all optimal solutions, which may be infinite.
    case interval(Double, Double)
    /// A required row doesn't hold within the tolerance.
    case conflict
  }

  private struct Bend: BitwiseCopyable {
    var value: Double
    var growth: Double
  }

  var rows = TrivialBuffer<Row>()
  private var bends = TrivialBuffer<Bend>()
  private var least = -Double.infinity
  private var greatest = Double.infinity

  /// Computes the interval of the optimal values, or finds a conflict between required rows.
  ///
  /// - Complexity: O(rows^2) in the worst case.
  mutating func solve() -> Outcome {
    (least, greatest) = (-.infinity, .infinity)
    guard narrowToRequired() else { return .conflict }
    var level = Float.infinity
    while least < greatest {
      level = nextLevel(below: level)
      guard level > 0 else { break }
      narrow(to: level)
    }
    return .interval(least, greatest)
  }

  private mutating func narrowToRequired() -> Bool {
    let required = ConstraintSystem.required
    for index in rows.indices {
      let row = rows[index]
      let isOver = row.over >= required
      let isUnder = row.under >= required
      guard row.slope != 0, isOver || isUnder else { continue }
      let zero = row.zero
      if row.slope > 0 ? isOver : isUnder { greatest = min(greatest, zero) }
      if row.slope > 0 ? isUnder : isOver { least = max(least, zero) }
    }
    guard least >= greatest else { return holdsWithoutSlope() }
    // The interval is a single value, or its ends have crossed because of rounding or a conflict.
    if least > greatest { greatest = least }
    for index in rows.indices where !holds(rows[index], at: least) { return false }
    return true
  }

  private func holdsWithoutSlope() -> Bool {
    for index in rows.indices where rows[index].slope == 0 && !holds(rows[index], at: 0) {
      return false
    }
    return true
  }

  private func holds(_ row: Row, at value: Double) -> Bool {
    row.priorities.isSatisfied(
      by: row.offset + row.slope * value, of: max(abs(row.offset), abs(row.slope * value)))
  }

  private func nextLevel(below level: Float) -> Float {
    var next: Float = 0
    for index in rows.indices {
      let row = rows[index]
      if row.over < level, row.over < ConstraintSystem.required { next = max(next, row.over) }
      if row.under < level, row.under < ConstraintSystem.required { next = max(next, row.under) }
    }
    return next
  }

  private mutating func narrow(to level: Float) {
    bends.removeAll()
    var slope = 0.0
    var total = 0.0
    for index in rows.indices {
      let row = rows[index]
      guard row.slope != 0, row.over == level || row.under == level else { continue }
      let up = (row.slope > 0 ? row.over : row.under) == level
      let down = (row.slope > 0 ? row.under : row.over) == level
      let size = abs(row.slope) * row.weight
      if down { slope -= size }
      insert(Bend(value: row.zero, growth: (up ? size : 0) + (down ? size : 0)))
      total += size
    }
    // Scan from the left, where the cost falls, to the point from which it rises.
    let tolerance = LexicographicSimplex.cancellation * total
    var from = -Double.infinity
    var to = Double.infinity
    for index in bends.indices {
      if slope < -tolerance { from = bends[index].value }
      slope += bends[index].growth
      if slope > tolerance {
        to = bends[index].value
        break
      }
    }
    keep(from, to)
  }

  /// Narrows the interval to its intersection with `from...to`.
  ///
  /// If they are disjoint, narrows the interval to its end that is nearer to `from...to`.
  private mutating func keep(_ from: Double, _ to: Double) {
    if from >= greatest {
      least = greatest
    } else if to <= least {
      greatest = least
    } else {
      least = max(least, from)
      greatest = min(greatest, to)
    }
  }

  private mutating func insert(_ bend: Bend) {
    bends.append(bend)
    var place = bends.count - 1
    while place > 0, bends[place - 1].value > bend.value {
      bends[place] = bends[place - 1]
      place -= 1
    }
    bends[place] = bend
  }
}
