// Offsets along the scroll direction are exact sums, rounded once when they are reported. They
// may be negative if insets are.
extension OffsetTreeSum {
  /// Creates a sum from a length that may be negative.
  init(signed length: Double) {
    self = length < 0 ? .zero - OffsetTreeSum(-length) : OffsetTreeSum(length)
  }

  /// The `Double` nearest to the sum, in points, with its sign.
  @inline(__always)
  var signedPoints: Double {
    if fraction == 0 { return Double(units) / Self.unitsPerPoint }
    return units < 0 ? -(OffsetTreeSum.zero - self).points : points
  }
}
