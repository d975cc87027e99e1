import Foundation
import ScreenFiles
import Testing

@testable import TestSupport

/// A screen of which a part was lost is refused or has a remark, unless what is left is the text of
/// a smaller screen.
struct LostPartLaws {
  /// A screen as text and as read, with the lines on which its elements begin, from 0.
  private struct Whole {
    let text: [UInt8]
    let dump: ScreenDump
    /// The offsets at which lines begin, and one beyond the text.
    let lines: [Int]
    let elementLines: Set<Int>

    init(_ format: ScreenDump.Format, count: Int = 9, seed: Int) throws {
      let text = Array(WrittenScreen(count: count, seed: seed).text(format).utf8)
      self.text = text
      dump = try ScreenDump(Data(text))
      let ends = text.indices.filter { text[$0] == 10 }.map { $0 + 1 }
      lines = [0] + ends + (ends.last == text.count ? [] : [text.count + 1])
      elementLines = Set(dump.elements.map { $0.line - 1 })
    }

    /// The offset behind the spaces, bars and other characters that draw a tree before a line.
    func content(_ line: Int) -> Int {
      let end = min(lines[line + 1], text.count)
      return text[lines[line]..<end].firstIndex { $0 < 0x80 && !" |-".utf8.contains($0) } ?? end
    }

    /// Whether the last line is neither an element's nor indented, so that it ends the tree.
    var hasEndMark: Bool {
      let last = lines.count - 2
      return !elementLines.contains(last) && content(last) == lines[last]
    }

    /// Returns whether a part of the text is, by itself, the text of a smaller screen.
    ///
    /// It begins with the text or where an element does, at the left edge; it ends with a line; all
    /// brackets in it are closed; its other elements are indented; and the text has no end mark, so
    /// its last line is an element's or is indented.
    func isSmallerScreen(_ part: Range<Int>) -> Bool {
      guard !hasEndMark,
        lines.contains(part.upperBound) || lines.contains(part.upperBound + 1)
      else { return false }
      var depth = 0
      for byte in text[part] {
        if "([{<".utf8.contains(byte) {
          depth += 1
        } else if ")]}>".utf8.contains(byte) {
          depth -= 1
        }
      }
      guard depth == 0 else { return false }
      guard part.lowerBound > 0 else { return true }
      let inside = elementLines.filter { part.contains(content($0)) }
      guard let first = inside.min(), content(first) == part.lowerBound else { return false }
      return inside.allSatisfy { $0 == first || content($0) > lines[$0] }
    }

    /// Expects that a changed text is refused, has the same elements, or has a remark of its own.
    ///
    /// Names may contain `extra` in addition.
    func expectReportedOrSame(
      _ changed: some Sequence<UInt8>, _ way: String, without extra: Character? = nil
    ) {
      guard let other = try? ScreenDump(Data(changed)) else { return }
      func names(_ dump: ScreenDump) -> [String?] {
        guard let scalar = extra?.unicodeScalars.first else { return dump.elements.map(\.name) }
        return dump.elements.map { element in
          element.name.map {
            String(String.UnicodeScalarView($0.unicodeScalars.filter { $0 != scalar }))
          }
        }
      }
      let isSame =
        other.elements.map(\.frame) == dump.elements.map(\.frame)
        && other.elements.map(\.parent) == dump.elements.map(\.parent)
        && names(other) == names(dump)
      let isReported = !Set(other.remarks.map(\.text)).subtracting(dump.remarks.map(\.text)).isEmpty
      expect(isSame || isReported, "\(dump.format), \(way)")
    }
  }

