import Foundation

/// The decomposition of a 4×4 matrix into components that are interpolated separately (R15.12).
///
/// For row vectors, m = (scale + skew) · rotation · translation · perspective, where scale is a
/// diagonal matrix, and skew contains elements below the diagonal only. The rotation is a unit
/// quaternion. If the upper-left 3×3 matrix is singular, for instance because of a scale of zero,
/// it has no rotation, and `init(_:rotationIfFlat:)` uses the rotation passed to it.
package struct TransformParts: Sendable, Hashable {
  package var scale: SIMD3<Double>
  /// The elements of the skew matrix: row 2 column 1, row 3 column 1, and row 3 column 2.
  package var skew: SIMD3<Double>
  /// The rotation as a quaternion: the imaginary part in x, y, z and the real part in w.
  package var rotation: SIMD4<Double>
  package var translation: SIMD3<Double>
  package var perspective: SIMD4<Double>

  /// Decomposes a matrix; returns nil if it has perspective that can't be separated, because its
  /// 3×3 matrix is singular or nearly so.
  ///
  /// If the 3×3 matrix is singular, the result has the rotation `other`, no skew, and the lengths
  /// of the rows as its scale.
  package init?(_ matrix: Transform3D, rotationIfFlat other: SIMD4<Double> = [0, 0, 0, 1]) {
    var rows: [SIMD3<Double>] = [
      [Double(matrix.m11), Double(matrix.m12), Double(matrix.m13)],
      [Double(matrix.m21), Double(matrix.m22), Double(matrix.m23)],
      [Double(matrix.m31), Double(matrix.m32), Double(matrix.m33)],
    ]
    let last: SIMD4<Double> = [
      Double(matrix.m14), Double(matrix.m24), Double(matrix.m34), Double(matrix.m44),
    ]
    translation = [Double(matrix.m41), Double(matrix.m42), Double(matrix.m43)]
    if last == [0, 0, 0, 1] {
      perspective = last
    } else {
      guard let rest = Self.solve(rows, [last.x, last.y, last.z]) else { return nil }
      perspective = SIMD4(rest, last.w - (translation * rest).sum())
    }
    (scale, skew, rotation) = ([0, 0, 0], [0, 0, 0], other)
    let determinant = Self.determinant(rows)
    scale.x = Self.length(rows[0])
    guard determinant != 0, scale.x > 0 else {
      scale = [scale.x, Self.length(rows[1]), Self.length(rows[2])]
      return
    }
    rows[0] /= scale.x
    skew.x = (rows[0] * rows[1]).sum()
    rows[1] -= rows[0] * skew.x
    scale.y = Self.length(rows[1])
    rows[1] /= scale.y
    skew.y = (rows[0] * rows[2]).sum()
    skew.z = (rows[1] * rows[2]).sum()
    rows[2] -= rows[0] * skew.y + rows[1] * skew.z
    scale.z = Self.length(rows[2])
    rows[2] /= scale.z
    if determinant < 0 { mirror(&rows) }
    rotation = Self.quaternion(of: rows)
  }

  /// Removes a reflection from the rows by negating the row with the smallest diagonal element,
  /// together with the scale along its axis and the skews that are multiples of the row.
  private mutating func mirror(_ rows: inout [SIMD3<Double>]) {
    let diagonal = [rows[0].x, rows[1].y, rows[2].z]
    let axis = (0..<3).min { diagonal[$0] < diagonal[$1] } ?? 0
    rows[axis] = -rows[axis]
    scale[axis] = -scale[axis]
    switch axis {
    case 0: (skew.x, skew.y) = (-skew.x, -skew.y)
    case 1: skew.z = -skew.z
    default: break
    }
  }

  /// The matrix composed of the components.
  package var matrix: Transform3D {
    var rows = Self.rows(of: rotation)
    rows[2] = rows[2] * scale.z + rows[0] * skew.y + rows[1] * skew.z
    rows[1] = rows[1] * scale.y + rows[0] * skew.x
    rows[0] *= scale.x
    func fourth(_ row: SIMD3<Double>, _ weight: Double) -> CGFloat {
      CGFloat(
        (row * SIMD3(perspective.x, perspective.y, perspective.z)).sum()
          + weight * perspective.w)
    }
    return Transform3D(
      m11: rows[0].x, m12: rows[0].y, m13: rows[0].z, m14: fourth(rows[0], 0),
      m21: rows[1].x, m22: rows[1].y, m23: rows[1].z, m24: fourth(rows[1], 0),
      m31: rows[2].x, m32: rows[2].y, m33: rows[2].z, m34: fourth(rows[2], 0),
      m41: translation.x, m42: translation.y, m43: translation.z, m44: fourth(translation, 1))
  }
}

// MARK: - Differences

extension TransformParts {
  /// The difference between two decompositions; differences can be added.
  package struct Difference: Sendable, Hashable {
    package var scale: SIMD3<Double> = [0, 0, 0]
    package var skew: SIMD3<Double> = [0, 0, 0]
    /// The rotation axis, with half the angle in radians as its length.
    package var rotation: SIMD3<Double> = [0, 0, 0]
    package var translation: SIMD3<Double> = [0, 0, 0]
    package var perspective: SIMD4<Double> = [0, 0, 0, 0]

    package init() {}

    /// Adds a multiple of another difference.
    package mutating func add(_ other: Difference, times weight: Double) {
      scale += other.scale * weight
      skew += other.skew * weight
      rotation += other.rotation * weight
      translation += other.translation * weight
      perspective += other.perspective * weight
    }
  }

