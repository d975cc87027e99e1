/// Determines the direction of text by its first strongly directional character.
enum TextDirection {
  /// Returns whether the first strongly directional character of a paragraph is right-to-left; nil
  /// if there is none.
  ///
  /// The paragraph begins at the byte with the index `start`, and ends before the next line
  /// terminator.
  ///
  /// - Complexity: O(characters of the paragraph up to that character).
  static func isRightToLeft(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool? {
    var index = start
    while index < bytes.count {
      let first = bytes[index]
      if first < 0x80 {
        // A to Z and a to z.
        if (0x41...0x5A).contains(first & 0xDF) { return false }
        if (0x0A...0x0D).contains(first) { return nil }
        index += 1
        continue
      }
      let (scalar, length) = CharacterScanner.decode(bytes, at: index)
      index += length
      if scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029 { return nil }
      if isFromRight(scalar) { return true }
      if Unicode.Scalar(scalar)?.properties.isAlphabetic == true { return false }
    }
    return nil
  }

  /// Returns whether a character is right-to-left.
  ///
  /// The right-to-left characters are the right-to-left mark and all characters in right-to-left
  /// blocks except Arabic digits. The blocks are those from Hebrew to Arabic Extended-A, the
  /// presentation forms of Hebrew and Arabic, and the scripts from U+10800 to U+10FFF and from
  /// U+1E800 to U+1EFFF.
  static func isFromRight(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x660...0x669, 0x6F0...0x6F9: false
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
