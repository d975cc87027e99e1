/// Finds characters that copying introduces into texts and that screens rarely contain.
///
/// They may still be part of the texts on a screen, so they are kept and cause a remark.
enum StrangeCharacters {
  /// Returns remarks on the strange characters in a dump's text, at most one for each kind of
  /// character.
  ///
  /// - Complexity: O(bytes).
  static func remarks(on text: DumpText, _ dump: ScreenDump) -> [ScreenDump.Remark] {
    var remarks: [String] = []
    let bytes = text.bytes
    if hasInvisible(bytes) {
      remarks.append("texts have characters without a width inside words, perhaps from copying")
    }
    if bytes.has(0xEF), FormatDetection.contains("\u{FFFD}", in: bytes) {
      remarks.append("texts have replacement characters, so bytes were lost")
    }
    if hasLink(bytes) { remarks.append("texts have links, perhaps from copying") }
    if bytes.has(0xC2), FormatDetection.contains("\u{A0}", in: bytes), !bytes.has(.space) {
      remarks.append("all spaces are no-break spaces, perhaps from copying")
    }
    if bytes.has(0xE2) || bytes.has(0xC2), hasTypography(dump) || hasDashes(bytes) {
      remarks.append("identifiers have typographic characters, perhaps from copying")
    }
    if dump.format.isOutline, bytes.has(.backslash), FormatDetection.contains("\\_", in: bytes) {
      remarks.append("backslashes before marks, perhaps from Markdown")
    }
    if bytes.has(.backslash), hasEscapes(dump) {
      remarks.append("texts have escapes such as \\u0041, perhaps from copying")
    }
    return remarks.map { .init(kind: .ambiguous, text: $0, line: nil) }
  }

  /// Returns whether a soft hyphen or a zero-width character is between ASCII characters, at least
  /// one of which is a letter, digit or underscore.
  private static func hasInvisible(_ bytes: [UInt8]) -> Bool {
    let signs: [StaticString] = [
      "\u{AD}", "\u{34F}", "\u{180E}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}",
      "\u{FE00}", "\u{FE0E}", "\u{FE0F}", "\u{FFFC}",
    ]
    for lead in [0xC2, 0xCD, 0xE1, 0xE2, 0xEF] as [UInt8] {
      var offset = 0
      while let next = bytes.firstOffset(of: lead, from: offset) {
        offset = next + 1
        guard next > 0, bytes[next - 1] < 0x80 else { continue }
        let cursor = ByteCursor(bytes, at: next)
        for sign in signs where cursor.starts(with: sign) {
          let after = cursor.byte(sign.utf8CodeUnitCount)
          if after < 0x80, bytes[next - 1].isWordByte || after.isWordByte { return true }
        }
      }
    }
    return false
  }

  /// Returns whether the text contains a link in Markdown, or in Slack's notation with a title.
  private static func hasLink(_ bytes: [UInt8]) -> Bool {
    if FormatDetection.contains("](http", in: bytes) { return true }
    guard FormatDetection.contains("<http", in: bytes) else { return false }
    var offset = 0
    while let next = bytes.firstOffset(of: .less, from: offset) {
      offset = next + 1
      guard ByteCursor(bytes, at: offset).starts(with: "http") else { continue }
      let inside = bytes[offset...].prefix(400).prefix { !$0.isSpace && $0 != .greater }
      if inside.contains(UInt8(ascii: "|")) { return true }
    }
    return false
  }

  /// Returns whether the `resource-id` key is written with a dash that the tool doesn't use.
  private static func hasDashes(_ bytes: [UInt8]) -> Bool {
    ["resource\u{2010}id", "resource\u{2011}id", "resource\u{2013}id", "resource\u{2014}id"]
      .contains {
        FormatDetection.contains($0, in: bytes)
      }
  }

  /// Returns whether a name contains an escaped character, such as `\u2022`.
  private static func hasEscapes(_ dump: ScreenDump) -> Bool {
    dump.elements.contains { element in
      guard let name = element.name?.utf8, name.contains(.backslash) else { return false }
      let bytes = Array(name)
      return bytes.indices.contains { place in
        bytes[place] == .backslash && place + 5 < bytes.count
          && bytes[place + 1] == UInt8(ascii: "u")
          && bytes[place + 2..<place + 6].allSatisfy { $0.hexValue != nil }
      }
    }
  }

  /// Returns whether an identifier has a typographic quote, dash or ellipsis, or a no-break space.
  private static func hasTypography(_ dump: ScreenDump) -> Bool {
    dump.elements.contains { element in
      element.identifier?.unicodeScalars.contains {
        (0x2010...0x2026).contains($0.value) || $0.value == 0xA0
      } ?? false
    }
  }
}
