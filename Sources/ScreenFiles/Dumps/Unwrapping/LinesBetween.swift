/// Removes lines that logs, pagers and consoles insert between the lines of the text.
enum LinesBetween {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var count = 0
    let lines = TextLines(bytes).ranges
    for (place, line) in lines.enumerated() {
      let isBetween = isBetween(bytes[line])
      if isBetween { count += 1 } else { text += bytes[line] }
      // An empty line remains, so line numbers don't change.
      if place + 1 < lines.count { text.append(.newline) }
    }
    guard count > 0 else { return [] }
    return [
      .init(bytes: text, remark: "lines inserted by a log or a pager were removed")
    ]
  }

  private static func isBetween(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count <= 240 else { return false }
    let content = String(decoding: line, as: UTF8.self).trimmingWhitespace
    if exact.contains(content) || isPageNumber(content) { return true }
    if starts.contains(where: { content.hasPrefix($0) }) { return true }
    // Xcode's console writes the origin of each line before it.
    if content.hasPrefix("Type: "), content.contains(" | Timestamp: ") { return true }
    return isLongHeader(content)
  }

  /// Returns whether a line is a header of `logcat -v long`, which precedes each message.
  ///
  /// An example is `[ 11-28 07:15:01.123  1234: 5678 D/Dump ]`.
  private static func isLongHeader(_ content: Substring) -> Bool {
    guard content.hasPrefix("[ "), content.hasSuffix("]") else { return false }
    let parts = content.dropFirst(2).split(separator: " ")
    guard parts.count >= 4, parts[0].count == 5, parts[1].count >= 8 else { return false }
    return parts[0].allSatisfy { $0.isNumber || $0 == "-" } && parts[0].contains("-")
      && parts[1].allSatisfy { $0.isNumber || $0 == ":" || $0 == "." } && parts[1].contains(":")
      && parts.dropFirst(2).contains { $0.count > 1 && $0.dropFirst().hasPrefix("/") }
  }

  /// Returns whether a line is a page number, such as `Page 1 of 3`.
  private static func isPageNumber(_ content: Substring) -> Bool {
    let parts = content.split(separator: " ")
    return parts.count == 4 && parts[0] == "Page" && parts[2] == "of" && Int(parts[1]) != nil
      && Int(parts[3]) != nil
  }

  private static let exact: Set<Substring> = ["Type: stdio", "--More--", "(END)"]
  private static let starts = ["--------- beginning of ", "::group::", "::endgroup::"]
}

extension String {
  /// The text without leading and trailing whitespace.
  fileprivate var trimmingWhitespace: Substring {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
