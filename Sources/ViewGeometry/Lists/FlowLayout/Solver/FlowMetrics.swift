/// The metrics of one section of a flow, apart from its items: insets, spacings, header and footer.
///
/// They are in solver coordinates (see ``LayoutSize``), in points. Insets and spacings may be
/// negative; the lengths of the header and the footer must not be.
package struct FlowMetrics: Sendable, Hashable {
  /// The distance from the container's start edge to the lines.
  package var leading: Double
  /// The distance from the lines to the container's end edge.
  package var trailing: Double
  /// The distance from the header to the first line.
  package var before: Double
  /// The distance from the last line to the footer.
  package var after: Double
  /// The minimum spacing between items in a line.
  package var itemSpacing: Double
  /// The spacing between lines.
  package var lineSpacing: Double
  /// The length of the header in the scroll direction; 0 means no header.
  package var header: Double
  /// The length of the footer in the scroll direction; 0 means no footer.
  package var footer: Double
  /// Whether the only item of a section is centered in its line (R6.9).
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

  /// Whether all values and their sum are finite, and neither header nor footer is negative.
  package var isValid: Bool {
    let sum = leading + trailing + before + after + itemSpacing + lineSpacing + header + footer
    return sum.isFinite && header >= 0 && footer >= 0
  }
}
