/// Extracts dumps from CDATA sections and comments in XML, such as those in test reports and wikis.
enum DataSections {
  private static let most = 8

  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    parts(of: bytes, between: "<![CDATA[", "]]>", "a section of data")
      + parts(of: bytes, between: "<!--", "-->", "a comment") + joined(bytes)
  }

  /// Returns up to eight parts of the text, between `start` and `end`, that may contain a screen.
  ///
  /// `name` describes such a part in the remark, as in "a comment".
  private static func parts(
    of bytes: [UInt8], between start: StaticString, _ end: StaticString, _ name: String
  ) -> [TextWrapping.Undone] {
    var (found, offset) = ([TextWrapping.Undone](), 0)
    while found.count < most, let next = EncodedText.range(of: start, in: bytes, from: offset) {
      let close = EncodedText.range(of: end, in: bytes, from: next.upperBound)
      let content = Array(bytes[next.upperBound..<(close?.lowerBound ?? bytes.count)])
      offset = close?.upperBound ?? bytes.count
      if ScreenMarks.isPossible(in: content) {
        found.append(.init(bytes: content, remark: "the screen is \(name) in a larger text"))
      }
    }
    return found
  }

  /// Joins the lines of a dump in which each line is in a CDATA section of its own.
  ///
  /// The result is empty if there are fewer than three sections, if a section has several lines, or
  /// if the joined text can't contain a screen.
  private static func joined(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    var (lines, offset) = ([ArraySlice<UInt8>](), 0)
    while let start = EncodedText.range(of: "<![CDATA[", in: bytes, from: offset) {
      let end = EncodedText.range(of: "]]>", in: bytes, from: start.upperBound)
      let line = bytes[start.upperBound..<(end?.lowerBound ?? bytes.count)]
      guard !line.contains(.newline) else { return [] }
      lines.append(line)
      offset = end?.upperBound ?? bytes.count
    }
    guard lines.count > 2 else { return [] }
    let text = Array(lines.joined(separator: [.newline])) + [.newline]
    guard ScreenMarks.isPossible(in: text) else { return [] }
    return [.init(bytes: text, remark: "lines in separate CDATA sections were joined")]
  }
}
