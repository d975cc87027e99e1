import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// Screens behind other characters, quotes of a shell, and recordings of terminals.
struct WrappedTextTests {
  private static let screen = """
    <hierarchy rotation="0">
      <node index="0" text="Office" class="android.widget.Button" bounds="[0,0][100,50]" />
      <node index="1" text="don't" class="android.widget.TextView" bounds="[0,50][100,80]" />
    </hierarchy>

    """

  private static let letters = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"]

  private static func scalar(_ code: Int) -> String {
    UnicodeScalar(UInt32(code)).map(String.init) ?? ""
  }

  private static func undone(_ text: String, _ body: ([UInt8]) -> [TextWrapping.Undone]) -> [String]
  {
    body(Array(text.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The names and frames of the elements of a text.
  private static func elements(_ text: String) throws -> [String] {
    try ScreenDump(Data(text.utf8)).elements.map { "\($0.name ?? "") \($0.frame)" }
  }

  @Test func `full-width characters and ligatures stand for those of ASCII`() {
    for code in 0x21...0x7E {
      let wide = Self.scalar(code + 0xFEE0)
      expectEqual(Self.undone("a\(wide)b", Ligatures.undone), ["a\(Self.scalar(code))b"])
      expectEqual(Ligatures.plain("\(wide)\(wide)"), Self.scalar(code) + Self.scalar(code))
    }
    for (place, letters) in Self.letters.enumerated() {
      let ligature = Self.scalar(0xFB00 + place)
      expectEqual(Self.undone("o\(ligature)e", Ligatures.undone), ["o\(letters)e"])
    }
    // The neighbors of these ranges stay, and so do beginnings of characters.
    for code in [0xFB07, 0xFEFF, 0xFF00, 0xFF5F, 0xFFFD] {
      expectEqual(Self.undone("a\(Self.scalar(code))", Ligatures.undone), [])
      expectEqual(Ligatures.plain(Self.scalar(code)), Self.scalar(code))
    }
    expect(Ligatures.undone([0x61, 0xEF, 0xAC]).isEmpty && Ligatures.undone([0xEF]).isEmpty)
    expectEqual(Ligatures.undone([0xEF, 0xAC, 0x80, 0xEF]).map(\.bytes), [[0x66, 0x66, 0xEF]])
  }

  @Test func `a screen in full-width characters or with ligatures is read like a plain one`() throws
  {
    let plain = try Self.elements(Self.screen)
    let wide = Self.screen.unicodeScalars.map {
      $0.value > 0x20 && $0.value < 0x7F ? Self.scalar(Int($0.value) + 0xFEE0) : String($0)
    }.joined()

    expectEqual(plain.count, 2)
    expectEqual(try Self.elements(wide), plain)
    // Only a text that can't be read as it is has its ligatures replaced.
    let tied = Self.screen.replacing("Office", with: "O\u{FB03}ce")
    expectEqual(try Self.elements(tied), plain.map { $0.replacing("Office", with: "O\u{FB03}ce") })
  }

  @Test func `quotes that were escaped for a shell are quotes again`() throws {
    let text = #"'a'\''b'\'''\''c\'d'"#
    let escaped = Self.screen.replacing("\"", with: "'").replacing("don't", with: "dont")
    let plain = try Self.elements(escaped)

    expectEqual(Self.undone(text, ShellQuotes.undone), [#"'a'b''c\'d'"#])
    expectEqual(Self.undone(#"a\'b"#, ShellQuotes.undone), [])
    expectEqual(try Self.elements(escaped.replacing("'", with: #"'\''"#)), plain)
    expectEqual(plain.count, 2)
  }

  @Test func `the output of a terminal's recording is joined, but not what was typed`() throws {
    let lines = Self.screen.split(separator: "\n", omittingEmptySubsequences: false)
    var recording = #"{"version": 2, "width": 80, "height": 24}"# + "\n"
    for (place, line) in lines.enumerated() {
      let text = line.replacing("\"", with: #"\""#)
      recording +=
        #"[\#(place).5, "i", "x"]"# + "\n" + #"[\#(place).75, "o", "\#(text)\r\n"]"# + "\n"
    }

    let dump = try ScreenDump(Data(recording.utf8))

    try expectEqual(
      dump.elements.map { "\($0.name ?? "") \($0.frame)" }, Self.elements(Self.screen))
    let remark = "the output in a terminal's recording was joined"
    expect(dump.remarks.contains { $0.text.contains(remark) })
  }

  @Test func `a compressed repetition from a distance that doesn't exist is damaged`() {
    // A block of the standard's codes: a letter, a length of 3, and each of the distances' codes.
    func block(_ code: Int) -> [UInt8] {
      func bits(_ value: Int, _ count: Int) -> [Int] {
        (0..<count).reversed().map { value >> $0 & 1 }
      }
      let codes = [1, 1, 0] + bits(0x30 + 0x61, 8) + bits(1, 7) + bits(code, 5) + bits(0, 20)
      return stride(from: 0, to: codes.count - 7, by: 8).map { place in
        UInt8((0..<8).reduce(0) { $0 | codes[place + $1] << $1 })
      }
    }
    let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    for code in [30, 31] {
      #expect(throws: Inflation.Fault.damaged) {
        try Inflation.gunzipped(header + block(code) + Array(repeating: 0, count: 12))
      }
    }
    // The first distance is one byte back, so the letter is repeated; only the checksum is wrong.
    #expect(throws: Inflation.Fault.damaged) {
      try Inflation.gunzipped(header + block(0) + Array(repeating: 0, count: 12))
    }
    #expect(throws: Inflation.Fault.tooLarge(limit: 3)) {
      try Inflation.gunzipped(header + block(0) + Array(repeating: 0, count: 12), limit: 3)
    }
  }

  private static func render(_ constraints: String) -> String {
    """
    RenderView#0
     │ configuration: BoxConstraints(w=90.0, h=90.0) at 2.0x (in
     │   logical pixels)
     └─child: RenderSliverList#2
         constraints: SliverConstraints(AxisDirection.down,
           GrowthDirection.forward, \(constraints))

    """
  }

  @Test func `a sliver with numbers that are cut or missing is malformed, at its line`() throws {
    let whole = Self.render("scrollOffset: 30.0, crossAxisExtent: 50.0")
    try expectEqual(ScreenDump(Data(whole.utf8), format: .flutterRender).elements.count, 2)
    let faults = [
      ("scrollOffset: 30.0", "a sliver's constraints are incomplete"),
      ("crossAxisExtent: 50.0", "a sliver's constraints are incomplete"),
      ("scrollOffset: 3, crossAxisExtent: 50.0", "a number is incomplete"),
      ("scrollOffset: 30.0, crossAxisExtent: 50.", "a number is incomplete"),
    ]
    for (text, fault) in faults {
      do {
        _ = try ScreenDump(Data(Self.render(text).utf8), format: .flutterRender)
        Issue.record("\(text) was read")
      } catch {
        expectEqual(error.reason, .malformed(fault), "\(text)")
        expectEqual(error.line, 4, "\(text)")
      }
    }
  }

  @Test func `JSON that ends in half of a character is cut, and otherwise has a wrong character`() {
    let text = #"{"v": "\ud83d\ude00"}"#
    for end in 7..<text.utf8.count {
      var reader = JSONReader(Array(text.utf8.prefix(end)), from: 0, line: 1)
      expectEqual(Self.reason(&reader), .cut, "\(end)")
    }
    for wrong in [#"{"v": "\ud83dx"}"#, #"{"v": "\ud83d\n"}"#] {
      var reader = JSONReader(Array(wrong.utf8), from: 0, line: 1)
      expectEqual(Self.reason(&reader), .character, "\(wrong)")
    }
  }

  private static func reason(_ reader: inout JSONReader) -> JSONReader.Fault.Reason? {
    do {
      try reader.read()
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `only the first eight blocks of code are looked at`() {
    let text = (0..<20).map { "```\n\($0)\n```\n" }.joined()

    let found = Self.undone(text, MarkdownFences.undone)

    expectEqual(found.count, 8)
    expect(found.first?.contains("0") == true && found.last?.contains("7") == true)
  }

  @Test func `a code of a terminal ends in a letter`() {
    expectEqual(Self.undone("a\u{1B}[1;31mb\u{1B}[0mc", TerminalCodes.undone), ["abc"])
    for text in ["a\u{1B}[1;31", "a\u{1B}[12\nb", "a\u{1B}[3\u{E9}"] {
      expectEqual(Self.undone(text, TerminalCodes.undone), [], "\(text)")
    }
  }
}
