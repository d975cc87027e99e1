/// A position in the bytes of text, with basic operations for scanning.
///
/// Reading beyond the end gives 0, a byte that ends every scanning loop.
struct ByteCursor {
  let bytes: [UInt8]
  var offset: Int

  @inline(__always)
  init(_ bytes: [UInt8], at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  @inline(__always)
  var isAtEnd: Bool { offset >= bytes.count }
  @inline(__always)
  var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }
  /// Returns the byte `distance` bytes after the cursor.
  @inline(__always)
  func byte(_ distance: Int) -> UInt8 {
    let place = offset + distance
    return place < bytes.count ? bytes[place] : 0
  }

  /// Returns whether the bytes at the cursor are those of `text` in UTF-8.
  @inline(__always)
  func starts(with text: StaticString) -> Bool { has(text, at: offset) }

  /// Returns whether the bytes at `offset` are those of `text` in UTF-8.
  @inline(__always)
  func has(_ text: StaticString, at offset: Int) -> Bool {
    // Usually the first one already differs.
    guard offset < bytes.count, bytes[offset] == text.utf8Start.pointee else { return false }
    return hasAll(text, at: offset)
  }

  private func hasAll(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: count)
    for index in 0..<count where bytes[offset + index] != wanted[index] { return false }
    return true
  }

  /// Skips `text` and returns true if it is at the cursor; otherwise returns false.
  @inline(__always)
  mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  /// Skips the byte `wanted` and returns true if it is at the cursor; otherwise returns false.
  @inline(__always)
  mutating func skip(_ wanted: UInt8) -> Bool {
    guard byte == wanted, !isAtEnd else { return false }
    offset += 1
    return true
  }

  /// Skips spaces and tabs, but not line breaks.
  mutating func skipSpaces() {
    while byte == .space || byte == 0x09 { offset += 1 }
  }

  /// Skips to the end of the line, before its newline.
  mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != .newline { offset += 1 }
  }

  /// Decodes a range of the bytes as UTF-8.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Reads a number in the notation of `%g`, `%f` or `%d`, including `inf` and `nan`; nil if there
  /// is none.
  ///
  /// The result is correctly rounded. If the digits form an integer below 2^53, and the power of
  /// ten is at most 10^22, both are exact, so that a single rounding suffices. Everything else is
  /// parsed by `Double(_:)`.
  mutating func number() -> Double? {
    let start = offset
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { offset += 1 }
    let first = offset
    var (digits, count, exponent) = (UInt64(0), 0, 0)
    while byte.isDigit {
      if count < 19 { digits = digits &* 10 &+ UInt64(byte &- 0x30) } else { exponent += 1 }
      if digits > 0 { count += 1 }
      offset += 1
    }
    var hasDigits = offset > first
    if byte == UInt8(ascii: "."), byte(1).isDigit {
      offset += 1
      hasDigits = true
      while byte.isDigit {
        if count < 19 {
          digits = digits &* 10 &+ UInt64(byte &- 0x30)
          exponent -= 1
        }
        if digits > 0 { count += 1 }
        offset += 1
      }
    }
    guard hasDigits else { return wordNumber(from: start) }
    if byte | 0x20 == UInt8(ascii: "e") {
      let sign = byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+") ? 1 : 0
      if byte(1 + sign).isDigit {
        let isDown = byte(1) == UInt8(ascii: "-")
        offset += 1 + sign
        var power = 0
        while byte.isDigit {
          power = min(power * 10 + Int(byte &- 0x30), 10_000)
          offset += 1
        }
        exponent += isDown ? -power : power
      }
    }
    guard digits < 1 << 53, count <= 19, abs(exponent) <= 22 else {
      return Double(string(start..<offset))
    }
    let scale = Self.powers[abs(exponent)]
    let value = exponent < 0 ? Double(digits) / scale : Double(digits) * scale
    return isNegative ? -value : value
  }

  /// Parses `inf`, `infinity` or `nan` at the cursor.
  ///
  /// `start` is the offset of the number's sign or, if it has none, of the word. If there is no
  /// such word, moves the cursor back to `start` and returns nil.
  private mutating func wordNumber(from start: Int) -> Double? {
    let begin = offset
    while byte.isWordByte { offset += 1 }
    guard offset > begin, offset - begin <= 8, let value = Double(string(start..<offset)) else {
      offset = start
      return nil
    }
    return value
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
