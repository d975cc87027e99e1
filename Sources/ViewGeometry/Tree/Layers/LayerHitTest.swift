import Foundation

/// The hit test of layers, as a loop: a tree may be a million levels deep.
enum LayerHitTest {
  /// A layer whose sublayers are being asked.
  private struct Level {
    let layer: Layer
    /// In the layer's bounds.
    let point: CGPoint
    /// Front to back.
    let sublayers: [Layer]
    var next = 0
  }

  /// The deepest layer at a point of the superlayer's coordinates.
  static func hit(_ root: Layer, at point: CGPoint) -> Layer? {
    guard let first = level(of: root, at: point) else { return nil }
    var levels = [first]
    while let level = levels.last {
      guard level.next < level.sublayers.count else {
        if level.layer.contains(level.point) { return level.layer }
        levels.removeLast()
        continue
      }
      levels[levels.count - 1].next += 1
      if let inner = self.level(of: level.sublayers[level.next], at: level.point) {
        levels.append(inner)
      }
    }
    return nil
  }

  /// Nil for a layer in which nothing can be hit there.
  private static func level(of layer: Layer, at point: CGPoint) -> Level? {
    guard !layer.isHidden, let inside = pointInBounds(of: layer, from: point) else { return nil }
    if layer.masksToBounds, !layer.contains(inside) { return nil }
    return Level(layer: layer, point: inside, sublayers: frontToBack(layer.orderedSublayers))
  }

  private static func pointInBounds(of layer: Layer, from point: CGPoint) -> CGPoint? {
    let (x, y) = (Double(point.x), Double(point.y))
    if let view = layer.view {
      return ViewCursor(view).pointInBounds(fromParentX: x, y: y).map { CGPoint(x: $0.x, y: $0.y) }
    }
    guard let projection = layer.ownProjection else {
      return layer.geometry.placement.map.inverse.map {
        let inside = $0.map(x: x, y: y)
        return CGPoint(x: inside.x, y: inside.y)
      }
    }
    return projection.inverse?.mapInFront(x: x, y: y).map { CGPoint(x: $0.x, y: $0.y) }
  }

  private static func frontToBack(_ layers: [Layer]) -> [Layer] {
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers.reversed() }
    return layers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
