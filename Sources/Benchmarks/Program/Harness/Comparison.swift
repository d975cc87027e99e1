/// An old run and this one, row by row.
struct Comparison {
  /// The verdict on a change, beyond the noise.
  enum Verdict: String {
    case same = ""
    case faster
    case slower
    case smaller
    case larger
    /// Measured in different machine states: the times don't compare.
    case otherState = "other machine state"
  }

  /// A row found in both runs.
  struct Line {
    let old: Measured
    let new: Measured
    let verdict: Verdict
    /// The chance of such a difference between samples of one kind; nil for bytes, which have no noise.
    let probability: Double?

    /// Old median over new: above 1 is better.
    var gain: Double { old.median / new.median }
  }

  /// 10 %: repeated runs of one build stay within this on a shared machine, whatever their ranks say, because each run
  /// lays its data out elsewhere in memory.
  static let tolerance = 0.1
  /// 1 %: with a hundred rows one is expected to differ by chance, and the tolerance keeps it from being told.
  static let significance = 0.01

  let lines: [Line]

  /// How many rows are slower or larger.
  var regressions: Int { lines.count { $0.verdict == .slower || $0.verdict == .larger } }

  init(old: [Measured], new: [Measured]) {
    var oldRows: [String: Measured] = [:]
    for row in old { oldRows[row.key] = row }
    lines = new.compactMap { row in
      guard let before = oldRows[row.key], before.unit == row.unit else { return nil }
      return Self.line(old: before, new: row)
    }
  }

  /// A time changes if the ranks of the samples say so, both the medians and the least samples differ by more than the
  /// tolerance, and the ratio to the limit, where both have one, agrees.
  ///
  /// Disturbances only ever add time and come for seconds, to some samples of a row; a slower machine slows the limit as
  /// well.
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
  /// The key by which a row is found in another run.
  var key: String { "\(id)/\(n)" }

  /// The samples, or, of a run that didn't keep them, the three that it told.
  var ranked: [Double] { times ?? [min, median, max] }
}
