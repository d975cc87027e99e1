public import Foundation

extension Layer {
  /// What ``frame`` is unless a class overrides it.
  final var builtInFrame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }

  /// What ``bounds`` is unless a class overrides it.
  final var builtInBounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }

  /// What ``position`` is unless a class overrides it.
  final var builtInPosition: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }

  /// What ``anchorPoint`` is unless a class overrides it.
  final var builtInAnchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  /// What ``anchorPointZ`` is unless a class overrides it.
  final var builtInAnchorPointZ: CGFloat {
    get { geometry.anchorPointZ }
    set { geometry.anchorPointZ = newValue }
  }

  /// What ``zPosition`` is unless a class overrides it.
  final var builtInZPosition: CGFloat {
    get { geometry.zPosition }
    set { geometry.zPosition = newValue }
  }

  /// What ``transform`` is unless a class overrides it.
  final var builtInTransform: Transform3D {
    get { geometry.transform3D }
    set { geometry.transform3D = newValue }
  }

  /// What ``setAffineTransform(_:)`` does unless a class overrides it.
  final func builtInSetAffineTransform(_ transform: CGAffineTransform) {
    geometry.transform = transform
  }

  /// What ``sublayerTransform`` is unless a class overrides it.
  final var builtInSublayerTransform: Transform3D {
    get { geometry.sublayerTransform }
    set { geometry.sublayerTransform = newValue }
  }

  /// What ``masksToBounds`` is unless a class overrides it.
  final var builtInMasksToBounds: Bool {
    get { geometry.clipsToBounds }
    set { geometry.clipsToBounds = newValue }
  }

  /// What ``isHidden`` is unless a class overrides it.
  final var builtInIsHidden: Bool {
    get { geometry.isHidden }
    set { geometry.isHidden = newValue }
  }

  /// What ``opacity`` is unless a class overrides it.
  final var builtInOpacity: Float {
    get { Float(geometry.alpha) }
    set { geometry.alpha = CGFloat(newValue) }
  }

  /// What ``layoutIfNeeded()`` does unless a class overrides it.
  final func builtInLayoutIfNeeded() {
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
