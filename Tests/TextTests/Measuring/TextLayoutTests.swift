import Foundation
import TestSupport
import Testing
import TextMeasuring

@Suite struct TextLayoutTests {
  private let font = FontDescription(pointSize: 17)
  private let measurer = FontMeasurer.builtIn

  private func layout(
    _ string: String, width: CGFloat = .infinity, lines: Int = 0,
    mode: TextContainer.LineBreakMode = .byWordWrapping,
    _ change: (inout ParagraphFormat) -> Void = { _ in }
  ) -> TextLayout {
    var format = ParagraphFormat.plain
    change(&format)
    let text = StyledText(string, style: TextStyle(font: font), paragraph: format)
    return measurer.layOut(
      text, in: TextContainer(width: width, maximumLines: lines, lineBreakMode: mode))
  }

  private func width(_ string: String) -> CGFloat { layout(string).size.width }

  @Test func `R13.1 The system font has the line of San Francisco (T13.1)`() {
    let metrics = measurer.metrics(of: font)

    expectEqual(metrics.ascent, 16.1865234375)
    expectEqual(metrics.descent, 4.1005859375)
    expectEqual(metrics.lineHeight, 20.287109375)
    expectEqual(
      measurer.metrics(of: FontDescription(pointSize: 15)).lineHeight, 17.900390625)
    expectEqual(metrics.leading, 0)
  }

  /// Widths that phones printed: exactly, or of labels, which round up.
  @Test(
    arguments: [
      ("This is a test string", 17, 144.09326171875), ("Label", 17, 42), ("Button", 15, 46),
      ("Submit", 17, 56), ("Feedback", 17, 78.5), ("Apple ID", 17, 66.5),
      ("ShowChangeLog", 15, 116.5), ("Cancel", 17, 53.5),
    ] as [(String, CGFloat, CGFloat)])
  func `R13.1 Widths in the system font are near those of a phone (T13.2)`(
    text: String, size: CGFloat, recorded: CGFloat
  ) {
    let width = measurer.size(
      of: StyledText(text, font: FontDescription(pointSize: size)), in: TextContainer()
    ).width

    expect(abs(width / recorded - 1) < 0.045, "\(width)")
  }

  @Test func `Heavier text is wider, and monospaced digits are all as wide`() {
    func width(ofWeight weight: CGFloat) -> CGFloat {
      measurer.size(
        of: StyledText("weight", font: FontDescription(weight: weight, pointSize: 17)),
        in: TextContainer()
      ).width
    }
    let widths = [-0.4, 0, 0.23, 0.3, 0.4].map(width(ofWeight:))
    func digits(_ text: String) -> CGFloat {
      let font = FontDescription(design: .monospacedDigits, pointSize: 17)
      return measurer.size(of: StyledText(text, font: font), in: TextContainer()).width
    }

    expectEqual(widths, widths.sorted())
    for weight in [CGFloat.nan, .infinity, -.infinity] {
      expectEqual(width(ofWeight: weight), width(ofWeight: 0))
    }
    expectEqual(digits("111"), digits("808"))
    expect(self.width("111") < self.width("808"))
  }

  @Test func `No text has no size`() {
    expectEqual(layout("").size, .zero)
    expectEqual(layout("").lines, [])
    expect(layout("").firstBaseline == nil)
  }

  @Test func `R13.5 A line feed begins a line, also at the end`() {
    let line: CGFloat = 20.287109375

    expectEqual(layout("a\nb").size.height, 2 * line)
    expectEqual(layout("a\n").size.height, 2 * line)
    expectEqual(layout("\n\n").lines.map(\.range), [0..<1, 1..<2, 2..<2])
    expectEqual(layout("a\r\nb").lines.map(\.range), [0..<3, 3..<4])
  }

  @Test func `R13.5 Spaces at which a line was wrapped don't count, those at an end do`() {
    let wrapped = layout("some words", width: width("words") + 1)

    expectEqual(wrapped.lines.map(\.range), [0..<5, 5..<10])
    expectEqual(wrapped.lines[0].frame.width, width("some"))
    expect(width("some ") > width("some"))
    expectEqual(layout("some   ", width: width("some")).lines.count, 1)
  }

  @Test func `A word that is too long goes on after any character, but not inside one`() {
    let text = "e\u{301}e\u{301}e\u{301}"
    let narrow = layout(text, width: 1)

    expectEqual(narrow.lines.map(\.range), [0..<2, 2..<4, 4..<6])
    expectEqual(layout("👩🏽👩🏽", width: 1).lines.map(\.range), [0..<4, 4..<8])
    expectEqual(layout("abc", width: 0).lines.count, 3)
    expectEqual(layout("abc", width: -5).lines.count, 3)
    expectEqual(layout("abc", width: .nan).lines.count, 3)
  }

