import Foundation

/// Reads the text of `XCUIElement.debugDescription`.
///
///     Element subtree:
///      →Application, 0x10e6, pid: 4711, label: 'App'
///         Button, 0x7f8a, {{16.0, 97.7}, {98.3, 40.7}}, identifier: 'b', label: 'Go', Disabled
///     Path to element:
///
/// The tree is the block between two headers; how deep an element lies is told by its indentation. A debugger prints the whole as one
/// string, whose escapes are undone first.
struct XCUITestReader {
  private let text: DumpText
  private var builder = DumpBuilder()
  private var above: [(indentation: Int, index: Int)] = []

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let plain = unescaped(text)
    var reader = XCUITestReader(text: plain ?? text)
    if plain != nil {
      reader.builder.remark(
        .recovered, "the text is one string; lines are those of the text in it", line: 1)
    }
    try reader.readBlocks()
    return ScreenDump(
      reader.builder, format: .xcuiTest, unit: .points,
      rules: DumpRules(touch: .frontmost, rounding: 0.1))
  }

  /// Whether some line is an element's, for texts without a header.
  static func hasElement(in bytes: [UInt8]) -> Bool {
    FormatDetection.contains(", {{", in: bytes) && FormatDetection.contains(", 0x", in: bytes)
  }

  private init(text: DumpText) {
    self.text = text
  }

  /// The text inside of a string that a debugger printed; nil where it is printed as it is.
  private static func unescaped(_ text: DumpText) -> DumpText? {
    // The header stands at the start, behind what a debugger said.
    guard FormatDetection.contains("Element subtree:\\n", in: Array(text.bytes.prefix(65_536)))
    else { return nil }
    var plain: [UInt8] = []
    plain.reserveCapacity(text.bytes.count)
    var offset = 0
    while offset < text.bytes.count {
      let byte = text.bytes[offset]
      offset += 1
      guard byte == .backslash, offset < text.bytes.count else {
        plain.append(byte)
        continue
      }
      switch text.bytes[offset] {
      case UInt8(ascii: "n"): plain.append(.newline)
      case UInt8(ascii: "t"): plain.append(0x09)
      case UInt8(ascii: "r"): plain.append(.carriageReturn)
      default: plain.append(text.bytes[offset])
      }
      offset += 1
    }
    return DumpText(valid: plain)
  }

  private mutating func readBlocks() throws(ScreenDumpError) {
    builder.reserve(text.bytes.count / 60)
    var scanner = XCUITestScanner(text.bytes)
    // Without a header all of the text is the tree.
    if !scanner.skipToBlock() { scanner = XCUITestScanner(text.bytes) }
    repeat {
      while let element = scanner.next() {
        guard element.isWhole else {
          throw text.error(.cut, at: text.bytes.count, after: builder.count)
        }
        guard accepts(element) else { return }
        add(element)
      }
      if scanner.isAtEnd, text.bytes.last != .newline {
        builder.remark(
          .ambiguous, "the text ends in a line of the tree, which may go on",
          line: text.place(of: text.bytes.count).line)
      }
    } while scanner.skipToBlock()
  }

  /// Whether an element belongs to the first screen: another application after a tree begins the next one.
  private mutating func accepts(_ element: XCUITestScanner.Element) -> Bool {
    guard builder.count > 0, element.node.role == "Application" else { return true }
    builder.remark(.skipped, "another screen after the first", line: element.node.line)
    return false
  }

  private mutating func add(_ element: XCUITestScanner.Element) {
    while let last = above.last, last.indentation >= element.indentation { above.removeLast() }
    let index = builder.addOnScreen(element.node, in: above.last?.index)
    above.append((element.indentation, index))
  }
}
