import Foundation

/// The attributes of a tag, one after the other, in the bytes of a document that Foundation's parser found well formed.
struct XMLAttributes {
  private var cursor: ByteCursor
  /// Where the tag's name stands.
  let tag: Range<Int>
  /// Where the name of the attribute stands, and its value without quotes.
  private(set) var name = 0..<0
  private(set) var value = 0..<0

  init(_ bytes: [UInt8], of tag: XMLOutline.Tag) {
    cursor = ByteCursor(bytes, at: Int(tag.start))
    Self.skipName(&cursor)
    self.tag = Int(tag.start)..<cursor.offset
  }

  var bytes: [UInt8] { cursor.bytes }

  /// Steps to the next attribute; false where there is none.
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

  /// Whether the attribute has this name.
  @inline(__always)
  func isNamed(_ text: StaticString) -> Bool {
    name.count == text.utf8CodeUnitCount && cursor.has(text, at: name.lowerBound)
  }

  /// Whether the value is this text.
  @inline(__always)
  func isValue(_ text: StaticString) -> Bool {
    value.count == text.utf8CodeUnitCount && cursor.has(text, at: value.lowerBound)
  }

  /// Whether a text stands where a range begins.
  func has(_ text: StaticString, at range: Range<Int>) -> Bool {
    cursor.has(text, at: range.lowerBound)
  }

  /// The value as a text.
  var wholeText: String { isPlain ? cursor.string(value) : decoded }

  /// The value as a text; nil for an empty one.
  var text: String? { value.isEmpty ? nil : wholeText }

  /// The value as text, from a small set of strings; nil for an empty one.
  func text(in table: inout StringTable) -> String? {
    guard !value.isEmpty else { return nil }
    return isPlain ? table.text(value, of: cursor.bytes) : decoded
  }

  /// The value as a number; nil where it is none.
  var number: Double? {
    var reader = ByteCursor(cursor.bytes, at: value.lowerBound)
    if let number = reader.number(), reader.offset == value.upperBound { return number }
    return text.flatMap { Double($0) }
  }

  /// The value as `[left,top][right,bottom]`; nil where it is something else.
  var bounds: CGRect? {
    guard !value.isEmpty else { return nil }
    var reader = ByteCursor(cursor.bytes, at: value.lowerBound)
    return RectangleText.bounds(&reader)
  }

  /// Whether the value stands as it is meant, without references and line breaks.
  private var isPlain: Bool {
    cursor.bytes[value].allSatisfy { $0 != UInt8(ascii: "&") && $0 >= 0x20 }
  }

  /// The value with references resolved, and a space for each line break or tab.
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

  /// What a reference stands for, by its name or number; no other names are well formed without a declaration.
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
  /// Sets a flag where an attribute has a value.
  @inline(__always)
  mutating func set(
    _ flag: ScreenDump.Element.Flags, if attribute: XMLAttributes, is value: StaticString
  ) {
    if attribute.isValue(value) { flags.insert(flag) }
  }
}
