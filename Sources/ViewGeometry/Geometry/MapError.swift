/// An error bound for the coefficients of a coordinate map.
///
/// The matrix of a map consists of four blocks: the 2×2 linear part, the row of the offset, the
/// column of the perspective, and the corner. Each value is a bound on the norm of the error of one
/// block. The norm of the linear part is the operator norm, so rotations don't increase errors. The
/// bounds of a product of maps follow from those of its factors, like the blocks of a product of
/// block matrices. Affine maps have errors in the linear part and the offset only.
package struct MapError: Sendable {
  package var linear: Double
  package var offset: Double
  package var perspective: Double
  package var corner: Double

  package static let zero = MapError()
  package static let infinite = MapError(
    linear: .infinity, offset: .infinity, perspective: .infinity, corner: .infinity)

  package init(
    linear: Double = 0, offset: Double = 0, perspective: Double = 0, corner: Double = 0
  ) {
    self.linear = linear
    self.offset = offset
    self.perspective = perspective
    self.corner = corner
  }

  /// The unit roundoff of `Double`, 2^-53, increased by about a millionth of itself.
  ///
  /// The millionth covers terms of higher order and the rounding of the bound itself.
  static let unit = 0x1p-53 * (1 + 0x1p-20)

  static func + (left: MapError, right: MapError) -> MapError {
    MapError(
      linear: left.linear + right.linear, offset: left.offset + right.offset,
      perspective: left.perspective + right.perspective, corner: left.corner + right.corner)
  }

  /// Returns the bounds on the blocks of a product of two matrices, given the norms of their
  /// blocks.
  static func * (left: MapError, right: MapError) -> MapError {
    MapError(
      linear: product(left.linear, right.linear) + product(left.perspective, right.offset),
      offset: product(left.offset, right.linear) + product(left.corner, right.offset),
      perspective: product(left.linear, right.perspective)
        + product(left.perspective, right.corner),
      corner: product(left.offset, right.perspective) + product(left.corner, right.corner))
  }

  static func * (factor: Double, error: MapError) -> MapError {
    MapError(
      linear: product(factor, error.linear), offset: product(factor, error.offset),
      perspective: product(factor, error.perspective), corner: product(factor, error.corner))
  }

  /// Returns the product of two bounds.
  ///
  /// Zero times anything is zero, so a zero error stays zero, even if the other factor is infinite.
  private static func product(_ left: Double, _ right: Double) -> Double {
    left == 0 || right == 0 ? 0 : left * right
  }

  /// The bound on `R (1 - R)⁻¹`, given the bound on the matrix `R`; nil if the inverse may not
  /// exist.
  var neumannSum: MapError? {
    let determinant = (1 - linear) * (1 - corner) - perspective * offset
    // The corner is then below 1 as well.
    guard linear < 1, determinant > 0 else { return nil }
    let factor = 1 / determinant
    let resolvent = MapError(
      linear: (1 - corner) * factor, offset: offset * factor, perspective: perspective * factor,
      corner: (1 - linear) * factor)
    return self * resolvent
  }
}

extension ProjectiveMap {
  /// The norms of the blocks; for the linear part, the operator norm.
  var norms: MapError {
    // The largest singular value of a 2×2 matrix, increased slightly for the rounding of this
    // formula.
    let largest =
      (hypotenuse(a + d, b - c) + hypotenuse(a - d, b + c)) / 2 * (1 + 0x1p-48)
    return MapError(
      linear: largest, offset: hypotenuse(tx, ty), perspective: hypotenuse(px, py), corner: abs(pw))
  }

  /// The Frobenius norms of the blocks, which also bound the norms of the matrices of absolute
  /// values.
  var absoluteNorms: MapError {
    var norms = norms
    norms.linear = hypotenuse(hypotenuse(a, b), hypotenuse(c, d))
    return norms
  }

  /// Returns a bound on the rounding errors of composing two maps.
  ///
  /// Each coefficient is a sum of at most three products.
  static func compositionRounding(_ first: ProjectiveMap, _ next: ProjectiveMap) -> MapError {
    if next.kind == .translation, first.kind != .projective {
      return MapError(
        offset: MapError.unit * hypotenuse(first.tx + next.tx, first.ty + next.ty))
    }
    var rounding = 3 * MapError.unit * (first.absoluteNorms * next.absoluteNorms)
    if first.kind == .translation, next.kind != .projective {
      // Products with 0 and 1 are exact.
      rounding.linear = 0
    }
    if first.kind != .projective, next.kind != .projective {
      (rounding.perspective, rounding.corner) = (0, 0)
    }
    return rounding
  }
}

/// Returns an upper bound on the length of a vector, even if the square of the length overflows.
func hypotenuse(_ x: Double, _ y: Double) -> Double {
  let largest = max(abs(x), abs(y))
  guard largest > 0, largest.isFinite else { return largest.isNaN ? .infinity : largest }
  let (shareX, shareY) = (x / largest, y / largest)
  return largest * (shareX * shareX + shareY * shareY).squareRoot() * (1 + 0x1p-50)
}
