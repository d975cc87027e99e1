import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// Trees deeper than any parser's recursion.
struct DumpDepthTests {
  @Test func `XML of 20,000 levels is read`() throws {
    let depth = 20_000
    let tag = "<node class=\"a.B\" bounds=\"[0,0][9,9]\">"
    let text =
      "<hierarchy>" + String(repeating: tag, count: depth)
      + String(repeating: "</node>", count: depth) + "</hierarchy>"

    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.elements.count, depth)
    expectEqual(dump.elements.last?.parent, depth - 2)
    expectEqual(dump.frontmost(at: CGPoint(x: 4, y: 4))?.index, depth - 1)
  }

  @Test func `JSON of 5,000 levels is read`() throws {
    let depth = 5_000
    var text = ""
    for level in 0..<depth {
      text +=
        "{\"attributes\": {\"bounds\": \"[\(level),0][9999,9]\", \"text\": \"\(level)\"}, \"children\": [\n"
    }
    text += String(repeating: "]}", count: depth)

    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.elements.count, depth)
    expectEqual(dump.elements.map(\.name), (0..<depth).map { "\($0)" })
    expectEqual(dump.elements.map(\.line), Array(1...depth))
    expectEqual(dump.elements.map(\.frame.origin.x), (0..<depth).map { CGFloat($0) })
    expect(dump.elements.dropFirst().allSatisfy { $0.parent == $0.index - 1 })
  }

  @Test func `a fault in JSON of many levels is reported with its position`() throws {
    let depth = 900
    var text = ""
    for level in 0..<depth { text += "{\"AXLabel\": \"\(level)\", \"children\": [\n" }
    text += "{\"AXLabel\" 5}" + String(repeating: "]}", count: depth)

    let error = try #require(throws: ScreenDumpError.self) {
      try ScreenDump(Data(text.utf8), format: .idb)
    }

    expectEqual(error.reason, .malformed("this isn't JSON (a colon is missing)"))
    expect((error.line, error.column) == (depth + 1, 12))
    expectEqual(error.elementsBefore, depth)
  }

  @Test func `lists in lists of any depth are walked`() throws {
    let depth = 100_000
    let text =
      "[{\"AXLabel\": \"a\", \"frame\": {\"x\": 0, \"y\": 0, \"width\": 1, \"height\": 1}, \"more\": "
      + String(repeating: "[", count: depth)

    let error = try #require(throws: ScreenDumpError.self) { try ScreenDump(Data(text.utf8)) }
    let whole = try ScreenDump(
      Data((text + String(repeating: "]", count: depth) + "}]").utf8), format: .idb)

    expectEqual(error.reason, .cut)
    expectEqual(whole.elements.count, 1)
  }

  @Test func `a text of 1,500 levels is read`() throws {
    let text = (0..<1_500).map { depth in
      "   |" + String(repeating: "    |", count: depth) + " <UIView: 0x1; frame = (1 0; 9 9)>"
    }.joined(separator: "\n")

    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.elements.last?.frame.origin.x, CGFloat(1_500))
  }
}
