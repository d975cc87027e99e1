import Foundation
import ViewGeometry

/// Writes the text of a fixture.
struct FixtureOutput {
  /// The name of the file in errors.
  let file: String
  private(set) var text: [UInt8] = []
  private var view = 0

  init(file: String) { self.file = file }

  mutating func append(_ string: String) {
    text.append(contentsOf: string.utf8)
  }

  /// Appends a JSON string, with escapes for characters that require them.
  mutating func append(quoted string: String) {
    append("\"")
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": append("\\\(scalar)")
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        append("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)")
      default: append(String(scalar))
      }
    }
    append("\"")
  }

  /// Writes the start of a view's JSON object up to the `id` key, whose value the caller appends.
  mutating func beginView(_ index: Int) {
    view = index
    append("    {\"id\": ")
  }

  /// Appends a member to a view's object; its value, `text`, is written without quotes or escapes.
  mutating func member(_ key: String, text: String) {
    append(", \"\(key)\": \(text)")
  }

  mutating func member(_ key: String, _ number: Double) throws(FixtureError) {
    append(", \"\(key)\": ")
    try append(number, key)
  }

  mutating func member(_ key: String, _ numbers: [CGFloat]) throws(FixtureError) {
    append(", \"\(key)\": [")
    for (place, number) in numbers.enumerated() {
      if place > 0 { append(", ") }
      try append(Double(number), "\(key)[\(place)]")
    }
    append("]")
  }

  mutating func member(_ key: String, _ rect: CGRect) throws(FixtureError) {
    try member(key, [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  mutating func member(_ key: String, tag: Int) throws(FixtureError) {
    let limit = 1 << 53
    guard (-limit...limit).contains(tag) else {
      throw fault(key, .outOfRange(value: Double(tag), allowed: "\(-limit) to \(limit)"))
    }
    member(key, text: "\(tag)")
  }

  /// Appends the shortest text that is read back as the same number.
  ///
  /// Integers other than -0 have no decimal point.
  ///
  /// - Throws: An error if the number isn't finite, or exceeds ``FixtureLimits/magnitude``.
  private mutating func append(_ number: Double, _ path: @autoclosure () -> String)
    throws(FixtureError)
  {
    guard number.isFinite else { throw fault(path(), .notFinite("\(number)")) }
    guard abs(number) <= FixtureLimits.magnitude else {
      throw fault(
        path(), .outOfRange(value: number, allowed: "±\(FixtureLimits.magnitude)"))
    }
    // The minus sign of an integer zero would be lost.
    if let whole = Int(exactly: number), whole != 0 || number.sign == .plus {
      append("\(whole)")
    } else {
      append("\(number)")
    }
  }

  private func fault(_ path: String, _ reason: FixtureError.Reason) -> FixtureError {
    FixtureError(file: file, path: "$.views[\(view)].\(path)", reason: reason)
  }
}
