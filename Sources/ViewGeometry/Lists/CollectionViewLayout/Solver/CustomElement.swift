import Foundation

/// An element at any position, transformed or not.
package struct CustomElement: Sendable {
  /// The bounding box of the element, or the element's frame if it has no `quad`.
  package let extent: Extent
  /// The order of overlapping elements; larger values are in front.
  package let z: Int
  /// The outline of a transformed element (R6.14).
  package let quad: Quad?
  /// Whether point queries find the element: true for items only (R6.12).
  package let isItem: Bool

  /// Creates an untransformed element.
  ///
  /// An element without area is never found.
  package init(extent: Extent, z: Int = 0, isItem: Bool = true) {
    self.extent = extent
    self.z = z
    self.isItem = isItem
    quad = nil
  }

  /// Creates a transformed element.
  ///
  /// An element with a NaN corner is never found.
  package init(quad: Quad, z: Int = 0, isItem: Bool = true) {
    extent = Extent(around: quad)
    self.z = z
    self.isItem = isItem
    self.quad = quad
  }
}

extension Extent {
  /// Creates the bounding box of four corners, without rounding; NaN corners make it empty.
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
