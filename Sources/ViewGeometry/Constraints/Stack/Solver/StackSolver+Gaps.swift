extension StackSolver {
  /// Returns the gaps between neighboring items, one fewer than there are items.
  func gaps(around lengths: [Double], in room: Double) -> [Double] {
    let least = items.dropLast().map(\.spacingAfter)
    guard !least.isEmpty else { return [] }
    let available = room - lengths.reduce(0, +)
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      return least
    case .equalSpacing:
      let reaches = [Double](repeating: 0, count: least.count)
      return leveledGaps(minimums: least, reaches: reaches, total: available)
    case .equalCentering:
      // Half the lengths of both neighbours lies between their centers.
      let reaches = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
      return leveledGaps(minimums: least, reaches: reaches, total: available)
    }
  }

  /// Returns gaps that sum to `total`, with equal `gap + reach` except where a minimum gap is larger.
  ///
  /// This is like water poured over steps: the level L is that for which the sum of `max(minimum, L - reach)` is the
  /// total. Gaps without water keep their minimums.
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