  @Test func `By characters, words don't stay together`() {
    let room = width("aa bbb")

    expectEqual(layout("aa bbbbb", width: room, mode: .byCharWrapping).lines[0].range, 0..<6)
    expectEqual(layout("aa bbbbb", width: room).lines[0].range, 0..<3)
  }

  @Test func `R13.6 What doesn't fit the last line gives way to an ellipsis`() {
    let text = "several words that need some lines"
    let room = width("several words")
    let tail = layout(text, width: room, lines: 2, mode: .byTruncatingTail)
    let one = layout(text, width: room, lines: 1, mode: .byTruncatingTail)

    expectEqual(tail.lines.map(\.isTruncated), [false, true])
    expect(tail.lines[1].frame.width <= room)
    expect(one.lines[0].range.upperBound < 13)
    let kept = width(String(text.prefix(one.lines[0].range.upperBound)))
    expect(abs(one.lines[0].frame.width - kept - width("…")) < 1e-9)
    expectEqual(layout(text, lines: 1, mode: .byTruncatingTail).lines[0].isTruncated, false)
    for mode in [TextContainer.LineBreakMode.byTruncatingHead, .byTruncatingMiddle] {
      let other = layout(text, width: room, lines: 1, mode: mode)
      expectEqual(other.size.width, room)
      expectEqual(other.lines[0].range, 0..<34)
    }
    let clipped = layout(text, width: room, lines: 1, mode: .byClipping)
    expectEqual(clipped.lines[0].frame.width, width(text))
  }

  @Test func `Lines lie where the alignment says`() {
    let free = 200 - width("ab")

    expectEqual(layout("ab", width: 200) { $0.alignment = .center }.lines[0].frame.minX, free / 2)
    expectEqual(layout("ab", width: 200) { $0.alignment = .right }.lines[0].frame.minX, free)
    expectEqual(layout("ab", width: 200) { $0.alignment = .left }.lines[0].frame.minX, 0)
    expectEqual(layout("ab", width: 200).lines[0].frame.minX, 0)
    let hebrew = layout("שלום", width: 200).lines[0]
    expect(hebrew.isRightToLeft)
    expectEqual(hebrew.frame.maxX, 200)
    let forced = layout("ab", width: 200) { $0.direction = .rightToLeft }.lines[0]
    expectEqual(forced.frame.minX, free)
    // Without a width the widest line is the available width.
    let lines = layout("ab\nabcd") { $0.alignment = .right }.lines
    expectEqual(lines[0].frame.maxX, lines[1].frame.maxX)
  }

  @Test func `A character read from the right lies at the right`() {
    let text = StyledText("שלום", font: font)
    let layout = measurer.layOut(text, in: TextContainer(width: 200))
    let first = measurer.rects(of: 0..<1, of: text, in: layout)[0]

    expectEqual(first.maxX, 200)
    expectEqual(
      measurer.character(at: CGPoint(x: 199, y: 5), of: text, in: layout), 0)
  }

  @Test func `Indents, spacing and line heights are those of the paragraph`() {
    let line: CGFloat = 20.287109375
    func space(_ format: inout ParagraphFormat) {
      (format.lineSpacing, format.paragraphSpacing, format.paragraphSpacingBefore) = (3, 10, 4)
    }
    let spaced = layout("a\nb c", width: width("c") + 1, space)
    expectEqual(spaced.lines.map(\.frame.minY), [0, line + 14, 2 * line + 17])
    expectEqual(layout("a\n", width: 50, space).lines.map(\.frame.minY), [0, line + 14])
    let high = layout("a") { $0.minimumLineHeight = 30 }
    expectEqual(high.size.height, 30)
    expectEqual(high.firstBaseline, 30 - 4.1005859375)
    expectEqual(layout("a") { $0.maximumLineHeight = 12 }.size.height, 12)
    expectEqual(layout("a") { $0.lineHeightMultiple = 2 }.size.height, 2 * line)
    let indented = layout("aa aa aa", width: 60) {
      ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (20, 10, -5)
    }
    expectEqual(indented.lines.map(\.frame.minX).prefix(2).map { $0 }, [20, 10])
  }

  @Test func `Raised text, attachments and larger runs make a line higher`() {
    let style = TextStyle(font: font)
    var raised = style
    raised.baselineOffset = 5
    var lowered = style
    lowered.baselineOffset = -5
    let picture = TextStyle(
      font: font, attachmentBounds: CGRect(x: 0, y: -10, width: 40, height: 60))
    func line(_ last: TextStyle, _ string: String = "ab") -> TextLayout.Line {
      let runs = [StyledText.Run(length: 1, style: style), .init(length: 1, style: last)]
      return measurer.layOut(StyledText(string, runs: runs), in: TextContainer()).lines[0]
    }

    expectEqual(line(raised).frame.height, 25.287109375)
    expectEqual(line(lowered).frame.height, 25.287109375)
    expectEqual(line(lowered).baseline, 16.1865234375)
    let attached = line(picture, "a\u{FFFC}")
    expectEqual(attached.frame.height, 60)
    expectEqual(attached.baseline, 50)
    expect(abs(attached.frame.width - width("a") - 40) < 1e-9)
  }

