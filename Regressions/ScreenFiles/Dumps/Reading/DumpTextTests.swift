import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// Encodings, positions and formats of texts.
struct DumpTextTests {
  private static let screen = "<hierarchy>\n<node text=\"ä\" bounds=\"[0,0][9,9]\"/></hierarchy>"

  @Test(arguments: [String.Encoding.utf16BigEndian, .utf16LittleEndian])
  func `a text in UTF-16 with a mark is read either way round`(encoding: String.Encoding) throws {
    let mark: [UInt8] = encoding == .utf16BigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
    let data = Data(mark) + (try #require(Self.screen.data(using: encoding)))

    let text = try DumpText(data)

    expect(text.remarks.contains { $0.text.hasPrefix("the file is in UTF-16") })
    expectEqual(String(decoding: text.bytes, as: UTF8.self), Self.screen)
    try expectEqual(ScreenDump(data).elements.count, 1)
  }

  @Test func `a mark of UTF-8 is left out`() throws {
    let text = try DumpText(Data([0xEF, 0xBB, 0xBF]) + Data(Self.screen.utf8))

    expect(text.remarks.isEmpty)
    expectEqual(text.bytes, Array(Self.screen.utf8))
  }

  @Test func `places are lines and bytes counted from one`() throws {
    let text = DumpText(valid: Array("ab\n\ncé\n".utf8))
    var (line, column) = (1, 1)

    for (offset, byte) in text.bytes.enumerated() {
      expect(text.place(of: offset) == (line, column))
      (line, column) = byte == .newline ? (line + 1, 1) : (line, column + 1)
    }
    expect(text.place(of: text.bytes.count) == (line, column))
    expect(text.place(of: 99) == (line, column))
    expect(text.place(of: -1) == (1, 1))
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC3], [0xC0, 0x80], [0xC1, 0xBF], [0xE2, 0x82], [0xE0, 0x9F, 0xBF],
      [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5], [0xFF],
    ] as [[UInt8]])
  func `the first byte that isn't UTF-8 is reported, in the text and at its end`(broken: [UInt8]) {
    for before in ["a", "ab\ncé", "€😀"] {
      for after in ["", "b", "\né"] {
        let bytes = Array(before.utf8) + broken + Array(after.utf8)
        let (line, column) = DumpText(valid: bytes).place(of: before.utf8.count)

        let error = #expect(throws: ScreenDumpError.self) { try DumpText(Data(bytes)) }

        expectEqual(error?.reason, .notUTF8(byte: broken[0]))
        expect(error?.line == line && error?.column == column)
      }
    }
  }

  @Test func `a text begins with its first line that isn't blank`() {
    expectEqual(DumpText(valid: Array(" \n\t Dear all,\r\nyou".utf8)).start, "Dear all,")
    expectEqual(DumpText(valid: Array("a\nb".utf8)).start, "a")
    expectEqual(DumpText(valid: Array(String(repeating: "x", count: 99).utf8)).start.count, 60)
  }

  @Test func `bytes have their kinds`() {
    for byte in UInt8.min...UInt8.max {
      let scalar = Unicode.Scalar(byte)
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      let isDigit = ("0"..."9").contains(scalar)
      expectEqual(byte.isDigit, isDigit)
      expectEqual(
        byte.isWordByte, (isLetter || isDigit || scalar == "_" || byte >= 0x80), "\(byte)")
      expectEqual(byte.isSpace, [9, 10, 11, 12, 13, 32].contains(byte), "\(byte)")
    }
  }

  static let marks: [(text: String, format: ScreenDump.Format?)] = [
    ("<hierarchy rotation='0'>", .uiAutomator), ("<displays>", .uiAutomator),
    ("<node/>", .uiAutomator),
    ("<AppiumAUT>", .webDriverAgentXML), ("<XCUIElementTypeWindow/>", .webDriverAgentXML),
    ("<UIAWindow\n/>", .webDriverAgentXML), ("<a><XCUIElementTypeAny/></a>", .webDriverAgentXML),
    ("<a/>", nil), ("<hierarchy: 5>", nil), ("{\"value\": \"<AppiumAUT>\"}", .webDriverAgentJSON),
    ("{\"rendering_system\": \"UIKIT\"}", .sentry), ("{\"windows\": [{\"type\": 1}]}", .sentry),
    ("{\"windows\": []}", nil), ("{\"type\": 1}", nil),
    ("{\"documents\": [{\"nodes\": {}}]}", .domSnapshot),
    ("{\"documents\": [{\"documentURL\": 0}]}", .domSnapshot), ("{\"documents\": []}", nil),
    ("{\"attributes\": {\"bounds\": 0}}", .maestro),
    ("{\"attributes\": 0, \"children\": []}", .maestro),
    ("{\"attributes\": {\"bounds\": 0, \"origBounds\": 0}}", .harmony),
    ("{\"attributes\": {\"bounds\": 0, \"zIndex\": 0}}", .harmony),
    ("{\"attributes\": {\"bounds\": 0, \"hierarchy\": 0}}", .harmony), ("{\"attributes\": 0}", nil),
    ("{\"isEnabled\": 1}", .webDriverAgentJSON), ("{\"isVisible\" : 1}", .webDriverAgentJSON),
    ("{\"rawIdentifier\": 1}", .webDriverAgentJSON),
    ("{\"rect\": 1, \"type\": 2}", .webDriverAgentJSON),
    ("{\"rect\": 1}", nil), ("[{\"AXFrame\": 1}]", .idb), ("[{\"AXLabel\": 1}]", .idb),
    ("[{\"AXUniqueId\"\n: 1}]", .idb), ("[{\"type\": 1, \"frame\": 2}]", .idb),
    ("[{\"type\": 1, \"interactable\": 2}]", .idb), ("[{\"frame\": 2}]", nil),
    ("{\"x\": \"AXFrame\"}", nil), ("{\"x\\\"AXFrame\": 1}", nil),
    ("{\"x\": \"\\\\\", \"AXFrame\": 1}", .idb), ("{\"AXFrame", nil),
  ]

  @Test(arguments: marks.indices)
  func `a format is known by what only its tool writes`(index: Int) {
    let (text, format) = Self.marks[index]

    expectEqual(FormatDetection(DumpText(valid: Array(text.utf8))).format, format, "\(text)")
    let late = "log of a tool: \(String(repeating: "a b\n", count: 20_000))\n" + text
    expectEqual(FormatDetection(DumpText(valid: Array(late.utf8))).format, format, "\(text), late")
  }

  @Test func `a mark is found wherever it stands`() {
    let bytes = Array("aab abcab".utf8)

    expect(FormatDetection.contains("aab", in: bytes))
    expect(FormatDetection.contains("ab a", in: bytes))
    expect(FormatDetection.contains("cab", in: bytes))
    expect(!FormatDetection.contains("abb", in: bytes))
    expect(!FormatDetection.contains("cabb", in: bytes))
    expect(!FormatDetection.contains("a", in: []))
  }
}
