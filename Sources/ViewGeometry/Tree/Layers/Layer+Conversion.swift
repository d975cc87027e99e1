public import Foundation

extension Layer {
  /// Converts a point from the layer's bounds to the bounds of `layer`.
  ///
  /// The conversion follows the rules of views: a `sublayerTransform` and the depth under it are
  /// included, and a point converted into a layer with a singular transform becomes that layer's
  /// anchor point (R3.11). Layers of different trees are converted through the frames of their
  /// roots (R3.6). For nil, the origin of the layer's frame is added, as Core Animation does
  /// (R3.13).
  ///
  /// - Complexity: O(depth).
  public final func convert(_ point: CGPoint, to layer: Layer?) -> CGPoint {
    guard let layer else {
      let origin = frame.origin
      return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }
    return convertShown(point, to: layer)
  }

  /// Converts a point from the bounds of `layer` to this layer's bounds.
  ///
  /// For nil, the origin of the layer's frame is subtracted (R3.13).
  ///
  /// - Complexity: O(depth).
  public final func convert(_ point: CGPoint, from layer: Layer?) -> CGPoint {
    guard let layer else {
      let origin = frame.origin
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    return layer.convertShown(point, to: self)
  }

  /// Converts a rectangle from the layer's bounds to its bounding box in the bounds of `layer`.
  ///
  /// For nil, the rectangle is offset by the origin of the layer's frame (R3.13).
  ///
  /// - Complexity: O(depth).
  public final func convert(_ rect: CGRect, to layer: Layer?) -> CGRect {
    guard let layer else { return rect.offsetBy(dx: frame.minX, dy: frame.minY) }
    return convertShown(rect, to: layer)
  }

  /// Converts a rectangle from the bounds of `layer` to its bounding box in this layer's bounds.
  ///
  /// For nil, the rectangle is offset by the negated origin of the layer's frame (R3.13).
  ///
  /// - Complexity: O(depth).
  public final func convert(_ rect: CGRect, from layer: Layer?) -> CGRect {
    guard let layer else { return rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
    return layer.convertShown(rect, to: self)
  }
}
