public import Foundation

// Views with 3D transforms. If a view's `transform3D` isn't affine, or its superview has a
// `sublayerTransform`, the view stores its map to the superview as a `Projection`. This map is
// derived: `refreshProjection()` rebuilds it whenever something that it depends on changes. It
// depends on the view's own geometry, on the superview, and on the superview's anchor point and
// sublayer transform.

extension View {
  /// The z-coordinate of the anchor point in the view's own space, in points; 0 by default.
  ///
  /// `transform3D` is applied about the anchor point, whose z-coordinate in the superview is
  /// `zPosition + anchorPointZ` (R2.18).
  ///
  /// - Precondition: The value is finite.
  public final var anchorPointZ: CGFloat {
    get { rareAttributes?.anchorPointZ ?? 0 }
    set {
      precondition(
        newValue.isFinite, "The anchorPointZ of a view must be finite, not \(newValue).")
      noteIfRecording()
      makeRareAttributes().anchorPointZ = newValue
      spaceDidChange()
    }
  }

  /// A transform applied to all subviews about the view's anchor point; the identity by default.
  ///
  /// Its main use is to give the subviews a common perspective. It is applied after each subview's
  /// own transform and position, so it makes the subviews' `zPosition` visible (R2.18, R2.19). It
  /// is part of the map from a subview to the view, but has no effect on the subview's `frame`.
  ///
  /// - Complexity: Setting it, or changing the geometry of a view that has one, is O(subviews).
  /// - Precondition: All values are finite.
  public final var sublayerTransform: Transform3D {
    get { rareAttributes?.sublayerTransform ?? .identity }
    set {
      precondition(
        newValue.isFinite, "The sublayerTransform of a view must be finite, not \(newValue).")
      guard newValue != sublayerTransform else { return }
      noteIfRecording()
      makeRareAttributes().sublayerTransform = newValue.isIdentity ? nil : newValue
      flags.set(.turnsSubviews, !newValue.isIdentity)
      noteChange()
      for child in children { child.refreshProjection() }
    }
  }

  /// Updates everything derived from the placement, after the placement changed.
  @inline(__always)
  final func placementDidChange() {
    if flags.isDisjoint(with: [.spatial, .turnsSubviews]) {
      routeBits = placement.routeBits
      mapDidChange()
      refreshBoxInSuperview()
    } else {
      spaceDidChange()
    }
  }

  /// Rebuilds the view's projection and, if it has a sublayer transform, those of its subviews.
  @inline(never)
  private final func spaceDidChange() {
    refreshProjection()
    guard flags.contains(.turnsSubviews) else { return }
    for child in children { child.refreshProjection() }
  }

  /// The newly computed projection; nil if neither the view's transform nor the superview's
  /// sublayer transform requires one.
  private final var projectionNow: Projection? {
    let sublayers = superviewLink?.view.sublayers
    guard sublayers != nil || rareAttributes?.transform3D != nil else { return nil }
    return Projection(of: placement, in: space, under: sublayers)
  }

  final var space: Projection.Space {
    var space = Projection.Space(transform: transform3D)
    if let rareAttributes {
      space.zPosition = Double(rareAttributes.zPosition)
      space.anchorZ = Double(rareAttributes.anchorPointZ)
    }
    return space
  }

  /// The sublayer transform, with the point about which it is applied; nil if it is the identity.
  final var sublayers: Projection.Sublayers? {
    guard let rareAttributes, let transform = rareAttributes.sublayerTransform else { return nil }
    let anchor = placement.anchorInBounds
    return Projection.Sublayers(
      transform: transform, anchorX: anchor.x, anchorY: anchor.y,
      anchorZ: Double(rareAttributes.anchorPointZ))
  }

  /// Rebuilds the map to the superview and everything derived from it.
  final func refreshProjection() {
    if let projection = projectionNow {
      makeRareAttributes().projection = projection
      flags.formUnion(.spatial)
      routeBits = projection.map.kind.rawValue | Placement.spatialBit
      if projection.inverse == nil { routeBits |= Placement.singularBit }
    } else {
      if flags.contains(.spatial) { rareAttributes?.projection = nil }
      flags.subtract(.spatial)
      routeBits = placement.routeBits
    }
    mapDidChange()
    refreshBoxInSuperview()
  }

  /// The map to the superview, for a view that has the `spatial` flag.
  @inline(never)
  final var projectedMap: ProjectiveMap {
    rareAttributes?.projection?.map ?? ProjectiveMap(placement.map)
  }

  /// The map to the superview, with a bound on its error.
  final var boundedMapToSuperview: CoordinateMap {
    guard flags.contains(.spatial) else {
      return CoordinateMap(ProjectiveMap(placement.map), error: placement.mapError)
    }
    let sublayers = superviewLink?.view.sublayers
    return CoordinateMap(
      projectedMap, error: Projection.mapError(of: placement, in: space, under: sublayers))
  }

  /// The bounding box of the bounds, projected by the view's own transform alone (R2.21).
  ///
  /// It includes only the part in front of the camera, and is null if there is none.
  final var projectedFrame: CGRect {
    guard rareAttributes?.transform3D != nil else { return placement.frame }
    return Projection(of: placement, in: space, under: nil).map.map(placement.bounds)
  }

  /// Moves the view so that the center of its projected frame is that of `frame` (R2.4).
  ///
  /// Does nothing if the view has no 3D transform, if its projected frame is null, or if its new
  /// center wouldn't be finite.
  final func centerProjection(on frame: CGRect) {
    guard rareAttributes?.transform3D != nil else { return }
    let box = projectedFrame
    let (x, y) = (
      placement.centerX + frame.midX - box.midX, placement.centerY + frame.midY - box.midY
    )
    guard !box.isNull, x.isFinite, y.isFinite else { return }
    placement.center = CGPoint(x: x, y: y)
  }

  /// Whether the stored projection equals a newly computed one, or both are nil.
  final var isProjectionConsistent: Bool {
    let projection = projectionNow
    let bits: UInt8 =
      projection.map {
        $0.map.kind.rawValue | Placement.spatialBit
          | ($0.inverse == nil ? Placement.singularBit : 0)
      } ?? placement.routeBits
    return rareAttributes?.projection == projection && routeBits == bits
      && flags.contains(.spatial) == (projection != nil)
  }
}

extension View {
  /// Sets the superview.
  ///
  /// This is the only method that sets the link to a superview.
  final func link(to superview: View) {
    superviewLink = ViewCursor(superview)
    if !flags.union(superview.flags).isDisjoint(with: [.spatial, .turnsSubviews]) {
      refreshProjection()
    }
  }

  /// Clears the superview.
  ///
  /// This is the only method that clears the link to a superview.
  final func unlinkFromSuperview() {
    linkWillBreak()
    superviewLink = nil
    if flags.contains(.spatial) { refreshProjection() }
  }
}
