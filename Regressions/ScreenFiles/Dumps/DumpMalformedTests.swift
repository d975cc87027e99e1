import Foundation
import TestSupport
import Testing

@testable import ScreenFiles
@testable import ScreenFilesTests

/// Unreadable input is refused with its position, and never half returned.
struct DumpMalformedTests {
  @Test(arguments: DumpSample.malformed)
  func `a malformed sample is refused after the elements that were whole`(sample: DumpSample)
    throws
  {
    let error = try #require(throws: ScreenDumpError.self) { try sample.dump() }

    expectEqual(error.elementsBefore, sample.answers.elementsBeforeCut)
  }

  @Test func `the reasons of the malformed samples are reported with their positions`() throws {
    let cut = try #require(throws: ScreenDumpError.self) {
      try DumpSample.named("uiautomator/truncated.xml").dump()
    }
    let idle = try #require(throws: ScreenDumpError.self) {
      try ScreenDump(DumpSample.named("uiautomator/no-idle.xml").data(), format: .uiAutomator)
    }
    let unknown = try #require(throws: ScreenDumpError.self) {
      try DumpSample.named("uiautomator/no-idle.xml").dump()
    }

    expectEqual(cut.reason, .cut)
    expect((cut.line, cut.column) == (1, 6001))
    expectEqual(
      cut.description,
      "line 1, column 6001: the file ends in the middle of a screen (after 18 elements)")
    expectEqual(
      idle.reason, .malformed("the file contains no XML, but \"ERROR: could not get idle state.\""))
    expectEqual(unknown.reason, .unknownFormat("ERROR: could not get idle state."))
  }

  /// A text with an error somewhere, and its message.
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let reason: ScreenDumpError.Reason
    let line: Int
    let column: Int
    let before: Int
    var testDescription: String { name }
  }

  static let faults = [
    Fault(
      name: "a view line that is cut",
      text: "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9",
      reason: .cut, line: 2, column: 35, before: 1),
    Fault(
      name: "a view line whose bracket another view ends",
      text:
        "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9\n   | <UIView: 0x3; frame = (0 0; 9 9)>",
      reason: .malformed("the brackets of a view aren't closed"), line: 2, column: 1, before: 1),
    Fault(
      name: "a view line that ends in the name of the class",
      text: "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <UIView\n: 0x2; frame = (0 0; 9 9)>",
      reason: .malformed("the brackets of a view aren't closed"), line: 2, column: 1, before: 1),
    Fault(
      name: "an element whose label is cut",
      text:
        "Element subtree:\n →Application, 0x1, pid: 1, label: 'a'\n    Window, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'half",
      reason: .cut, line: 3, column: 56, before: 1),
    Fault(
      name: "an Android view that is cut",
      text:
        "View Hierarchy:\n  a.B{1 V.E...... ........ 0,0-9,9}\n    a.C{2 V.E...... ........ 0,0-",
      reason: .cut, line: 3, column: 34, before: 1),
    Fault(
      name: "a tree in JSON that is cut behind a child",
      text:
        "{\"attributes\": {\"bounds\": \"[0,0][9,9]\"}, \"children\": [\n{\"attributes\": {}, \"children\": []},\n{\"attri",
      reason: .cut, line: 3, column: 8, before: 2),
    Fault(
      name: "JSON with a missing comma",
      text:
        "[{\"AXLabel\": \"a\", \"type\": \"Button\"},\n {\"AXLabel\": \"b\" \"type\": \"Button\"}]",
      reason: .malformed("this isn't JSON (a comma or a closing bracket is missing)"),
      line: 2, column: 18, before: 1),
    Fault(
      name: "XML with an attribute given twice",
      text:
        "<hierarchy>\n<node bounds=\"[0,0][9,9]\"/>\n<node index=\"0\" index=\"1\"/></hierarchy>",
      reason: .malformed("this isn't well-formed XML (an attribute given twice)"),
      line: 3, column: 26, before: 1),
    Fault(
      name: "XML without an element", text: "<hierarchy rotation=\"0\"></hierarchy>",
      reason: .noElements, line: 1, column: 1, before: 0),
    Fault(
      name: "no byte", text: "", reason: .empty, line: 0, column: 0, before: 0),
    Fault(
      name: "no text", text: " \n\n", reason: .empty, line: 0, column: 0, before: 0),
    Fault(
      name: "text of something else", text: "Dear all,\nsee you at three.",
      reason: .unknownFormat("Dear all,"), line: 1, column: 1, before: 0),
    Fault(
      name: "idb's answer for nothing", text: "null",
      reason: .unknownFormat("null"), line: 1, column: 1, before: 0),
  ]

  @Test(arguments: faults)
  func `a fault is reported with its line, column and the elements before`(fault: Fault) throws {
    let error = try #require(throws: ScreenDumpError.self) {
      try ScreenDump(Data(fault.text.utf8))
    }

    expectEqual(error.reason, fault.reason)
    expect((error.line, error.column) == (fault.line, fault.column))
    expectEqual(error.elementsBefore, fault.before)
  }

  @Test func `bytes of another encoding are guessed, which is reported`() throws {
    let head = "<hierarchy>\n<node text=\"a\" bounds=\"[0,0][9,9]\"/>\n<node text=\""
    let bytes =
      Array(head.utf8) + [0xB2, 0xE2] + Array("\" bounds=\"[0,0][9,9]\"/></hierarchy>".utf8)

    let dump = try ScreenDump(Data(bytes))
    let error = try #require(throws: ScreenDumpError.self) { try DumpText(Data(bytes)) }

    expectEqual(dump.elements.count, 2)
    expect(dump.remarks[0].text.hasPrefix("the text isn't UTF-8"))
    expectEqual(error.reason, .notUTF8(byte: 0xB2))
    expect((error.line, error.column) == (3, 13))
    expectEqual(error.elementsBefore, 1)
  }

  @Test(arguments: [[0xFF, 0xFE, 0x00, 0xD8], [0xFE, 0xFF, 0xD8, 0x00]] as [[UInt8]])
  func `half a character of UTF-16 is reported at the mark`(bytes: [UInt8]) {
    let error = #expect(throws: ScreenDumpError.self) { try ScreenDump(Data(bytes)) }

    expectEqual(error?.reason, .notUnicode(encoding: "UTF-16"))
    expect(error?.line == 1 && error?.column == 1)
  }

  @Test func `what isn't valid UTF-16 or UTF-32 is named so, and not after its first byte`() {
    let text = Array("<hierarchy>".utf16)
    func bytes(_ units: [UInt16]) -> [UInt8] {
      units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    let cases: [([UInt8], String)] = [
      (bytes([0xFEFF, 0xD800]), "the text isn't valid UTF-16"),
      (bytes(text + [0xD800]), "the text isn't valid UTF-16"),
      ([0xFF, 0xFE, 0, 0, 0, 0, 0x11, 0x7F], "the text isn't valid UTF-32"),
    ]
    for (bytes, message) in cases {
      let error = #expect(throws: ScreenDumpError.self) { try ScreenDump(Data(bytes)) }
      expectEqual(error.map { "\($0)" }, "line 1, column 1: \(message)")
    }
  }

  @Test func `half a gigabyte is the most, whatever is in it`() {
    let most = 536_870_912

    let error = #expect(throws: ScreenDumpError.self) { try ScreenDump(Data(count: most + 1)) }

    expectEqual(error?.reason, .tooLarge(count: most + 1, limit: most))
    expectEqual(
      error?.description, "the file has 536870913 bytes; the limit is 536870912")
  }

  @Test func `a file that isn't there is unreadable`() throws {
    let url = DumpSample.root.appendingPathComponent("none.xml")

    let error = try #require(throws: ScreenDumpError.self) { try ScreenDump(contentsOf: url) }

    guard case .unreadable = error.reason else {
      Issue.record("\(error)")
      return
    }
  }

  @Test(arguments: DumpSample.whole)
  func `a sample cut anywhere is refused or says what it left out`(sample: DumpSample) throws {
    let data = try sample.data()
    let whole = try sample.dump()

    let cuts = max(5, min(29, 100_000 / data.count))
    for part in stride(from: 1, to: data.count, by: max(1, data.count / cuts)) {
      do {
        let dump = try ScreenDump(data.prefix(part), format: whole.format)
        // A text cut between lines is a smaller one.
        expect(dump.elements.count <= whole.elements.count)
        expect(zip(dump.elements, whole.elements).allSatisfy { $0.role == $1.role })
      } catch {
        expect(error.elementsBefore <= whole.elements.count)
      }
    }
  }

  /// Foundation's parser crashes on instructions that have nothing but a name.
  @Test func `instructions without data are read over, and places behind them are right`() throws {
    let window = "<UIAWindow x='0' y='0' width='9' height='9'>"
    let whole = try ScreenDump(
      Data("\(window)<?a?><?name?>\n<!-- <?b?> --><?c d?></UIAWindow>".utf8))
    expectEqual(whole.elements.count, 1)

    let broken = Data("\(window)\n<?a?><?name?><UIAButton x='0' x='1'/></UIAWindow>".utf8)
    let plain = Data("\(window)\n<?a ?><?nam ?><UIAButton x='0' x='1'/></UIAWindow>".utf8)
    let error = #expect(throws: ScreenDumpError.self) { try ScreenDump(broken) }
    let expected = #expect(throws: ScreenDumpError.self) { try ScreenDump(plain) }
    expect(error?.line == 2 && error?.line == expected?.line)
    expectEqual(error?.column, (expected?.column ?? 0) - 1)
  }

  @Test(arguments: ["<?a?b?>", "<?a??>"])
  func `instructions that aren't well formed stay so`(instruction: String) {
    let text = "<UIAWindow x='0' y='0' width='9' height='9'>\(instruction)</UIAWindow>"

    let error = #expect(throws: ScreenDumpError.self) { try ScreenDump(Data(text.utf8)) }

    expectEqual(error?.elementsBefore, 1)
  }

  @Test(arguments: [
    "Button, 0x2,", "Button, 0x2, ", "Button, 0x2, {{0.0, 0.0}, {9.0, 9.0}},",
    "Button, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, ", "Button, 0x2, pid: 1,",
  ])
  func `an element that ends in a comma is cut`(element: String) throws {
    let text = "Element subtree:\n →Application, 0x1, pid: 1, label: 'a'\n    " + element

    let error = #expect(throws: ScreenDumpError.self) { try ScreenDump(Data(text.utf8)) }
    let whole = try ScreenDump(Data((text + "\n").utf8))

    expectEqual(error?.reason, .cut)
    expectEqual(error?.elementsBefore, 1)
    expectEqual(whole.elements.count, 2)
  }
}
