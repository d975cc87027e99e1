/// Finds the marks that tools write for truncated or omitted lines.
enum CutMarks {
  /// The number of nonblank lines at the end of the text that are searched for a truncation mark.
  private static let last = 3

  /// A gap in the text, with the line that marks it.
  enum Gap {
    /// The end of the text was truncated.
    case end(line: Int)
    /// Lines were left out, but the end of the text may be complete.
    case middle(line: Int)
    /// A log left out repeated lines.
    case alike(line: Int)
  }

  /// Returns the gap that a mark in the text indicates; nil if there is no mark.
  ///
  /// In an outline, marks at the end of the text are searched for first, then marks between lines.
  /// In any text, marks inside lines follow, and finally a log's count of repeated lines. The gap
  /// of the first mark found is returned.
  ///
  /// - Complexity: O(bytes).
  static func gap(in text: DumpText, isOutline: Bool) -> Gap? {
    (isOutline ? mark(in: text) : nil) ?? inside(text.bytes).map {
      .middle(line: text.place(of: $0).line)
    } ?? alike(in: text)
  }

  /// Returns the gap at the line in which Android's log counts the identical lines that it omitted;
  /// nil if there is no such line.
  private static func alike(in text: DumpText) -> Gap? {
    let bytes = text.bytes
    guard let alike = EncodedText.range(of: "chatty", in: bytes) else { return nil }
    let rest = Array(bytes[alike.upperBound...].prefix { $0 != .newline })
    let isLogs = FormatDetection.contains(" identical ", in: rest)
    return isLogs ? .alike(line: text.place(of: alike.lowerBound).line) : nil
  }

  /// Returns the gap at the line that marks a truncated text or omitted lines; nil if there is no
  /// such line.
  private static func mark(in text: DumpText) -> Gap? {
    let bytes = text.bytes
    let last = lastLines(of: bytes)
    if let line = last.first(where: { isMark(bytes[$0], isAlone: true) == .strong })
      ?? tail(last, bytes)
    {
      return .end(line: text.place(of: line.lowerBound).line)
    }
    if let line = last.first(where: { isMark(bytes[$0], isAlone: true) == .weak }) {
      return .middle(line: text.place(of: line.lowerBound).line)
    }
    if let line = last.first, endsInDots(bytes[line]) {
      return .middle(line: text.place(of: line.lowerBound).line)
    }
    var (start, number) = (0, 1)
    while start < bytes.count {
      let end = bytes.firstOffset(of: .newline, from: start) ?? bytes.count
      if isMarkAmongOthers(bytes[start..<end]) { return .middle(line: number) }
      (start, number) = (end + 1, number + 1)
    }
    return nil
  }

  /// Returns the last few nonblank lines, beginning with the very last one.
  private static func lastLines(of bytes: [UInt8]) -> [Range<Int>] {
    var (end, found) = (bytes.count, [Range<Int>]())
    while end > 0, found.count < last {
      let start = bytes[..<end].lastIndex(of: .newline).map { $0 + 1 } ?? 0
      if bytes[start..<end].contains(where: { !$0.isSpace }) { found.append(start..<end) }
      end = start - 1
    }
    return found
  }

  /// Returns how clearly a line is a mark; nil if it isn't one, or may contain an element or a
  /// value.
  ///
  /// `isAlone` is whether words count even without brackets.
  private static func isMark(
    _ line: ArraySlice<UInt8>, isAlone: Bool
  ) -> TruncationMark.Strength? {
    let content = line.drop(while: \.isSpace)
    guard content.count <= TruncationMark.longest,
      !content.contains(where: { $0 == UInt8(ascii: "=") || $0 == .openBrace })
    else { return nil }
    return TruncationMark.strength(of: content, isAlone: isAlone)
  }

  /// Returns the last line if it ends with a mark in brackets or after dots, such as `9,9}... (1234
  /// chars)`; otherwise nil.
  private static func tail(_ last: [Range<Int>], _ bytes: [UInt8]) -> Range<Int>? {
    guard let line = last.first else { return nil }
    let content = bytes[line].reversed().drop(while: \.isSpace).prefix(TruncationMark.longest)
    let text = Array(content.reversed())
    guard let end = text.last else { return nil }
    let pairs: [UInt8: UInt8] = [.closeParenthesis: .openParenthesis, .closeBracket: .openBracket]
    if let opening = pairs[end], let start = text.lastIndex(of: opening), start > 0,
      TruncationMark.strength(of: text[start...], isAlone: false) == .strong
    {
      return line
    }
    let dots = text.lastIndex(of: UInt8(ascii: ".")).flatMap { place in
      place >= 2 && text[place - 2...place].elementsEqual("...".utf8) ? place - 2 : nil
    }
    guard let start = dots ?? text.lastIndex(of: 0xE2), start > 0,
      TruncationMark.strength(of: text[start...], isAlone: false) == .strong
    else { return nil }
    return line
  }

