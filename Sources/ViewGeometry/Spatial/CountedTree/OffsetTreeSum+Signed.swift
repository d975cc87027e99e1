// Positions along the scrolling direction are exact sums, rounded once when they are told. They may be negative, where
// insets are.
extension OffsetTreeSum {
  /// A length that may be negative.
  init(signed length: Double) {
    self = length < 0 ? .zero - OffsetTreeSum(-length) : OffsetTreeSum(length)
  }

  /// The `Double` nearest to the sum, in points, whatever its sign.
  @inline(__always)
  var signedPoints: Double {
    if fraction == 0 { return Double(units) / Self.unitsPerPoint }
    return units < 0 ? -(OffsetTreeSum.zero - self).points : points
  }
}
