import Foundation
import TestSupport
import Testing

@testable import TextMeasuring

@Suite struct FontFileTests {
  private typealias Builder = FontBuilder

  private func font(_ change: (inout FontBuilder) -> Void = { _ in }) throws(FontFileError)
    -> FontFile
  {
    var builder = FontBuilder.small
    change(&builder)
    return try FontFile(bytes: builder.bytes)
  }

  private func glyphs(_ font: FontFile, _ scalars: [UInt32]) -> [Int?] {
    scalars.map { Unicode.Scalar($0).flatMap { font.glyph(for: $0) } }
  }

  private func error(_ change: (inout FontBuilder) -> Void) -> FontFileError? {
    do throws(FontFileError) {
      _ = try font(change)
      return nil
    } catch {
      return error
    }
  }

  @Test func `A font says its measures`() throws {
    let font = try font()

    expectEqual([font.unitsPerEm, font.glyphCount, font.ascender], [1000, 4, 800])
    expectEqual([font.descender, font.lineGap, font.weightClass], [-200, 90, 400])
    expectEqual((-1...5).map(font.advance), [500, 500, 600, 700, 700, 700, 700])
    expectEqual(glyphs(font, [0x40, 0x41, 0x42, 0x43, 0x44]), [nil, 1, 2, 3, nil])
    expect(font.familyName == nil && !font.isItalic)
  }

  @Test func `Measures that hhea lacks come from OS/2`() throws {
    let windows =
      Builder.word(2) + Builder.word(0) + Builder.word(700) + Builder.zeros(56) + Builder.word(1)
      + Builder.zeros(4) + Builder.word(750) + Builder.word(-250) + Builder.word(10)
      + Builder.word(900) + Builder.word(300) + Builder.zeros(8) + Builder.word(480)
      + Builder.word(690) + Builder.zeros(6)
    let withBoth = try font { $0.tables["OS/2"] = windows }
    let withoutLine = try font {
      $0.tables["OS/2"] = windows
      $0.tables["hhea"]?.replaceSubrange(4..<10, with: Builder.zeros(6))
    }
    let old = try font {
      $0.tables["OS/2"] = Array(windows[..<64])
      $0.tables["hhea"]?.replaceSubrange(4..<10, with: Builder.zeros(6))
    }

    expectEqual([withBoth.ascender, withBoth.capHeight, withBoth.xHeight], [800, 690, 480])
    expectEqual([withBoth.weightClass], [700])
    expect(withBoth.isItalic)
    expectEqual([withoutLine.ascender, withoutLine.descender], [750, -250])
    expectEqual([old.ascender, old.capHeight], [0, 0])
  }

  @Test func `Characters are found by each format of cmap`() throws {
    let word = Builder.word
    let formats: [(String, [UInt8], [UInt32: Int])] = [
      ("0", word(0) + word(262) + word(0) + (0..<256).map { $0 == 0x42 ? 2 : 0 }, [0x42: 2]),
      (
        "4 with an array",
        word(4) + word(0) + word(0) + word(4) + Builder.zeros(6) + word(0x42) + word(0xFFFF)
          + word(0) + word(0x41) + word(0xFFFF) + word(1) + word(1) + word(4) + word(0) + word(2)
          + word(0), [0x41: 3]
      ),
      (
        "6", word(6) + word(0) + word(0) + word(0x41) + word(2) + word(3) + word(1),
        [0x41: 3, 0x42: 1]
      ),
      (
        "10",
        word(10) + word(0) + Builder.long(0) + Builder.long(0) + Builder.long(0x1F600)
          + Builder.long(1) + word(2), [0x1F600: 2]
      ),
      (
        "12", Builder.groups(12, [(0x41, 0x42, 2), (0x1F600, 0x1F601, 3)]),
        [0x41: 2, 0x42: 3, 0x1F600: 3]
      ),
      ("13", Builder.groups(13, [(0x41, 0x43, 2)]), [0x41: 2, 0x42: 2, 0x43: 2]),
    ]
    for (name, subtable, expected) in formats {
      let font = try font { $0.tables["cmap"] = Builder.cmap(subtable) }
      var found: [UInt32: Int] = [:]
      for scalar in [0x40...0x44, 0x1F5FF...0x1F602].joined() as FlattenSequence {
        found[UInt32(scalar)] = Unicode.Scalar(UInt32(scalar)).flatMap { font.glyph(for: $0) }
      }
      expectEqual(found, expected, "format \(name)")
    }
  }

  @Test func `The map for all of Unicode counts before that for the basic plane`() throws {
    let basic = Builder.format4([(0x41, 0x41, -0x40)])
    let table =
      Builder.word(0) + Builder.word(2) + Builder.word(3) + Builder.word(1) + Builder.long(20)
      + Builder.word(3) + Builder.word(10) + Builder.long(20 + basic.count) + basic
      + Builder.groups(12, [(0x41, 0x41, 2)])

    expectEqual(glyphs(try font { $0.tables["cmap"] = table }, [0x41]), [2])
  }

