import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// Escape sequences of JSON, programs, TeamCity and shells, and the bytes that they encode.
struct EscapeTests {
  /// An escaped text, its characters, and its bytes in Python's `bytes`.
  private static let texts: [(escaped: String, plain: String, bytes: [UInt8])] = [
    (#"a\nb\tc\rd"#, "a\nb\tc\rd", Array("a\nb\tc\rd".utf8)),
    (#"\b\f\e"#, "\u{8}\u{C}\u{1B}", [8, 12, 27]),
    (#"\"\'\\\/\`"#, "\"'\\/`", Array("\"'\\/`".utf8)),
    ("a\\\nb", "ab", Array("ab".utf8)),
    (#"\x41\xe9"#, "A\u{E9}", [0x41, 0xE9]),
    (#"\101\351\0"#, "A\u{E9}\0", [0x41, 0xE9, 0]),
    (#"\u00e9"#, "\u{E9}", Array("\u{E9}".utf8)),
    (#"\u{e9}\u{1F600}"#, "\u{E9}\u{1F600}", Array("\u{E9}\u{1F600}".utf8)),
    (#"\ud83d\ude00"#, "\u{1F600}", Array("\u{1F600}".utf8)),
    (#"\ud83dx"#, "\u{FFFD}x", Array("\u{FFFD}x".utf8)),
    (#"\U0001F600"#, "\u{1F600}", Array("\u{1F600}".utf8)),
    // What isn't an escape sequence stays as it is.
    (#"\xg1"#, #"\xg1"#, Array(#"\xg1"#.utf8)),
    (#"\x4"#, #"\x4"#, Array(#"\x4"#.utf8)),
    (#"\x"#, #"\x"#, Array(#"\x"#.utf8)),
    (#"\u12g4"#, #"\u12g4"#, Array(#"\u12g4"#.utf8)),
    (#"\u12"#, #"\u12"#, Array(#"\u12"#.utf8)),
    (#"\u{}"#, #"\u{}"#, Array(#"\u{}"#.utf8)),
    (#"\u{41"#, #"\u{41"#, Array(#"\u{41"#.utf8)),
    (#"\u{123456789}"#, #"\u{123456789}"#, Array(#"\u{123456789}"#.utf8)),
    (#"\U0001F6"#, #"\U0001F6"#, Array(#"\U0001F6"#.utf8)),
    (#"\_\"#, #"\_\"#, Array(#"\_\"#.utf8)),
  ]

  @Test(arguments: texts.indices)
  func `an escape sequence stands for its character or byte`(index: Int) {
    let (escaped, plain, bytes) = Self.texts[index]
    let whole = Array(escaped.utf8)[...]

    expectEqual(String(decoding: Escapes.undone(whole), as: UTF8.self), plain, "\(escaped)")
    expectEqual(Escapes.undone(whole, hex: .byte), bytes, "\(escaped)")
  }

  /// What stands before a quote, and the name that is read inside it.
  private static let starts = [
    ("print(b", "Caf\u{E9}"), ("B", "Caf\u{E9}"), ("grab", "Caf\u{C3}\u{A9}"),
  ]

  /// Python prints `bytes` with a `b` before the quote, and every byte of a character by itself.
  @Test func `a literal of Python's bytes is UTF-8, and a string is characters`() throws {
    let screen = #"Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\nText = '[Caf\xc3\xa9]'\n"#
    for (start, name) in Self.starts {
      let found = QuotedStrings.undone(Array("\(start)\"\(screen)\"\n".utf8))

      let text = String(decoding: try #require(found.first).bytes, as: UTF8.self)
      expect(text.hasSuffix("Text = '[\(name)]'\n"), "\(start): \(text)")
    }
  }

  @Test func `the value of a TeamCity message is decoded`() throws {
    let screen = "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px|r|nText = |'|[a|0x2022|||0xd800|]|'"
    let message = "##teamcity[testStdOut name='a' out='\(screen)']\n"

    let found = ServiceMessages.undone(Array(message.utf8))

    expectEqual(
      found.map { String(decoding: $0.bytes, as: UTF8.self) },
      ["Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\nText = '[a\u{2022}|\u{FFFD}]'"])
  }

  /// Texts with lines of logs and pagers, and the same texts with empty lines in their places.
  private static let inserted: [(text: String, plain: String)] = [
    ("--------- beginning of main\na\n", "\na\n"),
    ("::group::tree\na\n::endgroup::\n", "\na\n\n"),
    ("Type: Notice | Timestamp: 2026-01-01 10:00:00.000000+01:00 | Process: A\na\n", "\na\n"),
    ("a\n --More-- \nb", "a\n\nb"),
    ("a\nPage 1 of 3\nb", "a\n\nb"),
    ("[ 11-28 07:15:01.123  1234: 5678 D/Dump ]\na", "\na"),
  ]

  @Test func `only the lines of logs and pagers are removed`() {
    for (text, plain) in Self.inserted {
      let found = LinesBetween.undone(Array(text.utf8))

      expectEqual(found.map { String(decoding: $0.bytes, as: UTF8.self) }, [plain], "\(text)")
    }
    for text in [
      "[ a ]\n", "[ 1-2 3:4 5 ]\n", "Type: a\n", "Page x of 3\n", "[ 11-28 07:15:01.123 1 2 ]\n",
      "\(String(repeating: "-", count: 241))\n",
    ] {
      expect(LinesBetween.undone(Array(text.utf8)).isEmpty, "\(text)")
    }
  }

  /// A text of more than twenty bytes, which the listings encode.
  private static let listed = Array("<hierarchy rotation='0'></hierarchy>".utf8)

  private static func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// The bytes 16 per line, each line with its offset and the text at its end.
  private static func rows(gap: String) -> String {
    stride(from: 0, to: listed.count, by: 16).map { start in
      let row = listed[start..<min(start + 16, listed.count)]
      let digits = row.enumerated().map { ($0 == 8 ? gap : $0 == 0 ? "" : " ") + hex([$1]) }
      return String(repeating: "0", count: 6) + hex([UInt8(start)]) + "  " + digits.joined()
        + "    |\(String(decoding: row, as: UTF8.self))|\n"
    }.joined()
  }

  @Test func `a listing of bytes stands for its bytes`() {
    let digits = Self.hex(Self.listed)
    let decimal = Self.listed.map(String.init).joined(separator: ", ")
    for text in [
      digits, "<\(digits)>", digits.uppercased() + "\n", Self.rows(gap: "  "),
      Self.rows(gap: " "), Self.rows(gap: " ") + "00000024\n", Self.rows(gap: " ") + "the end\n",
      "[\(decimal), \(decimal)]",
    ] {
      let found = Hexadecimal.undone(Array(text.utf8)).first?.bytes.prefix(Self.listed.count)

      expectEqual(found.map(Array.init), Self.listed, "\(text)")
    }
  }

  @Test func `a text that is no listing of bytes stands for none`() {
    let digits = Self.hex(Self.listed)
    for text in [
      digits + "0", String(digits.prefix(38)), digits + "g0", "0000000 zz\n", "abcdefgh\n",
      String(digits.prefix(64)) + "xyz",
    ] {
      expect(Hexadecimal.undone(Array(text.utf8)).isEmpty, "\(text)")
    }
  }
}
