public import Foundation

/// The geometry of one element in its parent, as tree algorithms read it.
///
/// The element may be a view, a layer, a node of a ``GeometryTree`` or an element of a snapshot.
@usableFromInline
protocol PlacedElement {
  /// The flags that affect hit tests and clipping. A window always clips.
  var flags: ElementFlags { get }

  /// The kind of the map to the parent, as a combination of the bits that ``Placement`` defines.
  ///
  /// Zero means that the map is a translation.
  var routeBits: UInt8 { get }

  /// The offset of the element's coordinates in the parent; the whole map if `routeBits` is zero.
  var offset: (x: Double, y: Double) { get }

  /// The map from the element's coordinates to those of its parent.
  var map: ProjectiveMap { get }

  /// The map from the element's coordinates to those of its parent.
  ///
  /// It is valid only if the element isn't projected by a 3D transform.
  var planeMap: PlaneMap { get }

  /// The map from the parent's coordinates to the element's; nil if the map to the parent is
  /// singular.
  var inverseMap: ProjectiveMap? { get }

  /// The element's rectangle in its own coordinates.
  var bounds: CGRect { get }

  /// The fixed point of the transform, in the coordinates of the bounds.
  ///
  /// Points that are converted into an element with a singular transform become this point (R3.11).
  var anchorInBounds: (x: Double, y: Double) { get }

  /// Returns whether a point in the element's coordinate space is inside its half-open bounds
  /// (R4.6).
  func boundsContain(x: Double, y: Double) -> Bool

  /// Converts a point from the parent's coordinates to those of an element whose map isn't a
  /// translation.
  ///
  /// Returns nil if the map has no inverse or the point is behind the camera.
  func pointInBoundsOfTransformed(fromParentX x: Double, y: Double) -> (x: Double, y: Double)?
}

/// An element that also has a bound on the error of its map.
protocol BoundedElement: PlacedElement {
  /// The map from the element's coordinates to those of its parent, with a bound on its error.
  var boundedMap: CoordinateMap { get }
}

extension PlacedElement {
  @inlinable var planeMap: PlaneMap { map.plane }

  /// Converts a point from the parent's coordinates to the element's.
  ///
  /// Returns nil if the transform is singular (R4.7) or the point is behind the camera.
  @inlinable @inline(__always)
  func pointInBounds(fromParentX x: Double, y: Double) -> (x: Double, y: Double)? {
    guard routeBits == 0 else { return pointInBoundsOfTransformed(fromParentX: x, y: y) }
    let offset = self.offset
    return (x - offset.x, y - offset.y)
  }

  @inlinable
  func pointInBoundsOfTransformed(fromParentX x: Double, y: Double) -> (x: Double, y: Double)? {
    inverseMap?.mapInFront(x: x, y: y)
  }

  /// Converts a point from the parent's coordinates to the element's; returns nil if it isn't
  /// inside (R4.13).
  @inlinable @inline(__always)
  func pointInside(from point: SIMD2<Double>) -> SIMD2<Double>? {
    guard let (x, y) = pointInBounds(fromParentX: point.x, y: point.y), boundsContain(x: x, y: y)
    else { return nil }
    return SIMD2(x, y)
  }

  /// Converts a point from the parent's coordinates to the element's; returns nil if a touch at the
  /// point can't reach the element or its descendants.
  ///
  /// R4.12 and R4.13 state the conditions.
  @inlinable @inline(__always)
  func pointEntering(from point: SIMD2<Double>) -> SIMD2<Double>? {
    flags.isDisjoint(with: .ineligible) ? pointInside(from: point) : nil
  }
}
