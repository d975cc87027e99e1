import Foundation

extension Layer {
  /// The default implementation of ``frame``.
  final var builtInFrame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }

  /// The default implementation of ``bounds``.
  final var builtInBounds: CGRect {
    get { isOfView ? geometry.bounds : ownCursor.placement.bounds }
    set { geometry.bounds = newValue }
  }

  /// The default implementation of ``position``.
  final var builtInPosition: CGPoint {
    get { isOfView ? geometry.center : ownCursor.placement.center }
    set { geometry.center = newValue }
  }

  /// The default implementation of ``anchorPoint``.
  final var builtInAnchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  /// The default implementation of ``anchorPointZ``.
  final var builtInAnchorPointZ: CGFloat {
    get { geometry.anchorPointZ }
    set { geometry.anchorPointZ = newValue }
  }

  /// The default implementation of ``zPosition``.
  final var builtInZPosition: CGFloat {
    get { geometry.zPosition }
    set { geometry.zPosition = newValue }
  }

  /// The default implementation of ``transform``.
  final var builtInTransform: Transform3D {
    get { geometry.transform3D }
    set { geometry.transform3D = newValue }
  }

  /// The default implementation of ``setAffineTransform(_:)``.
  final func builtInSetAffineTransform(_ transform: CGAffineTransform) {
    geometry.transform = transform
  }

  /// The default implementation of ``sublayerTransform``.
  final var builtInSublayerTransform: Transform3D {
    get { geometry.sublayerTransform }
    set { geometry.sublayerTransform = newValue }
  }

  /// The default implementation of ``masksToBounds``.
  final var builtInMasksToBounds: Bool {
    get { geometry.clipsToBounds }
    set { geometry.clipsToBounds = newValue }
  }

  /// The default implementation of ``isHidden``.
  final var builtInIsHidden: Bool {
    get { geometry.isHidden }
    set { geometry.isHidden = newValue }
  }

  /// The default implementation of ``opacity``.
  final var builtInOpacity: Float {
    get { Float(geometry.alpha) }
    set { geometry.alpha = CGFloat(newValue) }
  }

  /// The default implementation of ``layoutIfNeeded()``.
  final func builtInLayoutIfNeeded() {
    guard let view else { return Self.layOut([self]) }
    view.layoutIfNeeded()
    view.visitDescendants { view in
      // A layer that has never been accessed has no added sublayers.
      if let layer = view.rareAttributes?.layer { Self.layOut(layer.members.map(\.layer)) }
      return true
    }
  }

  /// Lays out those of the layers and their sublayers that need it, back to front, each before its
  /// sublayers.
  ///
  /// None of them is the layer of a view.
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
