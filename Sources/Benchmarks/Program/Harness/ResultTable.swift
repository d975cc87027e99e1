import Foundation

/// Formats the table for standard output: a heading for each suite, and a line for each row and
/// size.
enum ResultTable {
  static let header =
    pad("row", 34) + pad("n", 12, left: true) + pad("median", 20, left: true)
    + pad("row/limit", 11, left: true) + pad("naive/row", 11, left: true)
    + pad("allocs/op", 11, left: true) + pad("bytes", 9, left: true) + "  state"

  static func line(_ row: Measured) -> String {
    let name = pad("  " + row.id, 34)
    let numbers = [
      pad(grouped(row.n), 12, left: true),
      pad(median(row), 20, left: true),
      pad(row.ratio.map { significant($0) + " x" } ?? "-", 11, left: true),
      pad(row.speedup.map { significant($0) + " x" } ?? "-", 11, left: true),
      pad(row.allocationsPerOp.map(significant) ?? "-", 11, left: true),
      pad(row.bytesPerItem.map(significant) ?? "-", 9, left: true),
    ]
    return name + numbers.joined() + "  " + row.state
  }

  /// The meaning of the columns, printed below the table.
  static let legend = """
    row/limit: the median divided by that of the raw kernel in the same run; naive/row: the median
    of the naive twin divided by the row's; bytes: memory held per item. Times are medians in the
    machine state shown.
    """

  /// Returns a median such as "12.3 ns/op".
  static func median(_ row: Measured) -> String {
    "\(significant(row.median)) \(row.unit.rawValue)"
  }

  /// Returns three significant digits without an exponent, or four from 1,000 up: "0.0123", "1.23",
  /// "12,350".
  ///
  /// There are at most six digits after the decimal point. Returns "0" for infinity and NaN.
  static func significant(_ value: Double) -> String {
    guard value != 0, value.isFinite else { return "0" }
    let digits = max(0, 2 - Int(log10(abs(value)).rounded(.down)))
    if digits > 0 { return String(format: "%.\(min(digits, 6))f", value) }
    let scale = pow(10, max(0, log10(abs(value)).rounded(.down) - 3))
    return grouped(Int((value / scale).rounded() * scale))
  }

  /// Returns a probability such as "0.023" or "< 0.001".
  static func probability(_ value: Double) -> String {
    value < 0.001 ? "< 0.001" : String(format: "%.3f", value)
  }

  /// Returns the digits in groups of three: "349,525".
  static func grouped(_ value: Int) -> String {
    var digits = String(value.magnitude)
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits = String(digits.dropLast(3))
    }
    let text = ([digits[...]] + groups).joined(separator: ",")
    return value < 0 ? "-" + text : text
  }

  static func pad(_ text: String, _ width: Int, left: Bool = false) -> String {
    let fill = String(repeating: " ", count: max(0, width - text.count))
    return left ? fill + text : text + fill
  }
}
