#if DEBUG || VIEWGEOMETRY_INTERNAL_CHECKS
  import Foundation
#endif

/// Returns a constant at which a data structure or an algorithm changes its strategy.
///
///     static let fewest = threshold(192, low: 4)
///
/// The result is `value` by default. The constant must affect only time and memory, not results.
///
/// A build with internal checks (`DEBUG` or `VIEWGEOMETRY_INTERNAL_CHECKS`) reads the
/// `VIEWGEOMETRY_THRESHOLDS` environment variable when it first needs the constant. If the variable
/// is `low`, the result is `low`, so that small random tests reach both strategies. If the variable
/// is a number, it seeds the random choice of a result between `low` and `value`.
/// `Scripts/check-thresholds` finds constants that are declared in other ways.
@_transparent
package func threshold<Value: FixedWidthInteger>(
  _ value: Value, low: Value, file: String = #fileID, line: Int = #line
) -> Value {
  #if DEBUG || VIEWGEOMETRY_INTERNAL_CHECKS
    Thresholds.chosen(value, low: low, place: "\(file):\(line)")
  #else
    value
  #endif
}

#if DEBUG || VIEWGEOMETRY_INTERNAL_CHECKS
  /// The thresholds that this process has used so far.
  package enum Thresholds {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var choices: [String: String] = [:]

    /// The value chosen for each threshold; the keys are the file and line of its declaration.
    package static var chosen: [String: String] { lock.withLock { choices } }

    package static func chosen<Value: FixedWidthInteger>(
      _ value: Value, low: Value, place: String
    ) -> Value {
      let setting = ProcessInfo.processInfo.environment["VIEWGEOMETRY_THRESHOLDS"]
      var chosen = value
      if setting == "low" {
        chosen = low
      } else if let seed = setting.flatMap(UInt64.init) {
        chosen = drawn(
          value, low: low, seed: place.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
      }
      lock.withLock { choices[place] = "\(chosen)" }
      return chosen
    }

    /// Returns a random value from `low` to `value`.
    ///
    /// The result is `value` with a probability of 1/16. Otherwise, it is `low` doubled a random
    /// number of times, where doubling 0 gives 1.
    private static func drawn<Value: FixedWidthInteger>(
      _ value: Value, low: Value, seed: UInt64
    ) -> Value {
      let steps = max(
        1, Int(value / max(1, low)).bitWidth - Int(value / max(1, low)).leadingZeroBitCount)
      var drawn = low
      for _ in 0..<(seed >> 32) % UInt64(steps + 1) where drawn <= value / 2 {
        drawn = max(1, 2 * drawn)
      }
      return seed >> 60 == 0 ? value : drawn
    }
  }
#endif
