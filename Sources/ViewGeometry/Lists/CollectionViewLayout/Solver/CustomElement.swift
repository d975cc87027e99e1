import Foundation

/// An element that lies anywhere, turned or not.
package struct CustomElement: Sendable {
  /// The box around it; the element itself unless it has a `quad`.
  package let extent: Extent
  /// The order among overlapping elements, larger in front.
  package let z: Int
  /// The outline of a transformed element (R6.14).
  package let quad: Quad?
  /// Whether points find it: items, and not what lies beside them (R6.12).
  package let isItem: Bool

  /// An upright element; one without area is never found.
  package init(extent: Extent, z: Int = 0, isItem: Bool = true) {
    self.extent = extent
    self.z = z
    self.isItem = isItem
    quad = nil
  }

  /// A transformed element; one with a NaN corner is never found.
  package init(quad: Quad, z: Int = 0, isItem: Bool = true) {
    extent = Extent(around: quad)
    self.z = z
    self.isItem = isItem
    self.quad = quad
  }
}

extension Extent {
  /// The box around four corners, without rounding; NaN corners make it empty.
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
