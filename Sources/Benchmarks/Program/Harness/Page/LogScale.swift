import Foundation

/// A logarithmic axis, which maps positive numbers to positions in the drawing.
struct LogScale {
  /// The base-10 logarithm of the smallest value on the axis; `high` is that of the largest one.
  private let low: Double
  private let high: Double
  private let start: Double
  private let end: Double

  /// Creates an axis that maps `values`, with a margin at both ends, to the positions `start` to
  /// `end`.
  ///
  /// The axis spans at least `decades` decades. The margin is also in decades.
  init(
    holding values: [Double], decades: Double, margin: Double, from start: Double, to end: Double
  ) {
    let logarithms = values.filter { $0 > 0 }.map(log10)
    let (least, greatest) = (logarithms.min() ?? 0, logarithms.max() ?? 1)
    let missing = max(0, decades - (greatest - least)) / 2
    low = least - missing - margin
    high = greatest + missing + margin
    self.start = start
    self.end = end
  }

  /// Returns the position of a value; zero and negative values are at the start.
  func position(_ value: Double) -> Double {
    value > 0 ? start + (log10(value) - low) / (high - low) * (end - start) : start
  }

  /// The values at which the axis has labels.
  ///
  /// They are the powers of ten on the axis, or only those with even exponents if there are more
  /// than five. If there are fewer than three, 1, 2 and 5 times each power of ten get labels.
  var ticks: [Double] {
    let decades = Array(
      Int(low.rounded(.up))...max(Int(low.rounded(.up)), Int(high.rounded(.down))))
    let steps = decades.count > 5 ? decades.filter { $0.isMultiple(of: 2) } : decades
    let labeled =
      decades.count >= 3
      ? steps.map { pow(10, Double($0)) }
      : (Int(low.rounded(.down))...Int(high.rounded(.up))).flatMap { decade in
        [1.0, 2, 5].map { $0 * pow(10, Double(decade)) }
      }
    return labeled.filter { log10($0) >= low && log10($0) <= high }
  }
}
