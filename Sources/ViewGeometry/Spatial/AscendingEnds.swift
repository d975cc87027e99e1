/// The ends of up to 32 stretches in a row, as a node of a counted tree keeps those of its children.
///
/// Unused lanes hold the largest number.
package enum AscendingEnds {
  package static let lanes = 32

  /// How many of the ends are at most `value`, which isn't negative.
  ///
  /// All of them are compared, without a branch: the sign of the difference is the answer, since neither ends nor values are
  /// negative. Optimised, several at a time.
  @inline(__always)
  static func rank(of value: Int64, in ends: UnsafePointer<Int64>) -> Int {
    var above: UInt64 = 0
    for lane in 0..<lanes {
      above &+= UInt64(bitPattern: value &- ends[lane]) &>> 63
    }
    return lanes &- Int(truncatingIfNeeded: above)
  }
}
