import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// Trees deeper than any parser recurs.
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

  @Test func `JSON of more levels than its parser takes is read in pieces`() throws {
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

  @Test func `a fault in JSON of many levels is told where the piece begins that holds it`() throws
  {
    let depth = 300
    var text = ""
    for level in 0..<depth { text += "{\"AXLabel\": \"\(level)\", \"children\": [\n" }
    text += "{\"AXLabel\" 5}" + String(repeating: "]}", count: depth)
    let outline = JSONOutline(Array(text.utf8), from: 0, line: 1)
    let piece = try #require(outline.containers.last { $0.isPiece })

    let error = try #require(throws: ScreenDumpError.self) {
      try ScreenDump(Data(text.utf8), format: .idb)
    }

    // Each object begins a line, and all around the piece are elements before it.
    expect(piece.line > 1)
    expect((error.line, error.column) == (Int(piece.line), 1))
    expectEqual(error.elementsBefore, Int(piece.line) - 1)
    guard case .malformed(let reason) = error.reason else {
      Issue.record("\(error)")
      return
    }
    expect(reason.hasPrefix("this isn't JSON ("))
  }

  @Test func `JSON that nests lists alone is too deep`() throws {
    let text = "[{\"AXLabel\": " + String(repeating: "[", count: 600)

    let error = try #require(throws: ScreenDumpError.self) {
      try ScreenDump(Data(text.utf8), format: .idb)
    }

    expectEqual(error.reason, .tooDeep(limit: 512))
    expect((error.line, error.column) == (1, 524))
  }

  @Test func `a text of 1,500 levels is read`() throws {
    let text = (0..<1_500).map { depth in
      "   |" + String(repeating: "    |", count: depth) + " <UIView: 0x1; frame = (1 0; 9 9)>"
    }.joined(separator: "\n")

    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.elements.last?.frame.origin.x, CGFloat(1_500))
  }
}
