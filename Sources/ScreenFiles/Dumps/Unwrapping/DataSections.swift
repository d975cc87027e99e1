/// Extracts texts from CDATA sections in XML, as in test reports and wikis.
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
    return found
  }
}
