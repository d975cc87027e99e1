import ViewGeometry

/// Finds the format of a text by marks that only one tool writes.
///
/// The whole text is searched for a mark only where tools write something before: logs, headers, what a shell said.
struct FormatDetection {
  /// The format; nil if no mark was found.
  let format: ScreenDump.Format?

  /// How much of a text has its marks as a rule.
  private static let head = threshold(65_536, low: 512)

  init(_ text: DumpText) {
    let head = Array(text.bytes.prefix(Self.head))
    format =
      Self.format(of: head) ?? (head.count < text.bytes.count ? Self.format(of: text.bytes) : nil)
  }

  private static func format(of bytes: [UInt8]) -> ScreenDump.Format? {
    if let tag = firstTag(in: bytes), let format = format(ofTag: tag, in: bytes) { return format }
    if contains("Element subtree:", in: bytes) { return .xcuiTest }
    if let start = JSONTree.start(in: bytes), let format = formatOfJSON(bytes, from: start) {
      return format
    }
    if UIKitReader.hasView(in: bytes) { return .uiKit }
    if DumpsysReader.hasView(in: bytes) { return .dumpsys }
    return XCUITestReader.hasElement(in: bytes) ? .xcuiTest : nil
  }

  /// The name of the first tag, unless a text of another kind begins before it.
  private static func firstTag(in bytes: [UInt8]) -> Range<Int>? {
    var cursor = ByteCursor(bytes)
    while !cursor.isAtEnd {
      if cursor.byte == .less, cursor.byte(1).isWordByte {
        let start = cursor.offset + 1
        cursor.offset = start
        while cursor.byte.isWordByte || cursor.byte == UInt8(ascii: ".") { cursor.offset += 1 }
        return start..<cursor.offset
      }
      cursor.offset += 1
    }
    return nil
  }

  private static func format(ofTag tag: Range<Int>, in bytes: [UInt8]) -> ScreenDump.Format? {
    let name = String(decoding: bytes[tag], as: UTF8.self)
    // A tag goes on with a space or ends; UIKit's brackets with a colon or a semicolon.
    let after = tag.upperBound < bytes.count ? bytes[tag.upperBound] : .space
    guard after.isSpace || after == .greater || after == .slash else { return nil }
    if name == "hierarchy" || name == "displays" || name == "node" { return .uiAutomator }
    if name == "AppiumAUT" || name.hasPrefix("XCUIElementType") || name.hasPrefix("UIA") {
      // In a JSON text the source may stand as one string.
      return JSONTree.start(in: bytes).map { $0 < tag.lowerBound } == true
        ? .webDriverAgentJSON : .webDriverAgentXML
    }
    return contains("<XCUIElementType", in: bytes) ? .webDriverAgentXML : nil
  }

  /// The format of a JSON document, by the keys that stand before the values of the first kilobytes.
  private static func formatOfJSON(_ bytes: [UInt8], from start: Int) -> ScreenDump.Format? {
    let head = Array(bytes[start..<min(start + Self.head, bytes.count)])
    let keys = JSONKeys(head)
    if keys.contains("rendering_system") { return .sentry }
    if keys.contains("documents"), keys.contains("nodes") || keys.contains("documentURL") {
      return .domSnapshot
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

  /// Whether a text stands anywhere in the bytes.
  static func contains(_ mark: StaticString, in bytes: [UInt8]) -> Bool {
    var cursor = ByteCursor(bytes)
    let first = mark.utf8Start.pointee
    while let next = bytes[cursor.offset...].firstIndex(of: first) {
      cursor.offset = next
      if cursor.starts(with: mark) { return true }
      cursor.offset += 1
    }
    return false
  }
}

/// The keys of a JSON text, as far as it goes.
private struct JSONKeys {
  private var keys: Set<String> = []

  init(_ bytes: [UInt8]) {
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == .doubleQuote else {
        offset += 1
        continue
      }
      let start = offset + 1
      offset = start
      while offset < bytes.count, bytes[offset] != .doubleQuote {
        offset += bytes[offset] == .backslash ? 2 : 1
      }
      guard offset < bytes.count else { return }
      var behind = offset + 1
      while behind < bytes.count, bytes[behind].isSpace { behind += 1 }
      if behind < bytes.count, bytes[behind] == .colon, offset - start <= 24 {
        keys.insert(String(decoding: bytes[start..<offset], as: UTF8.self))
      }
      offset += 1
    }
  }

  func contains(_ key: String) -> Bool { keys.contains(key) }
}
