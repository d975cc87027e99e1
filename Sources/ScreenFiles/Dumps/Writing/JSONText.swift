/// Writes a JSON document, with one member per line.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  /// For each open object or array, whether it already has members.
  ///
  /// The innermost object or array is last.
  private var hasMembers: [Bool] = []

  mutating func open(_ bracket: String) {
    append(bracket)
    hasMembers.append(false)
  }

  mutating func close(_ bracket: String) {
    hasMembers.removeLast()
    append(bracket)
  }

  /// Begins an element of an array or a member of an object.
  ///
  /// Writes a comma before it if needed.
  mutating func item() {
    guard let last = hasMembers.indices.last else { return }
    append(hasMembers[last] ? ",\n" : "\n")
    hasMembers[last] = true
  }

  mutating func key(_ key: String) {
    item()
    append(quoted: key)
    append(": ")
  }

  /// Writes a member whose value is `raw`, which is written without quotes or escapes.
  mutating func member(_ name: String, raw: String) {
    key(name)
    append(raw)
  }

  mutating func member(_ name: String, text: String) {
    key(name)
    append(quoted: text)
  }

  /// Writes a member whose value is an array of finite numbers.
  ///
  /// Each number is written as the shortest text that is read back as the same value.
  mutating func member(_ name: String, numbers: [Double]) {
    key(name)
    append("[" + numbers.map { "\($0)" }.joined(separator: ", ") + "]")
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func append(quoted text: String) {
    append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": append("\\\(scalar)")
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: append(String(scalar))
      }
    }
    append("\"")
  }
}
