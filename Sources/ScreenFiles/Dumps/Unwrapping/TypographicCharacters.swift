/// Replaces typographic quotes by straight ones, and dashes by minus signs.
enum TypographicQuotes {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    let dashed = TypographicDashes.undone(bytes)
    guard let text = bytes.replacing(quote) else { return dashed.map { [$0] } ?? [] }
    let both = TypographicDashes.undone(text)?.bytes ?? text
    return [.init(bytes: both, remark: "typographic quotes were replaced by straight ones")]
  }

  /// The straight quote for one of several bytes that begin at an offset, and how many they are.
  private static func quote(_ bytes: [UInt8], _ offset: Int) -> (UInt8, count: Int)? {
    if bytes[offset] == 0xC2 {
      // « and ».
      let isAngle = bytes[offset + 1] == 0xAB || bytes[offset + 1] == 0xBB
      return isAngle ? (.doubleQuote, 2) : nil
    }
    guard offset + 2 < bytes.count else { return nil }
    switch (bytes[offset], bytes[offset + 1], bytes[offset + 2]) {
    // U+2018 to U+201F, primes, and those as wide as letters of Chinese.
    case (0xE2, 0x80, 0x98...0x9B), (0xE2, 0x80, 0xB2), (0xEF, 0xBC, 0x87): return (.quote, 3)
    case (0xE2, 0x80, 0x9C...0x9F), (0xE2, 0x80, 0xB3), (0xEF, 0xBC, 0x82):
      return (.doubleQuote, 3)
    default: return nil
    }
  }
}

/// Replaces dashes by minus signs.
enum TypographicDashes {
  static func undone(_ bytes: [UInt8]) -> TextWrapping.Undone? {
    guard hasDash(bytes), let text = bytes.replacing(dash) else { return nil }
    return .init(bytes: text, remark: "dashes were read as minus signs", isOfNumbers: true)
  }

  /// Whether the text contains a dash, which is much faster than replacing them.
  private static func hasDash(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while let next = bytes.firstOffset(of: 0xE2, from: offset) {
      if dash(bytes, next) != nil { return true }
      offset = next + 1
    }
    return false
  }

  /// U+2010 to U+2013, and the minus sign of mathematics.
  private static func dash(_ bytes: [UInt8], _ offset: Int) -> (UInt8, count: Int)? {
    guard offset + 2 < bytes.count, bytes[offset] == 0xE2 else { return nil }
    let isDash = bytes[offset + 1] == 0x80 && (0x90...0x93).contains(bytes[offset + 2])
    let isMinus = bytes[offset + 1] == 0x88 && bytes[offset + 2] == 0x92
    return isDash || isMinus ? (UInt8(ascii: "-"), 3) : nil
  }
}

extension [UInt8] {
  /// The bytes with each character that `replacement` knows replaced by one byte, or nil if there is none.
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
