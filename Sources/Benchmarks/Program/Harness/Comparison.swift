/// A comparison of an old run with a new one, row by row.
struct Comparison {
  /// The verdict on a row.
  ///
  /// A difference within the measurement noise counts as `same`.
  enum Verdict: String {
    case same = ""
    case faster
    case slower
    case smaller
    case larger
    /// The runs were measured in different machine states, so their times aren't comparable.
    case otherState = "other machine state"
  }

  /// A row that both runs contain.
  struct Line {
    let old: Measured
    let new: Measured
    let verdict: Verdict
    /// The p-value: the probability of a difference at least this large if both runs had the same
    /// distribution of times.
    ///
    /// It is nil for bytes, which have no noise.
    let probability: Double?

    /// The old median divided by the new one; above 1 is better.
    var gain: Double { old.median / new.median }
  }

  /// The maximum change that counts as noise: 10%.
  ///
  /// On a shared machine, repeated runs of the same build differ by less. Their ranks can still
  /// differ significantly, for example because each run allocates its data at different addresses.
  static let tolerance = 0.1
  /// The significance level of the rank test: 1%.
  ///
  /// Of a hundred unchanged rows, one is expected to be significant by chance.
  static let significance = 0.01

  let lines: [Line]

  /// The number of rows that are slower or larger.
  var regressions: Int { lines.count { $0.verdict == .slower || $0.verdict == .larger } }

  init(old: [Measured], new: [Measured]) {
    var oldRows: [String: Measured] = [:]
    for row in old { oldRows[row.key] = row }
    lines = new.compactMap { row in
      guard let before = oldRows[row.key], before.unit == row.unit else { return nil }
      return Self.line(old: before, new: row)
    }
  }

  /// Compares a row of two runs.
  ///
  /// A row of times counts as changed if three conditions hold:
  /// - The ranks of the samples differ significantly.
  /// - The medians differ by more than the tolerance, and so do the minima.
  /// - The ratios to the baseline differ by more than the tolerance, if both runs have a baseline.
  ///
  /// All changes must be in the same direction. If a row has changed, but its samples were taken in
  /// different machine states, the verdict is `otherState`.
  ///
  /// Disturbances only add time and affect only some samples of a row, so they rarely change both
  /// the median and the minimum. A slower machine also slows the baseline, so it doesn't change the
  /// ratio.
  ///
  /// A row of bytes counts as changed if the number of bytes differs by more than 1%.
  static func line(old: Measured, new: Measured) -> Line {
    guard new.unit.isTime else {
      let verdict: Verdict =
        new.median > old.median * 1.01
        ? .larger : new.median < old.median * 0.99 ? .smaller : .same
      return Line(old: old, new: new, verdict: verdict, probability: nil)
    }
    let probability = RankTest(new.ranked, old.ranked).probability
    var changes = [new.median / old.median, new.min / old.min]
    if let now = new.ratio, let before = old.ratio { changes.append(now / before) }
    var verdict = Verdict.same
    if probability < significance {
      if changes.allSatisfy({ $0 > 1 + tolerance }) { verdict = .slower }
      if changes.allSatisfy({ $0 < 1 / (1 + tolerance) }) { verdict = .faster }
    }
    if verdict != .same, new.state != old.state { verdict = .otherState }
    return Line(old: old, new: new, verdict: verdict, probability: probability)
  }
}

extension Comparison {
  static let header =
    ResultTable.pad("row", 34) + ResultTable.pad("n", 12, left: true)
    + ResultTable.pad("old", 20, left: true) + ResultTable.pad("new", 20, left: true)
    + ResultTable.pad("old/new", 11, left: true) + ResultTable.pad("p", 10, left: true)

  var summary: String { "\(regressions) regressions in \(lines.count) rows found in both." }
}

extension Comparison.Line: CustomStringConvertible {
  var description: String {
    ResultTable.pad("  " + new.id, 34)
      + ResultTable.pad(ResultTable.grouped(new.n), 12, left: true)
      + ResultTable.pad(ResultTable.median(old), 20, left: true)
      + ResultTable.pad(ResultTable.median(new), 20, left: true)
      + ResultTable.pad(ResultTable.significant(gain) + " x", 11, left: true)
      + ResultTable.pad(probability.map(ResultTable.probability) ?? "-", 10, left: true)
      + "  " + verdict.rawValue
  }
}

extension Measured {
  /// The key that identifies a row across runs.
  var key: String { "\(id)/\(n)" }

  /// The values for the rank test: the samples, or the minimum, median and maximum if the samples
  /// weren't stored.
  var ranked: [Double] { times ?? [min, median, max] }
}
