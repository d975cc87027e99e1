extension FlowSection {
  /// Replaces a range of items with new items of the given sizes.
  ///
  /// If all sizes are equal after the edit, the section becomes a grid; otherwise, its items are
  /// broken into lines (R6.31).
  ///
  /// - Complexity: O(log n + new items + items up to the first unchanged line); O(new items) for a
  ///   grid that remains a grid, and O(1) if their sizes aren't listed one by one.
  func replaceItems(
    _ range: Range<Int>, with sizes: FlowSizes, containerWidth: Double, _ limits: FlowLimits
  ) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= itemCount,
      "There are no items \(range): the section has \(itemCount).")
    var builder = FlowItemsBuilder(metrics, containerWidth: containerWidth, limits: limits)
    change { items in
      switch items {
      case .lines(var lines) where range.count < lines.count:
        // Moves the lines out of `items`, so that they are uniquely referenced while they are
        // edited.
        items = builder.finish()
        lines.replace(range, with: sizes)
        if let size = lines.uniformSize {
          builder.append(repeating: size, count: lines.count)
          items = builder.finish()
        } else {
          items = .lines(lines)
        }
        return
      case .lines:
        builder.append(sizes)
      case .grid(let grid):
        builder.append(repeating: grid.size, count: range.lowerBound)
        builder.append(sizes)
        builder.append(repeating: grid.size, count: grid.count - range.upperBound)
      }
      items = builder.finish()
    }
  }
}
