import Foundation

/// Fills lines with the characters of a text, one after the other.
///
/// If a line overflows, it ends at its last break opportunity (Unicode Standard Annex #14). If the
/// line has no opportunity, or if lines wrap at characters, it ends before the character that
/// overflows. Measuring continues from there, so each character is measured only a few times.
struct LineFiller {
  /// The tolerance for lengths, in points: widths that result from constraints may be inexact.
  static let tolerance = 1e-6
  /// The distance between tab stops in points, as in a default `NSParagraphStyle`.
  private static let tabulator = 28.0

  /// A position in the text, with the state of the line up to it.
  struct Position {
    var byte = 0
    var offset = 0
    var run = 0
    /// The UTF-16 offset at which the next run begins; in the last run, the maximum integer.
    var runEnd = 0
    var state = LineBreakMachine.start
    /// The previous character, for kerning.
    ///
    /// The value is 0 if there is none, which is the case at the start of a line or run and after a
    /// tab.
    var previous: UInt32 = 0
    /// The advances of the line so far: `pen` includes trailing spaces, and `trimmed` doesn't.
    var (pen, trimmed) = (0.0, 0.0)
    var (ascent, descent) = (0.0, 0.0)
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let text: StyledText
  let container: TextContainer
  let measurer: FontMeasurer
  let steps: [UInt32]
  let wraps: Bool
  let wrapsAfterWords: Bool
  var runs: [MeasuredRun]
  var at = Position()
  var lines: [TextLayout.Line] = []
  /// The start of the line that is being filled.
  var start = Position()
  var format: ParagraphFormat
  var isFirstOfParagraph = true
  /// Whether the paragraph is right-to-left.
  var isRightToLeft = false
  /// The formats of earlier paragraphs.
  ///
  /// Consecutive paragraphs with the same alignment and tail indent share an entry. The lines of an
  /// entry end before the line with the index `end`.
  var earlierFormats: [(end: Int, format: ParagraphFormat)] = []
  /// The class of the previous character.
  var previousClass = LineBreakClass.alphabetic.rawValue
  var room: (start: Double, width: Double) = (0, 0)
  /// The top of the next line.
  var y = 0.0

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ text: StyledText, _ container: TextContainer,
    measurer: FontMeasurer
  ) {
    (self.bytes, self.text, self.container) = (bytes, text, container)
    self.measurer = measurer
    steps = LineBreakMachine.shared.steps
    let mode = container.lineBreakMode
    wraps = container.width < .infinity || container.width.isNaN
    wrapsAfterWords = mode != .byCharWrapping
    runs = text.runs.map { MeasuredRun($0.style, measurer: measurer) }
    format = text.runs[0].paragraph
    at.runEnd = text.runs.count == 1 ? .max : text.runs[0].length
    lines.reserveCapacity(container.maximumLines == 1 ? 1 : 4)
  }

  var width: Double { container.width > 0 ? Double(container.width) : 0 }

  var isLastLine: Bool {
    container.maximumLines > 0 && lines.count == container.maximumLines - 1
  }

  mutating func layOut() -> TextLayout {
    while at.byte < bytes.count, container.maximumLines <= 0 || lines.count < container.maximumLines
    {
      fillLine()
    }
    return finish()
  }

  // MARK: A character

  struct Step {
    var action: LineBreakState.Action
    var beginsCluster: Bool
  }

  /// Adds the next character to the line, and returns whether a line may or must end before it.
  @inline(__always)
  mutating func step() -> Step {
    let (scalar, length) = CharacterScanner.decode(bytes, at: at.byte)
    let breakClass = LineBreakClass.of(scalar)
    let entry = steps[Int(at.state) + Int(breakClass)]
    var action = LineBreakState.Action(rawValue: UInt16(truncatingIfNeeded: entry & 3)) ?? .allowed
    at.state = UInt16(truncatingIfNeeded: entry >> 2)
    at.byte += length
    at.offset += length == 4 ? 2 : 1
    if action == .allowedUnlessNumber {
      var scanner = CharacterScanner(bytes)
      scanner.byte = at.byte
      action = scanner.isBeforeNumber ? .prohibited : .allowed
    }
    let beginsCluster = Self.beginsCluster(breakClass, action, after: previousClass)
    previousClass = breakClass
    // Line terminators have no advance.
    if action != .mandatory || !Self.isLineEnd(breakClass) { advance(over: scalar, breakClass) }
    return Step(action: action, beginsCluster: beginsCluster)
  }