  @Test func `A tabulator goes to the next multiple of 28 points`() {
    expectEqual(width("\ta"), 28 + width("a"))
    expectEqual(width("a\ta"), 28 + width("a"))
  }

  @Test func `Characters that no font has count by their kind`() {
    expectEqual(width("漢"), 17 - 0.43)
    expectEqual(width("\u{301}"), 0)
    expectEqual(width("\u{200D}\u{FE0F}\u{2060}"), 0)
    expect(width("\u{1F600}") > 16)
    expectEqual(width("\u{FF71}"), 8.5 - 0.43)
  }

  @Test func `A font without a character takes it from another`() throws {
    let dejaVu = try TextFixture.font()
    let measurer = FontMeasurer(fonts: [dejaVu])
    let family = FontDescription(family: "dejavu sans", pointSize: 2048)

    let hebrew = measurer.size(
      of: StyledText("ש", font: FontDescription(pointSize: 2048)), in: TextContainer())
    let missing = measurer.size(of: StyledText("漢", font: family), in: TextContainer())

    expectEqual(hebrew.width, CGFloat(dejaVu.advance(ofGlyph: dejaVu.glyph(for: "ש") ?? 0)))
    expectEqual(missing.width, 2048)
  }

  @Test func `The nearest face of a family counts`() throws {
    func font(_ weight: Int, _ advance: Int) throws -> FontFile {
      var builder = FontBuilder.small
      builder.tables["OS/2"] =
        FontBuilder.zeros(4) + FontBuilder.word(weight) + FontBuilder.zeros(72)
      builder.tables["hmtx"]?.replaceSubrange(4..<6, with: FontBuilder.word(advance))
      return try FontFile(bytes: builder.bytes)
    }
    let measurer = FontMeasurer(systemFonts: [try font(400, 300), try font(700, 900)])
    func width(_ weight: CGFloat) -> CGFloat {
      measurer.size(
        of: StyledText("A", font: FontDescription(weight: weight, pointSize: 1000)),
        in: TextContainer()
      ).width
    }

    expectEqual([-1, 0, 0.19, 0.21, 0.4, .nan].map(width), [300, 300, 300, 900, 900, 300])
  }

  @Test func `Sizes that aren't numbers count as 0`() {
    for size in [CGFloat.nan, .infinity, -3, 0] {
      let text = StyledText("some text", font: FontDescription(pointSize: size))
      expectEqual(measurer.size(of: text, in: TextContainer(width: 100)), .zero)
    }
  }

  @Test func `Enormous numbers give finite sizes`() {
    let most = CGFloat.greatestFiniteMagnitude
    var format = ParagraphFormat.plain
    (format.lineSpacing, format.minimumLineHeight, format.lineHeightMultiple) = (most, most, most)
    (format.firstLineHeadIndent, format.headIndent, format.tailIndent) = (most, most, -most)
    let style = TextStyle(
      font: FontDescription(pointSize: most), tracking: most, baselineOffset: -most,
      attachmentBounds: CGRect(x: 0, y: -most, width: most, height: most))
    let text = StyledText("some\u{FFFC}\ntext", style: style, paragraph: format)
    for width in [most, 100, 0, .infinity] {
      let layout = measurer.layOut(text, in: TextContainer(width: width))
      expect(layout.size.width.isFinite && layout.size.height.isFinite, "\(width)")
      for line in layout.lines {
        expect(line.frame.minX.isFinite && line.frame.maxY.isFinite && line.baseline.isFinite)
      }
    }
  }

  @Test func `A host's measurer is that of all views`() {
    struct Blocks: TextMeasurer {
      func metrics(of font: FontDescription) -> FontMetrics { FontMetrics(ascent: 8, descent: 2) }
      func layOut(_ text: StyledText, in container: TextContainer) -> TextLayout {
        TextLayout(size: CGSize(width: text.string.count * 10, height: 10), lines: [])
      }
      func rects(of range: Range<Int>, of text: StyledText, in layout: TextLayout) -> [CGRect] {
        []
      }
      func character(at point: CGPoint, of text: StyledText, in layout: TextLayout) -> Int? { nil }
    }

    expectEqual(
      Blocks().size(of: StyledText("abc", font: font), in: TextContainer()),
      CGSize(width: 30, height: 10))
    expect(TextMeasurement.measurer is FontMeasurer)
  }
}
