// Positions are sums that are rounded once, but frames store sizes. The end of an element, its
// start plus its size, is therefore rounded again and may lie beyond the start of the next element.
// Searches by position extend their range by the rounding error, and then compare with the frames.
extension Double {
  /// The maximum rounding error of element ends near this position, after four rounded operations.
  @inline(__always)
  var edgeSlack: Double { magnitude * 0x1p-50 }
}

extension OffsetTree {
  /// Returns the row whose rounded start and end enclose an offset; nil if there is none.
  ///
  /// For nearly all offsets, the result is the same as that of `position(at:)`.
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

  /// Returns the row that contains the position just before an offset, if the row's rounded end is
  /// beyond the offset.
  ///
  /// Returns nil for nearly all offsets at which a row starts.
  @inline(never)
  func position(endingBehind offset: Double) -> Position? {
    guard let found = position(at: offset - 2 * offset.edgeSlack),
      offset < found.offset + found.length
    else { return nil }
    return found
  }
}
