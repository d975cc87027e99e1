/// A subset of the 16 entries of a node, stored in every fourth bit of a word.
struct HilbertLanes {
  var bits: UInt64

  /// Creates a set from the top bits of the bytes of two words.
  ///
  /// The bytes of `even` belong to the even entries, and the bytes of `odd` to the odd ones.
  @inline(__always)
  init(even: UInt64, odd: UInt64) {
    bits = (even & HilbertOctet.tops) &>> 7 | (odd & HilbertOctet.tops) &>> 3
  }

  @inline(__always)
  var isEmpty: Bool { bits == 0 }

  @inline(__always)
  var first: Int { bits.trailingZeroBitCount &>> 2 }

  @inline(__always)
  mutating func popFirst() -> Int {
    defer { bits &= bits &- 1 }
    return first
  }

  @inline(__always)
  mutating func remove(_ lane: Int) {
    bits &= ~(1 &<< UInt64(truncatingIfNeeded: lane &<< 2))
  }

  @inline(__always)
  mutating func insert(_ lane: Int) {
    bits |= 1 &<< UInt64(truncatingIfNeeded: lane &<< 2)
  }

  @inline(__always)
  func intersection(_ other: HilbertLanes) -> HilbertLanes {
    var lanes = self
    lanes.bits &= other.bits
    return lanes
  }

  @inline(__always)
  func subtracting(_ other: HilbertLanes) -> HilbertLanes {
    var lanes = self
    lanes.bits &= ~other.bits
    return lanes
  }
}
