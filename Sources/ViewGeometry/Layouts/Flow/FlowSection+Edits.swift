extension FlowSection {
  /// Puts items of `sizes` in the place of the items `range`.
  ///
  /// The section changes between its two regimes as its sizes become equal or different (6.3).
  ///
  /// - Complexity: O(log n + new items + items until the lines are again as before); O(1) for a grid that stays one.
  package mutating func replaceItems(
    _ range: Range<Int>, with sizes: FlowSizes, containerWidth: Double
  ) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= itemCount,
      "There are no items \(range) in a section of \(itemCount).")
    switch items {
    case .lines(var lines) where range.count < lines.count:
      // Let go of, so that the edit finds nodes it may write.
      items = .grid(.empty)
      lines.replace(range, with: sizes)
      if let size = lines.uniformSize {
        var builder = FlowItemsBuilder(metrics, containerWidth: containerWidth)
        builder.append(repeating: size, count: lines.count)
        setItems(builder.finish())
      } else {
        setItems(.lines(lines))
      }
    case .lines:
      var builder = FlowItemsBuilder(metrics, containerWidth: containerWidth)
      builder.append(sizes)
      setItems(builder.finish())
    case .grid(let grid):
      var builder = FlowItemsBuilder(metrics, containerWidth: containerWidth)
      builder.append(repeating: grid.size, count: range.lowerBound)
      builder.append(sizes)
      builder.append(repeating: grid.size, count: grid.count - range.upperBound)
      setItems(builder.finish())
    }
  }
}
