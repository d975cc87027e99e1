import Foundation

/// Detects the encoding of text and converts the text to UTF-8.
enum TextEncoding {
  /// Text in UTF-8, and the name of its original encoding.
  struct Decoded {
    let bytes: [UInt8]
    let name: String
  }

  /// Decodes UTF-16 or UTF-32, detected by a byte order mark or by the zero bytes of ASCII
  /// characters.
  ///
  /// Returns nil for other encodings.
  ///
  /// - Throws: An error if the text isn't valid, for instance if it contains an unpaired surrogate.
  static func unicode(_ bytes: [UInt8]) throws(ScreenDumpError) -> Decoded? {
    guard let (encoding, name, mark) = unicodeEncoding(of: bytes) else { return nil }
    guard let text = String(data: Data(bytes.dropFirst(mark)), encoding: encoding) else {
      let encoding = String(name.prefix { $0 != " " })
      throw ScreenDumpError(.notUnicode(encoding: encoding), line: 1, column: 1)
    }
    return Decoded(bytes: Array(text.utf8), name: name)
  }

  /// Returns the encoding, its name, and the length of the byte order mark; nil if the bytes seem
  /// to be neither UTF-16 nor UTF-32.
  private static func unicodeEncoding(of bytes: [UInt8]) -> (String.Encoding, String, Int)? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return (.utf32LittleEndian, "UTF-32", 4) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32BigEndian, "UTF-32", 4) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, "UTF-16", 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, "UTF-16", 2) }
    let head = bytes.prefix(512)
    guard head.contains(0) else { return nil }
    // The number of zeros at each position modulo four; ASCII has zeros in three of four, or in one
    // of two.
    var zeros = [0, 0, 0, 0]
    for (place, byte) in head.enumerated() where byte == 0 { zeros[place % 4] += 1 }
    let most = max(1, head.count / 4) * 3 / 5
    let isZero = zeros.map { $0 > most }
    switch isZero {
    case [false, true, true, true]: return (.utf32LittleEndian, "UTF-32 without a mark", 0)
    case [true, true, true, false]: return (.utf32BigEndian, "UTF-32 without a mark", 0)
    case [false, true, false, true]: return (.utf16LittleEndian, "UTF-16 without a mark", 0)
    case [true, false, true, false]: return (.utf16BigEndian, "UTF-16 without a mark", 0)
    default: return nil
    }
  }

  /// Decodes bytes that aren't valid UTF-8; returns nil for binary data.
  ///
  /// The encoding is the one that the file names (`isNamed` is then true) or, if there is none that
  /// fits, a guess. In text that is mostly valid UTF-8, or if no guess fits, invalid bytes are
  /// replaced.
  static func legacy(_ bytes: [UInt8]) -> (decoded: Decoded, isNamed: Bool)? {
    let controls = bytes.count { $0 < 0x20 && !$0.isSpace && $0 != 0x1B }
    guard controls * 100 <= bytes.count else { return nil }
    if let name = namedEncoding(in: bytes), let code = codes[name],
      let text = text(bytes, code: code)
    {
      return (Decoded(bytes: Array(text.utf8), name: name.uppercased()), true)
    }
    let (valid, invalid) = counts(of: bytes)
    if valid <= invalid {
      for (name, code) in guesses(bytes) {
        guard let text = text(bytes, code: code) else { continue }
        return (Decoded(bytes: Array(text.utf8), name: name), false)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return (Decoded(bytes: Array(text.utf8), name: "damaged UTF-8"), false)
  }

  private static func text(_ bytes: [UInt8], code: UInt) -> String? {
    // Foundation doesn't decode EUC-JP on all platforms.
    if code == codes["euc-jp"] { return shifted(bytes).flatMap { text($0, code: 0x0420) } }
    // `String.Encoding` represents encodings that aren't Foundation's own with bit 31 set.
    return String(data: Data(bytes), encoding: String.Encoding(rawValue: 0x8000_0000 | code))
  }

  /// Converts EUC-JP to Shift_JIS, which encodes the characters of JIS X 0208 with other bytes.
  ///
  /// Returns nil if the bytes aren't EUC-JP, or contain characters that Shift_JIS lacks.
  private static func shifted(_ bytes: [UInt8]) -> [UInt8]? {
    var (text, offset) = ([UInt8](), 0)
    text.reserveCapacity(bytes.count)
    while offset < bytes.count {
      let (lead, next) = (bytes[offset], offset + 1 < bytes.count ? bytes[offset + 1] : 0)
      guard lead >= 0x80 else {
        text.append(lead)
        offset += 1
        continue
      }
      guard (0xA1...0xFE).contains(next) else { return nil }
      offset += 2
      switch lead {
      case 0x8E where next <= 0xDF:
        // Half-width katakana.
        text.append(next)
      case 0xA1...0xFE:
        // Shift_JIS has two rows of 94 characters under each lead byte.
        let (row, cell) = (lead - 0xA1, next - 0xA1)
        text.append(row / 2 + (row < 62 ? 0x81 : 0xC1))
        text.append(row % 2 == 1 ? cell + 0x9F : cell + (cell < 63 ? 0x40 : 0x41))
      default: return nil
      }
    }
    return text
  }

  /// Returns the number of valid non-ASCII characters in UTF-8, and the number of invalid bytes.
  private static func counts(of bytes: [UInt8]) -> (valid: Int, invalid: Int) {
    var (valid, invalid, offset) = (0, 0, 0)
    while offset < bytes.count {
      let byte = bytes[offset]
      let length = byte < 0x80 ? 1 : byte < 0xC2 ? 0 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let end = offset + max(length, 1)
      let isWhole =
        length > 0 && end <= bytes.count
        && bytes[offset + 1..<end].allSatisfy { $0 & 0xC0 == 0x80 }
      if isWhole { valid += length > 1 ? 1 : 0 } else { invalid += 1 }
      offset = isWhole ? end : offset + 1
    }
    return (valid, invalid)
  }

  /// Returns the value of `encoding=` or `charset=` in the first 256 bytes, in lowercase; nil if
  /// there is none.
  private static func namedEncoding(in bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(256).map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
    guard let start = head.range(of: "encoding=") ?? head.range(of: "charset=") else { return nil }
    let name = head[start.upperBound...].drop { $0 == "\"" || $0 == "'" }
      .prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return name.lowercased()
  }

  /// The `CFStringEncoding` value of each encoding name.
  private static let codes: [String: UInt] = [
    "euc-kr": 0x0422, "cp949": 0x0422, "ks_c_5601-1987": 0x0422, "windows-949": 0x0422,
    "gbk": 0x0632, "gb2312": 0x0632, "gb18030": 0x0632, "cp936": 0x0632, "big5": 0x0A03,
    "cp950": 0x0A03, "shift_jis": 0x0420, "sjis": 0x0420, "cp932": 0x0420, "windows-31j": 0x0420,
    "euc-jp": 0x0920, "koi8-r": 0x0A02, "iso-8859-1": 0x0201, "latin1": 0x0201,
    "windows-1250": 0x0501, "cp1250": 0x0501, "windows-1251": 0x0502, "cp1251": 0x0502,
    "windows-1252": 0x0500, "cp1252": 0x0500,
  ]

  /// Returns the possible encodings of the bytes, beginning with the most likely one.
  private static func guesses(_ bytes: [UInt8]) -> [(name: String, code: UInt)] {
    var (pairs, offset) = ([(UInt8, UInt8)](), 0)
    while offset + 1 < bytes.count {
      if bytes[offset] >= 0x80 { pairs.append((bytes[offset], bytes[offset + 1])) }
      // The second byte of a pair may be ASCII.
      offset += bytes[offset] >= 0x80 ? 2 : 1
    }
    let runs = bytes.split { $0 < 0x80 }
    if runs.allSatisfy({ $0.count == 1 }) { return [("Windows-1252", 0x0500)] }
    let single = [("Windows-1251", UInt(0x0502)), ("Windows-1252", 0x0500)]
    let isCyrillic = runs.joined().allSatisfy { $0 >= 0xC0 || $0 == 0xA8 || $0 == 0xB8 }
    if isCyrillic, runs.contains(where: { $0.count % 2 == 1 }) { return single }
    let all = pairs.count
    let high = pairs.count { $0.0 >= 0xA1 && $0.1 >= 0xA1 }
    guard high < all else {
      // Pairs of high bytes: kana in EUC-JP, Korean syllables, or Chinese.
      if pairs.count(where: { $0.0 == 0xA4 || $0.0 == 0xA5 }) * 3 > all {
        return [("EUC-JP", 0x0920), ("GB18030", 0x0632)] + single
      }
      return pairs.allSatisfy { $0.0 <= 0xC8 }
        ? [("CP949", 0x0422), ("GB18030", 0x0632)] + single
        : [("GB18030", 0x0632), ("CP949", 0x0422)] + single
    }
    if pairs.allSatisfy({ $0.1 < 0x40 || $0.1 == 0x7F }) { return single }
    if pairs.contains(where: { $0.0 == 0x82 || $0.0 == 0x83 }) {
      return [("Shift_JIS", 0x0420), ("GB18030", 0x0632)] + single
    }
    return [("GB18030", UInt(0x0632)), ("Big5", 0x0A03), ("Shift_JIS", 0x0420)] + single
  }
}
