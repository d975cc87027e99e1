/// A format that stores a length in two bytes, as a number of 64ths of a point.
///
/// It can store multiples of 1/64 point that are at least 0 and less than 1,024 points.
enum OffsetTreeNarrowFormat: OffsetTreeRowFormat {
  static let kind = OffsetTreeLeafHeader.Kind.narrow
  static let rowsPerBlock = 16
  static let unreachable = Int32.max

  /// Returns whether the format can store a length.
  ///
  /// Adding 2^52 to a number of 64ths and subtracting it again changes only values that aren't
  /// integers.
  @inline(__always)
  static func canHold(_ length: Double) -> Bool {
    let scaled = length * OffsetTreeSum.unitsPerPoint
    return scaled >= 0 && scaled <= 65_535 && (scaled + 0x1p52) - 0x1p52 == scaled
  }

  /// Writes the lengths as rows.
  ///
  /// Returns false, leaving some rows undefined, if the format can't store one of the lengths.
  static func pack(
    _ lengths: UnsafeBufferPointer<Double>, into rows: UnsafeMutablePointer<UInt16>
  ) -> Bool {
    guard let address = lengths.baseAddress.map(UnsafeRawPointer.init) else { return true }
    // Adding 2^52 rounds to an integer and leaves it in the low bits of the significand. A length
    // that is fractional, negative, too long or NaN sets a bit in `unfit`.
    let shift = SIMD8<Double>(repeating: 0x1p52)
    let shiftBits = SIMD8(repeating: (0x1p52).bitPattern)
    var unfit = SIMD8<UInt64>.zero
    let inEights = lengths.count / 8 * 8
    for row in stride(from: 0, to: inEights, by: 8) {
      let eight = address.loadUnaligned(fromByteOffset: row &* 8, as: SIMD8<Double>.self)
      let scaled = eight * OffsetTreeSum.unitsPerPoint
      let shifted = scaled + shift
      let bits = unsafeBitCast(shifted, to: SIMD8<UInt64>.self)
      unfit |=
        unsafeBitCast(shifted - shift, to: SIMD8<UInt64>.self)
        ^ unsafeBitCast(scaled, to: SIMD8<UInt64>.self)
      unfit |= (bits &- shiftBits) &>> 16
      UnsafeMutableRawPointer(rows + row)
        .storeBytes(of: SIMD8<UInt16>(truncatingIfNeeded: bits), as: SIMD8<UInt16>.self)
    }
    var isFit = unfit == .zero
    for row in inEights..<lengths.count {
      isFit = isFit && canHold(lengths[row])
      rows[row] = isFit ? self.row(lengths[row]) : 0
    }
    return isFit
  }

  static func row(_ length: Double) -> UInt16 {
    UInt16(truncatingIfNeeded: Int32(length * OffsetTreeSum.unitsPerPoint))
  }
  static func length(_ row: UInt16) -> Double { Double(row) / OffsetTreeSum.unitsPerPoint }
  static func end(_ row: UInt16) -> Int32 { Int32(row) }
  static func end(_ sum: OffsetTreeSum) -> Int32 { Int32(truncatingIfNeeded: sum.units) }
  static func sum(_ end: Int32) -> OffsetTreeSum {
    OffsetTreeSum(units: Int64(end), fraction: 0)
  }
  static func isWhole(_ rows: UnsafePointer<UInt16>, count: Int) -> Bool { true }

  // Whole blocks are processed at once, without branches, because the row at which a search ends is
  // unpredictable.

  static func sum(of block: UnsafePointer<UInt16>, count: Int) -> Int32 {
    let places = SIMD16<Int16>(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    let all = UnsafeRawPointer(block).loadUnaligned(as: SIMD16<UInt16>.self)
    let isCounted = (places &- Int16(truncatingIfNeeded: count)) &>> 15
    let rows = all & SIMD16<UInt16>(truncatingIfNeeded: isCounted)
    return SIMD16<Int32>(truncatingIfNeeded: rows).wrappedSum()
  }

  static func rank(of sum: Int32, in ends: UnsafePointer<Int32>) -> Int {
    let ends = UnsafeRawPointer(ends)
    let wanted = SIMD16(repeating: sum)
    let first = wanted &- ends.loadUnaligned(as: SIMD16<Int32>.self)
    let last = wanted &- ends.loadUnaligned(fromByteOffset: 64, as: SIMD16<Int32>.self)
    // The sign of the difference of two nonnegative values shows which is larger.
    return OffsetTreeRows<Self>.blocks + Int(((first &>> 31) &+ (last &>> 31)).wrappedSum())
  }

  static func rank(of sum: Int32, in block: UnsafePointer<UInt16>, count: Int) -> Int {
    // The memory after the last row may contain any values. Read as rows, they end after `sum`, as
    // the last row does, so they aren't counted.
    var left = sum
    var rank = Int32(rowsPerBlock)
    for row in 0..<rowsPerBlock {
      left &-= Int32(block[row])
      rank &+= left &>> 31
    }
    return Int(rank)
  }
}
