public import Foundation

extension Layer {
  /// The bounding box of the layer in its superlayer's coordinates; see ``View/frame``.
  public final var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }

  /// The layer's rectangle in its own coordinates.
  public final var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }

  /// The position of the anchor point in the superlayer's coordinates: a view's `center`.
  public final var position: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }

  /// The fixed point of the transform in the unit square of the bounds; the center by default.
  public final var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  /// The depth of the anchor point in the layer's own space; 0 by default.
  public final var anchorPointZ: CGFloat {
    get { geometry.anchorPointZ }
    set { geometry.anchorPointZ = newValue }
  }

  /// The depth of the layer.
  ///
  /// It orders siblings for ``hitTest(_:)``, and moves the layer under a `sublayerTransform`.
  ///
  /// Views are hit-tested in the order of `subviews`, whatever their depth (R4.5).
  public final var zPosition: CGFloat {
    get { geometry.zPosition }
    set { geometry.zPosition = newValue }
  }

  /// The transform about the anchor point, which may rotate the layer in space: a view's `transform3D`.
  public final var transform: Transform3D {
    get { geometry.transform3D }
    set { geometry.transform3D = newValue }
  }

  /// Returns the affine part of ``transform``.
  public final func affineTransform() -> CGAffineTransform { transform.affineTransform }

  /// Sets ``transform`` to an affine transform.
  public final func setAffineTransform(_ transform: CGAffineTransform) {
    geometry.transform = transform
  }

  /// A transform of all sublayers about the anchor point; the identity by default.
  ///
  /// Its main use is a common perspective.
  public final var sublayerTransform: Transform3D {
    get { geometry.sublayerTransform }
    set { geometry.sublayerTransform = newValue }
  }

  /// Whether content outside the bounds is clipped, and not hit by ``hitTest(_:)``.
  public final var masksToBounds: Bool {
    get { geometry.clipsToBounds }
    set { geometry.clipsToBounds = newValue }
  }

  /// Whether the layer and its sublayers are hidden.
  public final var isHidden: Bool {
    get { geometry.isHidden }
    set { geometry.isHidden = newValue }
  }

  /// The opacity, 1 by default: a view's `alpha`.
  public final var opacity: Float {
    get { Float(geometry.alpha) }
    set { geometry.alpha = CGFloat(newValue) }
  }

  /// Requests a layout of the view, or for a layer without a view, a call of ``layoutSublayers()``.
  public final func setNeedsLayout() { geometry.setNeedsLayout() }

  /// Lays out the view, or the layer without one, and the layers in it, if that was requested.
  ///
  /// Views are laid out before layers without views, and those before the layers in them.
  ///
  /// - Complexity: O(views and layers inside).
  public final func layoutIfNeeded() {
    guard let view else { return Self.layOut([self]) }
    view.layoutIfNeeded()
    view.visitDescendants { view in
      // A layer that was never accessed has no added sublayers.
      if let layer = view.rareAttributes?.layer { Self.layOut(layer.members.map(\.layer)) }
      return true
    }
  }

  /// Lays out layers without views, back to front, each before its sublayers.
  private static func layOut(_ layers: [Layer]) {
    var pending: [Layer] = layers.reversed()
    while let layer = pending.popLast() {
      if layer.geometry.flags.contains(.needsLayout) {
        layer.geometry.flags.subtract(.needsLayout)
        layer.layoutSublayers()
      }
      pending.append(contentsOf: layer.members.map(\.layer).reversed())
    }
  }
}
