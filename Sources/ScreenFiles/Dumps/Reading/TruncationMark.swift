/// Recognizes the words with which tools, websites and people mark omitted text.
///
/// Examples: `... (truncated)`, `[1,234 more lines]`, `(1234 chars)`, `Output truncated`, `<snip>`,
/// `Show more`.
enum TruncationMark {
  enum Strength {
    /// The text may be a button or a remark that refers to other text.
    case weak
    /// The text marks an omission at its own position.
    case strong
  }

  /// The maximum length of a mark in bytes.
  static let longest = 120

  /// Returns how clearly a line without an element marks an omission; nil if it isn't a mark.
  ///
  /// - Parameters:
  ///   - line: The line, without leading spaces.
  ///   - isAlone: Whether words count even without brackets, as at the end of the text and on a
  ///     line that consists of words alone.
  static func strength(of line: some BidirectionalCollection<UInt8>, isAlone: Bool) -> Strength? {
    let text = String(decoding: line, as: UTF8.self).lowercased()
    let core = text.drop(while: isAround)
    let isFramed = core.startIndex > text.startIndex && text.first.map { !$0.isNumber } ?? false
    // Swift prints `▿` before the number of an array's elements.
    guard isFramed || isAlone, !text.hasPrefix("▿"), let first = core.first,
      first.isLetter || first.isNumber
    else {
      return nil
    }
    if words.contains(where: { core.contains($0) }) { return .strong }
    if isCount(core, isFramed: isFramed) { return .strong }
    return phrases.contains { core.contains($0) } ? .weak : nil
  }

  /// Returns whether a character may enclose a mark, as brackets, dots, dashes and stars do.
  ///
  /// All characters other than letters and numbers may.
  private static func isAround(_ character: Character) -> Bool {
    !character.isLetter && !character.isNumber
  }

  private static let words = [
    "truncat", "omitted", "elided", "clipped", "snip", "abbreviated", "cut off", "cut here",
    "left out", "lines hidden", "lines skipped", "not shown", "gekürzt", "abgeschnitten", "tronqué",
    "truncado", "обрезан", "省略", "截断",
  ]

  private static let phrases = [
    "show more", "see more", "read more", "view more", "load more", "show all", "show full",
    "view full", "view entire", "see full", "view remaining", "view raw", "too long", "too large",
    "exceeded", "exceeds", "to be continued", "for brevity", "unexpected eof", "broken pipe",
    "device disconnected", "skipping", "rest of the", "the rest is", "and so on",
  ]

  private static let units: Set<Substring> = [
    "line", "lines", "row", "rows", "char", "chars", "character", "characters", "byte", "bytes",
    "b", "kb", "kib", "mb", "mib", "item", "items", "element", "elements", "node", "nodes", "view",
    "views", "entry", "entries", "child", "children", "more",
  ]

  private static let qualities: Set<Substring> = [
    "more", "additional", "further", "other", "remaining", "hidden", "skipped", "unchanged",
    "left", "collapsed", "removed", "dropped", "above", "below",
  ]

  /// Returns whether a text states the amount of omitted text, as a number and a unit.
  ///
  /// `isFramed` is whether the text is in brackets or the like. A framed text of at most three
  /// words, or one that begins with the number, needs nothing else. Any other text must also
  /// contain a word such as `more`.
  private static func isCount(_ text: Substring, isFramed: Bool) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "," && $0 != "." }
    guard words.count <= 8 else { return false }
    for (place, word) in words.enumerated() where word.first?.isNumber == true {
      let number = word.prefix { $0.isNumber || $0 == "," || $0 == "." }
      let attached = word[number.endIndex...]
      let rest = words[(place + 1)...].prefix(3)
      let hasUnit =
        units.contains(attached) || attached.isEmpty && rest.contains(where: units.contains)
      guard hasUnit else { continue }
      // In brackets, a few words, or words after the number, are a count. Other text must also
      // contain a word such as `more`.
      if isFramed && (words.count <= 3 || place == 0) { return true }
      if words.contains(where: qualities.contains) { return true }
    }
    return false
  }
}
