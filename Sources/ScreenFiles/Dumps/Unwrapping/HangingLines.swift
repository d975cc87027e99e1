/// Joins lines that an editor, a mail program or a chat broke, usually between words, and indented.
///
/// A continuation line is indented and doesn't begin like a line of a dump. Its first word wouldn't
/// have fit on the previous line, which distinguishes it from text that contains line breaks
/// itself.
struct HangingLines {
  /// The minimum width at which lines are broken.
  private static let least = 40
  /// The widths at which terminals, mail programs and editors usually break lines.
  private static let usual = [72, 76, 78, 79, 80, 100, 120, 132]
  private static let remark = "lines broken between words and indented were joined"

  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    guard let lines = Self(bytes) else { return [] }
    return [.init(bytes: lines.joined, remark: remark)]
  }

  /// Returns whether the text contains continuation lines.
  static func isLikely(in bytes: [UInt8]) -> Bool { Self(bytes) != nil }

  private let bytes: [UInt8]
  private let lines: [Range<Int>]
  /// For each line, whether it continues the line before.
  private let goesOn: [Bool]
  /// Whether lines were broken at a fixed width rather than between words.
  private let isBrokenAtWidth: Bool

  /// Finds the continuation lines of a text; returns nil if there are none.
  private init?(_ bytes: [UInt8]) {
    let lines = TextLines(bytes).ranges
    let beginning = LineBeginning(bytes)
    guard let first = lines.firstIndex(where: { beginning.isElement($0) }) else { return nil }
    let last = lines[first...].firstIndex { beginning.isEnd($0) } ?? lines.count
    func isCandidate(_ place: Int) -> Bool {
      let line = lines[place]
      guard let start = bytes[line].firstIndex(where: { !$0.isSpace }) else { return false }
      return (start > line.lowerBound || beginning.isTable) && !beginning.isElement(line)
    }
    // Hardly any text has such lines, so the lengths of lines are rarely needed.
    let candidates = lines.indices[first..<last].dropFirst().filter(isCandidate)
    guard !candidates.isEmpty else { return nil }
    let lengths = lines[first..<last].map { Self.length($0, bytes) }.sorted(by: >)
    guard let width = lengths.first, width >= Self.least else { return nil }
    // A single longest line proves nothing about the width, unless the width is a usual one.
    let isAlone = lengths.count < 2 || lengths[1] < width
    var goesOn = Array(repeating: false, count: lines.count)
    var areFull = true
    for place in candidates {
      let line = lines[place]
      let before = Self.length(lines[place - 1], bytes)
      let needed = before + 1 + Self.firstWord(line, bytes)
      let isProof =
        before < width || !isAlone || Self.usual.contains { before <= $0 && needed > $0 }
      guard needed > width, isProof else { continue }
      goesOn[place] = true
      if before < width { areFull = false }
    }
    let count = goesOn.count { $0 }
    guard count > 0 else { return nil }
    (self.bytes, self.lines, self.goesOn) = (bytes, lines, goesOn)
    isBrokenAtWidth = count > 1 && areFull
  }

  /// The text with each continuation line joined to the line before it.
  ///
  /// Empty lines follow the joined line, so that later lines keep their line numbers.
  private var joined: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var skipped = 0
    for (place, line) in lines.enumerated() {
      if goesOn[place] {
        if !isBrokenAtWidth, text.last != .space { text.append(.space) }
        text += bytes[line].drop(while: \.isSpace)
        skipped += 1
        continue
      }
      if place > 0 { text += repeatElement(.newline, count: 1 + skipped) }
      skipped = 0
      text += bytes[line]
    }
    return text
  }

  /// Returns the number of characters on a line.
  private static func length(_ line: Range<Int>, _ bytes: [UInt8]) -> Int {
    bytes[line].count { $0 & 0xC0 != 0x80 }
  }

  private static func firstWord(_ line: Range<Int>, _ bytes: [UInt8]) -> Int {
    let word = bytes[line].drop(while: \.isSpace).prefix { !$0.isSpace }
    return word.count { $0 & 0xC0 != 0x80 }
  }
}
