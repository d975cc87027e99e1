/// A solved section of a flow: header, inset, lines, inset, footer (R6.17 to R6.20).
///
/// Positions in y are stored relative to the section, so every query takes the section's start as
/// an argument. This is a class, so that a tree can store and pass sections without copying them. A
/// section is mutated only while it is uniquely referenced.
package final class FlowSection {
  /// The kinds of arrangements of items.
  package enum Items: Sendable {
    /// All items have the same size (R6.6).
    case grid(FlowGrid)
    /// The items have different sizes (R6.7, R6.8).
    case lines(FlowLines)
  }

  package let metrics: FlowMetrics
  /// The rules by which lines are broken, for sections that consist of lines.
  let rules: FlowLineRules
  // Sections are never mutated while they are read, and exclusivity checks would cost as much as a
  // query.
  @exclusivity(unchecked) package private(set) var items: Items
  /// The root of the lines, which `items` retains; nil for a grid.
  @exclusivity(unchecked) private var linesRoot: CountedTreeView<FlowBlock>?
  /// The distance from the section's start to the end of its footer.
  ///
  /// It is at least the sum of the lengths of the header and the footer.
  @exclusivity(unchecked) package private(set) var length = 0.0
  @exclusivity(unchecked) package private(set) var itemCount = 0
  /// The length, as a sum that doesn't accumulate rounding errors.
  @exclusivity(unchecked) package private(set) var sum = OffsetTreeSum.zero
  /// Whether the section's length and the start of its first line are multiples of 1/64 point.
  ///
  /// If the items don't form a grid, this is true only if all lines also start and end at multiples
  /// of 1/64 point, relative to the first line.
  @exclusivity(unchecked) private(set) var isWhole = true
  /// The distance from the section's start to its first line.
  let firstLine: OffsetTreeSum

  package init(metrics: FlowMetrics, items: Items, containerWidth: Double) {
    self.metrics = metrics
    self.items = items
    rules = FlowLineRules(metrics, containerWidth: containerWidth)
    firstLine = OffsetTreeSum(signed: metrics.header + metrics.before)
    itemsDidChange()
  }

  /// Modifies the items of the section and updates everything derived from them.
  func change(_ body: (inout Items) -> Void) {
    linesRoot = nil
    body(&items)
    itemsDidChange()
  }

  func copy() -> FlowSection {
    FlowSection(copying: self)
  }

  private init(copying other: FlowSection) {
    (metrics, rules, items) = (other.metrics, other.rules, other.items)
    firstLine = other.firstLine
    itemsDidChange()
  }

  private func itemsDidChange() {
    let content =
      metrics.header + metrics.before + items.height + metrics.after + metrics.footer
    // Negative insets can't make the length negative.
    length = max(metrics.header + metrics.footer, content)
    itemCount = items.count
    sum = OffsetTreeSum(length)
    isWhole = sum.fraction == 0 && firstLine.fraction == 0
    guard case .lines(let lines) = items else { return }
    linesRoot = lines.blocks.root?.view
    isWhole = isWhole && lines.blocks.counter(0) == 0
  }

}

// The contents are only mutated in `FlowSolution`'s mutating methods, where the section is uniquely
// referenced: see `CountedTree`.
extension FlowSection: @unchecked Sendable {}

extension FlowSection: CountedLeaf {
  package var places: Int { 1 }
  package static var hasLengths: Bool { true }

  // Counter 0 is 0 if `isWhole` is true, and otherwise 1. Counter 1 is the number of items wider
  // than a line.
  package static func counterCount(_ limits: FlowLimits) -> Int { 2 }
  package func counter(_ index: Int) -> Int64 {
    if index == 0 { return isWhole ? 0 : 1 }
    return switch items {
    case .grid(let grid): grid.isOversized ? Int64(grid.count) : 0
    case .lines(let lines): lines.blocks.counter(1)
    }
  }
}

extension FlowSection.Items {
  package var count: Int {
    switch self {
    case .grid(let grid): grid.count
    case .lines(let lines): lines.count
    }
  }

  /// The total length of the lines and of the spacing between them, in the scroll direction.
  package var height: Double {
    switch self {
    case .grid(let grid): grid.height
    case .lines(let lines): lines.height
    }
  }
}

extension FlowSection {
  /// Returns the item at a point.
  ///
  /// `position` is `y` as a sum that can be compared without rounding errors. In a grid, the item
  /// at nearly every point is found without a function call, so that no registers need to be saved.
  @inline(never)
  func item<Frame: FoundFrame>(
    x: Double, y: Double, position: OffsetTreeSum, sectionStart: OffsetTreeSum
  ) -> FlowHit<Frame> {
    let firstLine = sectionStart + firstLine
    if let linesRoot {
      return itemInLines(linesRoot, x: x, y: y, position: position, firstLine: firstLine)
    }
    if firstLine.fraction == 0, case .grid(let grid) = items,
      let found: FlowHit<Frame> = grid.guessedItem(
        x: x, y: y, firstLine: firstLine.signedPoints)
    {
      return found
    }
    return itemInGrid(x: x, y: y, firstLine: firstLine)
  }

  @inline(never)
  private func itemInGrid<Frame: FoundFrame>(
    x: Double, y: Double, firstLine: OffsetTreeSum
  ) -> FlowHit<Frame> {
    let firstLine = firstLine.signedPoints
    guard case .grid(let grid) = items,
      let item = grid.item(x: x, y: y, firstLine: firstLine)
    else { return .nothing }
    return FlowHit(item, grid.frame(of: item, y: firstLine))
  }

  @inline(never)
  private func itemInLines<Frame: FoundFrame>(
    _ root: CountedTreeView<FlowBlock>, x: Double, y: Double, position: OffsetTreeSum,
    firstLine: OffsetTreeSum
  ) -> FlowHit<Frame> {
    FlowLinesView(root: root, rules: rules)
      .item(x: x, y: y, position: position, firstLine: firstLine)
  }

  @inline(__always)
  func frame(ofItem item: Int, sectionStart: OffsetTreeSum) -> LayoutFrame {
    let firstLine = sectionStart + firstLine
    if let linesRoot {
      return FlowLinesView(root: linesRoot, rules: rules).frame(of: item, firstLine: firstLine)
    }
    guard case .grid(let grid) = items else { preconditionFailure("There is no item \(item).") }
    return grid.frame(of: item, y: firstLine.signedPoints)
  }

  @inline(__always)
  func forEachItem(
    in extent: Extent, sectionStart: OffsetTreeSum, _ body: (Int, LayoutFrame) -> Void
  ) {
    let firstLine = sectionStart + firstLine
    if let linesRoot {
      FlowLinesView(root: linesRoot, rules: rules)
        .forEachItem(in: extent, firstLine: firstLine, body)
    } else if case .grid(let grid) = items {
      grid.forEachItem(in: extent, firstLine: firstLine.signedPoints, body)
    }
  }
}
