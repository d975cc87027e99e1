/// Replaces no-break and other Unicode spaces with spaces, and removes zero-width characters.
///
/// Names may contain such characters legitimately. The first candidate therefore changes only those
/// before the content of each line; the second changes all of them.
enum InvisibleCharacters {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    guard isAny(in: bytes) else { return [] }
    let first = plain(bytes, everywhere: false)
    let all = plain(bytes, everywhere: true)
    var found: [TextWrapping.Undone] = []
    if let first {
      found.append(
        .init(bytes: first, remark: "no-break spaces before lines were taken for spaces"))
    }
    if let all, all != first {
      found.append(
        .init(
          bytes: all,
          remark: "no-break spaces were taken for spaces, characters without a width left out"))
    }
    return found
  }

  /// Returns the text with these characters replaced or removed; nil if there are none.
  ///
  /// If `everywhere` is false, only those before the content of each line are changed.
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

  /// Returns whether the text contains an invisible character.
  ///
  /// This is much faster than removing them.
  private static func isAny(in bytes: [UInt8]) -> Bool {
    [UInt8(0xC2), 0xE2, 0xE3, 0xEF].contains { lead in
      var offset = 0
      while let next = bytes.firstOffset(of: lead, from: offset) {
        if kind(bytes, at: next) != nil { return true }
        offset = next + 1
      }
      return false
    }
  }

  private enum Kind { case space, nothing }

  private static func kind(_ bytes: [UInt8], at offset: Int) -> (Kind, length: Int)? {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    // U+00A0 is a space, U+00AD a hyphen that is seen only at the end of a line.
    if bytes[offset] == 0xC2 {
      return next == 0xA0 ? (.space, 2) : next == 0xAD ? (.nothing, 2) : nil
    }
    guard offset + 2 < bytes.count else { return nil }
    switch (bytes[offset], next, bytes[offset + 2]) {
    // U+2000 to U+200A, U+202F, U+205F and U+3000 become spaces; U+200B to U+200F, U+202A to
    // U+202E, U+2060 to U+2069 and U+FEFF are removed.
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      return (.space, 3)
    case (0xE2, 0x80, 0x8B...0x8F), (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA0...0xA9),
      (0xEF, 0xBB, 0xBF):
      return (.nothing, 3)
    default: return nil
    }
  }
}
