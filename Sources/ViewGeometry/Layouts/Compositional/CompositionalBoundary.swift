/// A header, a footer or the like of a section or of the whole layout (R8.17).
package struct CompositionalBoundary: Sendable, Hashable {
  package var kind: String
  package var size: CompositionalSize
  /// The place across: 0 at the leading edge, 1 at the trailing one.
  package var alignmentX: Double
  /// The place along: 0 for headers, 1 for footers, between them beside the content.
  package var alignmentY: Double
  package var offsetX: Double
  package var offsetY: Double
  /// Whether it takes room of its own rather than lying over the content.
  package var extendsBoundary: Bool
  /// Whether it stays in view as long as its section is (R8.18).
  package var pinsToVisibleBounds: Bool
  package var zIndex: Int
  /// The room around it; what is above and below takes room of the section, as the element itself does.
  package var edges: CompositionalEdges

  package init(
    kind: String, size: CompositionalSize, alignmentX: Double = 0.5, alignmentY: Double,
    offsetX: Double = 0, offsetY: Double = 0, extendsBoundary: Bool = true,
    pinsToVisibleBounds: Bool = false, zIndex: Int = 0, edges: CompositionalEdges = .zero
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
  }

  package var transposed: CompositionalBoundary {
    var transposed = self
    transposed.size = size.transposed
    (transposed.alignmentX, transposed.alignmentY) = (alignmentY, alignmentX)
    (transposed.offsetX, transposed.offsetY) = (offsetY, offsetX)
    transposed.edges = edges.transposed
    return transposed
  }
}

/// A decoration behind a whole section (R8.20).
package struct CompositionalBackground: Sendable, Hashable {
  package var kind: String
  package var insets: CompositionalInsets
  package var zIndex: Int

  package init(kind: String, insets: CompositionalInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.insets = insets
    self.zIndex = zIndex
  }

  package var transposed: CompositionalBackground {
    CompositionalBackground(kind: kind, insets: insets.transposed, zIndex: zIndex)
  }
}

/// The visible stretch that pinned elements stay in, insets taken off.
package struct CompositionalViewport: Sendable, Hashable {
  package var start: Double
  package var end: Double

  package init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }
}

/// The headers and footers of one section or of the layout, resolved and stacked.
///
/// Headers follow each other from the start in their order, footers from the end of the content. The room they take is
/// added to the section; those that take none lie over the content next to them.
struct CompositionalBoundaries: Sendable {
  struct Place: Sendable {
    let boundary: CompositionalBoundary
    let x: Double
    let size: FlowSize
    /// The room that others take between this one and the edge it is aligned to.
    let distance: Double
  }

  private(set) var places: ContiguousArray<Place> = []
  /// The room that headers take before the content.
  private(set) var before = 0.0
  /// The room that footers take after the content.
  private(set) var after = 0.0

  static let none = CompositionalBoundaries()

  private init() {}

  /// - Parameters:
  ///   - container: What fractions refer to, in width from `leading` on.
  ///   - measured: The lengths that were measured, by place in the list; only estimated ones count.
  init(
    _ boundaries: [CompositionalBoundary], in container: FlowSize, leading: Double,
    measured: [Int: Double]
  ) {
    for (index, boundary) in boundaries.enumerated() {
      var size = boundary.size.resolved(in: container)
      if boundary.size.height.isEstimated { size.height = measured[index] ?? size.height }
      let isFooter = boundary.alignmentY == 1
      let room = (isFooter ? after : before) + boundary.edges.top.least
      let x =
        leading + boundary.edges.leading.least
        + (container.width - size.width - boundary.edges.least(along: .horizontal))
        * boundary.alignmentX
      places.append(Place(boundary: boundary, x: x, size: size, distance: room))
      guard boundary.extendsBoundary else { continue }
      let taken = size.height + boundary.edges.least(along: .vertical)
      if boundary.alignmentY == 0 { before += taken }
      if isFooter { after += taken }
    }
  }

  /// The frame of a boundary element in a section of a length; pinned ones stay in the viewport (6.10).
  func frame(
    of place: Place, start: Double, length: Double, viewport: CompositionalViewport?
  ) -> FlowFrame {
    let boundary = place.boundary
    let height = place.size.height
    var y: Double
    if boundary.alignmentY == 0 {
      y = start + place.distance
    } else if boundary.alignmentY == 1 {
      // One that takes no room ends where the room of the footers starts.
      let extent = boundary.extendsBoundary ? place.distance : -height
      y = start + length - after + extent
    } else {
      y = start + (length - height) * boundary.alignmentY
    }
    y += boundary.offsetY
    if boundary.pinsToVisibleBounds, let viewport {
      if boundary.alignmentY == 0 {
        let end = start + length - after
        y = min(max(viewport.start + place.distance, y), max(y, end - height))
      } else if boundary.alignmentY == 1 {
        let toEnd = boundary.extendsBoundary ? after - place.distance : height
        y = max(min(viewport.end - toEnd, y), min(y, start + before))
      }
    }
    return FlowFrame(
      x: place.x + boundary.offsetX, y: y, width: place.size.width, height: height)
  }
}
