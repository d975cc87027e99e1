extension StackSolver {
  /// Returns the gaps between neighboring items of the given lengths, one fewer than there are
  /// items.
  ///
  /// `room` is the length of the stack.
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
      // The distance between the centers of two neighbors includes half of each one's length.
      let reaches = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
      return evenGaps(minimums: least, reaches: reaches, total: available)
    }
  }

  /// The minimum gap after each item but the last (R11.83).
  ///
  /// It is the item's spacing. For `equalSpacing`, it is the widest spacing of all items but the
  /// last.
  var leastGaps: [Double] {
    let least = items.dropLast().map(\.spacingAfter)
    guard distribution == .equalSpacing, let widest = least.max() else { return least }
    return least.map { _ in widest }
  }

  /// Returns gaps that sum to `total` and make the distances between the centers of neighbors as
  /// equal as possible (R11.83, R11.86).
  ///
  /// Returns the minimum gaps if their sum is at least `total`.
  ///
  /// `reaches` contains, for each gap, half the sum of the lengths of its two neighbors. The
  /// distance between the neighbors' centers is the gap plus this value. The gaps minimize the sum
  /// of the absolute differences between the first distance and the others.
  ///
  /// Let n be half of the number of other distances, rounded down. If possible, all distances are
  /// equal, except those that a minimum gap makes larger. But if fewer than n other distances would
  /// then be equal to the first one or less, the first one grows until n of them are, or as far as
  /// `total` allows. The others share the rest: they are equal to each other, except those that a
  /// minimum gap makes larger.
  private func evenGaps(minimums: [Double], reaches: [Double], total: Double) -> [Double] {
    var gaps = leveledGaps(minimums: minimums, reaches: reaches, total: total)
    let steps = zip(minimums, reaches).map { $0 + $1 }
    let (others, count) = (steps.dropFirst().sorted(), steps.count - 1)
    // The first distance grows until at least this number of other distances don't exceed it.
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

  /// Returns gaps that sum to `total` and have equal sums `gap + reach`, except where the minimum
  /// gap is larger.
  ///
  /// Returns the minimum gaps if their sum is at least `total`.
  ///
  /// The method is water-filling: it finds the level L for which `max(minimum, L - reach)` sums to
  /// `total`. Where `minimum + reach` is above L, the gap is the minimum.
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
