/// An old run and this one, row by row.
struct Comparison {
  /// What a change amounts to, beyond the noise.
  enum Verdict: String {
    case same = ""
    case faster
    case slower
    case smaller
    case larger
    /// Measured in different machine states: the times don't compare.
    case otherState = "other machine state"
  }

  /// 10 %: repeated runs of one build stay within this on a shared machine.
  static let tolerance = 0.1

  let lines: [String]
  let regressions: Int

  init(old: [Measured], new: [Measured]) {
    var oldRows: [String: Measured] = [:]
    for row in old { oldRows["\(row.id)/\(row.n)"] = row }
    var lines: [String] = []
    var regressions = 0
    for row in new {
      guard let before = oldRows["\(row.id)/\(row.n)"], before.unit == row.unit else { continue }
      let verdict = Self.verdict(old: before, new: row)
      if verdict == .slower || verdict == .larger { regressions += 1 }
      lines.append(Self.line(old: before, new: row, verdict: verdict))
    }
    self.lines = lines
    self.regressions = regressions
  }

  /// A time changes if the medians differ by more than the tolerance, this run's samples lie
  /// wholly beyond the old median, and the ratio to the limit, where both have one, agrees: a
  /// slower machine slows the limit as well.
  static func verdict(old: Measured, new: Measured) -> Verdict {
    let isTime = new.unit == .nanosecondsPerOperation || new.unit == .nanosecondsPerItem
    guard isTime else {
      if new.median > old.median * 1.01 { return .larger }
      return new.median < old.median * 0.99 ? .smaller : .same
    }
    let change = new.median / old.median
    let relative = new.ratio.flatMap { now in old.ratio.map { now / $0 } } ?? change
    if change > 1 + tolerance, new.min > old.median, relative > 1 + tolerance {
      return new.state == old.state ? .slower : .otherState
    }
    if change < 1 / (1 + tolerance), new.max < old.median || new.median < old.min,
      relative < 1 / (1 + tolerance)
    {
      return new.state == old.state ? .faster : .otherState
    }
    return .same
  }

  private static func line(old: Measured, new: Measured, verdict: Verdict) -> String {
    ResultTable.pad("  " + new.id, 34)
      + ResultTable.pad(ResultTable.grouped(new.n), 12, left: true)
      + ResultTable.pad(ResultTable.median(old), 20, left: true)
      + ResultTable.pad(ResultTable.median(new), 20, left: true)
      + ResultTable.pad(ResultTable.significant(old.median / new.median) + " x", 11, left: true)
      + "  " + verdict.rawValue
  }

  static let header =
    ResultTable.pad("row", 34) + ResultTable.pad("n", 12, left: true)
    + ResultTable.pad("old", 20, left: true) + ResultTable.pad("new", 20, left: true)
    + ResultTable.pad("old/new", 11, left: true)
}
