import Foundation
import ViewGeometry

/// Reads the text of UIKit's `recursiveDescription`.
///
///     line   = prefix indent "<" class ": " address { "; " attribute } ">" rest
///     indent = "" | "   |" { "    |" } " "
///
/// How deep a view lies is the number of bars before its first bracket. Prefixes, names and what follows the last bracket are
/// passed over; lines without a view are left out.
struct UIKitReader {
  private var line: UIKitViewLine
  private var builder = DumpBuilder(hidesInside: true, stopsTouchesInside: true)
  /// The last view on each level above the next one, with its depth.
  private var above: [(depth: Int, index: Int)] = []
  private let text: DumpText

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    var reader = UIKitReader(text)
    try reader.readViews()
    return ScreenDump(
      reader.builder, format: .uiKit, unit: .points,
      rules: DumpRules(touch: .uiKit, rounding: 0.001))
  }

  /// Whether some line has a bracket, a class and a frame.
  static func hasView(in bytes: [UInt8]) -> Bool {
    FormatDetection.contains("frame = (", in: bytes)
      && (FormatDetection.contains(": 0x", in: bytes)
        || FormatDetection.contains("; frame = (", in: bytes))
  }

  private init(_ text: DumpText) {
    self.text = text
    line = UIKitViewLine(text.bytes)
  }

  private mutating func readViews() throws(ScreenDumpError) {
    // A line of a small view deep down.
    builder.reserve(text.bytes.count / 120)
    while !line.cursor.isAtEnd {
      let start = line.cursor.offset
      let lineNumber = line.number
      guard let depth = line.skipIndentation() else {
        remarkOnRest(start, lineNumber)
        continue
      }
      switch line.readView() {
      case .view: add(depth: depth, line: lineNumber)
      case .other: builder.remark(.skipped, "a bracket that holds no view", line: lineNumber)
      case .unclosed:
        throw ScreenDumpError(
          .malformed("the brackets of a view aren't closed"), line: lineNumber, column: 1,
          elementsBefore: builder.count)
      case .cut:
        throw text.error(.cut, at: text.bytes.count, after: builder.count)
      }
      line.skipRest()
    }
  }

  /// Notes a line without a bracket, which has been passed.
  private mutating func remarkOnRest(_ start: Int, _ lineNumber: Int) {
    let content = text.bytes[start..<line.cursor.offset].drop {
      $0.isSpace || $0 == UInt8(ascii: "|")
    }
    line.skipRest()
    guard !content.isEmpty else { return }
    let isEllipsis = content.prefix(3).elementsEqual("...".utf8)
    builder.remark(
      .skipped, isEllipsis ? "views that the text leaves out" : "a line without a view",
      line: lineNumber)
  }

  private mutating func add(depth: Int, line number: Int) {
    while let last = above.last, last.depth >= depth { above.removeLast() }
    let parent = above.last?.index
    if depth > (above.last?.depth ?? -1) + 1 {
      builder.remark(
        .recovered, "a level is missing; the view went to the nearest one above", line: number)
    }
    var node = line.node
    node.line = number
    if line.lostSize {
      builder.remark(
        .guessed, "under a turn of 45 degrees the size isn't told; the frame was taken",
        line: number)
    }
    if line.recovered {
      builder.remark(
        .recovered, "the brackets of a view don't match; its line was taken as one", line: number)
    }
    above.append((depth, builder.addInParent(node, in: parent)))
  }
}
