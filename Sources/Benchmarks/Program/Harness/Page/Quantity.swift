import Foundation

/// Formats values for the page, with three or four digits and a suitable unit.
enum Quantity {
  /// Returns a time such as "41.2 ns", "1.23 µs" or "18 ms".
  static func time(_ nanoseconds: Double) -> String {
    let units = [("ns", 1.0), ("µs", 1e3), ("ms", 1e6), ("s", 1e9)]
    let (name, scale) = units.last { nanoseconds >= 0.9995 * $0.1 } ?? units[0]
    return "\(digits(nanoseconds / scale)) \(name)"
  }

  static func bytes(_ bytes: Double) -> String {
    if bytes >= 1e6 { return "\(digits(bytes / 1e6)) MB" }
    return bytes >= 10_000 ? "\(digits(bytes / 1e3)) kB" : "\(digits(bytes)) B"
  }

  /// Formats a value in the given unit, without "per operation".
  static func value(_ value: Double, unit: Unit) -> String {
    unit.isTime ? time(value) : bytes(value)
  }

  /// Returns a factor such as "1.1 ×" or "480,000 ×".
  static func factor(_ value: Double) -> String { "\(digits(value)) ×" }

  /// Formats a number with three significant digits, or four from 1,000 up, in groups of three.
  ///
  /// It omits trailing zeros after the decimal point.
  static func digits(_ value: Double) -> String {
    let text = ResultTable.significant(value)
    guard text.contains("."), !text.contains(",") else { return text }
    let trimmed = text.reversed().drop { $0 == "0" }
    return String((trimmed.first == "." ? trimmed.dropFirst() : trimmed).reversed())
  }

  /// Formats a size as an axis label: a power of ten of at least 10⁴ in the form "10⁶", any other
  /// size in digits.
  static func size(_ n: Int) -> String {
    let exponent = Int(log10(Double(max(n, 1))).rounded())
    guard exponent >= 4, pow(10, Double(exponent)) == Double(n) else {
      return ResultTable.grouped(n)
    }
    return "10" + superscript(exponent)
  }

  private static func superscript(_ number: Int) -> String {
    String(String(number).compactMap { $0.wholeNumberValue.map { Array("⁰¹²³⁴⁵⁶⁷⁸⁹")[$0] } })
  }
}

extension String {
  /// The text with the special characters of HTML escaped.
  var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