  @inline(__always)
  private mutating func advance(over scalar: UInt32, _ breakClass: UInt8) {
    if Self.isLineEnd(breakClass) { return at.previous = 0 }
    runs.withUnsafeBufferPointer { runs in
      let index = at.run
      if scalar < 128 {
        let units = runs[index].face.ascii[Int(scalar)]
        if units >= 0, runs[index].digitAdvance == nil {
          var advance = Double(units)
          let kerning = runs[index].face.asciiKerning
          if !kerning.isEmpty {
            if at.previous < 128 {
              advance += Double(kerning[Int(at.previous) << 7 | Int(scalar)])
            } else {
              advance += runs[index].face.kerning(at.previous, scalar)
            }
          }
          at.pen += advance * runs[index].scale + runs[index].tracking
          at.previous = scalar
          if scalar != 0x20 { at.trimmed = at.pen }
          return
        }
        if scalar == 0x09 {
          at.pen = ((at.pen / Self.tabulator).rounded(.down) + 1) * Self.tabulator
          at.previous = 0
          return
        }
      }
      if Face.isIgnorable(scalar) { return }
      at.pen += runs[index].advance(of: scalar, breakClass)
      // Marks aren't kerned. The characters before and after a mark are kerned as if it were
      // absent.
      if breakClass != LineBreakClass.combining.rawValue {
        if at.previous != 0 {
          at.pen += runs[index].face.kerning(at.previous, scalar) * runs[index].scale
        }
        at.previous = scalar
      }
      if scalar == 0xFFFC, let bounds = runs[index].attachment {
        at.ascent = max(at.ascent, Double(bounds.maxY).orZero)
        at.descent = max(at.descent, -Double(bounds.minY).orZero)
      }
      if scalar != 0x20 { at.trimmed = at.pen }
    }
  }

  /// Advances to the run of the next character, and makes the line at least as high as that run.
  @inline(__always)
  mutating func enterRun() {
    while at.offset >= at.runEnd {
      at.run += 1
      at.previous = 0
      let isLast = at.run == text.runs.count - 1
      at.runEnd = isLast ? .max : at.runEnd + text.runs[at.run].length
    }
    at.ascent = max(at.ascent, runs[at.run].ascent)
    at.descent = max(at.descent, runs[at.run].descent)
  }

  private static func isLineEnd(_ breakClass: UInt8) -> Bool {
    switch LineBreakClass(rawValue: breakClass) {
    case .mandatory, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  /// Returns whether a line without a break opportunity may end before a character.
  ///
  /// It may not end before marks, joiners, second halves of flags, emoji modifiers, vowels and
  /// final consonants of Hangul, spaces and line endings. It may not end after a joiner, nor
  /// between a first consonant of Hangul and a syllable that it begins.
  @inline(__always)
  private static func beginsCluster(
    _ breakClass: UInt8, _ action: LineBreakState.Action, after previous: UInt8
  ) -> Bool {
    if action == .allowed { return true }
    if previous == LineBreakClass.joiner.rawValue { return false }
    if breakClass == 0 { return true }
    switch LineBreakClass(rawValue: breakClass) {
    case .hangulL, .hangulLV, .hangulLVT: return previous != LineBreakClass.hangulL.rawValue
    case .combining, .joiner, .emojiModifier, .hangulV, .hangulT, .wordJoiner, .space,
      .zeroWidthSpace, .lineFeed, .carriageReturn, .mandatory, .nextLine, .regionalIndicator:
      return false
    default: return true
    }
  }

  /// Moves to the start of a line.
  ///
  /// - Parameters:
  ///   - byte: The number of UTF-8 bytes before the line.
  ///   - offset: The number of UTF-16 code units before the line.
  ///   - runStart: The number of UTF-16 code units before the first of the runs.
  mutating func begin(atByte byte: Int, offset: Int, runStart: Int) {
    (at.byte, at.offset) = (byte, offset)
    if at.runEnd < .max { at.runEnd += runStart }
  }

  /// Advances over the next character, even if the line overflows.
  mutating func passCharacter() {
    enterRun()
    _ = step()
  }
}
