import Foundation
import TestSupport
import Testing

@testable import ScreenFiles
@testable import ScreenFilesTests

/// Numbers and rectangles as texts, compared with the standard library's reading.
struct ByteCursorTests {
  @Test func `a number is the standard library's, and the cursor stands behind it`() {
    var random = RandomText(seed: 1)
    for _ in 0..<3_000 {
      let text = random.number()
      let before = random.pick(["", "x", "{{"])
      var cursor = ByteCursor(
        Array(
          (before + text + random.pick(["", ",", ", 7", "}", "]", " 5", ".", ".x", ";"])).utf8),
        at: before.utf8.count)

      let number = cursor.number()

      expectEqual(number, Double(text), "\(text)")
      expectEqual(cursor.offset, before.utf8.count + text.utf8.count, "\(text)")
    }
  }

  @Test func `digits around the exact limits are rounded once`() {
    for count in 14...24 {
      for head in ["9007199254740991", "9007199254740992", "9007199254740993", "1", "0.", "0.00"] {
        for tail in ["e22", "e23", "e-22", "e-23", ""] {
          let text = head + String(repeating: "7", count: max(0, count - head.count)) + tail
          var cursor = ByteCursor(Array(text.utf8))

          let number = cursor.number()

          expectEqual(number, Double(text), "\(text)")
        }
      }
    }
  }

  @Test(arguments: [
    "18446744073709551616", "36893488147419103232", "55340232221128654848",
    "73786976294838206464", "92233720368547758080",
  ])
  func `numbers of twenty digits don't wrap around`(digits: String) {
    for place in 0...digits.count {
      for end in ["", "e-20", "e2"] {
        let text =
          (place == 0 ? "0" : "") + digits.prefix(place)
          + (place < digits.count ? "." : "") + digits.dropFirst(place) + end
        var cursor = ByteCursor(Array(text.utf8))

        let number = cursor.number()

        expectEqual(number, Double(text), "\(text)")
      }
    }
  }

  @Test(arguments: ["", "+", "-", "+x", "-,", ".", "-.", "e5", ",1", "x", "infinitely", "nano-1"])
  func `what is no number is left where it is`(text: String) {
    var cursor = ByteCursor(Array(text.utf8))

    let number = cursor.number()

    expect(number == nil)
    expectEqual(cursor.offset, 0)
  }

