/// The numbers of one section of a flow, besides its items: insets, spacings, header and footer.
///
/// In flow coordinates (see ``LayoutSize``), in points. Insets and spacings may be negative, header and footer may not.
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
  /// Whether the only item of a section is centred in its line (R6.9).
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

  /// Whether all numbers are finite, also added up, and neither header nor footer is negative.
  package var isValid: Bool {
    let sum = leading + trailing + before + after + itemSpacing + lineSpacing + header + footer
    return sum.isFinite && header >= 0 && footer >= 0
  }
}
