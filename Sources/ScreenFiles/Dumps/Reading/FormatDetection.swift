import ViewGeometry

/// Detects the format of text by *marks*, strings that only one tool writes.
///
/// The start of the text is searched for the marks of all formats. If none is found there, for
/// example because the text starts with a long log, the whole text is searched.
struct FormatDetection {
  /// The format; nil if no mark was found.
  let format: ScreenDump.Format?

  /// The number of bytes at the start of a text in which a mark of its format usually occurs.
  private static let head = threshold(65_536, low: 512)

  init(_ text: DumpText) {
    let head = Array(text.bytes.prefix(Self.head))
    format =
      Self.format(of: head) ?? (head.count < text.bytes.count ? Self.format(of: text.bytes) : nil)
  }

  private static func format(of bytes: [UInt8]) -> ScreenDump.Format? {
    if let tag = ScreenTags.first(in: bytes) {
      // In a JSON document, the XML source may be a single string.
      let isInJSON =
        JSONDocument.start(in: bytes).map { $0 < tag.offset && JSONStarts.isStart(bytes, at: $0) }
        ?? false
      return isInJSON && tag.format == .webDriverAgentXML ? .webDriverAgentJSON : tag.format
    }
    if contains("Element subtree:", in: bytes) { return .xcuiTest }
    if contains(MaestroCompactReader.heading, in: bytes) { return .maestroCompact }
    if contains(MaestroTextReader.mark, in: bytes) { return .maestroText }
    if let format = JSONStarts.first(in: bytes)?.format { return format }
    if UIKitReader.hasView(in: bytes) { return .uiKit }
    if EspressoReader.hasView(in: bytes) { return .espresso }
    if ComposeReader.hasNode(in: bytes) { return .compose }
    if contains("SemanticsNode#", in: bytes), contains("Rect.fromLTRB(", in: bytes) {
      return .flutterSemantics
    }
    if FlutterRenderReader.hasObject(in: bytes) { return .flutterRender }
    if AccessibilityReader.hasNode(in: bytes) { return .accessibility }
    if DumpsysReader.hasView(in: bytes) { return .dumpsys }
    return XCUITestReader.hasElement(in: bytes) ? .xcuiTest : nil
  }

  /// Returns the format of a JSON document that contains the given keys; nil if it is unknown.
  static func format(ofKeys keys: Set<String>) -> ScreenDump.Format? {
    if keys.contains("rendering_system") { return .sentry }
    if keys.contains("documents"), keys.contains("nodes") || keys.contains("documentURL") {
      return .domSnapshot
    }
    if keys.contains("a11y_tree") || keys.contains("boundsInScreen") || keys.contains("coordinates")
      || keys.contains("className") && keys.contains("bounds")
      || keys.contains("nodes") && keys.contains("rect")
    {
      return .agent
    }
    if keys.contains("elements") && keys.contains("b") && keys.contains("c")
      || keys.contains("ui_schema")
    {
      return .maestro
    }
    if keys.contains("attributes"), keys.contains("children") || keys.contains("bounds") {
      let isHarmony =
        keys.contains("origBounds") || keys.contains("zIndex") || keys.contains("hierarchy")
      return isHarmony ? .harmony : .maestro
    }
    if keys.contains("isEnabled") || keys.contains("isVisible") || keys.contains("rawIdentifier")
      || (keys.contains("rect") && keys.contains("type"))
    {
      return .webDriverAgentJSON
    }
    if keys.contains("AXFrame") || keys.contains("AXLabel") || keys.contains("AXUniqueId")
      || (keys.contains("type") && (keys.contains("frame") || keys.contains("interactable")))
    {
      return .idb
    }
    if keys.contains("windows"), keys.contains("type") { return .sentry }
    return nil
  }

  /// Returns whether the bytes contain `mark` anywhere.
  static func contains(_ mark: StaticString, in bytes: [UInt8]) -> Bool {
    var cursor = ByteCursor(bytes)
    let first = mark.utf8Start.pointee
    while let next = bytes.firstOffset(of: first, from: cursor.offset) {
      cursor.offset = next
      if cursor.starts(with: mark) { return true }
      cursor.offset += 1
    }
    return false
  }
}