  @Test(arguments: ["inf", "-inf", "+inf", "infinity", "-infinity", "nan"])
  func `words for numbers are read`(text: String) throws {
    var cursor = ByteCursor(Array((text + ", 1").utf8))

    let read = cursor.number()

    let (number, expected) = (try #require(read), try #require(Double(text)))
    expect(number == expected || number.isNaN && expected.isNaN)
    expectEqual(cursor.offset, text.utf8.count)
  }

  @Test(arguments: ["5e", "5e+", "5ex", "5e-,"])
  func `an exponent without digits isn't part of a number`(text: String) {
    var cursor = ByteCursor(Array(text.utf8))

    let number = cursor.number()

    expectEqual(number, 5)
    expectEqual(cursor.offset, 1)
  }

  @Test func `behind the end there is nothing`() {
    var cursor = ByteCursor(Array("ab".utf8))

    expectEqual(cursor.byte(1), UInt8(ascii: "b"))
    expectEqual(cursor.byte(2), 0)
    expect(cursor.has("ab", at: 0) && cursor.has("b", at: 1))
    expect(!cursor.has("abc", at: 0) && !cursor.has("bc", at: 1) && !cursor.has("c", at: 2))
    expect(!cursor.has("ac", at: 0))
    let steps = [cursor.skip("b"), cursor.skip("ab"), cursor.skip(0), cursor.skip("a")]
    expectEqual(steps, [false, true, false, false])
    expect(cursor.isAtEnd && cursor.byte == 0)
    expectEqual(cursor.offset, 2)
  }

  @Test func `spaces and lines are stepped over, ends of lines are not`() {
    var cursor = ByteCursor(Array(" \t x\n y".utf8))

    cursor.skipSpaces()
    expectEqual(cursor.offset, 3)
    cursor.skipSpaces()
    expectEqual(cursor.offset, 3)
    cursor.skipLine()
    expectEqual(cursor.offset, 4)
    cursor.skipSpaces()
    cursor.skipLine()
    expectEqual(cursor.offset, 4)
    cursor.offset = 5
    cursor.skipLine()
    expect(cursor.isAtEnd)
  }

  @Test func `a rectangle of edges has their distances as its size`() {
    var random = RandomText(seed: 2)
    for round in 0..<400 {
      let edges = (0..<4).map { _ in
        round < 200 ? "\(random.below(4_000) - 2_000)" : random.number()
      }
      let values = edges.compactMap { Double($0) }
      let text = "[\(edges[0]),\(edges[1])][\(edges[2]),\(edges[3])]"

      let bounds = RectangleText.bounds(text)

      expectEqual(
        bounds,
        CGRect(
          x: values[0], y: values[1], width: values[2] - values[0], height: values[3] - values[1]),
        "\(text)")
      for place in text.indices where "[],".contains(text[place]) {
        var broken = text
        broken.remove(at: place)
        expect(RectangleText.bounds(broken) == nil, "\(broken)")
        expect(RectangleText.bounds(String(text[..<place])) == nil, "\(text[..<place])")
      }
    }
  }

  @Test(arguments: [
    "", "[]", "[,][,]", "[1,][2,3]", "[-,1][2,3]", "[1-,1][2,3]", "[1,2]-[3,4]", "[1,2][3,4",
    "(1;2)(3;4)",
    "[--1,2][3,4]",
    "[1,2][3]4,5]", "(1,2)(3,4)",
  ])
  func `edges that are no rectangle are nil`(text: String) {
    expect(RectangleText.bounds(text) == nil)
  }

  @Test func `a rectangle in braces is read with and without spaces`() {
    var random = RandomText(seed: 3)
    for _ in 0..<200 {
      let texts = (0..<4).map { _ in random.number() }
      let values = texts.compactMap { Double($0) }
      let gap = random.pick(["", " ", "  "])
      let text = "{{\(texts[0]),\(gap)\(texts[1])},\(gap){\(texts[2]),\(gap)\(texts[3])}}"

      expectEqual(
        RectangleText.braces(text),
        CGRect(x: values[0], y: values[1], width: values[2], height: values[3]), "\(text)")
      for place in text.indices where "{},".contains(text[place]) {
        var broken = text
        broken.remove(at: place)
        expect(RectangleText.braces(broken) == nil, "\(broken)")
      }
    }
    expect(RectangleText.braces(nil as String?) == nil)
  }

  @Test func `bounds of short integers are read like those of other numbers`() {
    var random = RandomText(seed: 4)
    let numbers = [
      "5", "-12", "0", "007", "123456789012345", "-123456789012345", "1234567890123456", "1.5",
      "2e3", "+4", "", "-", "--1", "1-", "9x",
    ]
    for _ in 0..<4_000 {
      var pieces = ["[", "5", ",", "6", "]", "[", "7", ",", "8", "]"]
      for place in [1, 3, 6, 8] where random.flip() { pieces[place] = random.pick(numbers) }
      if random.below(4) == 0 {
        for place in [9, 5, 4, 0] where random.flip() { pieces.insert("5", at: place) }
      }
      for _ in 0..<random.below(3) {
        let place = random.below(pieces.count)
        switch random.below(3) {
        case 0: pieces.remove(at: place)
        case 1: pieces[place] = random.pick(["[", "]", ",", " ", "5", "-"])
        default: pieces.insert(random.pick(["[", "]", ",", " ", "5", "-"]), at: place)
        }
      }
      let text = pieces.joined()
      var cursor = ByteCursor(Array(text.utf8))

      let bounds = RectangleText.bounds(text)

      expectEqual(bounds, RectangleText.bounds(&cursor), "\(text)")
    }
  }
}
