// Positions are sums that are rounded once, but frames store sizes: the end of an element, its start plus its size,
// is rounded again and may be beyond the start of the next element. Searches by position are extended by a rounding
// error, and the frames decide.
extension Double {
  /// The maximum rounding error of element ends near this position: four roundings.
  @inline(__always)
  var edgeSlack: Double { magnitude * 0x1p-50 }
}

extension OffsetTree {
  /// Returns the row whose rounded start and end enclose an offset.
  ///
  /// For nearly all offsets this is `position(at:)`.
  ///
  /// - Complexity: O(log n).
  func framedPosition(at offset: Double) -> Position? {
    let found = position(at: offset)
    if let found, offset < found.offset + found.length { return found }
    guard offset >= 0, offset - (found?.offset ?? totalLength) <= offset.edgeSlack else {
      return nil
    }
    return position(endingBehind: offset)
  }

  /// Returns the row before an offset whose rounded end is beyond it; nil for nearly all offsets.
  @inline(never)
  func position(endingBehind offset: Double) -> Position? {
    guard let found = position(at: offset - 2 * offset.edgeSlack),
      offset < found.offset + found.length
    else { return nil }
    return found
  }
}
