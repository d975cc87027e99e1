/// The beginning of a line, split into tokens: words, numbers, spaces and punctuation.
struct LinePrefix {
  private struct Token {
    enum Kind { case number, spaces, word, mark, bar, bullet }
    let kind: Kind
    let range: Range<Int>
  }

  /// A position at which a prefix may end: before a token, or inside a token of spaces.
  struct End {
    let token: Int
    var spaces: Int
  }

  private var tokens: [Token]
  private(set) var ends: [End]

  private static let mostTokens = 48

  init(_ bytes: [UInt8], _ line: Range<Int>) {
    tokens = Self.tokens(bytes, line)
    ends = []
    findEnds(bytes)
  }

  /// Returns the tokens up to the first character that can't be in a prefix.
  private static func tokens(_ bytes: [UInt8], _ line: Range<Int>) -> [Token] {
    var tokens: [Token] = []
    var offset = line.lowerBound
    while offset < line.upperBound, tokens.count < mostTokens {
      let (start, byte) = (offset, bytes[offset])
      var kind = Token.Kind.mark
      if byte == .less, tokens.isEmpty, offset + 1 < line.upperBound, bytes[offset + 1] == .space {
        // The mark of a line in the output of diff.
        offset += 1
      } else if byte == .less {
        // A level of a system log, such as <Notice>:, isn't a tag.
        let end = bytes[offset..<min(offset + 12, line.upperBound)].firstIndex(of: .greater)
        guard let end, end + 1 < line.upperBound, bytes[end + 1] == .colon,
          bytes[offset + 1..<end].allSatisfy(\.isWordByte)
        else { return tokens }
        (kind, offset) = (.word, end + 1)
      } else if byte == UInt8(ascii: "|") {
        (kind, offset) = (.bar, offset + 1)
      } else if byte == 0xE2, isNumbered(tokens), isRule(tokens, bytes, offset) {
        // Listings draw a vertical line after line numbers, or an arrow directly after them.
        (kind, offset) = (.bar, offset + 3)
      } else if byte == 0xE2, isSign(bullets, bytes, offset) {
        (kind, offset) = (.bullet, offset + 3)
      } else if byte == .openBrace || byte == .doubleQuote || byte >= 0xC2 && byte != 0xC3 {
        // Brackets and quotes begin content, and so do arrows, tree-drawing characters and
        // non-ASCII spaces.
        return tokens
      } else if let end = hexEnd(bytes, offset, line) {
        (kind, offset) = (.number, end)
      } else if byte.isDigit {
        kind = .number
        while offset < line.upperBound, bytes[offset].isDigit { offset += 1 }
      } else if byte == .space || byte == 0x09 {
        kind = .spaces
        while offset < line.upperBound, bytes[offset] == .space || bytes[offset] == 0x09 {
          offset += 1
        }
      } else if byte.isWordByte {
        kind = .word
        while offset < line.upperBound, bytes[offset].isWordByte, !bytes[offset].isDigit {
          offset += 1
        }
      } else {
        offset += 1
      }
      tokens.append(Token(kind: kind, range: start..<offset))
    }
    return tokens
  }

  /// Returns the offset after a hexadecimal number, such as an address, at `start`; nil if there is
  /// none.
  ///
  /// The number has at least six digits, at least one of which is from 0 to 9.
  private static func hexEnd(_ bytes: [UInt8], _ start: Int, _ line: Range<Int>) -> Int? {
    let digits = bytes[start..<line.upperBound].prefix { $0.hexValue != nil }
    let isWhole = digits.endIndex >= line.upperBound || !bytes[digits.endIndex].isWordByte
    return digits.count >= 6 && isWhole && digits.contains(where: \.isDigit) ? digits.endIndex : nil
  }

  private static func isRule(_ tokens: [Token], _ bytes: [UInt8], _ offset: Int) -> Bool {
    isSign(["│", "┃"], bytes, offset)
      || tokens.last?.kind == .number && isSign(["→"], bytes, offset)
  }

  /// The symbols that begin lines of build logs.
  ///
  /// Each has three bytes.
  private static let bullets: [StaticString] = [
    "▸", "▶", "❯", "•", "›", "✖", "✗", "✱", "✔", "✓", "●",
  ]

