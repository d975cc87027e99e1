/// Determines the direction of text by its first strongly directional character.
enum TextDirection {
  /// Returns whether the first strongly directional character is right-to-left; nil if there is
  /// none.
  ///
  /// - Complexity: O(characters before that character).
  static func isRightToLeft(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Bool? {
    var index = start
    while index < end {
      let first = bytes[index]
      if first < 0x80 {
        // A to Z and a to z.
        if (0x41...0x5A).contains(first & 0xDF) { return false }
        index += 1
        continue
      }
      let (scalar, length) = CharacterScanner.decode(bytes, at: index)
      index += length
      if isFromRight(scalar) { return true }
      if Unicode.Scalar(scalar)?.properties.isAlphabetic == true { return false }
    }
    return nil
  }

  /// Returns whether a character is right-to-left.
  ///
  /// These are the right-to-left mark and all characters in right-to-left blocks except for Arabic
  /// digits. The blocks are those from Hebrew to Arabic Extended-A, the presentation forms of
  /// Hebrew and Arabic, and the scripts from U+10800 to U+10FFF and from U+1E800 to U+1EFFF.
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
