/// Extracts dumps from TeamCity's service messages, in which `|` is the escape character.
///
/// An example is `##teamcity[testStdOut name='a' out='...|n...']`.
enum ServiceMessages {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    guard let start = EncodedText.range(of: "##teamcity[", in: bytes) else { return [] }
    var (found, offset) = ([TextWrapping.Undone](), start.upperBound)
    while let quote = bytes.firstOffset(of: .quote, from: offset), found.count < 8 {
      let (text, end) = value(bytes, from: quote + 1)
      offset = end + 1
      guard ScreenMarks.isPossible(in: text) else { continue }
      found.append(.init(bytes: text, remark: "the screen is a value in a TeamCity message"))
    }
    return found
  }

  /// Returns the decoded text before the first quote that isn't escaped, and the offset of that
  /// quote; without such a quote, the rest of the text and its end.
  private static func value(_ bytes: [UInt8], from start: Int) -> (text: [UInt8], end: Int) {
    var (text, offset) = ([UInt8](), start)
    while offset < bytes.count, bytes[offset] != .quote {
      guard bytes[offset] == UInt8(ascii: "|"), offset + 1 < bytes.count else {
        text.append(bytes[offset])
        offset += 1
        continue
      }
      offset += 2
      switch bytes[offset - 1] {
      case UInt8(ascii: "n"): text.append(.newline)
      case UInt8(ascii: "r"): text.append(.carriageReturn)
      case UInt8(ascii: "0") where bytes[offset...].first == UInt8(ascii: "x"):
        let digits = bytes[(offset + 1)...].prefix(4)
        let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        text += String(Character(number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")).utf8
        offset = min(offset + 5, bytes.count)
      default: text.append(bytes[offset - 1])
      }
    }
    return (LineBreaks.normal(text) ?? text, offset)
  }
}
