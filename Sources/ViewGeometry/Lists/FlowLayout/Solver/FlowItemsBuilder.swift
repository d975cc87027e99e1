/// Solves the items of a section as their sizes are appended.
///
/// The result is a grid if all items have the same size. Otherwise, the items are broken into
/// lines.
package struct FlowItemsBuilder {
  private let rules: FlowLineRules
  private let metrics: FlowMetrics
  private let limits: FlowLimits
  private let work: ParallelWork
  /// The size of the items, as long as all of them have the same size.
  private var size = LayoutSize(width: 0, height: 0)
  private var count = 0
  /// The builder of the lines.
  ///
  /// It is nil as long as all items have the same size.
  private var builder: FlowBlockBuilder?

  /// Creates a builder without items.
  ///
  /// `work` divides large numbers of sizes among threads. It doesn't affect the results.
  package init(
    _ metrics: FlowMetrics, containerWidth: Double, limits: FlowLimits = .standard,
    work: ParallelWork = .standard
  ) {
    self.work = work
    self.metrics = metrics
    self.limits = limits
    rules = FlowLineRules(metrics, containerWidth: containerWidth)
  }

  /// Appends `newCount` items with the size `newSize`.
  ///
  /// - Complexity: O(1) while all items have the same size.
  package mutating func append(repeating newSize: LayoutSize, count newCount: Int) {
    guard newCount > 0 else { return }
    if count == 0 && builder == nil { size = newSize }
    guard newSize == size && builder == nil else {
      startBreaking()
      builder?.append(repeating: newSize, count: newCount)
      return
    }
    count += newCount
  }

  /// Appends items with the given sizes.
  ///
  /// - Complexity: O(sizes).
  package mutating func append(_ sizes: UnsafeBufferPointer<LayoutSize>) {
    guard let first = sizes.first else { return }
    let equal = sizes.firstIndex { $0 != first } ?? sizes.count
    append(repeating: first, count: equal)
    guard equal < sizes.count else { return }
    startBreaking()
    builder?.append(UnsafeBufferPointer(rebasing: sizes[equal...]), work)
  }

  /// Returns the solved items.
  package mutating func finish() -> FlowSection.Items {
    guard var builder else {
      return .grid(
        FlowGrid(
          count: count, size: size, rules: rules,
          centersLoneItem: metrics.centersLoneItem))
    }
    return .lines(
      FlowLines(rules, blocks: builder.finish(), limits: limits))
  }

  private mutating func startBreaking() {
    guard builder == nil else { return }
    var first = FlowBlockBuilder(rules, limits)
    if count > 0 { first.append(repeating: size, count: count) }
    builder = first
  }
}

extension FlowItemsBuilder {
  package mutating func append(_ sizes: FlowSizes) {
    switch sizes {
    case .repeating(let size, let count): append(repeating: size, count: count)
    case .each(let sizes): sizes.withUnsafeBufferPointer { append($0) }
    }
  }
}
