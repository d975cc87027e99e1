/// The ends of up to 32 stretches in a row, as a node of a counted tree keeps those of its children.
///
/// Unused lanes hold the largest number.
package enum AscendingEnds {
  package static let lanes = 32

  /// How many of the ends are at most `value`, which isn't negative.
  ///
  /// All of them are compared, eight at a time and without a branch: the sign of the difference is the answer, since
  /// neither ends nor values are negative.
  @inline(__always)
  static func rank(of value: Int64, in ends: UnsafePointer<Int64>) -> Int {
    let wanted = SIMD8<Int64>(repeating: value)
    let ends = UnsafeRawPointer(ends)
    var above = SIMD8<UInt64>.zero
    for block in 0..<lanes / 8 {
      let eight = ends.loadUnaligned(fromByteOffset: block * 64, as: SIMD8<Int64>.self)
      above &+= SIMD8<UInt64>(truncatingIfNeeded: wanted &- eight) &>> 63
    }
    return lanes - Int(above.wrappedSum())
  }
}
