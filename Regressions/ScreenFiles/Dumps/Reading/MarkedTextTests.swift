import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// Marks of omitted text, unclosed tags and sections, and trees whose lines have prefixes.
struct MarkedTextTests {
  @Test(
    arguments: [
      ("and 12 items more below here", true), ("and 12 items of the list below", true),
      ("and 12 items of the list", false), ("12 more of them", true),
      ("it has 12 parts of any kind, and more", false),
    ])
  func `a count at the end of a text marks an omission if it is one of further things`(
    text: String, isMark: Bool
  ) {
    let strength = TruncationMark.strength(of: Array(text.utf8), isAlone: true)

    expectEqual(strength == .strong, isMark, "\(text)")
    expect(TruncationMark.strength(of: Array(text.utf8), isAlone: false) == nil)
  }

  @Test func `only a closed tag of HTML is removed`() {
    func undone(_ text: String) -> [String] {
      HTMLTags.undone(Array(text.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    expectEqual(undone("a<b>c</b>d"), ["acd"])
    expectEqual(undone("a<b>c</b "), ["ac</b "])
    expectEqual(undone("a<b title='c"), [])
  }

  /// A screen of UIKit's recursive description, each line with a prefix, and lines in between.
  private static func described(_ prefix: String, noise: String) -> String {
    let lines = [
      "<UIWindow: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x9>>", noise,
      "   | <UIView: 0x2; frame = (0 0; 50 50); layer = <CALayer: 0x9>>",
      "   |    | <UILabel: 0x3; frame = (0 0; 20 20); text = 'a'; layer = <CALayer: 0x9>>",
      "   | <UIView: 0x4; frame = (50 50; 50 50); layer = <CALayer: 0x9>>",
    ]
    return lines.map { $0 == noise ? noise + "\n" : prefix + $0 + "\n" }.joined()
  }

  @Test(arguments: ["", "12:30:01 App[77] ", "I/ReactNative(77): ", "77 | "])
  func `bars of a tree stay where a log's prefix is removed`(prefix: String) throws {
    let dump = try ScreenDump(Data(Self.described(prefix, noise: "a line of another log").utf8))

    expectEqual(dump.elements.map(\.parent), [nil, 0, 1, 0])
    expectEqual(
      dump.elements.map { $0.frame.size.width }, [100, 50, 20, 50] as [CGFloat])
  }

  @Test func `a view between two indentations is inside the nearest outer one, with a remark`()
    throws
  {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x9>>
          <UIView: 0x2; frame = (0 0; 50 50); layer = <CALayer: 0x9>>
        <UIView: 0x3; frame = (50 0; 50 50); layer = <CALayer: 0x9>>

      """

    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.elements.map(\.parent), [nil, 0, 0])
    expectEqual(dump.remarks.filter { $0.kind == .ambiguous }.map(\.line), [3])
  }

  @Test func `the last of the sections of a dump may be cut`() throws {
    let lines = [
      "<hierarchy rotation=\"0\">",
      "<node index=\"0\" class=\"android.widget.Button\" bounds=\"[0,0][100,50]\" />",
      "</hierarchy>",
    ]
    let whole = lines.map { "<![CDATA[\($0)]]>\n" }.joined()
    for text in [whole, String(whole.dropLast(4))] {
      let found = DataSections.undone(Array(text.utf8)).map {
        String(decoding: $0.bytes, as: UTF8.self)
      }
      expect(found.contains(lines.joined(separator: "\n") + "\n"), "\(text)")
      try expectEqual(ScreenDump(Data(text.utf8)).elements.count, 1)
    }
    let other = (0..<3).map { "<![CDATA[line \($0)]]>\n" }.joined()
    expect(DataSections.undone(Array(other.utf8)).isEmpty)
  }
}