  @Test func `Pairs of all subtables add up, unless one overrides`() throws {
    let pairs = Builder.pairs([(1, 2, -50), (2, 3, 20)])
    let more = Builder.pairs([(1, 2, -5)])
    func kerning(_ subtables: [(Int, [UInt8])]) throws -> [Int] {
      let font = try font { $0.tables["kern"] = Builder.kern(subtables) }
      return [font.kerning(1, 2), font.kerning(2, 3), font.kerning(2, 1), font.kerning(-1, 70_000)]
    }

    expectEqual(try kerning([(1, pairs)]), [-50, 20, 0, 0])
    expectEqual(try kerning([(1, pairs), (1, more)]), [-55, 20, 0, 0])
    expectEqual(try kerning([(1, pairs), (9, more)]), [-5, 20, 0, 0])
    // Vertical, minimum and cross-stream ones, and state machines.
    for coverage in [0, 3, 5, 0x101, 0x301] {
      expectEqual(try kerning([(1, pairs), (coverage, more)]), [-50, 20, 0, 0])
    }
  }

  @Test func `Pairs of classes are found in their table`() throws {
    // Rows of 4 bytes from 30 on: glyph 1 has the second row, glyphs 2 and 3 the second column.
    let word = Builder.word
    let body =
      word(4) + word(14) + word(20) + word(30) + word(1) + word(1) + word(34) + word(2) + word(2)
      + word(2) + word(2) + Builder.zeros(2) + [1, 2, 3, -40].flatMap(word)
    let font = try font { $0.tables["kern"] = Builder.kern([(0x201, body)]) }

    expectEqual(font.kerning(1, 2), -40)
    expectEqual(font.kerning(1, 3), -40)
    expectEqual(font.kerning(1, 1), 3)
    expectEqual(font.kerning(3, 2), 0)
  }

  @Test func `Apple's table of pairs is read too`() throws {
    let pairs = Builder.pairs([(1, 2, -50)])
    let table =
      Builder.long(0x10000) + Builder.long(1) + Builder.long(8 + pairs.count) + Builder.word(0)
      + Builder.word(0) + pairs

    expectEqual(try font { $0.tables["kern"] = table }.kerning(1, 2), -50)
  }

  @Test func `A collection has several fonts`() throws {
    let long = Builder.long
    var other = FontBuilder.small
    other.tables["head"]?.replaceSubrange(18..<20, with: Builder.word(2000))
    let first = FontBuilder.small.file(at: 20)
    let second = other.file(at: 20 + first.count)
    let head: [UInt8] = Array("ttcf".utf8) + long(0x10000) + long(2)
    let bytes = head + long(20) + long(20 + first.count) + first + second

    expectEqual(try FontFile(bytes: bytes).unitsPerEm, 1000)
    expectEqual(try FontFile(bytes: bytes, index: 1).unitsPerEm, 2000)
    #expect(throws: FontFileError.noFont(index: 2, count: 2)) {
      try FontFile(bytes: bytes, index: 2)
    }
    #expect(throws: FontFileError.noFont(index: 1, count: 1)) {
      try FontFile(bytes: FontBuilder.small.bytes, index: 1)
    }
  }

  @Test func `Unreadable files give the reason`() throws {
    #expect(throws: FontFileError.notAFont) { try FontFile(bytes: []) }
    #expect(throws: FontFileError.notAFont) { try FontFile(Data(repeating: 7, count: 100)) }
    for name in ["head", "maxp", "hhea", "hmtx", "cmap"] {
      expectEqual(error { $0.tables[name] = nil }, .missingTable(name))
      expectEqual(error { $0.tables[name] = [] }, .truncated(table: name))
    }
    expectEqual(
      error { $0.tables["head"]?.replaceSubrange(18..<20, with: [0, 0]) },
      .malformed(table: "head", reason: "it has 0 units per em"))
    expectEqual(
      error { $0.tables["hhea"]?.replaceSubrange(34..<36, with: [0, 5]) },
      .malformed(table: "hhea", reason: "it has 5 advances for 4 glyphs"))
    expectEqual(
      error { $0.tables["cmap"] = Builder.cmap(Builder.format4([]), platform: 1, encoding: 0) },
      .malformed(table: "cmap", reason: "it has no Unicode subtable"))
    expectEqual(
      error { $0.tables["cmap"] = Builder.cmap(Builder.groups(12, [(5, 6, 1), (6, 7, 1)])) },
      .malformed(table: "cmap", reason: "the groups are out of order"))
    expectEqual(
      error { $0.tables["cmap"] = Builder.cmap(Builder.format4([(9, 8, 0)])) },
      .malformed(table: "cmap", reason: "the segments are out of order"))
    expectEqual(
      error { $0.tables["kern"] = Builder.word(0) + Builder.word(2) + Builder.zeros(6) },
      .malformed(table: "kern", reason: "it has a subtable of 0 bytes"))
    expectEqual("\(FontFileError.truncated(table: "kern"))", "The table 'kern' ends too early.")
  }

  @Test func `A file cut anywhere is refused or read, and so is one with a byte changed`() throws {
    let whole = try TextFixture.bytes()
    for end in stride(from: 0, to: whole.count, by: 41) {
      #expect(throws: FontFileError.self) { try FontFile(bytes: Array(whole[..<end])) }
    }
    var bytes = FontBuilder.small.bytes
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] where value != bytes[index] {
        let old = bytes[index]
        bytes[index] = value
        if let font = try? FontFile(bytes: bytes) {
          _ = FontMeasurer(systemFonts: [font])
            .layOut(
              StyledText("ABC", font: FontDescription(pointSize: 10)), in: TextContainer(width: 9))
        }
        bytes[index] = old
      }
    }
  }

  @Test func `The part of DejaVu Sans in the fixtures has its name`() throws {
    let font = try TextFixture.font()

    expectEqual(font.familyName, "DejaVu Sans")
    expect(font.kerning(font.glyph(for: "A") ?? 0, font.glyph(for: "V") ?? 0) < 0)
  }
}