  @Test(arguments: ScreenDump.Format.allCases)
  func `a screen that is cut anywhere is refused or says so`(format: ScreenDump.Format) throws {
    let whole = try Whole(format, seed: 8)
    var random = RandomText(seed: format.rawValue.count)
    let ends = whole.lines.flatMap { [$0 - 1, $0, $0 + 1] }.filter {
      $0 >= 0 && $0 < whole.text.count
    }
    let starts = ends + (0..<whole.lines.count - 1).map(whole.content)
    let parts =
      ends.map { 0..<$0 } + starts.map { $0..<whole.text.count }
      + (0..<(CaseRange.isFull ? 60 : 10)).flatMap { _ in
        let place = random.below(whole.text.count)
        return [0..<place, place..<whole.text.count]
      }
    for part in parts where !whole.isSmallerScreen(part) {
      whole.expectReportedOrSame(whole.text[part], "\(part)")
    }
  }

  /// The ways in which a text loses the spaces and bars before its lines.
  static let indentations: [(name: String, change: @Sendable (Int, Substring) -> String)] = [
    ("none", { _, line in String(line.drop(while: isBefore)) }),
    (
      "none but every third line's", { $0 % 3 == 1 ? String($1) : String($1.drop(while: isBefore)) }
    ),
    ("every third line's lost", { $0 % 3 == 2 ? String($1.drop(while: isBefore)) : String($1) }),
    ("one line's lost", { $0 == 5 ? String($1.drop(while: isBefore)) : String($1) }),
    (
      "half",
      { _, line in
        let spaces = line.prefix { $0 == " " }.count
        return String(repeating: " ", count: spaces / 2) + line.dropFirst(spaces)
      }
    ),
    (
      "one space",
      { _, line in
        let rest = line.drop { $0 == " " }
        return (rest.startIndex > line.startIndex ? " " : "") + rest
      }
    ),
    (
      "bars lost",
      { _, line in
        let before = line.prefix(while: isBefore)
        return before.replacingOccurrences(of: "|", with: " ") + line.dropFirst(before.count)
      }
    ),
    ("two as a tab", { tabbed($1, 2) }), ("four as a tab", { tabbed($1, 4) }),
    ("eight as a tab", { tabbed($1, 8) }),
  ]

  private static func isBefore(_ character: Character) -> Bool {
    character == " " || character == "|"
  }

  private static func tabbed(_ line: Substring, _ width: Int) -> String {
    let spaces = line.prefix { $0 == " " }.count
    return String(repeating: "\t", count: spaces / width)
      + String(repeating: " ", count: spaces % width) + line.dropFirst(spaces)
  }

