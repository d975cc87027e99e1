public import Foundation

extension Transform3D {
  /// Returns the transform that applies the receiver first and `next` second.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    Transform3D(rows: rows.map { $0.multiplied(by: next) })
  }

  /// Returns the transform that translates by `(x, y, z)` first and then applies the receiver.
  public func translatedBy(x: CGFloat, y: CGFloat, z: CGFloat) -> Transform3D {
    Transform3D(translationX: x, y: y, z: z).concatenating(self)
  }

  /// Returns the transform that scales by the factors `x`, `y` and `z` first and then applies the
  /// receiver.
  public func scaledBy(x: CGFloat, y: CGFloat, z: CGFloat) -> Transform3D {
    Transform3D(scaleX: x, y: y, z: z).concatenating(self)
  }

  /// Returns the transform that rotates first and then applies the receiver.
  ///
  /// The rotation is by `angle` radians about the axis `(x, y, z)`, which may have any length. A
  /// positive angle about (0, 0, 1) is clockwise on screen. If the length is zero, returns the
  /// receiver.
  public func rotated(by angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) -> Transform3D {
    Transform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(self)
  }

  /// Returns the inverse transform or, as in Core Animation, the receiver if it is singular.
  ///
  /// It is computed by Gauss-Jordan elimination with row pivoting. The matrix counts as singular if
  /// a pivot is 0, or so small that its reciprocal is infinite.
  public func inverted() -> Transform3D {
    var left = rows
    var right = Transform3D.identity.rows
    for column in 0..<4 {
      let candidates = (column..<4).map { (row: $0, size: abs(left[$0].values[column])) }
      guard let pivot = candidates.max(by: { $0.size < $1.size }), pivot.size > 0 else {
        return self
      }
      left.swapAt(column, pivot.row)
      right.swapAt(column, pivot.row)
      let factor = 1 / left[column].values[column]
      guard factor.isFinite else { return self }
      left[column].scale(by: factor)
      right[column].scale(by: factor)
      for row in 0..<4 where row != column {
        let multiple = left[row].values[column]
        left[row].subtract(left[column], times: multiple)
        right[row].subtract(right[column], times: multiple)
      }
    }
    return Transform3D(rows: right)
  }
}

extension Transform3D {
  /// A row of the matrix.
  fileprivate struct Row {
    var values: SIMD4<Double>

    init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
      values = SIMD4(Double(x), Double(y), Double(z), Double(w))
    }

    func multiplied(by matrix: Transform3D) -> Row {
      var result = self
      let rows = matrix.rows
      result.values =
        rows[0].values * values.x + rows[1].values * values.y + rows[2].values * values.z
        + rows[3].values * values.w
      return result
    }

    mutating func scale(by factor: Double) { values *= factor }

    mutating func subtract(_ other: Row, times factor: Double) {
      values -= other.values * factor
    }
  }

  fileprivate var rows: [Row] {
    [
      Row(m11, m12, m13, m14), Row(m21, m22, m23, m24), Row(m31, m32, m33, m34),
      Row(m41, m42, m43, m44),
    ]
  }

  fileprivate init(rows: [Row]) {
    let (r1, r2, r3, r4) = (rows[0].values, rows[1].values, rows[2].values, rows[3].values)
    self.init(
      m11: CGFloat(r1.x), m12: CGFloat(r1.y), m13: CGFloat(r1.z), m14: CGFloat(r1.w),
      m21: CGFloat(r2.x), m22: CGFloat(r2.y), m23: CGFloat(r2.z), m24: CGFloat(r2.w),
      m31: CGFloat(r3.x), m32: CGFloat(r3.y), m33: CGFloat(r3.z), m34: CGFloat(r3.w),
      m41: CGFloat(r4.x), m42: CGFloat(r4.y), m43: CGFloat(r4.z), m44: CGFloat(r4.w))
  }
}
