public import Foundation

extension CoordinateMap {
  /// An error bound, in points, for images of points at most `magnitude` from the origin.
  ///
  /// A map from `View.coordinateMap(to:)` knows the chain of views it was composed from, and bounds
  /// the distance between the image it computes and the image in exact arithmetic for the geometry
  /// stored in the views. `convert(_:to:)` obeys the same bound. A map created from given numbers
  /// counts as exact; `then(_:)` and `inverse` propagate the errors of their parts. The article on
  /// error bounds has the derivation.
  ///
  /// It is infinite if there is no bound: a view on the way down is singular or nearly so, a horizon lies
  /// within the magnitude, or numbers are out of range. NaN or a negative magnitude gives NaN.
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
      // N / w with both inexact, and the division rounded.
      bound = (numerator + farthest / w * ofW) / (w - ofW) + 2 * MapError.unit * farthest / w
    }
    return bound.isFinite ? CGFloat(bound) : .infinity
  }
}
