/// Decodes the character references of HTML and XML.
enum HTMLEntities {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var (didChange, offset) = (false, 0)
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "&"),
        let end = bytes[offset..<min(offset + 12, bytes.count)].firstIndex(of: .semicolon),
        let character = character(String(decoding: bytes[offset + 1..<end], as: UTF8.self))
      {
        text += Array(String(character).utf8)
        (didChange, offset) = (true, end + 1)
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    guard didChange else { return [] }
    return [.init(bytes: text, remark: "references of HTML, as &lt;, were undone")]
  }

  private static func character(_ reference: String) -> Character? {
    switch reference {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case "nbsp": return "\u{A0}"
    default:
      guard reference.hasPrefix("#") else { return nil }
      let isHex = reference.hasPrefix("#x") || reference.hasPrefix("#X")
      let number = UInt32(reference.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}

/// Removes the tags of HTML, recognized by their names.
enum HTMLTags {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var (offset, didChange) = (0, false)
    while offset < bytes.count {
      guard bytes[offset] == .less, let tag = tag(in: bytes, at: offset) else {
        text.append(bytes[offset])
        offset += 1
        continue
      }
      didChange = true
      // Line breaks inside a tag are kept, so line numbers don't change.
      let breaks = bytes[offset..<tag.end].count { $0 == .newline }
      text += Array(repeating: .newline, count: tag.breaksLine ? max(breaks, 1) : breaks)
      offset = tag.end
    }
    guard didChange else { return [] }
    let plain = TextWrapping.Undone(bytes: text, remark: "tags of HTML were left out")
    // Without a tag of a screen among them, the whole text is HTML.
    guard !ScreenTags.isAny(in: text[...]), let inner = HTMLEntities.undone(text).first else {
      return [plain]
    }
    return [.init(bytes: inner.bytes, remark: "tags and references of HTML were left out"), plain]
  }

  /// Returns whether a name is an HTML tag that no dump uses.
  static func isHTML(_ name: some Collection<UInt8>) -> Bool {
    name.count <= 10 && names.contains(String(decoding: name, as: UTF8.self))
  }

  private static func tag(
    in bytes: [UInt8], at start: Int
  ) -> (end: Int, breaksLine: Bool)? {
    var cursor = ByteCursor(bytes, at: start + 1)
    if cursor.starts(with: "!--") || cursor.starts(with: "!DOCTYPE html") { return nil }
    _ = cursor.skip(.slash)
    let first = cursor.offset
    while cursor.byte.isWordByte, cursor.offset - first < 12 { cursor.offset += 1 }
    let name = bytes[first..<cursor.offset]
    guard cursor.byte.isSpace || cursor.byte == .greater || cursor.byte == .slash, isHTML(name)
    else { return nil }
    let most = min(bytes.count, start + 4_096)
    guard let end = bytes[cursor.offset..<most].firstIndex(of: .greater) else { return nil }
    return (end + 1, breaking.contains(String(decoding: name, as: UTF8.self)))
  }

  private static let breaking: Set = ["br", "p", "div", "li", "tr", "pre", "h1", "h2", "h3"]

  private static let names: Set = [
    "a", "b", "i", "u", "s", "p", "br", "hr", "em", "li", "ol", "ul", "td", "th", "tr", "tt", "h1",
    "h2", "h3", "h4", "h5", "h6", "del", "div", "img", "kbd", "pre", "sub", "sup", "body", "code",
    "font", "head", "html", "link", "main", "meta", "mark", "samp", "span", "table", "tbody",
    "thead", "title", "small", "style", "strong", "center", "summary", "details", "section",
    "article", "picture", "figure", "header", "footer", "blockquote",
  ]
}
