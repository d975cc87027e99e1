public import Foundation

/// How one element lies in its parent, as walks read it: a view, a layer, a node of a ``GeometryTree`` or an element of a snapshot.
@usableFromInline
protocol PlacedElement {
  /// Whether the element is hidden, transparent or takes no touches, and whether it clips; a window always clips.
  var flags: ElementFlags { get }

  /// The kind of the map to the parent, with the bits of ``Placement`` for a map without inverse and for one in space.
  var routeBits: UInt8 { get }

  /// The offset to the parent, which is the whole map where `routeBits` is zero.
  var offset: (x: Double, y: Double) { get }

  /// The map from the bounds to those of the parent.
  var map: ProjectiveMap { get }

  /// The same of an element that isn't turned in space.
  var planeMap: PlaneMap { get }

  /// The map back, or nil when there is none.
  var inverseMap: ProjectiveMap? { get }

  /// The rectangle of the element in its own coordinates.
  var bounds: CGRect { get }

  /// The fixed point of the transform in the bounds, where points come out that descend through a singular element (R3.11).
  var anchorInBounds: (x: Double, y: Double) { get }

  /// Whether the point, in the element's bounds, lies inside them; half-open (R4.6).
  func boundsContain(x: Double, y: Double) -> Bool

  /// The point in the element's bounds for one in its parent's, by a map that is more than an offset; nil if there is none.
  func pointInBoundsOfTurned(fromParentX x: Double, y: Double) -> (x: Double, y: Double)?
}

/// An element that knows how far the numbers of its map may be from the true ones.
protocol BoundedElement: PlacedElement {
  /// The map from the bounds to those of the parent, with the bound on its error.
  var boundedMap: CoordinateMap { get }
}

extension PlacedElement {
  @inlinable var planeMap: PlaneMap { map.plane }

  /// The point in the element's bounds for one in its parent's.
  ///
  /// Nil when the transform is singular (R4.7) or the point lies behind the camera.
  @inlinable @inline(__always)
  func pointInBounds(fromParentX x: Double, y: Double) -> (x: Double, y: Double)? {
    guard routeBits == 0 else { return pointInBoundsOfTurned(fromParentX: x, y: y) }
    let offset = self.offset
    return (x - offset.x, y - offset.y)
  }

  @inlinable
  func pointInBoundsOfTurned(fromParentX x: Double, y: Double) -> (x: Double, y: Double)? {
    inverseMap?.mapInFront(x: x, y: y)
  }

  /// The point in the element's bounds for one in its parent's; nil unless it lies inside the bounds (R4.13).
  @inlinable @inline(__always)
  func pointInside(from point: SIMD2<Double>) -> SIMD2<Double>? {
    guard let (x, y) = pointInBounds(fromParentX: point.x, y: point.y), boundsContain(x: x, y: y)
    else { return nil }
    return SIMD2(x, y)
  }

  /// The point in the element's bounds for one in its parent's; nil unless a touch there enters the element (R4.12, R4.13).
  @inlinable @inline(__always)
  func pointEntering(from point: SIMD2<Double>) -> SIMD2<Double>? {
    flags.isDisjoint(with: .ineligible) ? pointInside(from: point) : nil
  }
}
