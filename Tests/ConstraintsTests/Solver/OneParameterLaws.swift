import Testing

@testable import TestSupport
@testable import ViewGeometry

/// The best values of one unknown, compared with a search of all the points where the cost bends.
@Suite struct OneParameterLaws {
  private typealias Row = OneParameterProblem.Row

  private static let levels: [Float] = [1_000, 750, 250]

  private static func anyRows(_ source: inout ChoiceSource) -> [Row] {
    source.list(mean: 4, limit: 8) { source in
      Row(
        offset: Double(source.integer(within: 40)), slope: source.pick([1, -1, 2, -2, 0.5, 0]),
        priorities: .init(
          over: source.pick([0, 0, 250, 750, 1_000]), under: source.pick([0, 0, 250, 750, 1_000])),
        weight: source.pick([1, 1, 2]))
    }
  }

  /// The cost of each level at a value; errors of required rows only count at their own level.
  private static func cost(_ rows: [Row], at value: Double) -> [Double] {
    levels.map { level in
      rows.reduce(0) { sum, row in
        let error = row.offset + row.slope * value
        let counts = (error > 0 ? row.over : row.under) == level
        return counts ? sum + abs(error) * (level == 1_000 ? 1 : row.weight) : sum
      }
    }
  }

  private static func outcome(of rows: [Row]) -> OneParameterProblem.Outcome {
    var problem = OneParameterProblem()
    for row in rows { problem.rows.append(row) }
    return problem.solve()
  }

  @Test func `the interval has the best values and no others`() {
    check(Self.anyRows) { rows in
      let bends = [0] + rows.filter { $0.slope != 0 }.map { -$0.offset / $0.slope }
      let costs = bends.map { Self.cost(rows, at: $0) }
      let best = try #require(costs.min { $0.lexicographicallyPrecedes($1) })
      guard case .interval(let least, let greatest) = Self.outcome(of: rows) else {
        return try demand(best[0] > 0, "The required rows hold somewhere.")
      }
      try demand(best[0] == 0, "The required rows hold nowhere.")
      try demand(least <= greatest, "\(least)...\(greatest)")
      let (inside, outside) = (max(least, -1_000), min(greatest, 1_000))
      for value in [inside, (inside + outside) / 2, outside] {
        try demand(Self.cost(rows, at: value) == best, "\(value) isn't best.")
      }
      for value in [least - 0.25, greatest + 0.25] where value.isFinite {
        try demand(
          best.lexicographicallyPrecedes(Self.cost(rows, at: value)), "\(value) is best, too.")
      }
    }
  }
}
