// Positions are sums that are rounded once, frames hold sizes: the end of an element, its start plus its size, is rounded again
// and may lie behind the start of what follows. Searches by position look further by a rounding, and the frames decide.
extension Double {
  /// How far the rounded ends of elements about here may be from where the positions have them: four roundings.
  @inline(__always)
  var edgeSlack: Double { magnitude * 0x1p-50 }
}

extension OffsetTree {
  /// The row whose rounded start and end an offset lies between: `position(at:)` for nearly all offsets.
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

  /// The row before an offset whose end, rounded, lies behind it; nil for nearly all offsets.
  @inline(never)
  func position(endingBehind offset: Double) -> Position? {
    guard let found = position(at: offset - 2 * offset.edgeSlack),
      offset < found.offset + found.length
    else { return nil }
    return found
  }
}
