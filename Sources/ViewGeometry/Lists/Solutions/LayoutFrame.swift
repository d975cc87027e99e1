/// A half-open frame in solver coordinates (see ``LayoutSize``), in points.
///
/// It contains its left and top edges, but not its right and bottom edges.
///
/// It stores the size rather than the far edges: subtracting edges wouldn't restore the exact size.
package struct LayoutFrame: Sendable, Hashable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Double { x + width }

  package var maxY: Double { y + height }

  package func contains(x pointX: Double, y pointY: Double) -> Bool {
    pointX >= x && pointX < maxX && pointY >= y && pointY < maxY
  }

  /// Returns whether the frame overlaps `extent`.
  ///
  /// If they only touch, or if either is empty, they don't overlap (R6.10).
  package func overlaps(_ extent: Extent) -> Bool {
    x < extent.maxX && extent.minX < maxX && y < extent.maxY && extent.minY < maxY
      && width > 0 && height > 0 && !extent.isEmpty
  }
}

extension LayoutFrame {
  var size: LayoutSize { LayoutSize(width: width, height: height) }

  func moved(x: Double, y: Double) -> LayoutFrame {
    LayoutFrame(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  var transposed: LayoutFrame { LayoutFrame(x: y, y: x, width: height, height: width) }
}
