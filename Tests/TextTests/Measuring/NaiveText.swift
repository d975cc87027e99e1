import Foundation

@testable import TextMeasuring

/// Lines found the slow way: each start is tried with each end, and the width of a line is the sum
/// over its characters.
struct NaiveText {
  let text: StyledText
  let container: TextContainer
  let measurer: FontMeasurer

  struct Line: Equatable {
    var range: Range<Int>
    var width: Double
  }

  private var units: [(scalar: Unicode.Scalar, offset: Int)] {
    var (units, offset): ([(Unicode.Scalar, Int)], Int) = ([], 0)
    for scalar in text.string.unicodeScalars {
      units.append((scalar, offset))
      offset += scalar.value > 0xFFFF ? 2 : 1
    }
    return units
  }

  private func run(at offset: Int) -> Int {
    var end = 0
    for (index, run) in text.runs.enumerated() {
      end = end.addingReportingOverflow(run.length).overflow ? .max : end + run.length
      if offset < end { return index }
    }
    return text.runs.count - 1
  }

  private static func isFeed(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }

  /// The advance of a range of characters, with trailing spaces only if they count.
  func width(_ range: Range<Int>, countsSpaces: Bool) -> Double {
    var (pen, trimmed) = (0.0, 0.0)
    var last: (scalar: UInt32, run: Int)?
    for (scalar, offset) in units where range.contains(offset) {
      let number = run(at: offset)
      let run = MeasuredRun(text.runs[number].style, measurer: measurer)
      guard !Self.isFeed(scalar) else {
        last = nil
        continue
      }
      if scalar == "\t" {
        pen = ((pen / 28).rounded(.down) + 1) * 28
        last = nil
        continue
      }
      if Face.isIgnorable(scalar.value) { continue }
      let isMark = LineBreakClass.of(scalar.value) == LineBreakClass.combining.rawValue
      if let last, last.run == number, !isMark {
        pen += run.face.kerning(last.scalar, scalar.value) * run.scale
      }
      pen += run.advance(of: scalar.value, LineBreakClass.of(scalar.value))
      if scalar != " " { trimmed = pen }
      if !isMark { last = (scalar.value, number) }
    }
    return countsSpaces ? pen : trimmed
  }

  /// The lines in a width, broken between words; between characters if a word is too wide.
  var lines: [Line] {
    var characters: [(first: Character, offset: Int)] = []
    for character in text.string {
      characters.append((character, characters.last.map { $0.offset + $0.first.utf16.count } ?? 0))
    }
    let count = text.string.utf16.count
    let breaks = LineBreak.opportunities(in: text.string)
    let limit = Double(container.width) + LineFiller.tolerance
    var (lines, start): ([Line], Int) = ([], 0)
    while start < count {
      let hard = breaks.first { $0.isMandatory && $0.offset > start }?.offset ?? count
      if width(start..<hard, countsSpaces: false) <= limit {
        lines.append(Line(range: start..<hard, width: width(start..<hard, countsSpaces: true)))
        start = hard
        continue
      }
      let soft = breaks.last {
        $0.offset > start && $0.offset < hard
          && width(start..<$0.offset, countsSpaces: false) <= limit
      }?.offset
      // Not before spaces, which hang.
      let cuts = characters.filter { ![" ", "\u{200B}", "\n"].contains($0.first) }
        .map(\.offset).filter { $0 > start && $0 < hard }
      let cut = cuts.last { width(start..<$0, countsSpaces: false) <= limit }
      let end = soft ?? cut ?? cuts.first ?? hard
      // Spaces before the end of a paragraph count, however the line came to end there.
      lines.append(Line(range: start..<end, width: width(start..<end, countsSpaces: end == hard)))
      start = end
    }
    return lines
  }
}
