/// The headers and footers of one section or of the layout, resolved and stacked.
///
/// Headers follow each other from the start in their order, footers from the end of the content. The room they take is
/// added to the section; those that take none lie over the content next to them.
struct CompositionalBoundaries: Sendable {
  /// One of them with what its rules come to.
  struct Element: Sendable {
    let boundary: CompositionalBoundary
    let x: Double
    let size: LayoutSize
    /// The room that others take between this one and the edge it is aligned to.
    let distance: Double
  }

  private(set) var elements: ContiguousArray<Element> = []
  /// The room that headers take before the content.
  private(set) var before = 0.0
  /// The room that footers take after the content.
  private(set) var after = 0.0
  private(set) var hasFooters = false
  /// Whether there are others, headers or beside the content.
  private(set) var hasHeaders = false

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
      if isFooter { hasFooters = true } else { hasHeaders = true }
      let room = (isFooter ? after : before) + boundary.edges.top.least
      let x =
        leading + boundary.edges.leading.least
        + (container.width - size.width - boundary.edges.least(along: .horizontal))
        * boundary.alignmentX
      elements.append(Element(boundary: boundary, x: x, size: size, distance: room))
      guard boundary.extendsBoundary else { continue }
      let taken = size.height + boundary.edges.least(along: .vertical)
      if boundary.alignmentY == 0 { before += taken }
      if isFooter { after += taken }
    }
  }

  /// The frame of a boundary element in a section of a length; pinned ones stay in the viewport (R6.25).
  func frame(
    of element: Element, start: Double, length: Double, viewport: Extent?
  ) -> LayoutFrame {
    let boundary = element.boundary
    let height = element.size.height
    var y: Double
    if boundary.alignmentY == 0 {
      y = start + element.distance
    } else if boundary.alignmentY == 1 {
      // One that takes no room ends, with the room below it, where the room of the footers starts.
      let extent =
        boundary.extendsBoundary ? element.distance : -height - boundary.edges.bottom.least
      y = start + length - after + extent
    } else {
      let room = length - height - boundary.edges.least(along: .vertical)
      y = start + boundary.edges.top.least + room * boundary.alignmentY
    }
    y += boundary.offsetY
    if boundary.pinsToVisibleBounds, let viewport {
      if boundary.alignmentY == 0 {
        let end = start + length - after
        y = min(max(viewport.minY + element.distance, y), max(y, end - height))
      } else if boundary.alignmentY == 1 {
        let toEnd =
          boundary.extendsBoundary
          ? after - element.distance : height + boundary.edges.bottom.least
        y = max(min(viewport.maxY - toEnd, y), min(y, start + before))
      }
    }
    return boundary.insets.applicable(to: boundary.size).inset(
      LayoutFrame(x: element.x + boundary.offsetX, y: y, width: element.size.width, height: height))
  }

  /// Whether anything stays in view while scrolling.
  var isPinning: Bool { elements.contains { $0.boundary.pinsToVisibleBounds } }
}
