import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// Encodings, other kinds of files, and characters that copying introduces.
struct TextConversionTests {
  private static let text = "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\nText = '[\u{E9}]'\n"

  @Test func `UTF-16 and UTF-32 are read with and without a mark`() throws {
    let encodings: [(String.Encoding, mark: [UInt8], name: String)] = [
      (.utf16LittleEndian, [0xFF, 0xFE], "UTF-16"), (.utf16BigEndian, [0xFE, 0xFF], "UTF-16"),
      (.utf32LittleEndian, [0xFF, 0xFE, 0, 0], "UTF-32"),
      (.utf32BigEndian, [0, 0, 0xFE, 0xFF], "UTF-32"),
    ]
    for (encoding, mark, name) in encodings {
      let data = try #require(Self.text.data(using: encoding))
      for (bytes, suffix) in [(Data(mark) + data, ""), (data, " without a mark")] {
        let dump = try ScreenDump(bytes)

        expectEqual(dump.elements.map(\.name), ["\u{E9}"], "\(name)\(suffix)")
        expect(
          dump.remarks.contains { $0.text == "the file is in \(name)\(suffix)" },
          "\(dump.remarks)")
      }
    }
  }

  /// Bytes that aren't UTF-8, the name of their encoding, whether the file names it, and the text.
  private static let foreign: [(start: String, [UInt8], name: String, Bool, text: String)] = [
    ("encoding=\"Windows-1251\" ", [0xCF, 0xF0], "WINDOWS-1251", true, "\u{41F}\u{440}"),
    ("charset='koi8-r' ", [0xF0, 0xD2], "KOI8-R", true, "\u{41F}\u{440}"),
    ("charset=latin1;", [0xE9, 0xE8], "LATIN1", true, "\u{E9}\u{E8}"),
    ("encoding=unknown ", [0xE9], "Windows-1252", false, "\u{E9}"),
    ("", [0xE9], "Windows-1252", false, "\u{E9}"),
    // An odd number of Cyrillic letters, and Korean, Chinese and Japanese in pairs.
    ("", [0xCF, 0xF0, 0xE8], "Windows-1251", false, "\u{41F}\u{440}\u{438}"),
    ("", [0xC7, 0xD1, 0xB1, 0xDB], "CP949", false, "\u{D55C}\u{AE00}"),
    ("", [0xC4, 0xE3, 0xBA, 0xC3, 0xCA, 0xC0], "GB18030", false, "\u{4F60}\u{597D}\u{4E16}"),
    ("", [0xA4, 0xB3, 0xA4, 0xF3], "EUC-JP", false, "\u{3053}\u{3093}"),
    ("charset=EUC-JP ", [0xC6, 0xFC, 0xCB, 0xDC], "EUC-JP", true, "\u{65E5}\u{672C}"),
    ("charset=EUC-JP ", [0x8E, 0xB1, 0xF4, 0xA6], "EUC-JP", true, "\u{FF71}\u{7199}"),
    ("charset=EUC-JP ", [0xA1, 0xA1, 0xA5, 0xE0], "EUC-JP", true, "\u{3000}\u{30E0}"),
    ("charset=EUC-JP ", [0xE9], "Windows-1252", false, "\u{E9}"),
    ("", [0x83, 0x81, 0x83, 0x6A], "Shift_JIS", false, "\u{30E1}\u{30CB}"),
  ]

  @Test(arguments: foreign.indices)
  func `another encoding is the one that is named, or a guess`(index: Int) throws {
    let (start, bytes, name, isNamed, text) = Self.foreign[index]

    let found = try #require(TextEncoding.legacy(Array("<a \(start)".utf8) + bytes + [0x3E]))

    expectEqual(String(decoding: found.decoded.bytes, as: UTF8.self), "<a \(start)\(text)>")
    expect(found.decoded.name == name && found.isNamed == isNamed, "\(found.decoded.name)")
  }

