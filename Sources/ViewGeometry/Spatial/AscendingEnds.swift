/// The prefix sums of up to 32 consecutive lengths or counts, as stored in a node of a counted
/// tree.
///
/// Unused entries contain the maximum value.
package enum AscendingEnds {
  package static let lanes = 32

  /// Returns the number of prefix sums in `ends` that are at most `value`, which isn't negative.
  ///
  /// All of them are compared without branches: neither they nor `value` are negative, so the sign
  /// of the difference decides. The compiler vectorizes the loop.
  @inline(__always)
  static func rank(of value: Int64, in ends: UnsafePointer<Int64>) -> Int {
    var above: UInt64 = 0
    for lane in 0..<lanes {
      above &+= UInt64(bitPattern: value &- ends[lane]) &>> 63
    }
    return lanes &- Int(truncatingIfNeeded: above)
  }
}
