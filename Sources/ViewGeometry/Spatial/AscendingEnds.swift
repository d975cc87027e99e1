/// The prefix sums of up to 32 consecutive lengths or counts, as stored in a node of a counted
/// tree.
///
/// Unused entries contain the maximum value.
package enum AscendingEnds {
  package static let lanes = 32

  /// Returns the number of ends that are at most `value`, which isn't negative.
  ///
  /// All ends are compared without a branch: the sign of the difference decides, because neither
  /// ends nor values are negative. The compiler vectorizes the loop.
  @inline(__always)
  static func rank(of value: Int64, in ends: UnsafePointer<Int64>) -> Int {
    var above: UInt64 = 0
    for lane in 0..<lanes {
      above &+= UInt64(bitPattern: value &- ends[lane]) &>> 63
    }
    return lanes &- Int(truncatingIfNeeded: above)
  }
}