  private static func isSign(_ signs: [StaticString], _ bytes: [UInt8], _ offset: Int) -> Bool {
    let cursor = ByteCursor(bytes, at: offset)
    return signs.contains { cursor.starts(with: $0) }
  }

  /// Returns whether the tokens are only numbers and spaces, including at least one number.
  private static func isNumbered(_ tokens: [Token]) -> Bool {
    tokens.contains { $0.kind == .number }
      && tokens.allSatisfy { $0.kind == .number || $0.kind == .spaces }
  }

  /// The token index of the last bar after which the prefix may end; nil if there is none.
  private var bar: Int? {
    ends.lazy.compactMap { $0.token > 0 && tokens[$0.token - 1].kind == .bar ? $0.token - 1 : nil }
      .last
  }

  /// Whether the prefix may end after a bar.
  var hasBar: Bool { bar != nil }

  /// Returns whether `other` begins like this line up to the bar, but has other content instead
  /// of the bar.
  ///
  /// The number of spaces before the bar may differ. Returns false if this prefix can't end after a
  /// bar, or if nothing but spaces precedes the bar.
  func lacksBar(_ other: LinePrefix, _ bytes: [UInt8]) -> Bool {
    guard let bar else { return false }
    var count = 0
    // The number of spaces before a bar depends on the depth of a line.
    let wanted = bar > 0 && tokens[bar - 1].kind == .spaces ? bar - 1 : bar
    while count < wanted, count < other.tokens.count,
      Self.areAlike(tokens[count], other.tokens[count], bytes)
    {
      count += 1
    }
    guard count == wanted, count > 0 else { return false }
    let next = other.tokens.dropFirst(count).first { $0.kind != .spaces }
    return next?.kind != .bar && other.isCut(bytes)
  }

  /// Removes the first possible end that directly follows a bar, and all later ones.
  mutating func dropEndsBehindBar() {
    while let bar { ends.removeAll { $0.token > bar } }
  }

  /// Returns the common prefix of this line and `other`; nil if they begin differently.
  ///
  /// If `other` ends inside this prefix, the result is this prefix.
  func common(with other: LinePrefix, _ bytes: [UInt8]) -> LinePrefix? {
    var common = self
    var count = 0
    while count < tokens.count, count < other.tokens.count,
      Self.areAlike(tokens[count], other.tokens[count], bytes)
    {
      count += 1
    }
    let isShort = count == other.tokens.count && count < tokens.count && !other.isCut(bytes)
    guard !isShort else { return self }
    guard count > 0 else { return nil }
    common.tokens = Array(tokens[..<count])
    common.ends = ends.filter { $0.token < count || $0.token == count && $0.spaces == 0 }
    // The prefix includes the smallest number of spaces that follow it on any line.
    common.ends = common.ends.map { end in
      guard end.spaces > 0 else { return end }
      var end = end
      end.spaces = min(end.spaces, other.tokens[end.token].range.count)
      return end
    }
    return common
  }

  /// Returns whether the line continues after its tokens or has no tokens.
  private func isCut(_ bytes: [UInt8]) -> Bool {
    guard let last = tokens.last else { return true }
    return last.range.upperBound < bytes.count && bytes[last.range.upperBound] != .newline
  }

  private static func areAlike(_ first: Token, _ second: Token, _ bytes: [UInt8]) -> Bool {
    guard first.kind == second.kind else { return false }
    switch first.kind {
    case .number, .spaces, .bar, .bullet: return true
    case .mark:
      let (one, other) = (bytes[first.range.lowerBound], bytes[second.range.lowerBound])
      return one == other || separators.contains(one) && separators.contains(other)
    case .word: return bytes[first.range] == bytes[second.range]
    }
  }

  /// The separators that may follow a line number.
  ///
  /// grep writes a colon in matching lines and a dash in the lines around them.
  private static let separators: Set<UInt8> = [.colon, UInt8(ascii: "-")]

  /// Returns the number of bars before a possible end.
  func bars(before end: End) -> Int { tokens.prefix(end.token).count { $0.kind == .bar } }

