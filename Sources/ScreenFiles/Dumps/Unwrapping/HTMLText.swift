import Foundation

/// Decodes the character references of HTML and XML.
enum HTMLEntities {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var (didChange, offset) = (false, 0)
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "&"), let (character, end) = reference(bytes, at: offset) {
        text += Array(String(character).utf8)
        (didChange, offset) = (true, end)
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    guard didChange else { return [] }
    return [.init(bytes: text, remark: "HTML references such as &lt; were decoded")]
  }

  /// Returns the character that a reference represents, and the offset after the reference.
  ///
  /// Returns nil if there is no supported reference at `start`.
  private static func reference(_ bytes: [UInt8], at start: Int) -> (Character, end: Int)? {
    let rest = bytes[(start + 1)..<min(start + 12, bytes.count)]
    if let end = rest.firstIndex(of: .semicolon),
      let character = character(String(decoding: rest[..<end], as: UTF8.self))
    {
      return (character, end + 1)
    }
    // Browsers accept the oldest names without a semicolon, too.
    for name in ["lt", "gt", "amp", "quot", "nbsp"] where rest.starts(with: name.utf8) {
      let end = start + 1 + name.utf8.count
      guard end < bytes.count, bytes[end] != UInt8(ascii: "=") else { return nil }
      return character(name).map { ($0, end) }
    }
    return nil
  }

  private static func character(_ reference: String) -> Character? {
    if let named = names[reference] { return named }
    guard reference.hasPrefix("#") else { return nil }
    let isHex = reference.hasPrefix("#x") || reference.hasPrefix("#X")
    let number = UInt32(reference.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }

  /// The characters of the supported named references, such as punctuation, symbols and accented
  /// letters.
  private static let names: [String: Character] = {
    var names: [String: Character] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
      "lbrace": "{", "lcub": "{", "rbrace": "}", "rcub": "}", "lpar": "(", "rpar": ")",
      "lbrack": "[", "lsqb": "[", "rbrack": "]", "rsqb": "]", "equals": "=", "colon": ":",
      "semi": ";", "comma": ",", "period": ".", "sol": "/", "bsol": "\\", "num": "#",
      "excl": "!", "quest": "?", "plus": "+", "ast": "*", "percnt": "%", "dollar": "$",
      "commat": "@", "lowbar": "_", "vert": "|", "verbar": "|", "grave": "`", "Tab": "\t",
      "NewLine": "\n", "rarr": "→", "larr": "←", "hellip": "…", "ndash": "–", "mdash": "—",
      "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "times": "×", "middot": "·",
      "bull": "•", "copy": "©", "reg": "®", "deg": "°", "szlig": "ß", "euro": "€",
    ]
    let accents = [
      "grave": "\u{300}", "acute": "\u{301}", "circ": "\u{302}", "tilde": "\u{303}",
      "uml": "\u{308}", "ring": "\u{30A}", "cedil": "\u{327}",
    ]
    for letter in "aceinouyACEINOUY" {
      for (name, accent) in accents {
        let composed = "\(letter)\(accent)".precomposedStringWithCanonicalMapping
        if composed.unicodeScalars.count == 1 { names["\(letter)\(name)"] = Character(composed) }
      }
    }
    return names
  }()
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
    let plain = TextWrapping.Undone(bytes: text, remark: "HTML tags were removed")
    // If none of the remaining tags belongs to a screen, the whole text is HTML.
    guard !ScreenTags.isAny(in: text[...]), let inner = HTMLEntities.undone(text).first else {
      return [plain]
    }
    return [.init(bytes: inner.bytes, remark: "HTML tags and references were removed"), plain]
  }

  /// Returns whether a name is an HTML tag that no dump uses.
  static func isHTML(_ name: some Collection<UInt8>) -> Bool {
    name.count <= 15 && names.contains(String(decoding: name, as: UTF8.self))
  }

  private static func tag(
    in bytes: [UInt8], at start: Int
  ) -> (end: Int, breaksLine: Bool)? {
    var cursor = ByteCursor(bytes, at: start + 1)
    if cursor.starts(with: "!--") || cursor.starts(with: "!DOCTYPE html") { return nil }
    _ = cursor.skip(.slash)
    let first = cursor.offset
    while cursor.byte.isWordByte, cursor.offset - first < 16 { cursor.offset += 1 }
    let name = bytes[first..<cursor.offset]
    guard cursor.byte.isSpace || cursor.byte == .greater || cursor.byte == .slash, isHTML(name)
    else { return nil }
    let most = min(bytes.count, start + 4_096)
    guard let end = bytes[cursor.offset..<most].firstIndex(of: .greater) else { return nil }
    return (end + 1, breaking.contains(String(decoding: name, as: UTF8.self)))
  }

  private static let breaking: Set = [
    "br", "p", "div", "li", "tr", "pre", "h1", "h2", "h3", "textarea", "xmp", "script",
  ]

  private static let names: Set = [
    "a", "b", "i", "u", "s", "p", "br", "hr", "em", "li", "ol", "ul", "td", "th", "tr", "tt", "h1",
    "h2", "h3", "h4", "h5", "h6", "del", "div", "img", "kbd", "pre", "sub", "sup", "body", "code",
    "font", "head", "html", "link", "main", "meta", "mark", "samp", "span", "table", "tbody",
    "thead", "title", "small", "style", "strong", "center", "summary", "details", "section",
    "article", "picture", "figure", "header", "footer", "blockquote", "textarea", "xmp", "script",
    "syntaxhighlight",
  ]
}
