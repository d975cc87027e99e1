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

extension MeasuredNodeView {
  /// The largest sum whose `points` is at most `position`; nil outside of `0 ..< sum.points`, and for NaN.
  ///
  /// Searching for it makes finding agree with the rounded positions that are reported.
  @inline(__always)
  func position(_ position: Double) -> OffsetTreeSum? {
    guard position >= 0 else { return nil }
    if hasExactUnits {
      // A sum that has no fraction is at most the position if it is at most its whole units.
      let scaled = position * OffsetTreeSum.unitsPerPoint
      guard scaled < Double(sum.units) else { return nil }
      return OffsetTreeSum(units: Int64(scaled), fraction: 0)
    }
    guard position < sum.points else { return nil }
    return OffsetTreeSum(lastRoundingTo: position)
  }
}
