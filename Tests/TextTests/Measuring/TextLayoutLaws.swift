import Foundation
import Testing

@testable import TestSupport
@testable import TextMeasuring

/// A text in some runs, and a width.
private struct TextCase: CustomStringConvertible {
  var pieces: [String]
  var sizes: [Int]
  var width: Double

  init(_ source: inout ChoiceSource) {
    let words = [
      "a", " ", "word ", "longer-word ", "AVAWAY ", "x\n", "1,000.50 ", "漢字", "(To) ", "été ", "\t",
      "שלום ",
      "—", "  ", "\u{200B}", "😀", "👩‍👩‍👧❤️‍🔥", "🏃🏽‍♂️x", "🇩🇪🇫🇷🇯🇵", "e\u{301}a\u{302}\u{323}",
      "각\u{1100}\u{1161}\u{11A8}\u{1100}\u{AC00}",
    ]
    pieces = source.list(mean: 8, limit: 40) { words[Int($0.choice(below: UInt64(words.count)))] }
    sizes = source.list(mean: 1, limit: 3) { [17, 12, 30][Int($0.choice(below: 3))] } + [10]
    width = Double(source.choice(below: 4000)) / 16
  }

  func text(_ measurer: FontMeasurer) -> StyledText {
    let string = pieces.joined()
    let length = max(1, string.utf16.count / sizes.count)
    return StyledText(
      string,
      runs: sizes.map {
        StyledText.Run(
          length: length,
          style: TextStyle(font: FontDescription(family: "DejaVu Sans", pointSize: CGFloat($0))))
      })
  }

  var description: String { "\(pieces), sizes \(sizes), width \(width)" }
}

@Suite struct TextLayoutLaws {
  private let measurer: FontMeasurer

  init() throws { measurer = FontMeasurer(fonts: [try TextFixture.font()]) }

  @Test func `R13.34 Lines and widths are those found the slow way`() {
    check(TextCase.init) { [measurer] input in
      let text = input.text(measurer)
      let container = TextContainer(width: CGFloat(input.width))
      let naive = NaiveText(text: text, container: container, measurer: measurer).lines

      var lines = measurer.layOut(text, in: container).lines
      // The empty line after a trailing line feed, which the slow way doesn't have.
      if lines.last?.range.isEmpty == true { lines.removeLast() }

      try demand(lines.map(\.range) == naive.map(\.range), "\(lines.map(\.range)), not \(naive)")
      for (line, slow) in zip(lines, naive) {
        try demand(
          abs(Double(line.frame.width) - slow.width) < 1e-9, "\(line) is not \(slow.width) wide")
      }
    }
  }

  @Test func `Lines follow each other, are as high as their fonts, and hold all characters`() {
    check(TextCase.init) { [measurer] input in
      let text = input.text(measurer)
      let layout = measurer.layOut(text, in: TextContainer(width: CGFloat(input.width)))

      var (offset, y): (Int, CGFloat) = (0, 0)
      for line in layout.lines {
        try demand(line.range.lowerBound == offset, "a gap before \(line)")
        try demand(abs(line.frame.minY - y) < 1e-9, "\(line) isn't below the one before")
        try demand(line.baseline > line.frame.minY && line.baseline < line.frame.maxY, "\(line)")
        (offset, y) = (line.range.upperBound, line.frame.maxY)
      }
      try demand(offset == text.string.utf16.count, "\(offset) characters")
      try demand(abs(layout.size.height - y) < 1e-9, "\(layout.size)")
      let widest = layout.lines.map(\.frame.width).max() ?? 0
      try demand(abs(layout.size.width - widest) < 1e-9, "\(layout.size), not \(widest) wide")
    }
  }

