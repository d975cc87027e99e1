/// Extracts dumps from CDATA sections in XML, as in test reports and wikis.
enum DataSections {
  private static let most = 8

  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    var found: [TextWrapping.Undone] = []
    var cursor = ByteCursor(bytes)
    while found.count < most, let next = bytes[cursor.offset...].firstIndex(of: .less) {
      cursor.offset = next
      guard cursor.skip("<![CDATA[") else {
        cursor.offset += 1
        continue
      }
      let start = cursor.offset
      while !cursor.isAtEnd, !cursor.starts(with: "]]>") { cursor.offset += 1 }
      let content = Array(bytes[start..<cursor.offset])
      if ScreenMarks.isPossible(in: content) {
        found.append(
          .init(bytes: content, remark: "the screen is a section of data in a larger text"))
      }
    }
    return found + joined(bytes)
  }

  /// Joins the lines of a dump in which each line has a section of its own.
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
    return [.init(bytes: text, remark: "lines that stood in sections of data were joined")]
  }
}
