import Foundation
import TestSupport
import Testing

@testable import TextMeasuring

@Suite struct LineBreakTests {
  /// A line of the standard's file: characters with a sign between two, which marks whether a line
  /// may end there.
  private struct Case {
    var text: String.UnicodeScalarView = .init()
    var breaks: [Int] = []

    init(_ line: Substring) {
      var offset = 0
      let parts = line.split(separator: " ")
      for (index, part) in parts.enumerated() {
        if part == "÷", index > 0, index < parts.count - 1 { breaks.append(offset) }
        guard let scalar = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init) else { continue }
        text.append(scalar)
        offset += scalar.value > 0xFFFF ? 2 : 1
      }
    }
  }

  @Test func `R13.3 All of the standard's own tests of line breaking hold`() throws {
    let file = try String(contentsOf: TextFixture.url("LineBreakTest.txt"), encoding: .utf8)
    let cases = file.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(Case.init)

    let wrong = cases.filter {
      LineBreak.opportunities(in: String($0.text)).map(\.offset) != $0.breaks
    }

    expectEqual(cases.count, 7654)
    expectEqual(wrong.map { "\($0)" }, [])
  }

  @Test(
    arguments: [
      ("", []), ("a", []), ("a b", [2]), ("a  b", [3]), ("a-b", [2]), ("a\nb", [2]),
      ("a\r\nb", [3]), ("1,000.5 km", [8]), ("$(12)", []), ("$(a)", [1]), ("(a) b", [4]),
      ("a\u{A0}b", []), ("a\u{200B}b", [2]), ("\u{4E00}\u{4E01}", [1]), ("\u{4E00}。", []),
      ("🇨🇭🇩🇪", [4]), ("e\u{301}e", []), ("👨‍👩‍👧", []), ("http://a.b/c", [7, 11]), ("a\u{2028}b", [2]),
    ] as [(String, [Int])])
  func `R13.3 A line may end after words, hyphens and ideographs`(text: String, breaks: [Int]) {
    expectEqual(LineBreak.opportunities(in: text).map(\.offset), breaks, "\(text.debugDescription)")
  }

  @Test func `R13.3 A line ends after each kind of line feed in any case`() {
    for feed in ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      let breaks = LineBreak.opportunities(in: "a" + feed + "b c")

      expectEqual(breaks.map(\.isMandatory), [true, false], "\(feed.debugDescription)")
    }
  }

  @Test func `Classes of all characters are those of the table, spread out or searched`() {
    let starts = LineBreakTable.starts
    for (index, entry) in starts.enumerated() {
      let first = entry >> 8
      expectEqual(LineBreakClass.of(first), UInt8(truncatingIfNeeded: entry))
      let end = index + 1 < starts.count ? starts[index + 1] >> 8 : 0x110000
      expectEqual(LineBreakClass.of(end - 1), UInt8(truncatingIfNeeded: entry))
    }
  }

  @Test func `The table of steps says what the rules say`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let classes = (0..<30).map { _ in
        LineBreakClass.allCases.randomElement(using: &random) ?? .space
      }
      var (state, row) = (LineBreakState(), LineBreakMachine.start)
      for next in classes {
        let step = LineBreakMachine.shared.steps[Int(row) + Int(next.rawValue)]
        row = UInt16(step >> 2)
        expectEqual(UInt16(step & 3), state.take(next).rawValue, "\(classes)")
      }
    }
  }
}