  @Test(arguments: ScreenDump.Format.allCases)
  func `a screen whose lines lose their indentation is refused or says so`(
    format: ScreenDump.Format
  ) throws {
    for seed in 0..<(CaseRange.isFull ? 6 : 2) {
      let whole = try Whole(format, count: 4 + seed * 2, seed: seed)
      let lines = String(decoding: whole.text, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (name, change) in Self.indentations {
        let changed = lines.enumerated().map { change($0, $1) }.joined(separator: "\n")
        if !Self.hasTwoLevels(changed) {
          whole.expectReportedOrSame(changed.utf8, "\(seed), \(name)")
        }
      }
    }
  }

  /// Returns whether all lines but the first are indented alike: the text of a root with children.
  private static func hasTwoLevels(_ text: String) -> Bool {
    let lines: [Substring] = text.split(separator: "\n" as Character)
    let columns = lines.map { line in line.prefix { $0 == " " }.count }
    return columns.first == 0 && Set(columns.dropFirst()).count == 1 && columns.last != 0
  }

  @Test(arguments: ScreenDump.Format.allCases)
  func `a screen whose lines are broken and indented is mended, refused or says so`(
    format: ScreenDump.Format
  ) throws {
    let whole = try Whole(format, seed: 4)
    for (width, indentation) in [(44, 2), (44, 4), (52, 8), (60, 1)] {
      var text = ""
      for line in String(decoding: whole.text, as: UTF8.self).split(separator: "\n") {
        let start = String(line.prefix { $0 == " " })
        var (row, isFirst) = (start, true)
        for word in line.dropFirst(start.count).split(separator: " ") {
          if row.count + word.count + 1 > width, !isFirst {
            text += row + "\n"
            (row, isFirst) = (start + String(repeating: " ", count: indentation), true)
          }
          row += (isFirst ? "" : " ") + word
          isFirst = false
        }
        text += row + "\n"
      }
      whole.expectReportedOrSame(text.utf8, "\(width), \(indentation)")
    }
  }

  @Test(arguments: ScreenDump.Format.allCases)
  func `a screen whose lines are cut at a width is refused or says so`(
    format: ScreenDump.Format
  ) throws {
    let whole = try Whole(format, seed: 6)
    let lines = String(decoding: whole.text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let longest = lines.map(\.count).max() ?? 0
    for width in stride(from: 12, to: min(longest, 200), by: CaseRange.isFull ? 1 : 17) {
      for mark in ["", "…", ">"] {
        let cut = lines.map { $0.count > width ? $0.prefix(width - mark.count) + mark : $0 }
        whole.expectReportedOrSame(cut.joined(separator: "\n").utf8, "\(width) \(mark)")
      }
    }
  }

  private static let invisible = [
    "\u{AD}", "\u{34F}", "\u{61C}", "\u{180E}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}",
    "\u{202A}", "\u{2060}", "\u{2066}", "\u{FE0F}", "\u{FEFF}", "\u{FFFC}", "\u{E0020}",
  ]

  @Test(arguments: ScreenDump.Format.allCases)
  func `an invisible character is left out, refused or reported`(format: ScreenDump.Format) throws {
    let whole = try Whole(format, seed: 7)
    var random = RandomText(seed: format.rawValue.count)
    let text = Array(String(decoding: whole.text, as: UTF8.self))
    for character in Self.invisible.map(Character.init) {
      var changes = [", ", ": ", "=\"", "\n"].map { mark in
        String(text).replacingOccurrences(
          of: mark, with: "\(mark.dropLast())\(character)\(mark.suffix(1))")
      }
      for _ in 0..<(CaseRange.isFull ? 40 : 3) {
        let place = random.below(text.count)
        changes.append(String(text[..<place] + [character] + text[place...]))
      }
      for changed in changes {
        whole.expectReportedOrSame(changed.utf8, "\(character.unicodeScalars)", without: character)
      }
    }
  }

  private static let marks = [
    "...", "[...]", "<...>", "…", "... (truncated)", "[truncated]", "(1234 chars)",
    "[1,234 more lines]", "... 12 more items", "Output truncated", "<snip>", "--- snip ---",
    "… +45 lines", "(remaining lines omitted)", "[23 lines hidden]", "Show more",
    "[Message clipped]  View entire message",
    "Job's log exceeded limit of 4194304 bytes, it was truncated", "[5 nodes]",
    "⋮ 12 unchanged lines", "~~~ 40 lines skipped ~~~",
  ]

  @Test(arguments: ScreenDump.Format.allCases)
  func `a mark of what was left out is refused or gives a remark`(
    format: ScreenDump.Format
  ) throws {
    let whole = try Whole(format, seed: 5)
    let middle = whole.lines[max(1, whole.lines.count / 2)]
    let hasEnd = whole.hasEndMark
    for mark in Self.marks {
      let line = Array("\(mark)\n".utf8)
      // In a document of one line the mark breaks it.
      let place = min(middle, whole.text.count)
      expectReported(whole.text[..<place] + line + whole.text[place...], whole, "\(mark) inside")
      if !hasEnd { expectReported(whole.text + line, whole, "\(mark) behind") }
    }
  }

  private func expectReported(_ text: some Sequence<UInt8>, _ whole: Whole, _ way: String) {
    guard let dump = try? ScreenDump(Data(text)) else { return }
    let news = Set(dump.remarks.map(\.text)).subtracting(whole.dump.remarks.map(\.text))
    expect(!news.isEmpty, "\(dump.format), \(way)")
  }
}
