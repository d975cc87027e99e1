public import Foundation

extension CoordinateMap {
  /// Returns an error bound, in points, for the images of points at most `magnitude` from the
  /// origin of the source space.
  ///
  /// A map from `View.coordinateMap(to:)` records the rounding errors of the chain of views from
  /// which it was composed. The result is an upper bound on the distance between the computed image
  /// of a point and its image in exact arithmetic, for the geometry stored in the views.
  /// `convert(_:to:)` obeys the same bound. A map created from coefficients is considered exact;
  /// `then(_:)` and `inverse` include the errors of the original maps and their own rounding. The
  /// article on error bounds contains the derivation.
  ///
  /// The result is infinite if there is no bound: a transform that must be inverted is singular or
  /// nearly so, a point within the magnitude may lie on the horizon, or values are out of range.
  /// Returns NaN if the magnitude is negative or NaN.
  public func errorBound(forMagnitude magnitude: CGFloat) -> CGFloat {
    let reach = Double(magnitude)
    guard reach >= 0 else { return .nan }
    let lengths = numbers.absoluteNorms
    let farthest = lengths.linear * reach + lengths.offset
    let roundings = kind == .translation ? 1.0 : 3.0
    let numerator = error.linear * reach + error.offset + roundings * MapError.unit * farthest
    var bound = numerator
    if kind == .projective {
      let w = lengths.corner - lengths.perspective * reach
      let ofW =
        error.perspective * reach + error.corner
        + 3 * MapError.unit * (lengths.corner + lengths.perspective * reach)
      guard w > ofW else { return .infinity }
      // This is N / w with errors in both, plus the rounding of the division.
      bound = (numerator + farthest / w * ofW) / (w - ofW) + 2 * MapError.unit * farthest / w
    }
    return bound.isFinite ? CGFloat(bound) : .infinity
  }
}
