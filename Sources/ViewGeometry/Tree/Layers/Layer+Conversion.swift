public import Foundation

extension Layer {
  /// Converts a point from the layer's bounds coordinates to those of `layer`.
  ///
  /// The conversion follows the rules of views. A `sublayerTransform` is included, with the
  /// `zPosition` of the sublayers. A point converted into a layer with a singular transform becomes
  /// that layer's anchor point (R3.11). Layers of different trees are converted through the frames
  /// of their roots (R3.6). If `layer` is nil, the origin of the receiver's frame is added, as in
  /// Core Animation (R3.13).
  ///
  /// - Complexity: O(depth).
  public final func convert(_ point: CGPoint, to layer: Layer?) -> CGPoint {
    guard let layer else {
      let origin = frame.origin
      return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }
    return Self.convertShown(point, from: .passUnretained(self), to: .passUnretained(layer))
  }

  /// Converts a point from the bounds coordinates of `layer` to those of this layer.
  ///
  /// If `layer` is nil, the origin of the receiver's frame is subtracted (R3.13). Otherwise, the
  /// rules of `convert(_: CGPoint, to:)` apply.
  ///
  /// - Complexity: O(depth).
  public final func convert(_ point: CGPoint, from layer: Layer?) -> CGPoint {
    guard let layer else {
      let origin = frame.origin
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    return Self.convertShown(point, from: .passUnretained(layer), to: .passUnretained(self))
  }

  /// Converts a rectangle from the layer's bounds coordinates to those of `layer`, as a bounding
  /// box.
  ///
  /// If `layer` is nil, the rectangle is offset by the origin of the receiver's frame (R3.13).
  /// Otherwise, the rules of `convert(_: CGPoint, to:)` apply.
  ///
  /// - Complexity: O(depth).
  public final func convert(_ rect: CGRect, to layer: Layer?) -> CGRect {
    guard let layer else { return rect.offsetBy(dx: frame.minX, dy: frame.minY) }
    return Self.convertShown(rect, from: .passUnretained(self), to: .passUnretained(layer))
  }

  /// Converts a rectangle from the bounds coordinates of `layer` to those of this layer, as a
  /// bounding box.
  ///
  /// If `layer` is nil, the rectangle is offset by the negated origin of the receiver's frame
  /// (R3.13). Otherwise, the rules of `convert(_: CGPoint, to:)` apply.
  ///
  /// - Complexity: O(depth).
  public final func convert(_ rect: CGRect, from layer: Layer?) -> CGRect {
    guard let layer else { return rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
    return Self.convertShown(rect, from: .passUnretained(layer), to: .passUnretained(self))
  }
}
