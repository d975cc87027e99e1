/// Removes the backslashes that Markdown editors add before punctuation: `\<View\_1\>`.
enum MarkdownEscapes {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    let marks: [StaticString] = ["\\<", "\\[", "\\_", "\\*", "\\|", "\\=", "\\#", "\\-"]
    guard marks.contains(where: { EncodedText.range(of: $0, in: bytes) != nil }) else { return [] }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == .backslash, offset + 1 < bytes.count, isMark(bytes[offset + 1]) {
        offset += 1
      }
      text.append(bytes[offset])
      offset += 1
    }
    return [
      .init(bytes: text, remark: "Markdown's backslashes were removed")
    ]
  }

  /// Returns whether a byte is ASCII punctuation, which Markdown allows to be escaped.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte > .space && byte < 0x7F && !byte.isDigit && (byte | 0x20) &- 0x61 >= 26
  }
}
