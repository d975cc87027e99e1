import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// Lists of bytes as numbers, and how many string literals are examined.
struct ByteListTests {
  @Test(arguments: [39, 40, 41, 100], [", ", ",\n", ",\n            "])
  func `40 or more numbers are a listing of bytes, however far apart`(
    count: Int, separator: String
  ) {
    let bytes = (0..<count).map { UInt8(0x41 + $0 % 26) }
    let list = "[\(bytes.map(String.init).joined(separator: separator))]\n"

    let found = Hexadecimal.undone(Array(list.utf8)).map(\.bytes)

    expectEqual(found, count < 40 ? [] : [bytes], "\(list)")
  }

  @Test func `among other words, numbers are no listing of bytes`() {
    let numbers = (0..<60).map { "\($0)" }.joined(separator: ", ")

    for text in ["[\(numbers), 256]", "[\(numbers), x]", "x \(numbers)", ""] {
      expect(Hexadecimal.undone(Array(text.utf8)).isEmpty, "\(text)")
    }
  }

  /// A string literal with a screen whose element has a name of one character.
  private static func literal(_ name: Int) -> String {
    let character = Character(UnicodeScalar(UInt8(0x41 + name)))
    return #""Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\nText = '[\#(character)]'\n""#
  }

  @Test func `of equally long strings the first twelve are examined`() {
    let text = (0..<20).map(Self.literal).joined(separator: ",\n")

    let found = QuotedStrings.undone(Array(text.utf8))

    let names = found.compactMap { $0.bytes.dropLast(3).last }
    expectEqual(names, (0..<12).map { UInt8(0x41 + $0) })
  }

  @Test func `longer strings are examined before shorter ones, in the order of the text`() {
    let long = Self.literal(25).replacingOccurrences(of: "Node", with: "  Node")
    let text = ((0..<20).map(Self.literal) + [long]).joined(separator: ",\n")

    let found = QuotedStrings.undone(Array(text.utf8))

    let names = found.compactMap { $0.bytes.dropLast(3).last }
    expectEqual(names, (0..<11).map { UInt8(0x41 + $0) } + [0x41 + 25])
  }
}
