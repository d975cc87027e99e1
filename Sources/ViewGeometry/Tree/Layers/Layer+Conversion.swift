public import Foundation

extension Layer {
  /// The point, given in the layer's bounds, in the bounds of `layer`.
  ///
  /// As views convert: a `sublayerTransform` and the depth under it count, and a layer without inverse on the way down gives its
  /// anchor point (R3.11). Layers of different trees convert by the frames of their roots (R3.6). For nil the origin of the layer's
  /// frame is added, as Core Animation has it (R3.13).
  ///
  /// - Complexity: O(depth).
  public final func convert(_ point: CGPoint, to layer: Layer?) -> CGPoint {
    guard let layer else {
      let origin = frame.origin
      return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }
    return LayerTree().convert(point, from: self, to: layer)
  }

  /// The point, given in the bounds of `layer`, in this layer's bounds; for nil less the origin of the layer's frame (R3.13).
  ///
  /// - Complexity: O(depth).
  public final func convert(_ point: CGPoint, from layer: Layer?) -> CGPoint {
    guard let layer else {
      let origin = frame.origin
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    return LayerTree().convert(point, from: layer, to: self)
  }

  /// The box of the rectangle, given in the layer's bounds, in the bounds of `layer`; for nil moved by the origin of the
  /// layer's frame (R3.13).
  ///
  /// - Complexity: O(depth).
  public final func convert(_ rect: CGRect, to layer: Layer?) -> CGRect {
    guard let layer else { return rect.offsetBy(dx: frame.minX, dy: frame.minY) }
    return LayerTree().convert(rect, from: self, to: layer)
  }

  /// The box of the rectangle, given in the bounds of `layer`, in this layer's bounds; for nil moved back by the origin of the
  /// layer's frame (R3.13).
  ///
  /// - Complexity: O(depth).
  public final func convert(_ rect: CGRect, from layer: Layer?) -> CGRect {
    guard let layer else { return rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
    return LayerTree().convert(rect, from: layer, to: self)
  }
}
