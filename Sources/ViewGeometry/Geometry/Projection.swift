import Foundation

/// The map from a view with a 3D transform to the plane of its superview (R2.18, R2.22).
///
/// A point of the bounds is mapped by a 4×4 matrix: by `transform` about the anchor point, then to
/// the center and `zPosition`, then by the superview's sublayer transform about the superview's
/// anchor point. The result is flattened: its z is dropped, and x and y are divided by w. Therefore
/// the map of a level is a homography, and so is the map of a route over several levels.
package struct Projection: Sendable, Hashable {
  /// The map from the bounds' space to the superview's plane.
  package let map: ProjectiveMap
  /// The inverse of the map; nil if the content is seen edge-on or otherwise has no area.
  package let inverse: ProjectiveMap?

  /// The 3D transform of a view, its z position, and the z-coordinate of its anchor point.
  package struct Space: Sendable, Hashable {
    package var transform: Transform3D
    package var zPosition = 0.0
    package var anchorZ = 0.0

    package init(transform: Transform3D) { self.transform = transform }
  }

  /// The transform that a superview applies to all its subviews, about its anchor point in its own
  /// bounds.
  package struct Sublayers: Sendable, Hashable {
    package var transform: Transform3D
    package var anchorX: Double
    package var anchorY: Double
    package var anchorZ: Double

    package init(transform: Transform3D, anchorX: Double, anchorY: Double, anchorZ: Double) {
      self.transform = transform
      self.anchorX = anchorX
      self.anchorY = anchorY
      self.anchorZ = anchorZ
    }
  }

  /// Creates the projection of content that has a placement in the plane and a transform in space.
  ///
  /// - Precondition: The composed matrix is finite: none of its elements overflows.
  package init(of placement: Placement, in space: Space, under sublayers: Sublayers?) {
    let rows = Rows(of: placement, in: space, under: sublayers)
    let map = rows.map
    precondition(
      map.isFinite,
      """
      The geometry is too large: bounds \(placement.bounds), center \(placement.center), \
      transform3D \(space.transform).
      """)
    self.map = map
    inverse = rows.areEdgeOn ? nil : map.inverse
  }

  /// Returns whether the composed matrix is finite, as the initializer requires.
  package static func isFinite(
    of placement: Placement, in space: Space, under sublayers: Sublayers?
  ) -> Bool {
    Rows(of: placement, in: space, under: sublayers).map.isFinite
  }

  /// Returns a bound on the error of the map that the initializer computes from these values.
  ///
  /// Each coefficient is a sum of products, and each product is rounded at most 20 times.
  package static func mapError(
    of placement: Placement, in space: Space, under sublayers: Sublayers?
  ) -> MapError {
    let map = Projection(of: placement, in: space, under: sublayers).map
    let sizes = Rows(sizesOf: placement, in: space, under: sublayers)
    let (first, second, third) = (sizes.first, sizes.second, sizes.origin)
    let unit = 20 * MapError.unit
    var error = MapError(
      linear: unit
        * hypotenuse(hypotenuse(first.x, first.y), hypotenuse(second.x, second.y)),
      offset: unit * hypotenuse(third.x, third.y),
      perspective: unit * hypotenuse(first.w, second.w),
      corner: unit * third.w)
    guard map.kind != .projective else { return error }
    // The coefficients were divided by w, whose error is that of the corner.
    let w = Rows(of: placement, in: space, under: sublayers).origin.w
    guard w > error.corner else { return .infinite }
    let norms = map.absoluteNorms
    let share = error.corner / (w - error.corner) + MapError.unit
    error.linear = error.linear / (w - error.corner) + norms.linear * share
    error.offset = error.offset / (w - error.corner) + norms.offset * share
    (error.perspective, error.corner) = (0, 0)
    return error
  }
}

extension SIMD4<Double> {
  /// The maximum absolute value of x, y and z.
  fileprivate var reach: Double { Swift.max(abs(x), Swift.max(abs(y), abs(z))) }

  /// Returns the product of a row vector and a matrix.
  fileprivate static func * (row: SIMD4<Double>, matrix: Transform3D) -> SIMD4<Double> {
    matrix.row(1) * row.x + matrix.row(2) * row.y + matrix.row(3) * row.z + matrix.row(4) * row.w
  }
}

extension Transform3D {
  /// Returns a row of the matrix, numbered from 1.
  fileprivate func row(_ number: Int) -> SIMD4<Double> {
    switch number {
    case 1: SIMD4(Double(m11), Double(m12), Double(m13), Double(m14))
    case 2: SIMD4(Double(m21), Double(m22), Double(m23), Double(m24))
    case 3: SIMD4(Double(m31), Double(m32), Double(m33), Double(m34))
    default: SIMD4(Double(m41), Double(m42), Double(m43), Double(m44))
    }
  }
}