  @Test func `The rectangles of a range cover its characters, and each is found at its middle`() {
    check(TextCase.init, cases: .perThousand(300)) { [measurer] input in
      let text = input.text(measurer)
      let layout = measurer.layOut(text, in: TextContainer(width: CGFloat(input.width)))
      let count = text.string.utf16.count
      let whole = measurer.rects(of: 0..<count, of: text, in: layout)
      try demand(
        whole.count == layout.lines.filter { !$0.range.isEmpty }.count, "\(whole.count) lines")
      for (rect, line) in zip(whole, layout.lines) {
        try demand(
          abs(rect.width - line.frame.width) < 1e-9 && abs(rect.minX - line.frame.minX) < 1e-9,
          "\(rect) isn't \(line.frame)")
        guard line.frame.width > 1e-6 else { continue }
        let edge = CGPoint(x: line.frame.minX, y: line.frame.midY)
        try demand(
          measurer.character(at: edge, of: text, in: layout) != nil, "nothing at \(edge)")
      }
      for offset in 0..<count {
        let rects = measurer.rects(of: offset..<offset + 1, of: text, in: layout)
        guard let rect = rects.first, rect.width > 1e-6 else { continue }
        let found = measurer.character(
          at: CGPoint(x: rect.midX, y: rect.midY), of: text, in: layout)
        try demand(found == offset, "\(String(describing: found)) at the middle of \(offset)")
      }
    }
  }

  @Test func `R13.33 Each paragraph lies and reads as it does alone`() {
    func paragraphs(_ source: inout ChoiceSource) -> [(String, ParagraphFormat)] {
      source.list(mean: 4, limit: 8) { source in
        let words = ["a ", "שלום ", "1 ", "(", "longer-word ", "\u{200F}", "漢字"]
        var format = ParagraphFormat.plain
        format.alignment = .init(rawValue: source.index(below: 5)) ?? .natural
        format.direction = .init(rawValue: source.pick([-1, -1, 0, 1])) ?? .natural
        format.firstLineHeadIndent = CGFloat(source.index(below: 2)) * 10
        return (source.list(mean: 4, limit: 12) { $0.pick(words) }.joined() + "\n", format)
      }
    }
    check({ (paragraphs(&$0), $0.pick([90, 150, Double.infinity])) }) { [measurer] parts, width in
      func text(_ parts: [(String, ParagraphFormat)]) -> StyledText {
        StyledText(
          parts.map(\.0).joined(),
          runs: parts.map { string, format in
            StyledText.Run(
              length: string.utf16.count, style: TextStyle(font: FontDescription(pointSize: 17)),
              paragraph: format)
          })
      }
      func layout(_ parts: [(String, ParagraphFormat)], _ width: CGFloat) -> TextLayout {
        measurer.layOut(text(parts), in: TextContainer(width: width))
      }
      guard !parts.isEmpty else { return }
      let whole = layout(parts, CGFloat(width))
      let room = width.isFinite ? CGFloat(width) : whole.size.width
      // The last line is the empty one after the line feed.
      let together = whole.lines.dropLast()
      let alone = parts.flatMap { layout([$0], room).lines.dropLast() }
      try demand(together.count == alone.count, "\(together.count) lines, not \(alone.count)")
      for (line, other) in zip(together, alone) {
        try demand(
          abs(line.frame.minX - other.frame.minX) < 1e-9
            && line.isRightToLeft == other.isRightToLeft,
          "\(line), alone \(other)")
      }
    }
  }

  @Test func `A wider room never needs more height in one font`() {
    check(TextCase.init) { [measurer] input in
      let text = StyledText(input.pieces.joined(), font: FontDescription(pointSize: 17))
      func height(_ width: Double) -> CGFloat {
        measurer.size(of: text, in: TextContainer(width: CGFloat(width))).height
      }
      try demand(height(input.width * 2) <= height(input.width), "higher")
    }
  }

  @Test func `No more lines than asked for, and none wider than the room`() {
    check(TextCase.init) { [measurer] input in
      let text = input.text(measurer)
      for mode in 0...5 {
        guard let mode = TextContainer.LineBreakMode(rawValue: mode) else { continue }
        for lines in 1...3 {
          let container = TextContainer(
            width: CGFloat(input.width + 60), maximumLines: lines, lineBreakMode: mode)
          let layout = measurer.layOut(text, in: container)
          try demand(layout.lines.count <= lines, "\(layout.lines.count) lines")
          guard mode != .byClipping else { continue }
          for line in layout.lines where line.isTruncated {
            try demand(line.frame.width <= container.width + 1e-5, "\(mode) \(line)")
          }
        }
      }
    }
  }
}
