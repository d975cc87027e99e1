/// Reads text with the reader of the given format or, if none is given, of the detected format.
struct DumpReading {
  let text: DumpText
  let format: ScreenDump.Format?

  init(_ text: DumpText, format: ScreenDump.Format?) {
    self.text = text
    self.format = format
  }

  /// Reads the dump.
  ///
  /// - Throws: A ``ScreenDumpError`` if the text isn't a complete dump.
  func dump() throws(ScreenDumpError) -> ScreenDump {
    guard let format = format ?? FormatDetection(text).format else {
      throw text.error(.unknownFormat(text.start), at: 0, after: 0)
    }
    let dump = try read(format)
    guard !dump.elements.isEmpty else { throw text.error(.noElements, at: 0, after: 0) }
    if self.format == nil { try demandRectangles(of: dump) }
    return try notingGaps(of: dump.adding(remarksOnBounds(of: dump)))
  }

  /// Returns a remark if elements in uiautomator's XML have no rectangle.
  ///
  /// The tool writes a rectangle for every element.
  private func remarksOnBounds(of dump: ScreenDump) -> [ScreenDump.Remark] {
    guard dump.format == .uiAutomator, let first = dump.elements.first(where: { !$0.hasFrame })
    else { return [] }
    return [
      .init(kind: .ambiguous, text: "elements whose bounds can't be read", line: first.line)
    ]
  }

  /// Returns the dump, with an additional remark if a mark in the text says that lines were
  /// omitted.
  ///
  /// - Throws: An error if a mark says that the end of the text is missing, or that a log omitted
  ///   repeated lines.
  private func notingGaps(of dump: ScreenDump) throws(ScreenDumpError) -> ScreenDump {
    func fault(_ reason: ScreenDumpError.Reason, _ line: Int) -> ScreenDumpError {
      ScreenDumpError(reason, line: line, column: 1, elementsBefore: dump.elements.count)
    }
    switch CutMarks.gap(in: text, isOutline: dump.format.isOutline) {
    case nil: return dump
    case .end(let line): throw fault(.cut, line)
    case .alike(let line): throw fault(.unread("the log omitted identical lines"), line)
    case .middle(let line):
      return dump.adding([
        .init(kind: .skipped, text: "the text says that lines were omitted here", line: line)
      ])
    }
  }

  /// Rejects a dump that has no rectangles, for formats whose keys also occur in other files.
  ///
  /// - Throws: An error that names the expected key.
  private func demandRectangles(of dump: ScreenDump) throws(ScreenDumpError) {
    let keys: [ScreenDump.Format: String] = [
      .idb: "frame", .webDriverAgentJSON: "rect", .maestro: "bounds", .harmony: "bounds",
      .agent: "rectangle", .maestroCompact: "bounds", .maestroText: "bounds", .detox: "size",
    ]
    guard let key = keys[dump.format], !dump.elements.contains(where: \.hasFrame) else { return }
    let count = dump.elements.count
    let counted = count == 1 ? "one element was" : "\(count) elements were"
    let places = (try? JSONDocument(text))?.places ?? "the document"
    throw ScreenDumpError(
      .withoutRectangles("\(counted) found in \(places), without a usable \(key)"),
      line: dump.elements[0].line, column: 1)
  }

  private func read(_ format: ScreenDump.Format) throws(ScreenDumpError) -> ScreenDump {
    switch format {
    case .uiKit: try UIKitReader.read(text)
    case .xcuiTest: try XCUITestReader.read(text)
    case .webDriverAgentXML: try WebDriverAgentReader.readXML(text)
    case .webDriverAgentJSON: try WebDriverAgentReader.readJSON(text)
    case .uiAutomator: try UIAutomatorReader.read(text)
    case .idb: try IDBReader.read(text)
    case .sentry: try SentryReader.read(text)
    case .maestro: try MaestroReader.read(text)
    case .domSnapshot: try DOMSnapshotReader.read(text)
    case .dumpsys: try DumpsysReader.read(text)
    case .harmony: try HarmonyReader.read(text)
    case .espresso: try EspressoReader.read(text)
    case .windowsUIA: try WindowsUIAReader.read(text)
    case .flutterSemantics: try FlutterSemanticsReader.read(text)
    case .compose: try ComposeReader.read(text)
    case .flutterRender: try FlutterRenderReader.read(text)
    case .maestroCompact: try MaestroCompactReader.read(text)
    case .maestroText: try MaestroTextReader.read(text)
    case .detox: try DetoxReader.read(text)
    case .agent: try AgentReader.read(text)
    case .accessibility: try AccessibilityReader.read(text)
    }
  }
}
