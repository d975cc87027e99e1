/// Takes out what logs, quotes and numbered listings put before each line.
///
/// Lines that follow each other and begin alike, numbers aside, are taken to have a prefix, up to a place at which prefixes end: behind a
/// colon, a bracket, a bar, a time, a mark of a quote. Where there are several such places each is offered.
enum LinePrefixes {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    let lines = TextLines(bytes).ranges
    guard lines.count > 1 else { return [] }
    let runs = runs(in: lines, of: bytes)
    let deepest = runs.map { $0.prefix.ends.count }.max() ?? 0
    var found: [TextWrapping.Undone] = []
    // The longest prefixes first.
    for level in 0..<min(deepest, 6) {
      let text = stripped(lines, of: bytes, runs, level: level)
      if !found.contains(where: { $0.bytes == text.bytes }) { found.append(text) }
    }
    return found
  }

  /// Lines that begin alike.
  private struct Run {
    var lines: Range<Int>
    var prefix: LinePrefix
    /// How many lines have more than the prefix.
    var count = 1
  }

  private static func runs(in lines: [Range<Int>], of bytes: [UInt8]) -> [Run] {
    var runs: [Run] = []
    var run: Run?
    for (place, line) in lines.enumerated() {
      if bytes[line].allSatisfy(\.isSpace) {
        if let open = run { run?.lines = open.lines.lowerBound..<place + 1 }
        continue
      }
      let prefix = LinePrefix(bytes, line)
      if let open = run, let common = open.prefix.common(with: prefix, bytes), !common.ends.isEmpty
      {
        run?.prefix = common
        run?.lines = open.lines.lowerBound..<place + 1
        run?.count += 1
        continue
      }
      if let open = run, open.count > 1 { runs.append(open) }
      run = Run(lines: place..<place + 1, prefix: prefix)
    }
    if let open = run, open.count > 1 { runs.append(open) }
    return runs.filter { !$0.prefix.ends.isEmpty }
  }

  /// The text whose runs lack their prefixes; `level` counts the places at which these may end from the last.
  private static func stripped(
    _ lines: [Range<Int>], of bytes: [UInt8], _ runs: [Run], level: Int
  ) -> TextWrapping.Undone {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var next = 0
    var example: String?
    // Runs have the same prefix, and what more spaces follow it in some is how deep all lines there lie.
    let spaces = runs.map { $0.prefix.ends[max(0, $0.prefix.ends.count - 1 - level)].spaces }
    let common = spaces.filter { $0 > 0 }.min() ?? 0
    for (place, line) in lines.enumerated() {
      while next < runs.count, runs[next].lines.upperBound <= place { next += 1 }
      var start = line.lowerBound
      if next < runs.count, runs[next].lines.contains(place) {
        let ends = runs[next].prefix.ends
        let end = ends[max(0, ends.count - 1 - level)]
        start = LinePrefix.offset(ofToken: end.token, min(end.spaces, common), bytes, line)
        if example == nil, start > line.lowerBound {
          example = String(decoding: bytes[line.lowerBound..<start].prefix(60), as: UTF8.self)
        }
      }
      text += bytes[start..<line.upperBound]
      if place + 1 < lines.count { text.append(.newline) }
    }
    return .init(
      bytes: text, remark: "what stood before each line, as \"\(example ?? "")\", was left out")
  }
}

/// The beginning of a line as words, numbers, spaces and marks.
struct LinePrefix {
  private struct Token {
    enum Kind { case number, spaces, word, mark }
    let kind: Kind
    let range: Range<Int>
  }

  /// A place at which a prefix may end: before a token, or behind that many of the spaces that it is.
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

