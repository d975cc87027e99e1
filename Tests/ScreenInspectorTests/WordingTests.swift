import Foundation
import TestSupport
import Testing

@testable import ScreenInspector

/// Numbers, rectangles and texts in their written form.
struct WordingTests {
  @Test(
    arguments: [
      (0, "0"), (-0.001, "0"), (2, "2"), (2.5, "2.5"), (1.0 / 3, "0.33"), (0.996, "1"),
      (-7.126, "-7.13"), (1e6, "1000000"),
    ] as [(CGFloat, String)])
  func `a number has two places at most`(number: CGFloat, text: String) {
    expectEqual(number.short, text)
  }

  @Test func `a rectangle without four finite numbers is nowhere`() {
    expectEqual(CGRect(x: 1, y: 2.5, width: 3, height: 4).short, "(1, 2.5), 3 x 4")
    for rect in [
      CGRect.null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
    ] {
      expectEqual(rect.short, "nowhere")
      expect(!rect.isFiniteRect)
    }
  }

  @Test(
    arguments: [
      ("a&b<c>\"d\"", "a&amp;b&lt;c&gt;&quot;d&quot;"), ("a\tb\nc\rd", "a b c d"),
      // Characters that texts can't contain are left out, those beside them aren't.
      ("a\u{0}b\u{8}c\u{B}d\u{1F}e", "abcde"),
      ("a\u{FFFE}b\u{FFFF}c\u{1FFFE}d\u{10FFFF}e", "abcde"),
      ("a\u{20}b\u{7F}c\u{FFFD}d\u{10FFFD}e", "a\u{20}b\u{7F}c\u{FFFD}d\u{10FFFD}e"), ("", ""),
    ] as [(String, String)])
  func `a text is escaped for XML`(text: String, escaped: String) {
    expectEqual(text.escaped, escaped)
  }

  @Test func `a long text is cut to one line with an ellipsis`() {
    expectEqual("one\ntwo".cut(to: 7), "one two")
    expectEqual("one\ntwo".cut(to: 6), "one t…")
    expectEqual("abc".cut(to: 1), "…")
  }
}
