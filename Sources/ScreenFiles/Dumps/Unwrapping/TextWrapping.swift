/// The ways in which dumps are wrapped when they are copied, logged and sent.
enum TextWrapping: CaseIterable {
  case terminalCodes, carriageReturns, fence, invisibleCharacters, tabs, linePrefixes
  case linesBetween, lineSuffixes, patchLines, dataSections, serviceMessages, stringLines,
    quotedStrings
  case htmlEntities, htmlTags, looseJSON, escapes, doubledQuotes, typographicQuotes, base64
  case hexadecimal, quotedPrintable, percentEncoding, mistakenEncoding, markdownEscapes,
    wrappedLines, hangingLines
  case panes, quotedRows, shellQuotes, ligatures, wrappedWords

  /// Text from which the wrapping was removed, and a remark about it.
  struct Undone {
    let bytes: [UInt8]
    let remark: String
  }

  /// Returns the texts that may result from removing the wrapping, the most likely first.
  ///
  /// Returns an empty array if the text shows no sign of this wrapping.
  ///
  /// - Complexity: O(n log n) for n bytes.
  func undone(_ bytes: [UInt8]) -> [Undone] {
    switch self {
    case .terminalCodes: TerminalCodes.undone(bytes)
    case .carriageReturns: LineBreaks.undone(bytes)
    case .fence: MarkdownFences.undone(bytes)
    case .tabs: TabStops.undone(bytes)
    case .linePrefixes: LinePrefixes.undone(bytes)
    case .linesBetween: LinesBetween.undone(bytes)
    case .lineSuffixes: LineSuffixes.undone(bytes)
    case .patchLines: PatchLines.undone(bytes)
    case .hexadecimal: Hexadecimal.undone(bytes)
    case .serviceMessages: ServiceMessages.undone(bytes)
    case .mistakenEncoding: MistakenEncoding.undone(bytes)
    case .markdownEscapes: MarkdownEscapes.undone(bytes)
    case .dataSections: DataSections.undone(bytes)
    case .stringLines: StringLines.undone(bytes)
    case .doubledQuotes: DoubledQuotes.undone(bytes)
    case .quotedRows: DoubledQuotes.undoneRows(bytes)
    case .panes: Panes.undone(bytes)
    case .shellQuotes: ShellQuotes.undone(bytes)
    case .ligatures: Ligatures.undone(bytes)
    case .quotedStrings: QuotedStrings.undone(bytes)
    case .htmlEntities: HTMLEntities.undone(bytes)
    case .htmlTags: HTMLTags.undone(bytes)
    case .looseJSON: LooseJSON.undone(bytes)
    case .escapes: EscapedText.undone(bytes)
    case .invisibleCharacters: InvisibleCharacters.undone(bytes)
    case .typographicQuotes: TypographicQuotes.undone(bytes)
    case .base64: EncodedText.undoneBase64(bytes)
    case .quotedPrintable: EncodedText.undoneQuotedPrintable(bytes)
    case .percentEncoding: EncodedText.undonePercents(bytes)
    case .wrappedLines: WrappedLines.undone(bytes)
    case .hangingLines: HangingLines.undone(bytes)
    case .wrappedWords: WrappedLines.undoneWords(bytes)
    }
  }
}
