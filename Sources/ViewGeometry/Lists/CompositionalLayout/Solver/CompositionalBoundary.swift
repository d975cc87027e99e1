/// A header, footer or similar element of a section or of the whole layout (R8.17).
package struct CompositionalBoundary: Sendable, Hashable {
  package var kind: String
  package var size: CompositionalSize
  /// The horizontal alignment: 0 at the leading edge, 1 at the trailing edge.
  package var alignmentX: Double
  /// The vertical alignment: 0 for headers, 1 for footers.
  ///
  /// Elements with values in between overlap the content and take no space.
  package var alignmentY: Double
  package var offsetX: Double
  package var offsetY: Double
  /// Whether a header or footer takes space of its own instead of overlapping the content.
  package var extendsBoundary: Bool
  /// Whether a header or footer stays visible as long as its section or layout is (R8.18).
  package var pinsToVisibleBounds: Bool
  package var zIndex: Int
  /// The spacing around the element.
  ///
  /// If `extendsBoundary` is true, the spacing above and below also takes space in the section.
  package var edges: CompositionalEdges
  /// The insets that are applied after the element is positioned.
  ///
  /// They have no effect along an axis with an estimated length (R8.5).
  package var insets: CompositionalInsets

  package init(
    kind: String, size: CompositionalSize, alignmentX: Double = 0.5, alignmentY: Double,
    offsetX: Double = 0, offsetY: Double = 0, extendsBoundary: Bool = true,
    pinsToVisibleBounds: Bool = false, zIndex: Int = 0, edges: CompositionalEdges = .zero,
    insets: CompositionalInsets = .zero
  ) {
    self.kind = kind
    self.size = size
    self.alignmentX = alignmentX
    self.alignmentY = alignmentY
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.extendsBoundary = extendsBoundary
    self.pinsToVisibleBounds = pinsToVisibleBounds
    self.zIndex = zIndex
    self.edges = edges
    self.insets = insets
  }

  package var transposed: CompositionalBoundary {
    var transposed = self
    transposed.size = size.transposed
    (transposed.alignmentX, transposed.alignmentY) = (alignmentY, alignmentX)
    (transposed.offsetX, transposed.offsetY) = (offsetY, offsetX)
    transposed.edges = edges.transposed
    transposed.insets = insets.transposed
    return transposed
  }
}

/// The decoration that fills the background of a whole section (R8.20).
package struct CompositionalBackground: Sendable, Hashable {
  package var kind: String
  package var insets: CompositionalInsets
  package var zIndex: Int

  package var transposed: CompositionalBackground {
    CompositionalBackground(kind: kind, insets: insets.transposed, zIndex: zIndex)
  }
}
