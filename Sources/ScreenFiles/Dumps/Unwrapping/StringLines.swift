/// Joins lines that are separate strings in a list, in a log of objects, or in a concatenation.
enum StringLines {
  /// The minimum number of strings that count as lines.
  private static let fewest = 3

  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    [objects(bytes), recording(bytes), literals(bytes)].compactMap { $0 }
  }

  /// Joins the output in a recording of a terminal: lines such as `[0.5, "o", "text"]` after a
  /// header.
  ///
  /// Returns nil if there are fewer than `fewest` such lines, if there are other lines after the
  /// header, or if the joined text can't contain a screen.
  private static func recording(_ bytes: [UInt8]) -> TextWrapping.Undone? {
    var (text, count) = ([UInt8](), 0)
    for (place, line) in TextLines(bytes).ranges.enumerated() where !line.isEmpty {
      if place == 0, bytes[line.lowerBound] == .openBrace { continue }
      guard bytes[line.lowerBound] == .openBracket else { return nil }
      var reader = JSONReader(bytes, from: line.lowerBound, line: 1)
      guard (try? reader.read()) != nil, reader.offset <= line.upperBound else { return nil }
      let range = line.lowerBound..<reader.offset
      let values = JSONDocument(bytes, range: range, reader.nodes).root.values.compactMap(\.text)
      guard values.count == 2 else { return nil }
      if values[0] == "o" { text += Array(values[1].utf8) }
      count += 1
    }
    text = LineBreaks.normal(text) ?? text
    guard count >= fewest, ScreenMarks.isPossible(in: text) else { return nil }
    return .init(bytes: text, remark: "the output in a terminal's recording was joined")
  }

  private static let remark = "lines in separate strings were joined"

  /// Joins the strings under one key of the JSON objects on the lines of a text.
  ///
  /// The key is the one whose strings have the largest total length.
  ///
  /// Returns nil if a nonblank line isn't a JSON object, if there are fewer than `fewest` objects,
  /// or if the joined text can't contain a screen.
  private static func objects(_ bytes: [UInt8]) -> TextWrapping.Undone? {
    var values: [JSONValue] = []
    for line in TextLines(bytes).ranges where !bytes[line].allSatisfy(\.isSpace) {
      var reader = JSONReader(bytes, from: line.lowerBound, line: 1)
      guard bytes[line.lowerBound] == .openBrace, (try? reader.read()) != nil,
        reader.offset <= line.upperBound
      else { return nil }
      let document = JSONDocument(bytes, range: line.lowerBound..<reader.offset, reader.nodes)
      values.append(document.root)
    }
    guard values.count >= fewest else { return nil }
    var lengths: [String: Int] = [:]
    for value in values {
      for member in value.values where member.isText {
        lengths[member.key, default: 0] += member.text?.utf8.count ?? 0
      }
    }
    guard let key = lengths.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else {
      return nil
    }
    return joined(
      values.map { value in
        value.values.first { $0.key == key }.flatMap(\.text).map { Array($0.utf8) } ?? []
      })
  }

  /// Joins all quoted strings that aren't followed by a colon.
  ///
  /// Returns nil if a string isn't closed on its line or contains line breaks, if there are fewer
  /// than `fewest` strings, if there is too much text between them, or if the joined text can't
  /// contain a screen.
  private static func literals(_ bytes: [UInt8]) -> TextWrapping.Undone? {
    var texts: [[UInt8]] = []
    var (offset, others) = (0, 0)
    while offset < bytes.count {
      let quote = bytes[offset]
      guard quote == .doubleQuote || quote == .quote else {
        if !quote.isSpace { others += 1 }
        offset += 1
        continue
      }
      let start = offset + 1
      offset = start
      while offset < bytes.count, bytes[offset] != quote, bytes[offset] != .newline {
        offset += bytes[offset] == .backslash ? 2 : 1
      }
      guard offset < bytes.count, bytes[offset] == quote else { return nil }
      let next = bytes[(offset + 1)...].first { !$0.isSpace }
      let text = Escapes.undone(bytes[start..<offset])
      if next != .colon { texts.append(text) }
      guard !text.dropLast().contains(.newline) else { return nil }
      offset += 1
    }
    // The strings are lines only if the commas, signs and names between them are short by
    // comparison.
    let length = texts.reduce(0) { $0 + $1.count }
    guard texts.count >= fewest, others * 2 < length else { return nil }
    return joined(texts)
  }

  private static func joined(_ lines: [[UInt8]]) -> TextWrapping.Undone? {
    var text: [UInt8] = []
    for line in lines {
      text += line
      if line.last != .newline { text.append(.newline) }
    }
    guard ScreenMarks.isPossible(in: text) else { return nil }
    return .init(bytes: text, remark: remark)
  }
}
