/// Replaces no-break and other Unicode spaces with spaces, and removes zero-width characters.
///
/// Names may contain such characters legitimately. Therefore, there are two candidate texts: in the
/// first, only the characters before the content of each line are changed; in the second, all are.
enum InvisibleCharacters {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    guard isAny(in: bytes) else { return [] }
    let first = plain(bytes, everywhere: false)
    let all = plain(bytes, everywhere: true)
    var found: [TextWrapping.Undone] = []
    if let first {
      found.append(
        .init(bytes: first, remark: "no-break spaces before lines were read as spaces"))
    }
    if let all, all != first {
      found.append(
        .init(
          bytes: all,
          remark: "no-break spaces were read as spaces; invisible characters were removed"))
    }
    return found
  }

  /// Returns the text with its invisible characters replaced or removed; nil if it has none.
  ///
  /// If `everywhere` is false, only invisible characters before the content of a line are changed.
  private static func plain(_ bytes: [UInt8], everywhere: Bool) -> [UInt8]? {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var (isBefore, didChange, offset) = (true, false, 0)
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0xC2, isBefore || everywhere, let (kind, length) = kind(bytes, at: offset) {
        if kind == .space { text.append(.space) }
        (didChange, offset) = (true, offset + length)
        continue
      }
      if byte == .newline { isBefore = true } else if !byte.isSpace { isBefore = false }
      text.append(byte)
      offset += 1
    }
    return didChange ? text : nil
  }

  /// Returns an element's text with its invisible characters replaced or removed.
  ///
  /// If the text contains an invisible character, leading and trailing spaces are removed, too.
  static func plain(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard isAny(in: bytes) else { return text }
    let visible = plain(bytes, everywhere: true) ?? bytes
    let ends = visible.drop(while: \.isSpace).reversed().drop(while: \.isSpace)
    return String(decoding: ends.reversed(), as: UTF8.self)
  }

  /// Returns whether the text contains an invisible character.
  ///
  /// This is much faster than removing such characters.
  static func isAny(in bytes: [UInt8]) -> Bool {
    leads.contains { lead in
      var offset = 0
      while let next = bytes.firstOffset(of: lead, from: offset) {
        if kind(bytes, at: next) != nil { return true }
        offset = next + 1
      }
      return false
    }
  }

  /// The first UTF-8 bytes of the invisible characters.
  private static let leads: [UInt8] = [0xC2, 0xCD, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF, 0xF3]

  enum Kind { case space, nothing }

  /// Returns the kind of the invisible character at an offset, and its number of bytes.
  ///
  /// Returns nil if there is none. Also returns nil for a joiner, variation selector or tag beside
  /// a character that neither is ASCII nor draws a tree, since it may be part of a word or an
  /// emoji.
  static func kind(_ bytes: [UInt8], at offset: Int) -> (Kind, length: Int)? {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    switch (bytes[offset], next) {
    // U+00A0 is a space, U+00AD a hyphen that is seen only at the end of a line.
    case (0xC2, 0xA0): return (.space, 2)
    // U+034F joins characters, U+061C marks Arabic letters.
    case (0xC2, 0xAD), (0xCD, 0x8F), (0xD8, 0x9C): return (.nothing, 2)
    default: break
    }
    guard offset + 2 < bytes.count else { return nil }
    switch (bytes[offset], next, bytes[offset + 2]) {
    // U+1680, U+2000 to U+200A, U+202F, U+205F, U+2800 and U+3000.
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F),
      (0xE2, 0xA0, 0x80), (0xE3, 0x80, 0x80):
      return (.space, 3)
    // U+180E, U+200B, U+200E, U+200F, U+202A to U+202E, U+2060 to U+206F, U+3164, U+FEFF and
    // U+FFF9 to U+FFFC.
    case (0xE1, 0xA0, 0x8E), (0xE2, 0x80, 0x8B), (0xE2, 0x80, 0x8E...0x8F),
      (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA0...0xAF), (0xE3, 0x85, 0xA4),
      (0xEF, 0xBB, 0xBF), (0xEF, 0xBF, 0xB9...0xBC):
      return (.nothing, 3)
    // U+200C and U+200D join letters and emoji, and U+FE00 to U+FE0F select their variants.
    case (0xE2, 0x80, 0x8C...0x8D), (0xEF, 0xB8, 0x80...0x8F):
      return isBetweenASCII(offset..<offset + 3, bytes) ? (.nothing, 3) : nil
    // U+E0000 to U+E007F are tags, as at the ends of flags.
    case (0xF3, 0xA0, 0x80...0x81) where offset + 3 < bytes.count:
      return isBetweenASCII(offset..<offset + 4, bytes) ? (.nothing, 4) : nil
    default: return nil
    }
  }

  /// Returns whether the characters before and after a range are ASCII, draw a tree, or are
  /// missing.
  private static func isBetweenASCII(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    let isAfterLine = start > 2 && bytes[start - 3] == 0xE2 && bytes[start - 2] & 0xFE == 0x94
    let isBeforeLine =
      end + 1 < bytes.count && bytes[end] == 0xE2
      && (bytes[end + 1] & 0xFE == 0x94 || bytes[end + 1] == 0x86)
    return (start == 0 || bytes[start - 1] < 0x80 || isAfterLine)
      && (end >= bytes.count || bytes[end] < 0x80 || isBeforeLine)
  }
}
