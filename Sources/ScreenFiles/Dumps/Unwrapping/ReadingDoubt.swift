/// Checks whether characters in a complete dump may have been added by copying.
///
/// These are tabs mixed with spaces, wrapped lines, marks at line ends, HTML tags, backslashes
/// before punctuation, zero-width characters, and dashes instead of minus signs. If the text
/// without them gives a different screen with no fewer elements, that screen is used.
///
/// Except for dashes, these characters only matter in formats that draw the tree by indentation.
struct ReadingDoubt {
  let dump: ScreenDump
  let text: DumpText
  /// The format that the caller specified, or nil.
  let format: ScreenDump.Format?

  /// The different screen, with a remark for each change to the text; nil if `dump` should be used.
  var better: ScreenDump? {
    if let other = withoutLayout { return other }
    // Texts may contain such characters legitimately, so only a reading with a different tree,
    // different flags or different rectangles counts.
    let others = [
      InvisibleCharacters.undone(text.bytes).last, TypographicDashes.undone(text.bytes),
    ]
    for plain in others.compactMap({ $0 }) where dump.format.isOutline || plain.isOfNumbers {
      guard let other = reading(plain.bytes), !hasSamePlaces(other) else { continue }
      return other.adding([.init(kind: .recovered, text: plain.remark, line: nil)])
    }
    return nil
  }

  /// The screen read after undoing changes to the lines.
  ///
  /// It is nil if no changes are found, or if the screen equals `dump`.
  private var withoutLayout: ScreenDump? {
    guard dump.format.isOutline else { return nil }
    var (bytes, remarks) = (text.bytes, [ScreenDump.Remark]())
    let wrappings = [
      TextWrapping.htmlTags, .lineSuffixes, .tabs, .wrappedLines, .hangingLines, .markdownEscapes,
    ]
    for wrapping in wrappings {
      guard isLikely(wrapping, in: bytes), let undone = wrapping.undone(bytes).first else {
        continue
      }
      bytes = undone.bytes
      remarks.append(.init(kind: .recovered, text: undone.remark, line: nil))
    }
    guard !remarks.isEmpty, let other = reading(bytes),
      !hasSamePlaces(other) || other.elements.map(\.name) != dump.elements.map(\.name)
        || other.elements.map(\.identifier) != dump.elements.map(\.identifier)
    else { return nil }
    return other.adding(remarks)
  }

  private func isLikely(_ wrapping: TextWrapping, in bytes: [UInt8]) -> Bool {
    switch wrapping {
    // In these formats the columns of lines have no meaning.
    case .tabs: ![.espresso, .maestroCompact].contains(dump.format)
    case .wrappedLines: WrappedLines.isLikely(in: bytes)
    case .hangingLines: HangingLines.isLikely(in: bytes)
    case .lineSuffixes: LineSuffixes.isLikely(in: bytes)
    case .htmlTags: FormatDetection.contains("<br", in: bytes)
    default: bytes.has(.backslash)
    }
  }

  private func hasSamePlaces(_ other: ScreenDump) -> Bool {
    other.elements.map(\.parent) == dump.elements.map(\.parent)
      && other.elements.map(\.flags) == dump.elements.map(\.flags)
      && other.elements.map(\.frame) == dump.elements.map(\.frame)
  }

  private func reading(_ bytes: [UInt8]) -> ScreenDump? {
    guard let other = try? DumpReading(DumpText(valid: bytes), format: format).dump(),
      other.others == 0, other.elements.count >= dump.elements.count
    else { return nil }
    return other
  }
}
