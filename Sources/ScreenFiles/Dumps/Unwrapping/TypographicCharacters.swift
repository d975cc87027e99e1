/// Replaces typographic quotes with straight ones, and dashes with minus signs.
enum TypographicQuotes {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    let dashed = TypographicDashes.undone(bytes)
    guard let text = bytes.replacing(quote) else { return dashed.map { [$0] } ?? [] }
    let remark = "typographic quotes were replaced by straight ones"
    guard let both = TypographicDashes.undone(text) else {
      return [.init(bytes: text, remark: remark)]
    }
    return [.init(bytes: both.bytes, remark: "\(remark), and \(both.remark)")]
  }

  /// Returns the straight quote that replaces the typographic quote at an offset; nil if there is
  /// none.
  ///
  /// `count` is the number of bytes of the typographic quote.
  private static func quote(_ bytes: [UInt8], _ offset: Int) -> (UInt8, count: Int)? {
    if bytes[offset] == 0xC2 {
      // « and ».
      let isAngle = bytes[offset + 1] == 0xAB || bytes[offset + 1] == 0xBB
      return isAngle ? (.doubleQuote, 2) : nil
    }
    guard offset + 2 < bytes.count else { return nil }
    switch (bytes[offset], bytes[offset + 1], bytes[offset + 2]) {
    // U+2018 to U+201F, primes, and full-width quotes.
    case (0xE2, 0x80, 0x98...0x9B), (0xE2, 0x80, 0xB2), (0xEF, 0xBC, 0x87): return (.quote, 3)
    case (0xE2, 0x80, 0x9C...0x9F), (0xE2, 0x80, 0xB3), (0xEF, 0xBC, 0x82):
      return (.doubleQuote, 3)
    default: return nil
    }
  }
}

/// Replaces dashes with minus signs.
enum TypographicDashes {
  static func undone(_ bytes: [UInt8]) -> TextWrapping.Undone? {
    guard hasDash(bytes), let text = bytes.replacing(dash) else { return nil }
    return .init(bytes: text, remark: "dashes were read as minus signs")
  }

  /// Returns whether the text contains a dash.
  ///
  /// This is much faster than replacing dashes.
  private static func hasDash(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while let next = bytes.firstOffset(of: 0xE2, from: offset) {
      if dash(bytes, next) != nil { return true }
      offset = next + 1
    }
    return false
  }

  /// Returns the ASCII minus sign if a dash (U+2010 to U+2013 or U+2212) is at an offset; otherwise
  /// nil.
  ///
  /// `count` is the number of bytes of the dash.
  private static func dash(_ bytes: [UInt8], _ offset: Int) -> (UInt8, count: Int)? {
    guard offset + 2 < bytes.count, bytes[offset] == 0xE2 else { return nil }
    let isDash = bytes[offset + 1] == 0x80 && (0x90...0x93).contains(bytes[offset + 2])
    let isMinus = bytes[offset + 1] == 0x88 && bytes[offset + 2] == 0x92
    return isDash || isMinus ? (UInt8(ascii: "-"), 3) : nil
  }
}

extension [UInt8] {
  /// Returns the bytes after replacing each character for which `replacement` returns a byte.
  ///
  /// Returns nil if there is no such character.
  fileprivate func replacing(
    _ replacement: ([UInt8], Int) -> (UInt8, count: Int)?
  ) -> [UInt8]? {
    guard contains(where: { $0 >= 0xC2 }) else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var offset = 0
    while offset < count {
      if self[offset] >= 0xC2, offset + 1 < count, let (byte, length) = replacement(self, offset) {
        text.append(byte)
        offset += length
      } else {
        text.append(self[offset])
        offset += 1
      }
    }
    return text.count < count ? text : nil
  }
}
