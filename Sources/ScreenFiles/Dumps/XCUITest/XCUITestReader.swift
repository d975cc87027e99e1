import Foundation

/// Reads the text of `XCUIElement.debugDescription`.
///
///     Element subtree:
///      →Application, 0x10e6, pid: 4711, label: 'App'
///         Button, 0x7f8a, {{16.0, 97.7}, {98.3, 40.7}}, identifier: 'b', label: 'Go', Disabled
///     Path to element:
///
/// The tree is the block between two headers. The indentation of an element gives its depth.
struct XCUITestReader {
  private let text: DumpText
  private var builder = DumpBuilder()
  private var levels = OutlineLevels()
  /// Whether the first element of the tree is known to contain all others.
  private var hasRoot = false
  /// The number of elements read before the current block.
  private var block = 0
  private var laterRoot: Int?
  private var hasDepth = false
  /// The addresses of the roots.
  private var roots: [ArraySlice<UInt8>] = []

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    var reader = XCUITestReader(text: text)
    try reader.readBlocks()
    return ScreenDump(
      reader.builder, format: .xcuiTest, unit: .points,
      rules: DumpRules(touch: .frontmost, rounding: 0.1))
  }

  /// Returns whether the text contains a rectangle and an address in the notation of elements.
  static func hasElement(in bytes: [UInt8]) -> Bool {
    FormatDetection.contains(", {{", in: bytes) && FormatDetection.contains(", 0x", in: bytes)
  }

  private init(text: DumpText) {
    self.text = text
  }

  private mutating func readBlocks() throws(ScreenDumpError) {
    builder.reserve(text.bytes.count / 60)
    var scanner = XCUITestScanner(text.bytes)
    // Without a header the whole text is the tree.
    if !scanner.skipToBlock() { scanner = XCUITestScanner(text.bytes) }
    try note(scanner)
    repeat {
      levels.removeAll()
      (hasRoot, block, laterRoot, hasDepth) = (false, builder.count, nil, false)
      while let element = scanner.next() {
        guard element.isWhole else {
          throw text.error(.cut, at: text.bytes.count, after: builder.count)
        }
        try note(scanner)
        guard accepts(element) else {
          builder.remark(.skipped, "another screen after the first", line: element.node.line)
          return
        }
        try add(element)
      }
      try note(scanner)
      try checkRoots()
      // The path to the element follows a complete tree.
      if scanner.isAtEnd { builder.noteOpenEnd(of: text, lacksEndMark: true) }
    } while scanner.skipToBlock()
  }

  /// Checks the roots of a block that doesn't begin with an arrow, and adds a remark if there are
  /// several.
  ///
  /// - Throws: An error if there are several roots, no line is indented, and the text isn't a list
  ///   of elements.
  private mutating func checkRoots() throws(ScreenDumpError) {
    guard let laterRoot else { return }
    // A query prints the elements that it found in braces.
    guard hasDepth || FormatDetection.contains("Output: {", in: text.bytes) else {
      throw ScreenDumpError(
        .unread(OutlineLevels.lostIndentation), line: laterRoot, column: 1,
        elementsBefore: builder.count)
    }
    builder.noteRoots(line: laterRoot)
  }

  /// Adds remarks on lines that the scanner skipped.
  ///
  /// - Throws: An error if an element may be on one of these lines.
  private mutating func note(_ scanner: XCUITestScanner) throws(ScreenDumpError) {
    builder.foundOther(scanner.others - builder.others)
    if let line = scanner.passedLine {
      builder.remark(.skipped, "lines between the elements that aren't elements", line: line)
    }
    if let line = scanner.unclosedLine {
      builder.remark(.ambiguous, "an element isn't complete; its line may be truncated", line: line)
    }
    guard let line = scanner.unreadLine else { return }
    throw ScreenDumpError(
      .unread(
        scanner.hasStrangeText
          ? "a text is in quotes that the tool doesn't use"
          : "an element isn't at the start of its line, so its depth is unknown"), line: line,
      column: 1, elementsBefore: builder.count)
  }

  /// Returns whether an element belongs to the first screen.
  ///
  /// An application after the tree, or a root that has occurred before, begins the next screen.
  private mutating func accepts(_ element: XCUITestScanner.Element) -> Bool {
    guard !levels.isInside(element.indentation) else { return true }
    // Another element at the left edge has lost its indentation, which is detected later.
    if hasRoot, !element.isRoot, element.node.role != "Application" { return true }
    guard builder.count == 0 || element.node.role != "Application" else { return false }
    guard let address = element.address else { return true }
    if roots.contains(address) { return false }
    if roots.count < 64 { roots.append(address) }
    return true
  }

  private mutating func add(_ element: XCUITestScanner.Element) throws(ScreenDumpError) {
    let (line, role) = (element.node.line, element.node.role)
    builder.noteFirst(isInside: !element.isRoot && role != "Application", line: line)
    let parent = try levels.parent(at: element.indentation, line: line, after: builder.count)
    // The root is at the left edge, and all others are indented by at least two spaces.
    if hasRoot, !element.isRoot, parent == nil || element.indentation == 1 {
      throw ScreenDumpError(
        .unread(OutlineLevels.lostIndentation), line: line, column: 1, elementsBefore: builder.count
      )
    }
    if element.isRoot || parent == nil && role == "Application" { hasRoot = true }
    if parent != nil {
      hasDepth = true
    } else if builder.count > block, !hasRoot, !role.hasPrefix("Window") {
      laterRoot = laterRoot ?? line
    }
    if levels.isMisfit { builder.noteMisfit(line: line) }
    if element.node.rectangle == nil, role != "Application" {
      builder.remark(
        .ambiguous, "an element has no rectangle; its line may be truncated", line: line)
    }
    levels.add(builder.addOnScreen(element.node, in: parent), at: element.indentation)
  }
}
