/// The numbers of one section of a flow, besides its items: insets, spacings, header and footer.
///
/// In flow coordinates (see ``FlowSize``), in points. Insets and spacings may be negative, header and footer may not.
package struct FlowMetrics: Sendable, Hashable {
  /// The distance from the container's start edge to the lines.
  package var leading: Double
  /// The distance from the lines to the container's end edge.
  package var trailing: Double
  /// The distance from the header to the first line.
  package var before: Double
  /// The distance from the last line to the footer.
  package var after: Double
  /// The least distance between neighbours of a line.
  package var itemSpacing: Double
  /// The distance between lines.
  package var lineSpacing: Double
  /// The length of the header in the scrolling direction; 0 means no header.
  package var header: Double
  /// The length of the footer in the scrolling direction; 0 means no footer.
  package var footer: Double
  /// Whether the only item of a section is centred in its line (R6.8b).
  package var centersLoneItem: Bool

  package init(
    leading: Double = 0, trailing: Double = 0, before: Double = 0, after: Double = 0,
    itemSpacing: Double = 10, lineSpacing: Double = 10, header: Double = 0, footer: Double = 0,
    centersLoneItem: Bool = false
  ) {
    self.leading = leading
    self.trailing = trailing
    self.before = before
    self.after = after
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    self.header = header
    self.footer = footer
    self.centersLoneItem = centersLoneItem
  }

  /// Whether all numbers are finite and neither header nor footer is negative.
  package var isValid: Bool {
    let sum = leading + trailing + before + after + itemSpacing + lineSpacing + header + footer
    return sum.isFinite && header >= 0 && footer >= 0
  }
}

/// The width a section leaves for its lines, and the rule that says when an item still fits.
package struct FlowLineWidth: Sendable, Hashable {
  /// The x where lines start.
  package let leading: Double
  /// The length of a line (R6.2); negative when the insets exceed the container.
  package let available: Double
  /// The least distance between neighbours.
  package let spacing: Double

  /// The rounding that a full line forgives: phones have been seen losing a column to less (R6.4).

  static let tolerance = 1e-9

  package init(_ metrics: FlowMetrics, containerWidth: Double) {
    leading = metrics.leading
    available = containerWidth - metrics.leading - metrics.trailing
    spacing = metrics.itemSpacing
  }

  /// How many items of one width a line takes, at least 1 (R6.6).
  ///
  /// 2^31 stands for "all of them": items of no width at no distance.
  package func capacity(ofWidth itemWidth: Double) -> Int {
    let most = 1 << 31
    guard itemWidth + spacing > 0 else { return most }
    func fitsItems(_ count: Int) -> Bool {
      fits(Double(count) * itemWidth + Double(count - 1) * spacing)
    }
    let quotient = ((available + spacing) / (itemWidth + spacing)).rounded(.down)
    var count = Int(min(max(quotient, 1), Double(most)))
    // The quotient knows nothing of the tolerance, and rounds.
    while count > 1 && !fitsItems(count) { count -= 1 }
    while count < most && fitsItems(count + 1) { count += 1 }
    return count
  }

  /// Whether a line that ends at `end`, measured from its start, is not too long (R6.3).
  package func fits(_ end: Double) -> Bool {
    end <= available + Self.tolerance
  }
}
