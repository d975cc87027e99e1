import Foundation

/// Iterates over the attributes of a tag in the bytes of a well-formed document.
struct XMLAttributes {
  private var cursor: ByteCursor
  /// The range of the tag's name.
  let tag: Range<Int>
  /// The range of the current attribute's name.
  ///
  /// It is empty before the first call of `next()`.
  private(set) var name = 0..<0
  /// The range of the current attribute's value without quotes.
  private(set) var value = 0..<0

  init(_ bytes: [UInt8], of tag: XMLOutline.Tag) {
    cursor = ByteCursor(bytes, at: Int(tag.start))
    Self.skipName(&cursor)
    self.tag = Int(tag.start)..<cursor.offset
  }

  var bytes: [UInt8] { cursor.bytes }

  /// Advances to the next attribute.
  ///
  /// Returns false if there is no further attribute.
  mutating func next() -> Bool {
    while cursor.byte.isSpace { cursor.offset += 1 }
    let start = cursor.offset
    Self.skipName(&cursor)
    name = start..<cursor.offset
    guard !name.isEmpty else { return false }
    while cursor.byte.isSpace { cursor.offset += 1 }
    guard cursor.skip(UInt8(ascii: "=")) else { return false }
    while cursor.byte.isSpace { cursor.offset += 1 }
    let quote = cursor.byte
    guard quote == .doubleQuote || quote == .quote else { return false }
    let begin = cursor.offset + 1
    var end = begin
    while end < cursor.bytes.count, cursor.bytes[end] != quote { end += 1 }
    value = begin..<end
    cursor.offset = end + 1
    return true
  }

  private static func skipName(_ cursor: inout ByteCursor) {
    while true {
      switch cursor.byte {
      case UInt8(ascii: "="), .slash, .greater, 0x00...0x20: return
      default: cursor.offset += 1
      }
    }
  }

  /// Returns whether the attribute's name is `text`.
  @inline(__always)
  func isNamed(_ text: StaticString) -> Bool {
    name.count == text.utf8CodeUnitCount && cursor.has(text, at: name.lowerBound)
  }

  /// Returns whether the attribute's value is `text`.
  @inline(__always)
  func isValue(_ text: StaticString) -> Bool {
    value.count == text.utf8CodeUnitCount && cursor.has(text, at: value.lowerBound)
  }

  /// Returns whether the bytes at the start of `range` are the ASCII characters of `text`.
  func has(_ text: StaticString, at range: Range<Int>) -> Bool {
    cursor.has(text, at: range.lowerBound)
  }

  /// The value as a string.
  var wholeText: String { isPlain ? cursor.string(value) : decoded }

  /// The value as a string; nil if it is empty.
  var text: String? { value.isEmpty ? nil : wholeText }

  /// Returns the value as a string from a string table; nil if it is empty.
  func text(in table: inout StringTable) -> String? {
    guard !value.isEmpty else { return nil }
    return isPlain ? table.text(value, of: cursor.bytes) : decoded
  }

  /// The value as a number; nil if it isn't one.
  var number: Double? {
    var reader = ByteCursor(cursor.bytes, at: value.lowerBound)
    if let number = reader.number(), reader.offset == value.upperBound { return number }
    return text.flatMap { Double($0) }
  }

  /// The value in the form `[left,top][right,bottom]`, as a rectangle; nil if it has another form.
  var bounds: CGRect? {
    guard !value.isEmpty else { return nil }
    var reader = ByteCursor(cursor.bytes, at: value.lowerBound)
    return RectangleText.bounds(&reader)
  }

  /// Whether the value contains neither references nor control characters.
  private var isPlain: Bool {
    cursor.bytes[value].allSatisfy { $0 != UInt8(ascii: "&") && $0 >= 0x20 }
  }

  /// The value with references resolved, and with a space in place of each control character.
  ///
  /// A line break counts as one control character.
  private var decoded: String {
    var result: [UInt8] = []
    result.reserveCapacity(value.count)
    var offset = value.lowerBound
    while offset < value.upperBound {
      let byte = cursor.bytes[offset]
      guard byte == UInt8(ascii: "&"),
        let end = cursor.bytes[offset..<value.upperBound].firstIndex(of: .semicolon)
      else {
        // A carriage return and a newline are one break.
        let isSecond =
          byte == .newline && offset > value.lowerBound
          && cursor.bytes[offset - 1] == .carriageReturn
        if !isSecond { result.append(byte < 0x20 ? .space : byte) }
        offset += 1
        continue
      }
      result += Self.character(cursor.string(offset + 1..<end)).utf8
      offset = end + 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the character that an entity or character reference represents.
  ///
  /// Of the entities, only the five predefined ones are supported. Returns an empty string for
  /// unknown references.
  private static func character(_ reference: String) -> String {
    switch reference {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let isHex = reference.hasPrefix("#x")
      let number = UInt32(reference.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      return number.flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
  }
}

extension DumpNode {
  /// Sets a flag if the attribute has the given value.
  @inline(__always)
  mutating func set(
    _ flag: ScreenDump.Element.Flags, if attribute: XMLAttributes, is value: StaticString
  ) {
    if attribute.isValue(value) { flags.insert(flag) }
  }
}
