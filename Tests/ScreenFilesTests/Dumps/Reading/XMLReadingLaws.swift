import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// Tags, lines and attributes of XML documents, compared with the written ones.
struct XMLReadingLaws {
  private struct Written {
    let name: String
    let line: Int
    let parent: Int
    let attributes: [(name: String, value: String)]
  }

  /// Writes a random document, and records its tags.
  private struct Writer {
    var random: RandomText
    var text = ""
    var tags: [Written] = []
    var nextLine: Int { 1 + text.unicodeScalars.count { $0 == "\n" } }

    mutating func noise() {
      text += random.pick([
        "", "", "\n", " a ", "\n\n", "<!-- <a> ' \" -->", "<![CDATA[<b c='>]]>", "<?x <y> ?>",
      ])
    }

    mutating func tag(_ depth: Int, in parent: Int) {
      let place = tags.count
      let name = random.pick(["a", "node", "XCUIElementTypeCell", "b.c-d", "é"])
      let line = nextLine
      text += "<" + name
      var attributes: [(name: String, value: String)] = []
      for number in 0..<random.below(4) {
        let value = random.text(of: [
          "x", "é", "<", ">", "&", "'", "\"", "/", " ", "=", "5", "&#65;", "👧",
        ])
        attributes.append(("n\(number)", value))
        let quote = random.pick(["'", "\""])
        text +=
          random.pick([" ", "\n", "  ", "\t"]) + "n\(number)" + random.pick(["=", " = ", "=\n"])
        text += quote + escaped(value, quote) + quote
      }
      tags.append(Written(name: name, line: line, parent: parent, attributes: attributes))
      text += random.pick(["", " "])
      if depth == 0, random.flip() {
        text += "/>"
        return
      }
      text += ">"
      noise()
      if depth > 0 {
        for _ in 0..<random.below(4) {
          tag(depth - 1, in: place)
          noise()
        }
      }
      text += "</\(name)" + random.pick(["", " ", "\n"]) + ">"
    }

    private mutating func escaped(_ value: String, _ quote: String) -> String {
      value.unicodeScalars.map { scalar in
        switch scalar {
        case "<": random.pick(["&lt;", "&#60;", "&#x3c;"])
        case "&": random.pick(["&amp;", "&#38;", "&#x26;"])
        case ">": random.pick([">", "&gt;"])
        case "'": quote == "'" || random.flip() ? "&apos;" : "'"
        case "\"": quote == "\"" || random.flip() ? "&quot;" : "\""
        default: String(scalar)
        }
      }.joined()
    }
  }

  @Test(arguments: 0..<80)
  func `tags have the lines, parents and attributes they were written with`(seed: Int) throws {
    var writer = Writer(random: RandomText(seed: seed))
    let prolog = ["", "<?xml version='1.0'?>\n", "log\n<!DOCTYPE a>\n", "<!-- <b> -->"][seed % 4]
    writer.text = prolog
    writer.tag(3, in: -1)
    let end = writer.text.utf8.count
    writer.text += ["", "\n", "\n<second/>", " rest"][seed / 4 % 4]
    let bytes = Array(writer.text.utf8)

    let outline = try #require(XMLOutline(bytes))

    expect(outline.isClosed)
    #expect(outline.range == prolog.utf8.count..<end, "\(writer.text)")
    expectEqual(outline.tags.map { Int($0.line) }, writer.tags.map(\.line), "\(writer.text)")
    expectEqual(outline.tags.map { Int($0.parent) }, writer.tags.map(\.parent), "\(writer.text)")
    for (tag, written) in zip(outline.tags, writer.tags) {
      var attributes = XMLAttributes(bytes, of: tag)
      expectEqual(String(decoding: bytes[attributes.tag], as: UTF8.self), written.name)
      for (name, value) in written.attributes {
        let isThere = attributes.next()
        expect(isThere, "\(writer.text)")
        expectEqual(String(decoding: bytes[attributes.name], as: UTF8.self), name)
        expectEqual(attributes.wholeText, value, "\(writer.text)")
        expectEqual(attributes.text, (value.isEmpty ? nil : value))
        var table = StringTable()
        let shared = attributes.text(in: &table)
        expectEqual(shared, (value.isEmpty ? nil : value))
        expectEqual(attributes.number, Double(value), "\(value)")
      }
      let goesOn = attributes.next()
      expect(!goesOn, "\(writer.text)")
    }
    for part in stride(from: prolog.utf8.count + 2, to: end, by: 7) {
      expect(XMLOutline(Array(bytes[..<part]))?.isClosed != true, "\(writer.text) \(part)")
    }
  }

  @Test func `names and values of attributes are compared whole`() throws {
    let bytes = Array("<a name='value' namely='val' b='[0,1][10,21]' c='7 '/>".utf8)
    var attributes = XMLAttributes(bytes, of: try #require(XMLOutline(bytes)?.tags.first))

    var isThere = attributes.next()
    expect(isThere)
    expect(
      attributes.isNamed("name") && !attributes.isNamed("namely") && !attributes.isNamed("nam"))
    expect(
      attributes.isValue("value") && !attributes.isValue("val") && !attributes.isValue("valueb"))
    expect(attributes.bounds == nil)
    isThere = attributes.next()
    expect(isThere)
    expect(attributes.isNamed("namely") && attributes.isValue("val"))
    isThere = attributes.next()
    expect(isThere)
    expectEqual(attributes.bounds, CGRect(x: 0, y: 1, width: 10, height: 20))
    expect(attributes.number == nil)
    isThere = attributes.next()
    expect(isThere)
    expect(attributes.number == nil)
    isThere = attributes.next()
    expect(!isThere)
  }

  @Test func `line breaks in a value are spaces, both halves of one a single space`() throws {
    let bytes = Array("<a b='1\r\n2\n3\t4\n\n5\r6'/>".utf8)
    var attributes = XMLAttributes(bytes, of: try #require(XMLOutline(bytes)?.tags.first))

    let isThere = attributes.next()
    expect(isThere)
    expectEqual(attributes.wholeText, "1 2 3 4  5 6")
  }

  @Test func `a table gives each text as it is`() {
    var random = RandomText(seed: 9)
    let texts = (0..<300).map { _ in
      random.pick(["ab", "ba", "Ab", "é"]) + random.digits(1 + random.below(2))
    }
    let bytes = Array(texts.joined().utf8)
    var table = StringTable()

    for _ in 0..<2 {
      var offset = 0
      for text in texts {
        let range = offset..<offset + text.utf8.count
        let found = table.text(range, of: bytes)
        expectEqual(found, text)
        offset = range.upperBound
      }
    }
  }
}