  @Test func `binary data is no text, and damaged UTF-8 is repaired`() throws {
    let damaged = Array("\u{E9}\u{E8}\u{EA} ".utf8) + [0xFF]

    expect(TextEncoding.legacy([1, 2, 0xFF, 65]) == nil)
    let found = try #require(TextEncoding.legacy(damaged)).decoded
    expectEqual(String(decoding: found.bytes, as: UTF8.self), "\u{E9}\u{E8}\u{EA} \u{FFFD}")
    expectEqual(found.name, "damaged UTF-8")
  }

  @Test func `files of other tools are recognized`() {
    let marks: [(String, part: String?)] = [
      ("{\"backendDOMNodeId\": 1, \"ignored\": true}", "Chrome's accessibility tree"),
      ("uid=1_0 RootWebArea \"a\"", "Chrome's DevTools"),
      ("- button \"a\"\n- link [ref=e1]\n", "Playwright"), ("- button \"a\"\n- x \"b\"\n", nil),
      ("<document type=\"com.apple.InterfaceBuilder3\">", "storyboard"),
      ("xmlns:a=\"http://schemas.android.com/apk/res/android\"", "layout resource"),
      ("[root]\n MyWidget", "Flutter's widget tree"),
      ("WidgetsFlutterBinding\n State#1", "Flutter's widget tree"), ("[root]\n", nil),
      ("appId: a\n- tapOn: b", "Maestro flow"), ("appId: a\n- launchApp", "Maestro flow"),
      ("appId: a\n- assertVisible: b", "Maestro flow"), ("appId: a\n", nil),
      ("<testsuite>", "test report"), ("<!doctype html>", "web page"), ("<html>", "web page"),
      ("", nil),
    ]
    for (text, part) in marks {
      let found = ForeignFile.tool(of: Array(text.utf8))

      expect(part.map { found?.contains($0) == true } ?? (found == nil), "\(text)")
    }
    let tape = [UInt8](repeating: 0, count: 257) + Array("ustar\0".utf8)
    expectEqual(ForeignFile.binaryKind(of: tape), "this is a tar archive: unpack it first")
    expect(ForeignFile.binaryKind(of: Array(tape.dropLast(2))) == nil)
    expectEqual(
      ForeignFile.binaryKind(of: [0xFF, 0xD8, 0xFF]), "this is a JPEG image, not a screen dump")
  }

  @Test func `characters that copying introduces are reported`() throws {
    let name = { (name: String) in
      "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\nText = '[\(name)]'\n"
    }
    let json = { (text: String, id: String) in
      "{\"attributes\":{\"bounds\":\"[0,0][9,9]\",\"text\":\"\(text)\",\"resource-id\":\"\(id)\"}}"
    }
    let links = "texts have links, perhaps from copying"
    let spaces = "all spaces are no-break spaces, perhaps from copying"
    let dashes = "identifiers have typographic characters, perhaps from copying"
    let markdown = "Markdown's backslashes were removed"
    let texts: [(String, remark: String, isSaid: Bool)] = [
      (name("[a](https://a.b)"), links, true), (name("<http://a.b|a>"), links, true),
      (name("a<b <http://a.b|c>"), links, true), (name("<http://a.b>"), links, false),
      (name("<http://a.b c|d>"), links, false), (name("http://a.b"), links, false),
      (json("a\u{A0}b", "i"), spaces, true), (json("a b\u{A0}", "i"), spaces, false),
      (json("a", "a\u{2013}b"), dashes, true), (json("a\u{2013}b", "a-b"), dashes, false),
      (name("a\\_b"), markdown, true), (name("a_b"), markdown, false),
      (json("a\\\\_b", "i"), markdown, false),
      (name("a\u{FFFD}"), "texts have replacement characters, so bytes were lost", true),
      (
        name("a\u{200B}b"),
        "texts have characters without a width inside words, perhaps from copying", true
      ),
      (
        name("a\\u0041b"), "texts have escapes such as \\u0041, perhaps from copying", true
      ),
    ]
    for (text, remark, isSaid) in texts {
      let remarks = try ScreenDump(Data(text.utf8)).remarks

      expectEqual(remarks.contains { $0.text == remark }, isSaid, "\(text): \(remarks)")
    }
  }

