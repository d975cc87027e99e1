/// The headers and footers of one section or of the layout, resolved and stacked.
///
/// Headers follow each other from the start in their order, footers from the end of the content. The room they take is
/// added to the section; those that take none lie over the content next to them.
struct CompositionalBoundaries: Sendable {
  struct Place: Sendable {
    let boundary: CompositionalBoundary
    let x: Double
    let size: LayoutSize
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
  ///   - measured: The sizes that were measured, by place in the list; only estimated lengths count.
  init(
    _ boundaries: [CompositionalBoundary], in container: LayoutSize, leading: Double,
    measured: [Int: LayoutSize]
  ) {
    for (index, boundary) in boundaries.enumerated() {
      var size = boundary.size.resolved(in: container)
      if let measured = measured[index] {
        for axis in Axis.allCases where boundary.size[axis].isEstimated {
          size[axis] = measured[axis]
        }
      }
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

  /// The frame of a boundary element in a section of a length; pinned ones stay in the viewport (R6.25).
  func frame(
    of place: Place, start: Double, length: Double, viewport: Extent?
  ) -> LayoutFrame {
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
        y = min(max(viewport.minY + place.distance, y), max(y, end - height))
      } else if boundary.alignmentY == 1 {
        let toEnd = boundary.extendsBoundary ? after - place.distance : height
        y = max(min(viewport.maxY - toEnd, y), min(y, start + before))
      }
    }
    return boundary.insets.applicable(to: boundary.size).inset(
      LayoutFrame(x: place.x + boundary.offsetX, y: y, width: place.size.width, height: height))
  }

  /// Whether anything stays in view while scrolling.
  var isPinning: Bool { places.contains { $0.boundary.pinsToVisibleBounds } }
}
