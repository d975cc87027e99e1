/// Sorts boxes by the position of their centers along the Hilbert curve.
package enum HilbertOrder {
  /// Returns a word for each box, in the order of the curve.
  ///
  /// The high half of a word is the key of the box, and the low half is its index. There must be
  /// fewer than 2^32 boxes. A center coordinate that is NaN, or at least 2^1000 in magnitude,
  /// counts as 0.
  ///
  /// - Complexity: O(n): three passes of a radix sort by the 32-bit key, least significant digit
  ///   first. Small numbers of boxes are sorted by comparison.
  package static func sorted(
    _ extents: UnsafeBufferPointer<Extent>, _ work: ParallelWork = .serial
  ) -> ContiguousArray<UInt64> {
    // An empty array is a global that all threads share, and the initializer would write its count.
    guard !extents.isEmpty else { return [] }
    var keys = ContiguousArray<UInt64>(unsafeUninitializedCapacity: extents.count) { keys, count in
      LargePages.advise(keys)
      write(extents, into: keys, work)
      count = extents.count
    }
    sort(&keys, work)
    return keys
  }

  private static func write(
    _ extents: UnsafeBufferPointer<Extent>, into keys: UnsafeMutableBufferPointer<UInt64>,
    _ work: ParallelWork
  ) {
    let cells = Cells(around: extents, work)
    work.forEachPart(of: extents.count) { _, range in
      for index in range {
        let (x, y) = cells.cell(of: extents[index])
        keys[index] = UInt64(HilbertCurve.distance(x: x, y: y)) &<< 32 | UInt64(index)
      }
    }
  }

  /// A grid that covers the centers of the boxes with `HilbertCurve.side` columns and rows.
  private struct Cells {
    private var low = SIMD2<Double>(repeating: .infinity)
    private var scale: SIMD2<Double>

    private static let last = Double(HilbertCurve.side - 1)

    init(around extents: UnsafeBufferPointer<Extent>, _ work: ParallelWork) {
      var high = SIMD2<Double>(repeating: -.infinity)
      for part in work.mapParts(of: extents.count, { Self.bounds(of: extents[$0]) }) {
        low.replace(with: part.low, where: part.low .< low)
        high.replace(with: part.high, where: part.high .> high)
      }
      scale = SIMD2(repeating: Self.last) / (high - low)
      // If all centers have the same x-coordinate, or nearly so, the quotient is infinite, and all
      // centers are put in the first column. The same applies to y-coordinates and rows.
      scale.replace(with: 0, where: .!(scale .< .infinity))
    }

    /// Returns the minimum and the maximum coordinates of the centers.
    private static func bounds(
      of extents: Slice<UnsafeBufferPointer<Extent>>
    ) -> (low: SIMD2<Double>, high: SIMD2<Double>) {
      var low = SIMD2<Double>(repeating: .infinity)
      var high = SIMD2<Double>(repeating: -.infinity)
      for extent in UnsafeBufferPointer(rebasing: extents) {
        let middle = Self.middle(extent)
        low.replace(with: middle, where: middle .< low)
        high.replace(with: middle, where: middle .> high)
      }
      return (low, high)
    }

    @inline(__always)
    func cell(of extent: Extent) -> (UInt32, UInt32) {
      var cell = (Self.middle(extent) - low) * scale
      // A value that isn't at least 0, such as NaN, counts as 0.
      cell.replace(with: 0, where: .!(cell .>= 0))
      cell.replace(with: Self.last, where: cell .> Self.last)
      return (UInt32(truncatingIfNeeded: Int32(cell.x)), UInt32(truncatingIfNeeded: Int32(cell.y)))
    }

    @inline(__always)
    private static func middle(_ extent: Extent) -> SIMD2<Double> {
      // Limit coordinates, so that one infinite box doesn't move all others into one cell.
      let bound = SIMD2<Double>(repeating: 0x1p1000)
      var middle =
        SIMD2(extent.minX, extent.minY) * 0.5 + SIMD2(extent.maxX, extent.maxY) * 0.5
      middle.replace(with: 0, where: .!(abs(middle) .< bound))
      return middle
    }

    @inline(__always)
    private static func abs(_ value: SIMD2<Double>) -> SIMD2<Double> {
      value.replacing(with: -value, where: value .< 0)
    }
  }

  private static let digits = 2_048
  /// The minimum number of boxes for which a radix sort is faster than a comparison sort.
  private static let fewest = threshold(512, low: 8)

  private static func sort(_ keys: inout ContiguousArray<UInt64>, _ work: ParallelWork) {
    let count = keys.count
    guard count >= fewest else { return keys.sort() }
    var counts = ContiguousArray(repeating: 0, count: work.parts(of: count) * digits)
    var other = ContiguousArray<UInt64>(unsafeUninitializedCapacity: count) {
      LargePages.advise($0)
      $1 = count
    }
    counts.withUnsafeMutableBufferPointer { counts in
      keys.withUnsafeMutableBufferPointer { keys in
        other.withUnsafeMutableBufferPointer { other in
          scatter(keys, into: other, digit: 0, counts, work)
          scatter(other, into: keys, digit: 1, counts, work)
          scatter(keys, into: other, digit: 2, counts, work)
        }
      }
    }
    swap(&keys, &other)
  }

  /// Copies the keys to `other`, sorted by one digit; the sort is stable.
  ///
  /// The digits are counted separately for each part of the keys. The counts of all parts determine
  /// the index to which each key is moved.
  private static func scatter(
    _ keys: UnsafeMutableBufferPointer<UInt64>, into other: UnsafeMutableBufferPointer<UInt64>,
    digit: Int, _ counts: UnsafeMutableBufferPointer<Int>, _ work: ParallelWork
  ) {
    let shift = UInt64(32 + 11 * digit)
    work.forEachPart(of: keys.count) { part, range in
      let counts = UnsafeMutableBufferPointer(rebasing: counts[part * digits..<(part + 1) * digits])
      counts.update(repeating: 0)
      for index in range {
        counts[Int(truncatingIfNeeded: keys[index] &>> shift) & (digits - 1)] &+= 1
      }
    }
    var start = 0
    for value in 0..<digits {
      for place in stride(from: value, to: counts.count, by: digits) {
        (counts[place], start) = (start, start + counts[place])
      }
    }
    work.forEachPart(of: keys.count) { part, range in
      let places = UnsafeMutableBufferPointer(rebasing: counts[part * digits..<(part + 1) * digits])
      for index in range {
        let value = Int(truncatingIfNeeded: keys[index] &>> shift) & (digits - 1)
        other[places[value]] = keys[index]
        places[value] &+= 1
      }
    }
  }
}
