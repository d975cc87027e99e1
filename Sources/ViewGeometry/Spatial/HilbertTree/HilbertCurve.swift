/// The Hilbert curve through a square of 65,536 x 65,536 cells.
///
/// Neighbors along the curve are neighbors in the plane.
///
/// David Hilbert, "Ueber die stetige Abbildung einer Linie auf ein Flächenstück"
/// (doi:10.1007/BF01199431).
package enum HilbertCurve {
  /// The number of cells along a side.
  package static let side = 1 << 16

  /// Returns the distance along the curve to the cell in column `x` and row `y`.
  ///
  /// The curve starts at (0, 0) and ends at (65,535, 0). The textbook method descends through 16
  /// levels of quadrants, one level at a time. At each level, it applies one of four symmetries
  /// (rotations and reflections) to the levels below. Symmetries can be composed, so this method
  /// computes the compositions for all 16 levels in four doubling steps on whole words, without
  /// branches: a parallel scan. The public-domain notes "2D Hilbert curves in O(1)" describe the
  /// method, and the flatbush library uses it.
  ///
  /// - Precondition: `x` and `y` are less than 65,536.
  @inline(__always)
  package static func distance(x: UInt32, y: UInt32) -> UInt32 {
    let full: UInt32 = 0xFFFF
    // The symmetry of each level, bit by bit: (a, b) is the rotation, (c, d) the reflection.
    let differ = x ^ y
    let agree = full ^ differ
    let none = full ^ (x | y)
    let right = x & (y ^ full)
    var (a, b, c, d) = (
      differ | (agree &>> 1), (differ &>> 1) ^ differ,
      ((none &>> 1) ^ (agree & (right &>> 1))) ^ none,
      ((differ & (none &>> 1)) ^ (right &>> 1)) ^ right
    )
    double(&a, &b, &c, &d, 2)
    double(&a, &b, &c, &d, 4)
    let (high, low) = (c, d)
    c ^= (a & (high &>> 8)) ^ (b & (low &>> 8))
    d ^= (b & (high &>> 8)) ^ ((a ^ b) & (low &>> 8))
    let even = differ
    let odd = (d ^ (d &>> 1)) | (full ^ (even | (c ^ (c &>> 1))))
    return (spread(odd) &<< 1) | spread(even)
  }

  /// Composes the symmetries of `shift` levels with those of the `shift` levels above them.
  @inline(__always)
  private static func double(
    _ a: inout UInt32, _ b: inout UInt32, _ c: inout UInt32, _ d: inout UInt32, _ shift: UInt32
  ) {
    let (a0, b0, c0, d0) = (a, b, c, d)
    a = (a0 & (a0 &>> shift)) ^ (b0 & (b0 &>> shift))
    b = (a0 & (b0 &>> shift)) ^ (b0 & ((a0 ^ b0) &>> shift))
    c ^= (a0 & (c0 &>> shift)) ^ (b0 & (d0 &>> shift))
    d ^= (b0 & (c0 &>> shift)) ^ ((a0 ^ b0) & (d0 &>> shift))
  }

  /// Moves bit i of the lower half to bit 2i.
  @inline(__always)
  private static func spread(_ bits: UInt32) -> UInt32 {
    var bits = bits
    bits = (bits | (bits &<< 8)) & 0x00FF_00FF
    bits = (bits | (bits &<< 4)) & 0x0F0F_0F0F
    bits = (bits | (bits &<< 2)) & 0x3333_3333
    return (bits | (bits &<< 1)) & 0x5555_5555
  }
}
