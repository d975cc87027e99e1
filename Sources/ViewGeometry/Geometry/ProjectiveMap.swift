/// A coordinate map without an error bound: a `PlaneMap`, or a homography for 3D transforms.
///
/// The library uses it for conversions, hit tests and snapshots. `CoordinateMap` adds an error
/// bound.
@usableFromInline
package struct ProjectiveMap: Sendable, Hashable {
  /// The first two columns of the homography.
  @usableFromInline package var plane: PlaneMap
  /// The first element of the homography's third column: 0 unless the map is projective.
  package var px = 0.0
  /// The second element of the homography's third column: 0 unless the map is projective.
  package var py = 0.0
  /// The last element of the homography's third column: 1 unless the map is projective.
  package var pw = 1.0

  /// The identity map.
  @usableFromInline
  package static var identity: ProjectiveMap { ProjectiveMap(.identity) }

  @usableFromInline
  @inline(__always)
  package init(_ plane: PlaneMap) { self.plane = plane }

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.init(
      kind: PlaneMap.Kind(linearPart: a, b, c, d), a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  @usableFromInline
  package init(
    kind: PlaneMap.Kind, a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double
  ) {
    plane = PlaneMap(kind: kind, a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  package init(
    kind: PlaneMap.Kind, a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double,
    px: Double, py: Double, pw: Double
  ) {
    self.init(kind: kind, a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    (self.px, self.py, self.pw) = (px, py, pw)
  }

  /// Creates a map that maps every point to `(x, y)`, as for a route down through a view with a
  /// singular transform (R3.11).
  @usableFromInline
  package init(constantX x: Double, y: Double) {
    self.init(kind: .scaleAndOffset, a: 0, b: 0, c: 0, d: 0, tx: x, ty: y)
  }
}

extension ProjectiveMap {
  /// Composes the receiver with `next`; the result applies the receiver first and `next` second.
  @usableFromInline
  @inline(__always)
  package mutating func append(_ next: ProjectiveMap) {
    if kind == .projective || next.kind == .projective {
      appendProjectively(next)
    } else {
      plane.append(next.plane)
    }
  }

  /// Returns the map that applies the receiver first and `next` second.
  package func then(_ next: ProjectiveMap) -> ProjectiveMap {
    var result = self
    result.append(next)
    return result
  }

  /// Whether the map is of a kind that keeps parallel lines parallel.
  package var isAffine: Bool { kind != .projective }

  /// The inverse map; nil if the map is singular or a coefficient of the inverse isn't finite.
  ///
  /// The definition of a singular map is that of `CoordinateMap.inverse`.
  @usableFromInline
  package var inverse: ProjectiveMap? {
    kind == .projective ? inverseOfProjective : plane.inverse.map(ProjectiveMap.init)
  }
}

extension ProjectiveMap {
  package var kind: PlaneMap.Kind {
    get { plane.kind }
    set { plane.kind = newValue }
  }
  package var a: Double {
    get { plane.a }
    set { plane.a = newValue }
  }
  package var b: Double {
    get { plane.b }
    set { plane.b = newValue }
  }
  package var c: Double {
    get { plane.c }
    set { plane.c = newValue }
  }
  package var d: Double {
    get { plane.d }
    set { plane.d = newValue }
  }
  package var tx: Double {
    get { plane.tx }
    set { plane.tx = newValue }
  }
  package var ty: Double {
    get { plane.ty }
    set { plane.ty = newValue }
  }
}