  /// Finds the positions at which a prefix may end.
  private mutating func findEnds(_ bytes: [UInt8]) {
    var (hasTime, isQuote, hasNumber) = (false, true, false)
    for (place, token) in tokens.enumerated() {
      let next = place + 1 < tokens.count ? tokens[place + 1] : nil
      let spaces = next?.kind == .spaces ? next?.range.count ?? 0 : 0
      let first = bytes[token.range.lowerBound]
      // Hours and minutes: a number, a colon, a number.
      if token.kind == .number, place >= 2, bytes[tokens[place - 1].range.lowerBound] == .colon,
        tokens[place - 2].kind == .number
      {
        hasTime = true
      }
      switch token.kind {
      // After a file position, or after a log level and a name, a colon needn't be followed by a
      // space.
      case .mark where first == .colon:
        if spaces > 0 || place > 0 && tokens[place - 1].kind != .spaces { add(place, spaces) }
      case .mark where first == .closeBracket: add(place, spaces)
      case .bullet: add(place, spaces)
      // A bar is part of a tree if it is preceded by neither a word nor a number and isn't the
      // first token.
      case .bar: if !isQuote || place == 0 || hasNumber { add(place, spaces) }
      case .mark where first == .greater || first == .less || first == UInt8(ascii: "+"):
        // After a word, such as the name of a task, the mark must be followed by a space.
        let isBehindWord =
          first == .greater && spaces > 0 && tokens[max(0, place - 1)].kind == .word
        if isQuote || isBehindWord { add(place, spaces) }
      case .mark where first == UInt8(ascii: "#") || first == .slash || first == UInt8(ascii: "*"):
        if isQuote, spaces > 0 { add(place, spaces) }
      case .mark where first == UInt8(ascii: "-"):
        // Search tools write a dash after the line numbers of the lines around a match.
        let isBehindNumber = place > 0 && tokens[place - 1].kind == .number
        if hasTime && spaces > 0 || place == 0 || isBehindNumber && !hasTime {
          add(place, spaces)
        }
      case .mark where first == .closeParenthesis: if spaces > 0 { add(place, spaces) }
      // The period after the number of a list item.
      case .mark where first == UInt8(ascii: "."):
        if place <= 2, hasNumber, spaces > 0 { add(place, spaces) }
      case .number where place == 0 || place == 1 && tokens[0].kind == .spaces:
        if spaces > 0 || next.map({ bytes[$0.range.lowerBound] == .colon }) ?? false {
          add(spaces > 0 ? place : place + 1, spaces)
        }
      case .number where hasTime || isBehindColon(place, bytes):
        if spaces > 0 { add(place, spaces) }
      case .word where hasTime || token.range.count == 1 || isLevel(bytes[token.range]):
        if spaces > 0 { add(place, spaces) }
      default: break
      }
      if token.kind == .word || token.kind == .number { isQuote = false }
      if token.kind == .number { hasNumber = true }
    }
  }

  /// Returns whether a token follows a colon, like a line number after a file name.
  ///
  /// The token before the colon must be neither spaces nor a number.
  private func isBehindColon(_ place: Int, _ bytes: [UInt8]) -> Bool {
    place > 1 && bytes[tokens[place - 1].range.lowerBound] == .colon
      && tokens[place - 2].kind != .spaces && tokens[place - 2].kind != .number
  }

  /// Returns whether a word is a log level.
  private func isLevel(_ word: ArraySlice<UInt8>) -> Bool {
    word.count <= 7 && Self.levels.contains(String(decoding: word, as: UTF8.self).uppercased())
  }

  private static let levels: Set = [
    "LOG", "INFO", "WARN", "WARNING", "ERROR", "DEBUG", "TRACE", "VERBOSE", "NOTICE", "FATAL",
  ]

  /// Adds a possible end after the token at index `place` and the `spaces` spaces that follow it.
  private mutating func add(_ place: Int, _ spaces: Int) {
    ends.append(
      spaces > 0 ? End(token: place + 1, spaces: spaces) : End(token: place + 1, spaces: 0))
  }

  /// Returns the offset at which a line's content begins after a prefix.
  ///
  /// The prefix ends before the token with the index `token` or, if that token consists of spaces,
  /// after the first `spaces` of them.
  static func offset(
    ofToken token: Int, _ spaces: Int, _ bytes: [UInt8], _ line: Range<Int>
  ) -> Int {
    let tokens = tokens(bytes, line)
    guard token < tokens.count else { return tokens.last?.range.upperBound ?? line.lowerBound }
    return tokens[token].range.lowerBound + min(spaces, tokens[token].range.count)
  }
}
