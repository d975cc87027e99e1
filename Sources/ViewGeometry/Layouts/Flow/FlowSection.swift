/// One solved section of a flow: header, inset, lines, inset, footer (rules 6.5).
///
/// Positions in y are relative to nothing: every query names the y where the section starts. Immutable, and an object so
/// that a tree of sections lends them and moves them for the price of a reference.
package final class FlowSection: Sendable {
  /// Where the items are.
  package enum Items: Sendable {
    /// All items have one size (R6.6).
    case grid(FlowGrid)
    /// The items have different sizes (R6.7, R6.8).
    case lines(FlowLines)
  }

  package let metrics: FlowMetrics
  package let items: Items
  /// The distance from the section's start to the end of its footer, at least 0.
  package let length: Double
  /// The distance from the section's start to its first line.
  let firstLine: Double

  package init(metrics: FlowMetrics, items: Items) {
    self.metrics = metrics
    self.items = items
    firstLine = metrics.header + metrics.before
    let content = firstLine + items.height + metrics.after + metrics.footer
    // Negative insets can't turn a section upside down.
    length = max(metrics.header + metrics.footer, content)
  }

  package var itemCount: Int { items.count }
}

extension FlowSection.Items {
  package var count: Int {
    switch self {
    case .grid(let grid): grid.count
    case .lines(let lines): lines.count
    }
  }

  /// The length of all lines in the scrolling direction.
  package var height: Double {
    switch self {
    case .grid(let grid): grid.height
    case .lines(let lines): lines.height
    }
  }
}

extension FlowSection {
  package func item(x: Double, y: Double, sectionStart: Double) -> Int? {
    let firstLine = sectionStart + firstLine
    return switch items {
    case .grid(let grid): grid.item(x: x, y: y, firstLine: firstLine)
    case .lines(let lines): lines.item(x: x, y: y, firstLine: firstLine)
    }
  }

  package func frame(ofItem item: Int, sectionStart: Double) -> FlowFrame {
    let firstLine = sectionStart + firstLine
    return switch items {
    case .grid(let grid): grid.frame(of: item, y: firstLine)
    case .lines(let lines): lines.frame(of: item, firstLine: firstLine)
    }
  }

  package func forEachItem(
    in extent: Extent, sectionStart: Double, _ body: (Int, FlowFrame) -> Void
  ) {
    let firstLine = sectionStart + firstLine
    switch items {
    case .grid(let grid): grid.forEachItem(in: extent, firstLine: firstLine, body)
    case .lines(let lines): lines.forEachItem(in: extent, firstLine: firstLine, body)
    }
  }
}

extension FlowSection: MeasuredElement {
  package var weight: Int { 1 }

  /// The number of items wider than a line.
  package var summary: Int {
    switch items {
    case .grid(let grid): grid.isOversized ? grid.count : 0
    case .lines(let lines): lines.blocks.summary?.oversized ?? 0
    }
  }

  package static func joined(_ first: Int, _ second: Int) -> Int { first + second }
}
