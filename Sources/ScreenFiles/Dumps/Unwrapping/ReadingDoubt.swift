/// Checks whether characters in the text of a dump may have been added by copying.
///
/// Copying may add tabs mixed with spaces, wrapped lines, marks at line ends, quotes, HTML tags,
/// backslashes before punctuation, panes of a terminal, invisible characters, ligatures, and dashes
/// instead of minus signs. If the text without them gives a different screen with no fewer elements
/// and no more text around it, that screen is used.
///
/// Panes, invisible characters, ligatures and dashes are checked in all formats. Everything else is
/// checked only in formats in which each element begins a line.
struct ReadingDoubt {
  let dump: ScreenDump
  let text: DumpText
  /// The format that the caller specified, or nil.
  let format: ScreenDump.Format?

  /// The different screen, with a remark for each change to the text; nil if `dump` should be used.
  var better: ScreenDump? {
    if let other = withoutLayout { return other }
    // Texts may contain such characters legitimately. Therefore, the other screen is used only if
    // its rectangles differ, or if its texts differ by more than these characters.
    let others = [
      InvisibleCharacters.undone(text.bytes).last, Ligatures.undone(text.bytes).first,
    ]
    for plain in others.compactMap({ $0 }) {
      guard let other = reading(plain.bytes),
        !hasSamePlaces(other) || texts(of: other) != texts(of: dump)
      else { continue }
      return other.adding([.init(kind: .recovered, text: plain.remark, line: nil)])
    }
    guard let plain = TypographicDashes.undone(text.bytes), let other = reading(plain.bytes),
      !hasSamePlaces(other)
    else { return nil }
    return other.adding([.init(kind: .recovered, text: plain.remark, line: nil)])
  }

  /// The screen read after undoing changes to the lines.
  ///
  /// It is nil if no changes are found, or if the result isn't usable or equals `dump`.
  private var withoutLayout: ScreenDump? {
    var (bytes, remarks) = (text.bytes, [ScreenDump.Remark]())
    let ofOutlines: [TextWrapping] = [
      .htmlTags, .lineSuffixes, .quotedRows, .shellQuotes, .tabs, .wrappedLines, .hangingLines,
      .markdownEscapes,
    ]
    for wrapping in [.panes] + (dump.format.isOutline ? ofOutlines : []) {
      guard isLikely(wrapping, in: bytes), let undone = wrapping.undone(bytes).first else {
        continue
      }
      bytes = undone.bytes
      remarks.append(.init(kind: .recovered, text: undone.remark, line: nil))
    }
    guard !remarks.isEmpty, let other = reading(bytes),
      !hasSamePlaces(other) || !hasSameTexts(other)
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
    case .quotedRows: DoubledQuotes.isRow(in: bytes)
    case .shellQuotes: FormatDetection.contains(ShellQuotes.mark, in: bytes)
    case .panes: Panes.isLikely(in: bytes)
    case .htmlTags: FormatDetection.contains("<br", in: bytes)
    default: bytes.has(.backslash)
    }
  }

  private func hasSamePlaces(_ other: ScreenDump) -> Bool {
    other.elements.map(\.parent) == dump.elements.map(\.parent)
      && other.elements.map(\.flags) == dump.elements.map(\.flags)
      && other.elements.map(\.frame) == dump.elements.map(\.frame)
  }

  private func hasSameTexts(_ other: ScreenDump) -> Bool {
    zip(other.elements, dump.elements).allSatisfy { other, element in
      other.name == element.name && other.identifier == element.identifier
        && other.typeName == element.typeName
    }
  }

  /// Returns the names, identifiers and types of a dump, without characters that copying may add.
  private func texts(of dump: ScreenDump) -> [String] {
    dump.elements.flatMap { element in
      [element.name ?? "", element.identifier ?? "", element.typeName].map {
        Ligatures.plain(InvisibleCharacters.plain($0))
      }
    }
  }

  private func reading(_ bytes: [UInt8]) -> ScreenDump? {
    guard let other = try? DumpReading(DumpText(valid: bytes), format: format).dump(),
      other.others <= dump.others, other.elements.count >= dump.elements.count
    else { return nil }
    return other
  }
}
