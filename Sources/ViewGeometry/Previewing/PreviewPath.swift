public import Foundation

/// The outline of a preview: polygons, which rectangles are too.
///
/// The area is the union of the areas that the outlines enclose.
public struct PreviewPath: Sendable, Hashable {
  /// The corners of each outline, in order around it; closed from the last to the first.
  public let outlines: [[CGPoint]]

  /// The area of some polygons.
  public init(outlines: [[CGPoint]]) {
    self.outlines = outlines
  }

  /// The area of a polygon.
  public init(polygon: [CGPoint]) {
    self.init(outlines: [polygon])
  }

  /// The area of a rectangle.
  public init(rect: CGRect) {
    self.init(rects: [rect])
  }

  /// The area that some rectangles cover together; null and empty ones add nothing.
  public init(rects: [CGRect]) {
    self.init(outlines: rects.filter { !$0.isEmpty }.map { Quad($0).corners })
  }

  /// The smallest rectangle that holds every corner; null when there is none.
  ///
  /// - Complexity: O(corners).
  public var boundingBox: CGRect {
    let corners = outlines.joined()
    guard let first = corners.first else { return .null }
    var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
    for corner in corners {
      (minX, maxX) = (min(minX, corner.x), max(maxX, corner.x))
      (minY, maxY) = (min(minY, corner.y), max(maxY, corner.y))
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Whether an outline encloses `point`, by the even-odd rule; left and top edges belong to the area, right and bottom
  /// ones don't.
  ///
  /// - Complexity: O(corners).
  public func contains(_ point: CGPoint) -> Bool {
    outlines.contains { Self.encloses($0, point) }
  }

  /// The path with every corner mapped.
  ///
  /// - Complexity: O(corners).
  public func mapped(by map: CoordinateMap) -> PreviewPath {
    PreviewPath(outlines: outlines.map { outline in outline.map { map.map($0) } })
  }

  /// Counts the edges that a ray to the left of the point crosses: an edge has its upper end and not its lower.
  private static func encloses(_ outline: [CGPoint], _ point: CGPoint) -> Bool {
    guard var from = outline.last else { return false }
    var isInside = false
    for to in outline {
      if (from.y <= point.y) != (to.y <= point.y) {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x <= point.x { isInside.toggle() }
      }
      from = to
    }
    return isInside
  }
}