  /// Returns whether a line ends with an ellipsis, perhaps in brackets, after other content.
  private static func endsInDots(_ line: ArraySlice<UInt8>) -> Bool {
    let content = line.reversed().drop { $0.isSpace || brackets.has($0) }
    let isDots = content.starts(with: "...".utf8) || content.starts(with: "…".utf8.reversed())
    return isDots && content.count > 3
  }

  private static let brackets = ByteSet("[](){}<>")

  /// Returns an offset inside a mark that is enclosed in brackets, dots or similar characters; nil
  /// if there is none.
  ///
  /// Tools that omit the middle of a text leave the mark on one line with the text around it. The
  /// offset is on that line, but isn't the start of the mark.
  private static func inside(_ bytes: [UInt8]) -> Int? {
    // Suffixes of "truncated" and "omitted". Their first letters are rarer than those of the words,
    // so the search is faster.
    for word in ["uncated", "mitted"] as [StaticString] {
      var offset = 0
      while let next = bytes.firstOffset(of: word.utf8Start.pointee, from: offset) {
        offset = next + 1
        guard ByteCursor(bytes, at: next).starts(with: word) else { continue }
        if isFramed(next..<next + word.utf8CodeUnitCount, bytes) { return next }
      }
    }
    return nil
  }

  /// Returns whether brackets, dots or similar characters enclose the words around a range.
  ///
  /// The opening character must be at most 40 bytes before the range. The closing character may be
  /// missing if the line ends after the words, or if only words follow for 40 bytes.
  private static func isFramed(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    func isWord(_ byte: UInt8) -> Bool { byte.isWordByte || byte == .space || byte == .comma }
    let start = max(0, range.lowerBound - 40)
    let before = (start..<range.lowerBound).last {
      !isWord(bytes[$0]) || hasEllipsis(bytes, at: $0)
    }
    let after = (range.upperBound..<min(bytes.count, range.upperBound + 40)).first {
      !isWord(bytes[$0]) || hasEllipsis(bytes, at: $0)
    }
    guard let before, bytes[before] != .newline, firsts.has(bytes[before]) else { return false }
    return after.map { bytes[$0] == .newline || lasts.has(bytes[$0]) } ?? true
  }

  /// Returns whether an ellipsis character begins at an offset.
  private static func hasEllipsis(_ bytes: [UInt8], at offset: Int) -> Bool {
    bytes[offset] == 0xE2 && bytes[offset...].starts(with: "…".utf8)
  }

  /// Returns whether a line between others marks omitted lines.
  ///
  /// The line consists of words alone, or of words after brackets, dots, dashes or the like. A
  /// line in which a quotation mark follows such characters isn't a mark.
  private static func isMarkAmongOthers(_ line: ArraySlice<UInt8>) -> Bool {
    let content = line.drop { $0.isSpace || $0 == UInt8(ascii: "|") }
    guard let first = content.first, content.count <= TruncationMark.longest else { return false }
    // A line of words isn't an element if it lacks the punctuation of values.
    let isWords = first.isWordByte && !content.contains(where: values.has)
    let hasQuotes = content.contains(.doubleQuote) || content.contains(.quote)
    guard isWords || firsts.has(first) && !hasQuotes else { return false }
    guard let strength = isMark(content, isAlone: isWords) else { return false }
    return strength == .strong || content.count <= 32
  }

  /// The bytes with which a mark may begin: brackets, dots, dashes, tildes and the like.
  private static let firsts = ByteSet("[(<{.-~*#=+@", 0xE2)
  private static let lasts = ByteSet("])>}.-~*=", 0xE2)
  private static let values = ByteSet(":={}<>/\\\"@#")
}

/// A set of bytes, stored as bits.
private struct ByteSet {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  init(_ characters: StaticString, _ others: UInt8...) {
    for byte in UnsafeBufferPointer(
      start: characters.utf8Start, count: characters.utf8CodeUnitCount)
    {
      insert(byte)
    }
    others.forEach { insert($0) }
  }

  private mutating func insert(_ byte: UInt8) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  func has(_ byte: UInt8) -> Bool {
    let bits =
      switch byte >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return bits >> UInt64(byte & 63) & 1 == 1
  }
}