  /// Returns the difference that, added to `other`, gives the receiver.
  ///
  /// Its rotation is at most 180°.
  package func difference(from other: TransformParts) -> Difference {
    var difference = Difference()
    difference.scale = scale - other.scale
    difference.skew = skew - other.skew
    difference.translation = translation - other.translation
    difference.perspective = perspective - other.perspective
    let inverse = SIMD4(-other.rotation.x, -other.rotation.y, -other.rotation.z, other.rotation.w)
    difference.rotation = Self.logarithm(Self.product(rotation, inverse))
    return difference
  }

  /// Returns the sum of the components and a difference.
  package func adding(_ difference: Difference) -> TransformParts {
    var parts = self
    parts.scale += difference.scale
    parts.skew += difference.skew
    parts.translation += difference.translation
    parts.perspective += difference.perspective
    if difference.rotation != [0, 0, 0] {
      parts.rotation = Self.product(Self.exponential(difference.rotation), rotation)
    }
    return parts
  }
}

// MARK: - Quaternions and 3×3 matrices

extension TransformParts {
  private static func length(_ vector: SIMD3<Double>) -> Double {
    (vector * vector).sum().squareRoot()
  }

  private static func cross(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> SIMD3<Double> {
    [
      left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
      left.x * right.y - left.y * right.x,
    ]
  }

  private static func determinant(_ rows: [SIMD3<Double>]) -> Double {
    (rows[0] * cross(rows[1], rows[2])).sum()
  }

  /// Returns the solution of the linear system with these rows; nil if there is no finite one.
  private static func solve(_ rows: [SIMD3<Double>], _ numbers: SIMD3<Double>) -> SIMD3<Double>? {
    let determinant = determinant(rows)
    guard determinant != 0 else { return nil }
    let (first, second, third) = (
      cross(rows[1], rows[2]) * numbers.x, cross(rows[2], rows[0]) * numbers.y,
      cross(rows[0], rows[1]) * numbers.z
    )
    let solution = (first + second + third) / determinant
    return solution.x.isFinite && solution.y.isFinite && solution.z.isFinite ? solution : nil
  }

  private static func product(_ left: SIMD4<Double>, _ right: SIMD4<Double>) -> SIMD4<Double> {
    let (a, b) = (SIMD3(left.x, left.y, left.z), SIMD3(right.x, right.y, right.z))
    let imaginary = cross(a, b) + a * right.w + b * left.w
    return SIMD4(imaginary, left.w * right.w - (a * b).sum())
  }

  /// Returns the axis of the rotation in the shorter direction, with half the angle as its length.
  private static func logarithm(_ quaternion: SIMD4<Double>) -> SIMD3<Double> {
    let shorter = quaternion.w < 0 ? -quaternion : quaternion
    let imaginary = SIMD3(shorter.x, shorter.y, shorter.z)
    let sine = length(imaginary)
    guard sine > 0 else { return [0, 0, 0] }
    return imaginary * (atan2(sine, shorter.w) / sine)
  }

  private static func exponential(_ vector: SIMD3<Double>) -> SIMD4<Double> {
    let half = length(vector)
    guard half > 0 else { return [0, 0, 0, 1] }
    return SIMD4(vector * (sin(half) / half), cos(half))
  }

  /// Returns the rows of the quaternion's rotation matrix, for row vectors.
  private static func rows(of q: SIMD4<Double>) -> [SIMD3<Double>] {
    [
      [
        1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w),
      ],
      [
        2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w),
      ],
      [
        2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y),
      ],
    ]
  }

  /// Returns the quaternion of a rotation.
  ///
  /// It is computed from its largest component, to avoid division by small values.
  private static func quaternion(of rows: [SIMD3<Double>]) -> SIMD4<Double> {
    let (x, y, z) = (rows[0].x, rows[1].y, rows[2].z)
    let squares: [Double] = [1 + x - y - z, 1 - x + y - z, 1 - x - y + z, 1 + x + y + z]
    let largest = (0..<4).max { squares[$0] < squares[$1] } ?? 3
    let root = max(squares[largest], 0).squareRoot()
    let scale = 0.5 / root
    let (xy, xz, yz) = (
      rows[0].y + rows[1].x, rows[0].z + rows[2].x, rows[1].z + rows[2].y
    )
    let (wx, wy, wz) = (
      rows[1].z - rows[2].y, rows[2].x - rows[0].z, rows[0].y - rows[1].x
    )
    switch largest {
    case 0: return [root / 2, xy * scale, xz * scale, wx * scale]
    case 1: return [xy * scale, root / 2, yz * scale, wy * scale]
    case 2: return [xz * scale, yz * scale, root / 2, wz * scale]
    default: return [wx * scale, wy * scale, wz * scale, root / 2]
    }
  }
}
