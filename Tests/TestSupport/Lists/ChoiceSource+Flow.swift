import ViewGeometry

extension ChoiceSource {
  /// Returns a multiple of 1/8 that is less than `limit`, so that sums and halves are exact.
  mutating func flowLength(below limit: Int) -> Double {
    Double(index(below: limit * 8)) / 8
  }

  mutating func flowMetrics() -> FlowMetrics {
    FlowMetrics(
      leading: flowLength(below: 30), trailing: flowLength(below: 30),
      before: flowLength(below: 30), after: flowLength(below: 30),
      itemSpacing: oneIn(4) ? -flowLength(below: 90) : flowLength(below: 20),
      lineSpacing: oneIn(6) ? -flowLength(below: 60) : flowLength(below: 20),
      header: flag() ? flowLength(below: 40) : 0, footer: flag() ? flowLength(below: 40) : 0)
  }

  /// Returns a size; few sizes are too wide for a line, and few have no width or height.
  mutating func flowSize() -> LayoutSize {
    LayoutSize(
      width: oneIn(10) ? flowLength(below: 500) : flowLength(below: 120),
      height: flowLength(below: 90))
  }

  /// Returns the standard limits, or small ones with which few items make many blocks and deep
  /// trees.
  mutating func flowLimits() -> FlowLimits {
    oneIn(3)
      ? .standard
      : FlowLimits(
        blockItems: 1 + index(below: 12), blockLines: 2 + index(below: 8),
        fanOut: 3 + index(below: 4))
  }

  /// Returns sections in which all items have the same size.
  mutating func uniformFlowSections() -> [NaiveFlow.Section] {
    list(mean: 3, limit: 12) { source in
      let size = source.flowSize()
      let count = source.index(below: 60)
      return NaiveFlow.Section(
        metrics: source.flowMetrics(), sizes: Array(repeating: size, count: count))
    }
  }

  /// Returns sizes in runs of equal ones, so that lines after an edit break at their old positions
  /// again.
  mutating func flowSizes(limit: Int) -> [LayoutSize] {
    list(mean: 4, limit: 10) { source in
      let size = source.flowSize()
      let count = source.oneIn(4) ? source.index(below: limit) : 1 + source.index(below: 3)
      return Array(repeating: size, count: count)
    }.flatMap { $0 }
  }

  /// Returns sections of mixed sizes, in which overlapping lines don't extend beyond the last line.
  mutating func mixedFlowSections() -> [NaiveFlow.Section] {
    list(mean: 1, limit: 3) { source in
      let metrics = source.flowMetrics()
      let overlap = max(0, -metrics.lineSpacing)
      let sizes = source.flowSizes(limit: 200)
        .map { LayoutSize(width: $0.width, height: $0.height + overlap) }
      return NaiveFlow.Section(metrics: metrics, sizes: sizes)
    }
  }
}
