public import Foundation

/// Four points: the image of a rectangle under a transform.
///
/// The corners are named after those of the original rectangle; after a rotation, `topLeft` may be
/// anywhere. Converting a quad between views maps each corner, while converting a `CGRect` returns
/// a bounding box. In this example, the frame of `card` is (25, 25, 50, 50) before the rotation.
///
/// ```swift
/// card.transform = CGAffineTransform(rotationAngle: .pi / 4)
/// let quad = card.convert(Quad(card.bounds), to: window)
/// let isInside = quad.contains(CGPoint(x: 26, y: 26))  // false: in the bounding box only
/// ```
public struct Quad: Sendable, Hashable, Codable {
  /// The image of the corner at `(minX, minY)`.
  public var topLeft: CGPoint
  /// The image of the corner at `(maxX, minY)`.
  public var topRight: CGPoint
  /// The image of the corner at `(maxX, maxY)`.
  public var bottomRight: CGPoint
  /// The image of the corner at `(minX, maxY)`.
  public var bottomLeft: CGPoint

  /// Creates a quad with these corners.
  public init(topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates the quad of the four corners of the standardized `rect`.
  public init(_ rect: CGRect) {
    self.init(
      topLeft: CGPoint(x: rect.minX, y: rect.minY), topRight: CGPoint(x: rect.maxX, y: rect.minY),
      bottomRight: CGPoint(x: rect.maxX, y: rect.maxY),
      bottomLeft: CGPoint(x: rect.minX, y: rect.maxY))
  }

  /// The corners in order around the quad, starting with `topLeft`.
  public var corners: [CGPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The bounding box of the four corners.
  ///
  /// NaN coordinates propagate to the box.
  public var boundingBox: CGRect {
    let minX = min(min(topLeft.x, topRight.x), min(bottomRight.x, bottomLeft.x))
    let minY = min(min(topLeft.y, topRight.y), min(bottomRight.y, bottomLeft.y))
    let maxX = max(max(topLeft.x, topRight.x), max(bottomRight.x, bottomLeft.x))
    let maxY = max(max(topLeft.y, topRight.y), max(bottomRight.y, bottomLeft.y))
    var box = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    // `min` and `max` may drop a NaN in the second argument.
    if !isNumericAcross { (box.origin.x, box.size.width) = (.nan, .nan) }
    if !isNumericDown { (box.origin.y, box.size.height) = (.nan, .nan) }
    return box
  }

  /// Returns whether `point` lies inside the quad.
  ///
  /// The even-odd rule applies, and edges are half-open: an upright quad contains its left and top
  /// edges, but not its right and bottom ones. Of two quads that share an edge, exactly one
  /// contains each point of the edge. Concave and self-intersecting quads are supported. A quad
  /// without area or with a NaN corner contains no points, and a NaN point is never inside.
  public func contains(_ point: CGPoint) -> Bool {
    guard isNumeric else { return false }
    var isInside = crosses(topLeft, topRight, point)
    isInside = isInside != crosses(topRight, bottomRight, point)
    isInside = isInside != crosses(bottomRight, bottomLeft, point)
    isInside = isInside != crosses(bottomLeft, topLeft, point)
    return isInside
  }

  /// Whether no coordinate is NaN.
  ///
  /// A NaN coordinate would make counting crossings meaningless.
  private var isNumeric: Bool { isNumericAcross && isNumericDown }

  private var isNumericAcross: Bool {
    !(topLeft.x.isNaN || topRight.x.isNaN || bottomRight.x.isNaN || bottomLeft.x.isNaN)
  }

  private var isNumericDown: Bool {
    !(topLeft.y.isNaN || topRight.y.isNaN || bottomRight.y.isNaN || bottomLeft.y.isNaN)
  }

  /// Returns whether a ray from `point` toward larger x crosses the edge from `start` to `end`.
  ///
  /// The upper end of the edge (with the smaller y) belongs to it, and the lower end doesn't. The
  /// computation always starts at the upper end, so that it is rounded identically for two quads
  /// that share an edge.
  private func crosses(_ start: CGPoint, _ end: CGPoint, _ point: CGPoint) -> Bool {
    guard (start.y <= point.y) != (end.y <= point.y) else { return false }
    let (upper, lower) = start.y <= end.y ? (start, end) : (end, start)
    let cross =
      (lower.x - upper.x) * (point.y - upper.y) - (point.x - upper.x) * (lower.y - upper.y)
    return cross > 0
  }
}
