/// The line breaking classes of Unicode Standard Annex 14 that remain after its rule LB1.
///
/// `Scripts/make-text-tables` depends on the order of the cases. Wide brackets and unassigned
/// pictographs have classes of their own, which the standard doesn't have: LB30 doesn't apply to
/// wide brackets, and LB30b applies to unassigned pictographs.
enum LineBreakClass: UInt8, CaseIterable {
  case alphabetic, mandatory, combining, carriageReturn, lineFeed, nextLine, space, zeroWidthSpace
  case joiner, wordJoiner, glue, breakAfter, breakBefore, breakBoth, hyphen, contingent
  case closePunctuation, closeParenthesis, exclamation, inseparable, nonstarter, openPunctuation
  case quotation, infixSeparator, numeric, postfix, prefix, symbol, emojiBase, emojiModifier
  case hangulLV, hangulLVT, hebrewLetter, ideographic, hangulL, hangulT, hangulV, regionalIndicator
  case closeParenthesisWide, openPunctuationWide, pictographUnassigned

  /// The raw values of the classes of the first 128 characters.
  static let ascii = (0..<128).map { of($0) }

  /// Returns the raw value of a character's class.
  ///
  /// - Complexity: O(1) for characters up to U+1FFFF; O(log n) for others, for n entries of the
  ///   table.
  static func of(_ scalar: UInt32) -> UInt8 {
    let flat = LineBreakLookup.flat
    return scalar < UInt32(flat.count) ? flat[Int(scalar)] : LineBreakLookup.search(scalar)
  }

  var isOpening: Bool { self == .openPunctuation || self == .openPunctuationWide }
  var isClosing: Bool {
    self == .closePunctuation || self == .closeParenthesis || self == .closeParenthesisWide
  }
  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
  var isIdeograph: Bool {
    self == .ideographic || self == .emojiBase || self == .emojiModifier
      || self == .pictographUnassigned
  }
  var isHangul: Bool {
    switch self {
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT: true
    default: false
    }
  }
  var isHard: Bool {
    self == .mandatory || self == .carriageReturn || self == .lineFeed || self == .nextLine
  }
}

/// The table of classes, expanded into an array for the first two planes of Unicode.
private enum LineBreakLookup {
  static let flat: [UInt8] = {
    var classes = [UInt8](repeating: 0, count: 0x20000)
    let starts = LineBreakTable.starts
    for (index, entry) in starts.enumerated() {
      let first = Int(entry >> 8)
      let end = index + 1 < starts.count ? Int(starts[index + 1] >> 8) : classes.count
      guard first < classes.count else { break }
      for code in first..<min(end, classes.count) {
        classes[code] = UInt8(truncatingIfNeeded: entry)
      }
    }
    return classes
  }()

  static func search(_ scalar: UInt32) -> UInt8 {
    let starts = LineBreakTable.starts
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] >> 8 <= scalar { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? UInt8(truncatingIfNeeded: starts[low - 1]) : 0
  }
}