  @Test func `typographic quotes and dashes become those of ASCII`() {
    let texts: [(String, plain: String?)] = [
      ("\u{AB}a\u{BB}", "\"a\""), ("\u{201C}a\u{201D}", "\"a\""), ("\u{201E}a\u{2033}", "\"a\""),
      ("\u{FF02}a", "\"a"), ("\u{2018}a\u{2019} \u{2032}\u{FF07}", "'a' ''"),
      ("\u{2212}1 \u{2010}2 \u{2013}3", "-1 -2 -3"), ("\u{AB}\u{2212}1\u{BB}", "\"-1\""),
      ("\u{A9}\u{E9}", nil), ("\u{2014}\u{2022}", nil), ("a", nil),
    ]
    for (text, plain) in texts {
      let found = TypographicQuotes.undone(Array(text.utf8)).first?.bytes

      expectEqual(found.map { String(decoding: $0, as: UTF8.self) }, plain, "\(text)")
    }
    expect(TypographicQuotes.undone([0x61, 0xE2, 0x80]).isEmpty)
  }

  @Test func `invisible characters are spaces or nothing`() {
    let texts: [(String, plain: String)] = [
      ("a\u{A0}b\u{2003}c\u{202F}d\u{205F}e\u{3000}f", "a b c d e f"),
      ("a\u{AD}b\u{34F}c\u{200B}d\u{2060}e\u{FEFF}f", "abcdef"), ("\u{A9}\u{E9}", "\u{A9}\u{E9}"),
      ("a\u{200D}b", "ab"), ("\u{E9}\u{200D}\u{E9}", "\u{E9}\u{200D}\u{E9}"),
      ("\u{2003}a\u{A0}", "a"), ("a\u{E0041}b", "ab"),
      ("\u{E9}\u{E0041}\u{E9}", "\u{E9}\u{E0041}\u{E9}"),
    ]
    for (text, plain) in texts {
      expectEqual(InvisibleCharacters.plain(text), plain, "\(Array(text.unicodeScalars))")
    }
    for bytes in [[0xC2], [0xE2, 0x80], [0xEF]] as [[UInt8]] {
      expect(InvisibleCharacters.kind(bytes, at: 0) == nil, "\(bytes)")
    }
  }

  @Test func `UTF-8 that was taken for Windows-1252 is restored`() {
    let texts: [(String, plain: String?)] = [
      ("Caf\u{C3}\u{A9}", "Caf\u{E9}"),
      ("\u{C3}\u{A9} \u{E2}\u{20AC}\u{A2}", "\u{E9} \u{2022}"),
      ("\u{C3}\u{A9}\u{4F60}", "\u{E9}\u{4F60}"), ("\u{C3}", nil), ("\u{C3}\u{E9}", nil),
      ("\u{E9}", nil), ("\u{C4}\u{8D}\u{C3}", nil),
    ]
    for (text, plain) in texts {
      let found = MistakenEncoding.mended(Array(text.utf8))

      expectEqual(found.map { String(decoding: $0, as: UTF8.self) }, plain, "\(text)")
    }
  }

  @Test(arguments: [
    ("“-”", "typographic quotes were replaced by straight ones"),
    ("\"–\"", "dashes were read as minus signs"),
    (
      "“–”",
      "typographic quotes were replaced by straight ones, and dashes were read as minus signs"
    ),
  ])
  func `the remark names all typographic characters that were replaced`(
    text: String, remark: String
  ) {
    let found = TypographicQuotes.undone(Array(text.utf8))

    expectEqual(found.map(\.remark), [remark])
    expectEqual(found.map { String(decoding: $0.bytes, as: UTF8.self) }, ["\"-\""])
  }
}
