/// Recognizes the XML tags that identify a dump, anywhere in text.
enum ScreenTags {
  /// Returns the first tag of a known format; nil if there is none.
  static func first(in bytes: [UInt8]) -> (offset: Int, format: ScreenDump.Format)? {
    var offset = 0
    while let next = bytes.firstOffset(of: .less, from: offset) {
      if let format = format(ofTagAt: next, in: bytes) { return (next, format) }
      offset = next + 1
    }
    return nil
  }

  /// Returns whether the bytes contain an opening or closing tag of a known format.
  static func isAny(in bytes: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(bytes)
    var offset = 0
    while let next = bytes[offset...].firstIndex(of: .less) {
      let start = next + 1 < bytes.count && bytes[next + 1] == .slash ? next + 1 : next
      if format(ofTagAt: start, in: bytes) != nil { return true }
      offset = next + 1
    }
    return false
  }

  /// Returns the format of the tag at an offset; nil if the tag belongs to no known format.
  static func format(ofTagAt start: Int, in bytes: [UInt8]) -> ScreenDump.Format? {
    var cursor = ByteCursor(bytes, at: start + 1)
    let first = cursor.offset
    while cursor.byte.isWordByte || cursor.byte == UInt8(ascii: ".")
      || cursor.byte == UInt8(ascii: "$")
    {
      cursor.offset += 1
    }
    // A tag's name is followed by a space or by the end of the tag. In UIKit's format, the name of
    // a class is followed by a colon or a semicolon.
    let after = cursor.isAtEnd ? .space : cursor.byte
    guard cursor.offset > first, after.isSpace || after == .greater || after == .slash else {
      return nil
    }
    let name = bytes[first..<cursor.offset]
    switch name.count {
    case 4 where cursor.has("node", at: first), 8 where cursor.has("displays", at: first),
      9 where cursor.has("hierarchy", at: first):
      return .uiAutomator
    case 9 where cursor.has("AppiumAUT", at: first): return .webDriverAgentXML
    case 13 where cursor.has("ViewHierarchy", at: first): return .detox
    default: break
    }
    if cursor.has("XCUIElementType", at: first) || cursor.has("UIA", at: first) {
      return .webDriverAgentXML
    }
    if name.first.map({ $0 >= 0x41 && $0 <= 0x5A }) == true, after.isSpace {
      let rest = bytes[cursor.offset...].prefix(4_096).prefix { $0 != .greater && $0 != .less }
      if WindowsUIAReader.isElement(rest) {
        return .windowsUIA
      }
    }
    // Appium names Android's tags after their classes.
    if cursor.has("android.", at: first) || cursor.has("androidx.", at: first) {
      return .uiAutomator
    }
    return nil
  }
}
