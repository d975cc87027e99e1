/// The size of an item in flow coordinates, in points, finite and at least zero.
///
/// In a solver `x` runs along the lines and `y` in the scrolling direction, whatever direction that is on screen: a
/// horizontal layout is a transposed vertical one, and whoever asks transposes at the border.
package struct FlowSize: Sendable, Hashable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether both lengths are finite and at least zero.
  package var isValid: Bool {
    width >= 0 && height >= 0 && width < .infinity && height < .infinity
  }
}

/// A frame in flow coordinates; left and top belong to it, right and bottom don't.
///
/// The size is stored, not the far edges: subtracting edges would not give back the size that was asked for.
package struct FlowFrame: Sendable, Hashable {
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

  /// Whether the frame and `extent` share a point; empty ones share none (R6.10).
  package func overlaps(_ extent: Extent) -> Bool {
    x < extent.maxX && extent.minX < maxX && y < extent.maxY && extent.minY < maxY
      && width > 0 && height > 0 && !extent.isEmpty
  }
}
