import Foundation

/// An element of a custom layout.
///
/// It may have any position and may be transformed.
package struct CustomElement: Sendable {
  /// The element's frame or, if it is transformed, the bounding box of `quad`.
  package let extent: Extent
  /// The order of overlapping elements; larger values are in front.
  package let z: Int
  /// The corners of a transformed element (R6.14); nil for other elements.
  package let quad: Quad?
  /// Whether queries by point find the element; true for items only (R6.12).
  package let isItem: Bool

  /// Creates an element that isn't transformed.
  ///
  /// Queries never find an element without an area.
  package init(extent: Extent, z: Int = 0, isItem: Bool = true) {
    self.extent = extent
    self.z = z
    self.isItem = isItem
    quad = nil
  }

  /// Creates a transformed element.
  ///
  /// Queries never find an element with a NaN corner.
  package init(quad: Quad, z: Int = 0, isItem: Bool = true) {
    extent = Extent(around: quad)
    self.z = z
    self.isItem = isItem
    self.quad = quad
  }
}

extension Extent {
  /// Creates the bounding box of four corners, without rounding; empty if a coordinate is NaN.
  init(around quad: Quad) {
    let (a, b, c, d) = (quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft)
    let sum = a.x + a.y + b.x + b.y + c.x + c.y + d.x + d.y
    guard !sum.isNaN else {
      self = .empty
      return
    }
    self.init(
      minX: Double(min(a.x, b.x, c.x, d.x)), minY: Double(min(a.y, b.y, c.y, d.y)),
      maxX: Double(max(a.x, b.x, c.x, d.x)), maxY: Double(max(a.y, b.y, c.y, d.y)))
  }
}
