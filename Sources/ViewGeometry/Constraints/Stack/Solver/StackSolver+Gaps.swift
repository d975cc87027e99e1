extension StackSolver {
  /// The gaps between neighboring items, one fewer than there are items.
  func gaps(around lengths: [Double], in room: Double) -> [Double] {
    let least = leastGaps
    guard let first = least.first else { return [] }
    let available = room - lengths.reduce(0, +)
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      return least
    case .equalSpacing:
      return least.map { _ in max(first, available / Double(least.count)) }
    case .equalCentering:
      // Half of both neighbors lies between their centers.
      let reaches = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
      return evenGaps(minimums: least, reaches: reaches, total: available)
    }
  }

  /// The least gaps: the spacings, where all gaps are alike the widest of them (R11.83).
  var leastGaps: [Double] {
    let least = items.dropLast().map(\.spacingAfter)
    guard distribution == .equalSpacing, let widest = least.max() else { return least }
    return least.map { _ in widest }
  }

  /// Gaps that sum to `total` and whose distances `gap + reach` differ least from the first, in sum (R11.83, R11.86).
  ///
  /// All distances are level, except where a least gap asks for more. If that holds for most of the others, the first is longer,
  /// too: it comes nearer to more of them than it leaves behind.
  private func evenGaps(minimums: [Double], reaches: [Double], total: Double) -> [Double] {
    var gaps = leveledGaps(minimums: minimums, reaches: reaches, total: total)
    let steps = zip(minimums, reaches).map { $0 + $1 }
    let (others, count) = (steps.dropFirst().sorted(), steps.count - 1)
    // With this number of others that are not longer, the first grows no further.
    let needed = count / 2
    guard needed > 0, others[needed - 1] > gaps[0] + reaches[0] else { return gaps }
    let rest = total - minimums.dropFirst().reduce(0, +)
    gaps[0] = max(gaps[0], min(others[needed - 1] - reaches[0], rest))
    gaps.replaceSubrange(
      1...,
      with: leveledGaps(
        minimums: Array(minimums.dropFirst()), reaches: Array(reaches.dropFirst()),
        total: total - gaps[0]))
    return gaps
  }

  /// Gaps that sum to `total` with `gap + reach` alike, except where a least gap asks for more.
  ///
  /// Like water poured over steps: the level L for which the sum of `max(minimum, L - reach)` is the total. Gaps keep
  /// their minimums where there is no water.
  private func leveledGaps(minimums: [Double], reaches: [Double], total: Double) -> [Double] {
    let steps = zip(minimums, reaches).map { $0 + $1 }
    var rest = total - minimums.reduce(0, +)
    guard rest > 0 else { return minimums }
    let sorted = steps.sorted()
    var level = sorted[0]
    for (count, next) in zip(1..., sorted.dropFirst()) {
      let volume = (next - level) * Double(count)
      if volume >= rest { break }
      rest -= volume
      level = next
    }
    let count = sorted.prefix { $0 <= level }.count
    level += rest / Double(count)
    return zip(minimums, reaches).map { max($0, level - $1) }
  }
}
