/// Removes the headers of a patch, the lines that the patch removes, and the mark before each line
/// that remains.
enum PatchLines {
  private static let headers = [
    "diff ", "index ", "--- ", "+++ ", "@@ ", "new file", "\\ No newline",
  ]

  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    var (text, added, kept, removed) = ([UInt8](), 0, 0, 0)
    let lines = TextLines(bytes).ranges
    for (place, line) in lines.enumerated() {
      let content = bytes[line]
      // An empty line remains, so line numbers don't change.
      if !headers.contains(where: { content.starts(with: $0.utf8) }) {
        switch content.first {
        case UInt8(ascii: "+"): added += 1
        case .space: kept += 1
        case UInt8(ascii: "-"): removed += 1
        case nil: break
        default: return []
        }
        if content.first != UInt8(ascii: "-") { text += content.dropFirst() }
      }
      if place + 1 < lines.count { text.append(.newline) }
    }
    guard added > 0, kept + removed > 0, ScreenMarks.isPossible(in: text) else { return [] }
    return [
      .init(bytes: text, remark: "the text was a patch; the lines that it deletes were removed")
    ]
  }
}
