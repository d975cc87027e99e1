extension FlowSection {
  /// The section with items of `sizes` in the place of the items `range`.
  ///
  /// The section changes between its two regimes as its sizes become equal or different (6.3).
  ///
  /// - Complexity: O(log n + new items + items until the lines are again as before); O(1) for a grid that stays one.
  package func replacingItems(
    _ range: Range<Int>, with sizes: FlowSizes, containerWidth: Double
  ) -> FlowSection {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= itemCount,
      "There are no items \(range) in a section of \(itemCount).")
    var builder = FlowItemsBuilder(metrics, containerWidth: containerWidth)
    switch items {
    case .lines(var lines) where range.count < lines.count:
      lines.replace(range, with: sizes)
      guard let size = lines.uniformSize else {
        return FlowSection(metrics: metrics, items: .lines(lines))
      }
      builder.append(repeating: size, count: lines.count)
    case .lines:
      builder.append(sizes)
    case .grid(let grid):
      builder.append(repeating: grid.size, count: range.lowerBound)
      builder.append(sizes)
      builder.append(repeating: grid.size, count: grid.count - range.upperBound)
    }
    return FlowSection(metrics: metrics, items: builder.finish())
  }
}
