/// The cells of the edges of up to 16 boxes of a leaf, six bits per edge.
///
/// With these 48 bytes, a search needs to read only a few of the boxes. The six low bits of each
/// byte of `low` belong to an even entry. The two bits above them are the low bits of an odd entry,
/// whose four high bits are in `highMin` and `highMax`.
struct HilbertSketch {
  /// For each edge, one byte per pair of entries: the six bits of the even entry, below the two low
  /// bits of the odd entry.
  private var low: HilbertOctet
  /// The four high bits of the odd entries' minX and minY.
  private var highMin: UInt64 = .max
  /// The four high bits of the odd entries' maxX and maxY.
  private var highMax: UInt64 = 0

  /// Creates a sketch without boxes, in which each entry starts in the last cell and ends in the
  /// first.
  init() {
    low = HilbertOctet(minX: .max, minY: .max, maxX: 0, maxY: 0)
  }

  /// Sets an entry, which must be empty, to the cells of a box's top-left and bottom-right corners.
  @inline(__always)
  mutating func set(_ lane: Int, _ corner: HilbertPlace, _ opposite: HilbertPlace) {
    let shift = UInt64(truncatingIfNeeded: (lane &>> 1) &<< 3)
    let minX = HilbertPlace.number(corner.column) ^ 63
    let minY = HilbertPlace.number(corner.row) ^ 63
    let maxX = HilbertPlace.number(opposite.column)
    let maxY = HilbertPlace.number(opposite.row)
    if lane & 1 == 0 {
      low.minX ^= minX &<< shift
      low.minY ^= minY &<< shift
      low.maxX ^= maxX &<< shift
      low.maxY ^= maxY &<< shift
    } else {
      low.minX ^= (minX & 3) &<< (shift &+ 6)
      low.minY ^= (minY & 3) &<< (shift &+ 6)
      low.maxX ^= (maxX & 3) &<< (shift &+ 6)
      low.maxY ^= (maxY & 3) &<< (shift &+ 6)
      highMin ^= (minX &>> 2 | (minY &>> 2) &<< 4) &<< shift
      highMax ^= (maxX &>> 2 | (maxY &>> 2) &<< 4) &<< shift
    }
  }

  /// Returns the entries that may overlap the probe, and the entries that certainly do.
  @inline(__always)
  func lanes(meeting probe: HilbertProbe) -> (possible: HilbertLanes, certain: HilbertLanes) {
    let even = self.even.meeting(probe)
    let odd = self.odd.meeting(probe)
    return (
      HilbertLanes(even: even.possible, odd: odd.possible),
      HilbertLanes(even: even.certain, odd: odd.certain)
    )
  }

  private static let two = 3 &* HilbertOctet.ones
  private static let four = 15 &* HilbertOctet.ones
  private static let six = 63 &* HilbertOctet.ones

  @inline(__always)
  private var even: HilbertOctet {
    HilbertOctet(
      minX: low.minX & Self.six, minY: low.minY & Self.six, maxX: low.maxX & Self.six,
      maxY: low.maxY & Self.six)
  }

  @inline(__always)
  private var odd: HilbertOctet {
    HilbertOctet(
      minX: (highMin & Self.four) &<< 2 | low.minX &>> 6 & Self.two,
      minY: (highMin &>> 4 & Self.four) &<< 2 | low.minY &>> 6 & Self.two,
      maxX: (highMax & Self.four) &<< 2 | low.maxX &>> 6 & Self.two,
      maxY: (highMax &>> 4 & Self.four) &<< 2 | low.maxY &>> 6 & Self.two)
  }
}
