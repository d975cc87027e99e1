/// Checks whether all offsets are multiples of 2^-20 with absolute values of at most 2^31.
///
/// The differences of such offsets have at most 52 bits, so they are exact in one double. Integers
/// and halves are on this grid; thirds aren't.
struct OffsetGrid {
  /// A mask that is zero as long as all offsets are on the grid.
  private var misses = SIMD2<UInt64>.zero

  var holdsAll: Bool { misses == .zero }

  @inline(__always)
  mutating func add(_ offset: SIMD2<Double>) {
    // Adding and subtracting `fine` rounds an offset to a multiple of 2^-20. Adding and subtracting
    // `coarse` results in zero if the offset is within the range.
    let (fine, coarse) = (SIMD2<Double>(repeating: 0x1.8p32), SIMD2<Double>(repeating: 0x1.8p84))
    let rest = ((offset + fine) - fine) - offset
    let excess = (offset + coarse) - coarse
    misses |= unsafeBitCast(rest, to: SIMD2<UInt64>.self)
    misses |= unsafeBitCast(excess, to: SIMD2<UInt64>.self)
  }

  /// Records an offset that one double can't store, and that is therefore off the grid.
  mutating func addInexact() { misses = .one }
}
