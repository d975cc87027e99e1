/// The headers and footers of a section or of the layout, with their sizes and positions.
///
/// Headers are stacked from the start of the section or layout, and footers after its content. The
/// space of headers and footers is added to the section. Elements that take no space overlap the
/// content next to them.
struct CompositionalBoundaries: Sendable {
  /// A boundary element and its resolved geometry.
  struct Element: Sendable {
    let boundary: CompositionalBoundary
    let x: Double
    let size: LayoutSize
    /// The distance of a header from the start of the section, or of a footer from the start of the
    /// space that footers take.
    ///
    /// It isn't used for elements between headers and footers, nor for footers that take no space.
    let distance: Double
  }

  private(set) var elements: ContiguousArray<Element> = []
  /// The space that headers take before the content.
  private(set) var before = 0.0
  /// The space that footers take after the content.
  private(set) var after = 0.0
  private(set) var hasFooters = false
  /// Whether there are elements other than footers.
  private(set) var hasHeaders = false

  static let none = CompositionalBoundaries()

  private init() {}

  /// Resolves the sizes of boundary elements, and computes their positions.
  ///
  /// - Parameters:
  ///   - boundaries: The headers and footers, in the order in which they are stacked.
  ///   - container: The size that fractional lengths refer to.
  ///   - leading: The x-coordinate of the container's leading edge.
  ///   - measured: The measured sizes, by index; they replace only estimated lengths.
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

  /// Returns the frame of a boundary element of a section that starts at `start` and has the length
  /// `length`.
  ///
  /// A pinned header or footer stays in the viewport as far as its section allows (R6.25). If
  /// `viewport` is nil, nothing is pinned.
  func frame(
    of element: Element, start: Double, length: Double, viewport: Extent?
  ) -> LayoutFrame {
    let boundary = element.boundary
    let height = element.size.height
    var y: Double
    if boundary.alignmentY == 0 {
      y = start + element.distance
    } else if boundary.alignmentY == 1 {
      // An element that takes no space, together with its bottom spacing, ends where the footers
      // start.
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

  /// Whether any element is pinned to the visible area.
  var isPinning: Bool { elements.contains { $0.boundary.pinsToVisibleBounds } }
}
