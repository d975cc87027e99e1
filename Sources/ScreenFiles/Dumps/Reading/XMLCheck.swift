/// A fast check that accepts the well-formed XML documents that tools usually write.
///
/// Foundation's parser also accepts every document that this check accepts, but it is many times
/// slower. It must validate the documents that this check rejects: invalid ones, and those with
/// processing instructions, CDATA sections, or names that contain colons or non-ASCII characters.
struct XMLCheck {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// The names of the open tags.
  private var open: [Range<Int>] = []
  /// The names of the attributes of the current tag.
  private var names: [Range<Int>] = []

  /// Returns whether a document, which must be valid UTF-8, is certainly a single well-formed XML
  /// element.
  static func isWellFormed(_ document: ArraySlice<UInt8>) -> Bool {
    document.withUnsafeBufferPointer { bytes in
      var check = XMLCheck(bytes: bytes)
      return check.run()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func run() -> Bool {
    repeat {
      guard byte == .less else { return false }
      switch byte(1) {
      case .slash: guard skipEnd() else { return false }
      case UInt8(ascii: "!"): guard skipComment() else { return false }
      default: guard skipTag() else { return false }
      }
      if open.isEmpty { return offset == bytes.count }
      guard skipText() else { return false }
    } while offset < bytes.count
    return false
  }

  private var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }
  private func byte(_ distance: Int) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  private mutating func skipSpaces() {
    while byte.isXMLSpace { offset += 1 }
  }

  private mutating func skipTag() -> Bool {
    offset += 1
    guard let name = takeName() else { return false }
    names.removeAll(keepingCapacity: true)
    while true {
      let start = offset
      skipSpaces()
      switch byte {
      case .greater:
        offset += 1
        open.append(name)
        return true
      case .slash:
        offset += 2
        return offset <= bytes.count && bytes[offset - 1] == .greater
      default:
        guard offset > start, skipAttribute() else { return false }
      }
    }
  }

  private mutating func skipAttribute() -> Bool {
    guard let name = takeName(), !names.contains(where: { areEqual($0, name) }) else {
      return false
    }
    names.append(name)
    skipSpaces()
    guard byte == UInt8(ascii: "=") else { return false }
    offset += 1
    skipSpaces()
    let quote = byte
    guard quote == .doubleQuote || quote == .quote else { return false }
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == quote {
        offset += 1
        return true
      }
      guard byte != .less, skipCharacter(byte) else { return false }
    }
    return false
  }

  /// Skips the text before the next tag.
  ///
  /// Returns false if the text contains something that isn't allowed in XML, or if no tag follows.
  private mutating func skipText() -> Bool {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == .less { return true }
      // The end of a CDATA section may not occur in a text.
      guard byte != .closeBracket || self.byte(1) != .closeBracket, skipCharacter(byte) else {
        return false
      }
    }
    return false
  }

  /// Skips a byte or a character reference.
  ///
  /// Returns false if it isn't allowed in XML.
  @inline(__always)
  private mutating func skipCharacter(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "&") { return skipReference() }
    guard byte >= 0x20 || byte.isXMLSpace else { return false }
    // U+FFFE and U+FFFF aren't characters.
    if byte == 0xEF, self.byte(1) == 0xBF, self.byte(2) >= 0xBE { return false }
    offset += 1
    return true
  }

  private mutating func skipReference() -> Bool {
    let start = offset + 1
    var end = start
    while end < bytes.count, end - start < 10, bytes[end] != .semicolon { end += 1 }
    guard end < bytes.count, bytes[end] == .semicolon else { return false }
    let reference = String(decoding: bytes[start..<end], as: UTF8.self)
    offset = end + 1
    if ["amp", "lt", "gt", "quot", "apos"].contains(reference) { return true }
    guard reference.hasPrefix("#") else { return false }
    let isHex = reference.hasPrefix("#x")
    let digits = reference.dropFirst(isHex ? 2 : 1)
    guard let number = UInt32(digits, radix: isHex ? 16 : 10), digits.first != "+" else {
      return false
    }
    switch number {
    case 9, 10, 13, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: return true
    default: return false
    }
  }

  private mutating func skipComment() -> Bool {
    guard byte(2) == UInt8(ascii: "-"), byte(3) == UInt8(ascii: "-") else { return false }
    offset += 4
    while offset < bytes.count {
      if byte == UInt8(ascii: "-"), byte(1) == UInt8(ascii: "-") {
        offset += 3
        return offset <= bytes.count && bytes[offset - 1] == .greater
      }
      let byte = bytes[offset]
      if byte == UInt8(ascii: "&") {
        offset += 1
      } else if !skipCharacter(byte) {
        return false
      }
    }
    return false
  }

  private mutating func skipEnd() -> Bool {
    offset += 2
    guard let name = takeName(), let last = open.popLast(), areEqual(name, last) else {
      return false
    }
    skipSpaces()
    guard byte == .greater else { return false }
    offset += 1
    return true
  }

  /// Reads an ASCII name without colons.
  ///
  /// Returns nil if no such name begins at the offset.
  @inline(__always)
  private mutating func takeName() -> Range<Int>? {
    let start = offset
    let first = byte
    guard (first | 0x20) &- 0x61 < 26 || first == UInt8(ascii: "_") else { return nil }
    while byte.isNameByte { offset += 1 }
    return start..<offset
  }

  @inline(__always)
  private func areEqual(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard first.count == second.count else { return false }
    // Names that differ usually do so at the end.
    var distance = first.count - 1
    while distance >= 0 {
      if bytes[first.lowerBound + distance] != bytes[second.lowerBound + distance] { return false }
      distance -= 1
    }
    return true
  }
}

extension UInt8 {
  @inline(__always)
  fileprivate var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
  @inline(__always)
  fileprivate var isNameByte: Bool {
    (self | 0x20) &- 0x61 < 26 || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
      || self == UInt8(ascii: ".")
  }
}
