import Foundation
import Testing

@testable import TestSupport
@testable import TextMeasuring

/// A paragraph with indents in a container.
private struct IndentCase {
  let string: String
  let width: Double
  let format: ParagraphFormat

  init(_ source: inout ChoiceSource) {
    let words = ["a ", "word ", "longer-word ", "x\n"]
    string = "a" + source.list(mean: 6, limit: 20) { $0.pick(words) }.joined()
    width = source.pick([80, 150.5, 400, .infinity])
    var format = ParagraphFormat.plain
    format.alignment = .init(rawValue: source.index(below: 5)) ?? .natural
    format.firstLineHeadIndent = CGFloat(source.index(below: 5)) * 8
    format.headIndent = CGFloat(source.index(below: 5)) * 8
    format.tailIndent = CGFloat(source.integer(within: 7)) * 10
    self.format = format
  }
}

/// Indents and alignments in both directions (R13.35).
@Suite struct IndentLaws {
  private let measurer: FontMeasurer

  init() throws { measurer = FontMeasurer(fonts: [try TextFixture.font()]) }

  private func layOut(_ input: IndentCase, _ change: (inout ParagraphFormat) -> Void) -> TextLayout
  {
    var format = input.format
    change(&format)
    let text = StyledText(
      input.string, style: TextStyle(font: FontDescription(pointSize: 17)), paragraph: format)
    return measurer.layOut(text, in: TextContainer(width: CGFloat(input.width)))
  }

  @Test func `R13.35 lines of right-to-left paragraphs lie as in a mirror`() {
    check(IndentCase.init) { input in
      let plain = layOut(input) { $0.direction = .leftToRight }
      let mirrored = layOut(input) { format in
        format.direction = .rightToLeft
        switch input.format.alignment {
        case .left: format.alignment = .right
        case .right: format.alignment = .left
        case .center, .natural, .justified: break
        }
      }
      let width = input.width.isFinite ? CGFloat(input.width) : plain.size.width

      try demand(plain.lines.count == mirrored.lines.count, "\(mirrored.lines.count) lines")
      for (line, image) in zip(plain.lines, mirrored.lines) {
        try demand(
          abs(image.frame.minX - (width - line.frame.maxX)) < 1e-9, "\(image), image of \(line)")
      }
    }
  }

  @Test func `R13.35 lines lie between their indents, at the ends of the room or in the middle`() {
    check(IndentCase.init) { input in
      for isRightToLeft in [false, true] {
        let layout = layOut(input) { $0.direction = isRightToLeft ? .rightToLeft : .leftToRight }
        let width = input.width.isFinite ? CGFloat(input.width) : layout.size.width
        let tail = input.format.tailIndent
        // Without a limit of the width, the widest line ends at the trailing edge.
        let end =
          tail > 0 ? min(tail, width) : input.width.isFinite ? width + tail : width
        var isFirst = true
        for line in layout.lines {
          let start = isFirst ? input.format.firstLineHeadIndent : input.format.headIndent
          let last = max(start, end)
          let left = isRightToLeft ? width - last : start
          let right = isRightToLeft ? width - start : last
          let distance: CGFloat
          switch input.format.alignment {
          case .left: distance = line.frame.minX - left
          case .right: distance = line.frame.maxX - right
          case .center: distance = line.frame.midX - (left + right) / 2
          case .natural, .justified:
            distance = isRightToLeft ? line.frame.maxX - right : line.frame.minX - left
          }
          try demand(abs(distance) < 1e-9, "\(line) lies \(distance) beside \(left)...\(right)")
          isFirst = line.isLast(of: input.string)
        }
      }
    }
  }

  @Test func `R13.35 paragraphs keep their own tail indents`() {
    var (first, second) = (ParagraphFormat.plain, ParagraphFormat.plain)
    (first.alignment, first.tailIndent) = (.right, -30)
    (second.alignment, second.tailIndent) = (.right, 90)
    let style = TextStyle(font: FontDescription(pointSize: 17))
    let text = StyledText(
      "a\nb",
      runs: [
        StyledText.Run(length: 2, style: style, paragraph: first),
        StyledText.Run(length: 1, style: style, paragraph: second),
      ])

    let lines = measurer.layOut(text, in: TextContainer(width: 200)).lines

    expectEqual(lines.map(\.frame.maxX), [170, 90])
  }
}

extension TextLayout.Line {
  /// Whether the line ends its paragraph.
  fileprivate func isLast(of string: String) -> Bool {
    let units = Array(string.utf16)
    return range.upperBound > 0 && range.upperBound <= units.count
      && units[range.upperBound - 1] == 10
  }
}
