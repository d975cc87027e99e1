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

  /// The place of the anchor point in the superlayer's coordinates: a view's `center`.
  public final var position: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }

  /// The fixed point of the transform in the unit square of the bounds; the middle by default.
  public final var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  /// The depth of the anchor point in the layer's own space; 0 by default.
  public final var anchorPointZ: CGFloat {
    get { geometry.anchorPointZ }
    set { geometry.anchorPointZ = newValue }
  }

  /// How near the layer lies: it orders ``hitTest(_:)`` among siblings, and moves the layer under a `sublayerTransform`.
  ///
  /// Views are hit in the order of `subviews`, whatever their depth (R4.5).
  public final var zPosition: CGFloat {
    get { geometry.zPosition }
    set { geometry.zPosition = newValue }
  }

  /// The map applied about the anchor point, which may turn the layer in space: a view's `transform3D`.
  public final var transform: Transform3D {
    get { geometry.transform3D }
    set { geometry.transform3D = newValue }
  }

  /// The part of ``transform`` in the plane.
  public final func affineTransform() -> CGAffineTransform { transform.affineTransform }

  /// Sets ``transform`` to one in the plane.
  public final func setAffineTransform(_ transform: CGAffineTransform) {
    geometry.transform = transform
  }

  /// A transform of all sublayers about the anchor point, mostly for a perspective they share; the identity by default.
  public final var sublayerTransform: Transform3D {
    get { geometry.sublayerTransform }
    set { geometry.sublayerTransform = newValue }
  }

  /// Whether what sticks out of the bounds is cut off, and not hit by ``hitTest(_:)``.
  public final var masksToBounds: Bool {
    get { geometry.clipsToBounds }
    set { geometry.clipsToBounds = newValue }
  }

  /// Whether the layer and everything in it is hidden.
  public final var isHidden: Bool {
    get { geometry.isHidden }
    set { geometry.isHidden = newValue }
  }

  /// The opacity, 1 by default: a view's `alpha`.
  public final var opacity: Float {
    get { Float(geometry.alpha) }
    set { geometry.alpha = CGFloat(newValue) }
  }

  /// Asks for a layout: of the view, or by ``layoutSublayers()`` of a layer without one.
  public final func setNeedsLayout() { geometry.setNeedsLayout() }

  /// Lays out the view, or the layer without one, and the layers in it, where it was asked for.
  ///
  /// Views are laid out before layers without views, and those before the layers in them.
  ///
  /// - Complexity: O(views and layers inside).
  public final func layoutIfNeeded() {
    guard let view else { return Self.layOut([self]) }
    view.layoutIfNeeded()
    view.visitDescendants { view in
      // Nothing was added to a layer that nobody has asked for.
      if let layer = view.rareAttributes?.layer { Self.layOut(layer.members.map(\.layer)) }
      return true
    }
  }

  /// Lays out layers without views, back to front, each before those in it.
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