extension Projection {
  /// The rows of the matrix that maps a view's bounds to its superview's space, before z is dropped
  /// and x and y are divided by w: the images of the x direction, of the y direction and of the
  /// point (0, 0).
  private struct Rows {
    let first: SIMD4<Double>
    let second: SIMD4<Double>
    let origin: SIMD4<Double>
    private let unshifted: (first: SIMD4<Double>, second: SIMD4<Double>, anchor: SIMD4<Double>)

    init(of placement: Placement, in space: Space, under sublayers: Sublayers?) {
      let pivot = sublayers?.pivot ?? .zero
      let anchor = placement.anchorInBounds
      self.init(
        matrix: space.transform, toAnchor: SIMD3(-anchor.x, -anchor.y, -space.anchorZ),
        center: space.center(of: placement) - pivot, sublayers: sublayers?.transform, pivot: pivot)
    }

    /// Creates rows with the absolute values of all products, which bound the rounding errors.
    init(sizesOf placement: Placement, in space: Space, under sublayers: Sublayers?) {
      let pivot = (sublayers?.pivot ?? .zero).magnitudes
      let (x, y) = (
        abs(placement.boundsX) + abs(placement.anchorX * placement.width),
        abs(placement.boundsY) + abs(placement.anchorY * placement.height)
      )
      self.init(
        matrix: space.transform.magnitudes, toAnchor: SIMD3(x, y, abs(space.anchorZ)),
        center: SIMD4(
          abs(placement.centerX), abs(placement.centerY),
          abs(space.zPosition) + abs(space.anchorZ), 0) + pivot,
        sublayers: sublayers?.transform.magnitudes, pivot: pivot)
    }

    private init(
      matrix: Transform3D, toAnchor: SIMD3<Double>, center: SIMD4<Double>,
      sublayers: Transform3D?, pivot: SIMD4<Double>
    ) {
      // The last translation restores the superview's anchor point; without a sublayer transform,
      // it moves to the center.
      let shift = sublayers == nil ? center : pivot
      func carry(_ row: SIMD4<Double>) -> SIMD4<Double> {
        guard let sublayers else { return row }
        return (row + center * row.w) * sublayers
      }
      func shifted(_ row: SIMD4<Double>) -> SIMD4<Double> { row + shift * row.w }
      unshifted = (
        carry(matrix.row(1)), carry(matrix.row(2)),
        carry(matrix.row(4) + matrix.row(3) * toAnchor.z)
      )
      first = shifted(unshifted.first)
      second = shifted(unshifted.second)
      origin = shifted(unshifted.anchor) + (first * toAnchor.x + second * toAnchor.y)
    }

    /// The homography that results if z is dropped.
    var map: ProjectiveMap {
      ProjectiveMap(
        homography: (first.x, first.y, first.w), (second.x, second.y, second.w),
        (origin.x, origin.y, origin.w))
    }

    /// Whether the plane of the content contains the eye or is degenerate.
    ///
    /// A rotation by 90° isn't exact in floating point: a direction that should vanish keeps about
    /// 2^-53 of its length. Therefore the determinant counts as 0 if it is tiny compared to the
    /// value that it would have if the directions had their full lengths, including z. It is
    /// computed before the last translation, which doesn't change it and would only add rounding
    /// errors.
    var areEdgeOn: Bool {
      let (first, second, anchor) = (unshifted.first, unshifted.second, unshifted.anchor)
      let (c11, c12) = (
        second.y * anchor.w - second.w * anchor.y, second.w * anchor.x - second.x * anchor.w
      )
      let c13 = second.x * anchor.y - second.y * anchor.x
      let (c21, c22) = (
        first.w * anchor.y - first.y * anchor.w, first.x * anchor.w - first.w * anchor.x
      )
      let determinant = first.x * c11 + first.y * c12 + first.w * c13
      let noise = first.reach * (abs(c11) + abs(c12)) + second.reach * (abs(c21) + abs(c22))
      return !(abs(determinant) > 0x1p-51 * noise)
    }
  }
}

extension Projection.Space {
  fileprivate func center(of placement: Placement) -> SIMD4<Double> {
    SIMD4(placement.centerX, placement.centerY, zPosition + anchorZ, 0)
  }
}

extension Projection.Sublayers {
  fileprivate var pivot: SIMD4<Double> { SIMD4(anchorX, anchorY, anchorZ, 0) }
}

extension SIMD4<Double> {
  fileprivate var magnitudes: SIMD4<Double> { SIMD4(abs(x), abs(y), abs(z), abs(w)) }
}

extension Transform3D {
  fileprivate var magnitudes: Transform3D {
    Transform3D(
      m11: abs(m11), m12: abs(m12), m13: abs(m13), m14: abs(m14), m21: abs(m21), m22: abs(m22),
      m23: abs(m23), m24: abs(m24), m31: abs(m31), m32: abs(m32), m33: abs(m33), m34: abs(m34),
      m41: abs(m41), m42: abs(m42), m43: abs(m43), m44: abs(m44))
  }
}
