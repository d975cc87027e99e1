/// The state of the line breaking rules of Unicode Standard Annex 14 at a position in a text.
///
/// The rules are those of Unicode 15.0. For numbers, the variant in example 7 of section 8.2 is
/// used, as in the standard's own test file.
struct LineBreakState: Hashable {
  /// The result of the rules for the position before a character.
  enum Action: UInt16 {
    case prohibited, allowed, mandatory
    /// Allowed if the character isn't followed by a number, and prohibited otherwise.
    ///
    /// The character is opening punctuation after a prefix or postfix, such as the parenthesis in
    /// "$(5)". The rule is LB25.
    case allowedUnlessNumber
  }

  enum Number { case none, open, closed }

  /// The class of the character before the position; nil at the start of the text.
  ///
  /// Spaces before the position are skipped, except at the start of a line. If the character is a
  /// combining mark, its base determines the class. A mark without a base counts as a letter.
  private(set) var last: LineBreakClass?
  private(set) var followsSpaces = false
  private(set) var followsJoiner = false
  /// Whether the two characters before the position are a Hebrew letter and a hyphen.
  ///
  /// Any character of the classes HY and BA counts as a hyphen.
  private var followsHebrewHyphen = false
  private var isOddIndicator = false
  private var number = Number.none

  init() {}

  /// Advances over a character, and returns the action for the position before it.
  mutating func take(_ next: LineBreakClass) -> Action {
    defer { advance(over: next) }
    guard let last else { return .prohibited }
    return action(before: next, after: last)
  }

  private mutating func advance(over next: LineBreakClass) {
    if next == .space, let last, !last.isHard {
      self = LineBreakState(afterSpacesBehind: last)
      return
    }
    let isMark = next == .combining || next == .joiner
    if isMark, attachesMarks {
      followsJoiner = next == .joiner
      return
    }
    let (old, known) = (self, followsSpaces ? nil : last)
    last = isMark ? .alphabetic : next
    followsSpaces = next == .space
    followsJoiner = next == .joiner
    followsHebrewHyphen = known == .hebrewLetter && (next == .hyphen || next == .breakAfter)
    isOddIndicator =
      next == .regionalIndicator && !(known == .regionalIndicator && old.isOddIndicator)
    number = Self.number(after: known == nil ? .none : old.number, next)
  }

  private init(afterSpacesBehind last: LineBreakClass) {
    (self.last, followsSpaces) = (last, true)
  }

  private static func number(after number: Number, _ next: LineBreakClass) -> Number {
    if next == .numeric { return .open }
    guard number == .open else { return .none }
    if next == .symbol || next == .infixSeparator { return .open }
    return next.isClosing ? .closed : .none
  }

  /// Whether a mark attaches to the character before it (LB9).
  private var attachesMarks: Bool {
    guard let last, !followsSpaces else { return false }
    return !last.isHard && last != .space && last != .zeroWidthSpace
  }

  // MARK: Rules

  private func action(before next: LineBreakClass, after last: LineBreakClass) -> Action {
    // LB4 to LB6.
    if last.isHard, !followsSpaces {
      return last == .carriageReturn && next == .lineFeed ? .prohibited : .mandatory
    }
    // LB7, LB8, LB8a and LB9. By LB10, all other marks count as letters.
    if next.isHard || next == .space || next == .zeroWidthSpace { return .prohibited }
    if last == .zeroWidthSpace { return .allowed }
    let isMark = next == .combining || next == .joiner
    if followsJoiner || isMark && attachesMarks { return .prohibited }
    let next = isMark ? .alphabetic : next
    if isKeptOverSpaces(next, after: last) { return .prohibited }
    // LB18.
    if followsSpaces { return .allowed }
    if isGlued(next, after: last) { return .prohibited }
    // LB20.
    if next == .contingent || last == .contingent { return .allowed }
    if isKeptByPunctuation(next, after: last) || isKeptInWord(next, after: last) {
      return .prohibited
    }
    if isKeptInNumber(next, after: last) || isKeptInSyllable(next, after: last) {
      return .prohibited
    }
    if next.isOpening, last == .prefix || last == .postfix { return .allowedUnlessNumber }
    return .allowed
  }

  /// Returns whether a rule prohibits a break even if spaces follow `last`.
  ///
  /// The rules are LB11, as far as it applies before a word joiner, and LB13 to LB17.
  private func isKeptOverSpaces(_ next: LineBreakClass, after last: LineBreakClass) -> Bool {
    switch next {
    case .wordJoiner, .closePunctuation, .closeParenthesis, .closeParenthesisWide, .exclamation,
      .infixSeparator, .symbol:
      return true
    case .nonstarter: if last.isClosing { return true }
    case .breakBoth: if last == .breakBoth { return true }
    case .openPunctuation, .openPunctuationWide: if last == .quotation { return true }
    default: break
    }
    return last.isOpening
  }

  /// Returns whether LB11, LB12, LB12a or LB19 prohibits a break.
  private func isGlued(_ next: LineBreakClass, after last: LineBreakClass) -> Bool {
    if last == .wordJoiner || last == .glue || last == .quotation || next == .quotation {
      return true
    }
    return next == .glue && last != .space && last != .breakAfter && last != .hyphen
  }

  /// Returns whether LB21, LB21a, LB21b or LB22 prohibits a break.
  private func isKeptByPunctuation(_ next: LineBreakClass, after last: LineBreakClass) -> Bool {
    switch next {
    case .breakAfter, .hyphen, .nonstarter, .inseparable: true
    case .hebrewLetter where last == .symbol: true
    default: last == .breakBefore || followsHebrewHyphen
    }
  }

  /// Returns whether LB23, LB23a, LB24, LB28, LB29 or LB30 prohibits a break.
  private func isKeptInWord(_ next: LineBreakClass, after last: LineBreakClass) -> Bool {
    let isAffix = next == .prefix || next == .postfix
    if last.isLetter {
      return next.isLetter || next == .numeric || isAffix || next == .openPunctuation
    }
    switch last {
    case .numeric: return next.isLetter || next == .openPunctuation
    case .prefix: return next.isLetter || next.isIdeograph
    case .postfix, .infixSeparator: return next.isLetter
    case .closeParenthesis: return next.isLetter || next == .numeric
    default: return last.isIdeograph && next == .postfix
    }
  }

  /// Returns whether LB25 prohibits a break, in the variant of example 7.
  private func isKeptInNumber(_ next: LineBreakClass, after last: LineBreakClass) -> Bool {
    switch next {
    case .numeric: number == .open || last == .prefix || last == .postfix || last == .hyphen
    case .prefix, .postfix: number != .none
    default: false
    }
  }

  /// Returns whether LB26, LB27, LB30a or LB30b prohibits a break.
  private func isKeptInSyllable(_ next: LineBreakClass, after last: LineBreakClass) -> Bool {
    switch last {
    case .hangulL where next.isHangul: return next != .hangulT
    case .hangulV, .hangulLV: if next == .hangulV || next == .hangulT { return true }
    case .hangulT, .hangulLVT: if next == .hangulT { return true }
    case .regionalIndicator: return next == .regionalIndicator && isOddIndicator
    case .emojiBase, .pictographUnassigned: return next == .emojiModifier
    case .prefix: return next.isHangul
    default: break
    }
    return last.isHangul && next == .postfix
  }
}
