/// The cell numbers of a searched point or rectangle, each repeated in eight bytes.
struct HilbertProbe {
  let minX: UInt64
  let minY: UInt64
  /// The last column, with the top bit of each byte set.
  let maxX: UInt64
  /// The last row, with the top bit of each byte set.
  let maxY: UInt64

  /// Creates a probe for a point.
  @inline(__always)
  init(_ point: HilbertPlace) {
    (minX, minY) = point.bytes
    (maxX, maxY) = (minX | HilbertOctet.tops, minY | HilbertOctet.tops)
  }

  /// Creates a probe for the rectangle between two points.
  @inline(__always)
  init(_ low: HilbertPlace, _ high: HilbertPlace) {
    (minX, minY) = low.bytes
    let (column, row) = high.bytes
    (maxX, maxY) = (column | HilbertOctet.tops, row | HilbertOctet.tops)
  }
}

/// The cell numbers of the edges of eight boxes, one byte each.
///
/// Eight numbers are compared at once by subtractions that can't borrow from a neighboring byte
/// (Leslie Lamport, "Multiple Byte Processing with Full-Word Instructions",
/// doi:10.1145/360933.360994). The results are in the top bits of the bytes.
struct HilbertOctet {
  var minX: UInt64
  var minY: UInt64
  var maxX: UInt64
  var maxY: UInt64

  static let ones: UInt64 = 0x0101_0101_0101_0101
  static let tops: UInt64 = 0x8080_8080_8080_8080

  /// Returns the boxes that may overlap the probe, and the boxes that certainly do.
  @inline(__always)
  func meeting(_ probe: HilbertProbe) -> (possible: UInt64, certain: UInt64) {
    // The top bit of a byte remains if the subtrahend is at most the minuend.
    let (left, top) = (probe.maxX &- minX, probe.maxY &- minY)
    let right = (maxX | Self.tops) &- probe.minX
    let bottom = (maxY | Self.tops) &- probe.minY
    return (
      left & top & right & bottom,
      (left &- Self.ones) & (top &- Self.ones) & (right &- Self.ones) & (bottom &- Self.ones)
    )
  }

  /// Returns the boxes that are certainly within the probe; others may be within it, too.
  @inline(__always)
  func within(_ probe: HilbertProbe) -> UInt64 {
    let left = (minX | Self.tops) &- probe.minX &- Self.ones
    let top = (minY | Self.tops) &- probe.minY &- Self.ones
    return left & top & (probe.maxX &- maxX &- Self.ones) & (probe.maxY &- maxY &- Self.ones)
  }
}
