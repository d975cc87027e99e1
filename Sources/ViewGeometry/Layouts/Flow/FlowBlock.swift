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

extension FlowBlock {
  init(_ lines: FlowExplicitLines, length: Double, oversized: Int) {
    self.lines = .explicit(lines)
    weight = lines.sizes.count
    self.length = length
    let size = lines.sizes[0]
    summary = Summary(
      size: size, isUniform: lines.sizes.allSatisfy { $0 == size }, oversized: oversized)
  }

  init(_ run: FlowRun, _ rules: FlowLineRules) {
    lines = .run(run)
    weight = run.count * run.perLine
    length = Double(run.count) * rules.pitch(ofHeight: run.size.height)
    let oversized = rules.fits(run.size.width) ? 0 : weight
    summary = Summary(size: run.size, isUniform: true, oversized: oversized)
  }
}
