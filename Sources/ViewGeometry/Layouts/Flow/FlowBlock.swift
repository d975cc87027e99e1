/// Consecutive whole lines of a section of mixed sizes: what the tree of lines is made of.
///
/// Either about a hundred items one by one, or any number of full lines of equal items in closed form.
package struct FlowBlock: MeasuredElement {
  enum Lines: Sendable {
    case explicit(FlowExplicitLines)
    case run(FlowRun)
  }

  let lines: Lines
  /// The number of items.
  package let weight: Int
  /// The sum of the line heights and of the spacings after them.
  package let length: Double
  package let summary: Summary

  /// What a section asks of its items as a whole.
  package struct Summary: Sendable {
    /// The size of the first item.
    let size: FlowSize
    /// Whether all items have that size.
    let isUniform: Bool
    /// The number of items that are wider than a line.
    let oversized: Int
  }

  package static func joined(_ first: Summary, _ second: Summary) -> Summary {
    Summary(
      size: first.size,
      isUniform: first.isUniform && second.isUniform && first.size == second.size,
      oversized: first.oversized + second.oversized)
  }
}

/// Full lines of equal items: `count` lines of `perLine` items.
struct FlowRun: Sendable, Hashable {
  let size: FlowSize
  let perLine: Int
  let count: Int
}

/// Lines of items of any sizes.
struct FlowExplicitLines: Sendable {
  /// The sizes of the items.
  let sizes: ContiguousArray<FlowSize>
  /// Where the lines start, ascending in both.
  let starts: ContiguousArray<Start>

  struct Start: Sendable {
    /// The y of the line, counted from the block's start.
    let y: Double
    /// The first item of the line, counted from the block's first.
    let item: Int
  }

  /// The items of a line.
  func items(ofLine line: Int) -> Range<Int> {
    starts[line].item..<(line + 1 < starts.count ? starts[line + 1].item : sizes.count)
  }

  /// The line that holds `item`.
  func line(ofItem item: Int) -> Int {
    lastLine { $0.item <= item }
  }

  /// The last line that starts at or before `y` when the block starts at `base`.
  func line(at y: Double, base: Double) -> Int {
    lastLine { base + $0.y <= y }
  }

  /// The last line for which `isReached` holds, given that it holds for a first part of them.
  private func lastLine(where isReached: (Start) -> Bool) -> Int {
    var (lower, upper) = (0, starts.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if isReached(starts[middle]) { lower = middle } else { upper = middle }
    }
    return lower
  }
}

extension FlowBlock {
  init(_ lines: FlowExplicitLines, length: Double, oversized: Int) {
    self.lines = .explicit(lines)
    weight = lines.sizes.count
    self.length = length
    let size = lines.sizes[0]
    summary = Summary(
      size: size, isUniform: lines.sizes.allSatisfy { $0 == size }, oversized: oversized)
  }

  init(_ run: FlowRun, in width: FlowLineWidth, lineSpacing: Double) {
    lines = .run(run)
    weight = run.count * run.perLine
    length = Double(run.count) * max(0, run.size.height + lineSpacing)
    let oversized = width.fits(run.size.width) ? 0 : weight
    summary = Summary(size: run.size, isUniform: true, oversized: oversized)
  }
}