  /// The words, numbers, spaces and marks up to what can't be in a prefix.
  private static func tokens(_ bytes: [UInt8], _ line: Range<Int>) -> [Token] {
    var tokens: [Token] = []
    var offset = line.lowerBound
    while offset < line.upperBound, tokens.count < mostTokens {
      let (start, byte) = (offset, bytes[offset])
      var kind = Token.Kind.mark
      if byte == .less {
        // A level of a system log, as <Notice>:, is no tag.
        let end = bytes[offset..<min(offset + 12, line.upperBound)].firstIndex(of: .greater)
        guard let end, end + 1 < line.upperBound, bytes[end + 1] == .colon,
          bytes[offset + 1..<end].allSatisfy(\.isWordByte)
        else { return tokens }
        (kind, offset) = (.word, end + 1)
      } else if byte == .openBrace || byte == .doubleQuote || byte >= 0xC2 && byte != 0xC3 {
        // Brackets and quotes begin content, and so do arrows, lines of trees and spaces that aren't ASCII.
        return tokens
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

  /// What two lines have in common; nil where they begin differently.
  ///
  /// A line that ends in the prefix has all of it.
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
    // Behind a prefix all lines have as many spaces as the one with the fewest.
    common.ends = common.ends.map { end in
      guard end.spaces > 0 else { return end }
      var end = end
      end.spaces = min(end.spaces, other.tokens[end.token].range.count)
      return end
    }
    return common
  }

  /// Whether the line goes on behind its tokens.
  private func isCut(_ bytes: [UInt8]) -> Bool {
    guard let last = tokens.last else { return true }
    return last.range.upperBound < bytes.count && bytes[last.range.upperBound] != .newline
  }

  private static func areAlike(_ first: Token, _ second: Token, _ bytes: [UInt8]) -> Bool {
    guard first.kind == second.kind else { return false }
    switch first.kind {
    case .number, .spaces: return true
    case .word, .mark: return bytes[first.range] == bytes[second.range]
    }
  }

  /// Finds the places at which a prefix may end.
  private mutating func findEnds(_ bytes: [UInt8]) {
    var (hasTime, isQuote) = (false, true)
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
      case .mark where first == .colon: if spaces > 0 { add(place, spaces) }
      case .mark where first == .closeBracket: add(place, spaces)
      // Without a word before, a bar is part of a tree.
      case .mark where first == UInt8(ascii: "|"): if !isQuote { add(place, spaces) }
      case .mark where first == .greater || first == UInt8(ascii: "+"):
        if isQuote { add(place, spaces) }
      case .mark where first == UInt8(ascii: "#") || first == .slash || first == UInt8(ascii: "*"):
        if isQuote, spaces > 0 { add(place, spaces) }
      case .mark where first == UInt8(ascii: "-"):
        if hasTime || place == 0, spaces > 0 { add(place, spaces) }
      case .mark where first == .closeParenthesis: if spaces > 0 { add(place, spaces) }
      case .number where place == 0 || place == 1 && tokens[0].kind == .spaces:
        if spaces > 0 || next.map({ bytes[$0.range.lowerBound] == .colon }) ?? false {
          add(spaces > 0 ? place : place + 1, spaces)
        }
      case .number where hasTime: if spaces > 0 { add(place, spaces) }
      case .word where hasTime || token.range.count == 1: if spaces > 0 { add(place, spaces) }
      default: break
      }
      if token.kind == .word || token.kind == .number { isQuote = false }
    }
  }

  /// Notes an end behind a token and the spaces that follow it.
  private mutating func add(_ place: Int, _ spaces: Int) {
    ends.append(
      spaces > 0 ? End(token: place + 1, spaces: spaces) : End(token: place + 1, spaces: 0))
  }

  /// Where the content of a line begins that has the prefix up to a token, or into the spaces that it is.
  static func offset(
    ofToken token: Int, _ spaces: Int, _ bytes: [UInt8], _ line: Range<Int>
  ) -> Int {
    let tokens = tokens(bytes, line)
    guard token < tokens.count else { return tokens.last?.range.upperBound ?? line.lowerBound }
    return tokens[token].range.lowerBound + min(spaces, tokens[token].range.count)
  }
}
