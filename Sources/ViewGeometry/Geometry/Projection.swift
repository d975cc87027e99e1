import Foundation

/// How content turned in space maps to the plane of its superview (R2.18, R2.22).
///
/// A point of the bounds is carried by a 4×4 matrix: from the anchor point by `transform`, then to the center at its depth,
/// then by the superview's sublayer transform about the superview's anchor point. What comes out is flattened:
/// its depth is dropped, and x and y are divided by w. So a level is a homography, and so is a route over any levels.
package struct Projection: Sendable, Hashable {
  /// The map from the bounds' space to the superview's plane.
  package let map: CoordinateMap
  /// The inverse of the map, or nil for content seen edge-on or otherwise without extent.
  package let inverse: CoordinateMap?

  /// The depth of content and what turns it, beside its placement in the plane.
  package struct Space: Sendable, Hashable {
    package var transform: Transform3D
    package var zPosition = 0.0
    package var anchorZ = 0.0

    package init(transform: Transform3D) { self.transform = transform }
  }

  /// What a superview does to all its subviews: a transform about its anchor point, in its bounds.
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

  /// The projection of content that lies in the plane as `placement` says and in space as `space` does.
  ///
  /// - Precondition: The matrix in whole is finite: no number of it overflows.
  package init(of placement: Placement, in space: Space, under sublayers: Sublayers?) {
    let matrix = space.transform
    var first = matrix.row(1)
    var second = matrix.row(2)
    // The anchor point, from which the bounds' origin is reached along the first two rows.
    var third = matrix.row(4) - matrix.row(3) * space.anchorZ
    var center = SIMD4(placement.centerX, placement.centerY, space.zPosition + space.anchorZ, 0)
    if let sublayers {
      center -= SIMD4(sublayers.anchorX, sublayers.anchorY, sublayers.anchorZ, 0)
      let back = SIMD4(sublayers.anchorX, sublayers.anchorY, sublayers.anchorZ, 0)
      func carry(_ row: SIMD4<Double>) -> SIMD4<Double> {
        let carried = (row + center * row.w) * sublayers.transform
        return carried + back * carried.w
      }
      (first, second, third) = (carry(first), carry(second), carry(third))
    } else {
      (first, second, third) = (
        first + center * first.w, second + center * second.w, third + center * third.w
      )
    }
    let anchor = placement.anchorInBounds
    let origin = third - (first * anchor.x + second * anchor.y)
    let map = CoordinateMap(
      homography: (first.x, first.y, first.w), (second.x, second.y, second.w),
      (origin.x, origin.y, origin.w))
    precondition(
      map.isFinite,
      "The geometry is too large: bounds \(placement.bounds), center \(placement.center), transform3D \(matrix)."
    )
    self.map = map
    inverse = Projection.isEdgeOn(first, second, third) ? nil : map.inverse
  }

  /// Whether the plane through the anchor point with these directions passes through the eye, or has no directions.
  ///
  /// A turn by 90° isn't exact in doubles: of what should vanish, about 2^-53 of the direction's length is left. So the
  /// determinant is compared with that share of what the full length, depth included, would make of it.
  private static func isEdgeOn(
    _ first: SIMD4<Double>, _ second: SIMD4<Double>, _ anchor: SIMD4<Double>
  ) -> Bool {
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

extension SIMD4<Double> {
  /// The largest of x, y and z without sign.
  fileprivate var reach: Double { max(abs(x), max(abs(y), abs(z))) }

  /// The row vector times the matrix.
  fileprivate static func * (row: SIMD4<Double>, matrix: Transform3D) -> SIMD4<Double> {
    matrix.row(1) * row.x + matrix.row(2) * row.y + matrix.row(3) * row.z + matrix.row(4) * row.w
  }
}

extension Transform3D {
  /// A row of the matrix, counted from 1.
  fileprivate func row(_ number: Int) -> SIMD4<Double> {
    switch number {
    case 1: SIMD4(Double(m11), Double(m12), Double(m13), Double(m14))
    case 2: SIMD4(Double(m21), Double(m22), Double(m23), Double(m24))
    case 3: SIMD4(Double(m31), Double(m32), Double(m33), Double(m34))
    default: SIMD4(Double(m41), Double(m42), Double(m43), Double(m44))
    }
  }
}
