/// Repairs UTF-8 that was decoded as Windows-1252 or Latin-1, such as `CafÃ©`.
enum MistakenEncoding {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    guard let text = mended(bytes) else { return [] }
    return [.init(bytes: text, remark: "UTF-8 that had been decoded as Windows-1252 was restored")]
  }

  /// Returns the repaired text, or nil if no part of it was decoded wrongly.
  ///
  /// - Complexity: O(bytes).
  static func mended(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.has(0xC3) else { return nil }
    var (text, run, written) = ([UInt8](), [UInt8](), [UInt8]())
    var didChange = false
    text.reserveCapacity(bytes.count)
    func end() {
      let isMistaken = isLikely(run) && String(validating: run, as: UTF8.self) != nil
      if isMistaken { didChange = true }
      text += isMistaken ? run : written
      run.removeAll(keepingCapacity: true)
      written.removeAll(keepingCapacity: true)
    }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      guard scalar.value >= 0x80, let byte = byte(of: scalar) else {
        if !run.isEmpty { end() }
        if scalar.value < 0x80 {
          text.append(UInt8(scalar.value))
        } else {
          text += String(scalar).utf8
        }
        continue
      }
      run.append(byte)
      written += String(scalar).utf8
    }
    end()
    return didChange ? text : nil
  }

  /// Returns whether a run of bytes is likely to be UTF-8.
  ///
  /// It is likely if there are more than three bytes, or if there are at least two and the first is
  /// one that often begins a character.
  private static func isLikely(_ run: [UInt8]) -> Bool {
    guard let first = run.first, run.count > 1 else { return false }
    return first == 0xC2 || first == 0xC3 || first >= 0xE2 || run.count > 3
  }

  /// Returns the byte that encodes a character in Latin-1 or, if Latin-1 lacks it, in Windows-1252.
  ///
  /// Returns nil if both lack the character.
  private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    if scalar.value < 0x100 { return UInt8(scalar.value) }
    return specials.firstIndex(of: scalar).map { UInt8(0x80 + $0) }
  }

  /// The characters of Windows-1252 from 0x80 to 0x9F; its gaps contain control characters.
  private static let specials: [Unicode.Scalar] = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
