import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// What a file says of itself besides its elements, and codes that are in few files.
struct ReadingDetailTests {
  private static func dump(_ text: String, _ format: ScreenDump.Format) throws -> ScreenDump {
    try ScreenDump(Data(text.utf8), format: format)
  }

  @Test func `a file that says it is truncated has left out elements`() throws {
    let box = #""frame": {"x": 0, "y": 0, "width": 9, "height": 9}"#
    let screens: [(ScreenDump.Format, (String) -> String)] = [
      (.idb, { #"{"truncated": \#($0), "elements": [{"type": "Button", \#(box)}]}"# }),
      (.maestro, { #"{"attributes": {"bounds": "[0,0][9,9]"}, "truncated": \#($0)}"# }),
      (.maestro, { #"{"attributes": {"bounds": "[0,0][9,9]"}, "hasMore": \#($0)}"# }),
      (.agent, { #"{"a11y_tree": [{"className": "B"}], "truncated": \#($0)}"# }),
    ]
    for (format, text) in screens {
      for isTruncated in [true, false] {
        let remarks = try Self.dump(text("\(isTruncated)"), format).remarks

        expectEqual(
          remarks.contains { $0.text.contains("says that it is truncated") }, isTruncated,
          "\(format): \(remarks)")
      }
    }
  }

  @Test func `windows without positions are at the origin by a guess`() throws {
    let window = "<V class=\"android.V\" width=\"9\" height=\"9\" x=\"0\" y=\"0\"/>"
    for count in 1...2 {
      let windows = String(repeating: window, count: count)
      let text = "<ViewHierarchy density=\"2.0\">\(windows)</ViewHierarchy>"

      let remarks = try Self.dump(text, .detox).remarks.filter {
        $0.text == "positions of windows are missing; all were placed at the origin"
      }
      expectEqual(remarks.count, count - 1)
    }
  }

  @Test func `codes of terminals are removed, and a backspace erases a character`() {
    let texts: [(String, plain: String)] = [
      ("ab\u{8}c", "ac"), ("a\u{E9}\u{8}x", "ax"), ("\u{8}a", "a"), ("a\u{1B}", "a"),
      ("a\u{1B}[1mb", "ab"), ("\u{9B}31ma", "a"), ("a\u{1B}(Bb", "ab"),
      ("a\u{1B}]0;title\u{7}b", "ab"),
    ]
    for (text, plain) in texts {
      let found = TerminalCodes.undone(Array(text.utf8)).map {
        String(decoding: $0.bytes, as: UTF8.self)
      }

      expectEqual(found, [plain], "\(Array(text.unicodeScalars))")
    }
    expect(TerminalCodes.undone(Array("a [b] ^c".utf8)).isEmpty)
  }

  @Test func `a mark inside a line may be enclosed by ellipsis characters`() {
    let texts = [
      ("a: 1…12 lines omitted…b: 2", true), ("a: 1… truncated …b: 2", true),
      ("a: 1…omitted\nb: 2", true), ("a: 1 omitted…b: 2", false), ("a: 1…omitted: 2", false),
      ("a: 1 é omitted é b: 2", false), ("a: 1—omitted—b: 2", false),
    ]
    for (text, isMark) in texts {
      let gap = CutMarks.gap(in: DumpText(valid: Array(text.utf8)), isOutline: false)

      expectEqual(gap != nil, isMark, "\(text)")
    }
  }
}
