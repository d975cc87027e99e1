import Foundation
import TestSupport
import Testing
import TextMeasuring

@testable import TextTests

/// Characters whose advances depend on more than the font's table.
@Suite struct TextAdvanceTests {
  /// A font with a glyph for the tab, which is as wide as A, and without a width for C.
  private static let file: FontBuilder = {
    var font = FontBuilder.small
    font.tables["hhea"] =
      FontBuilder.long(0x10000) + FontBuilder.word(800) + FontBuilder.word(-200)
      + FontBuilder.word(90) + FontBuilder.zeros(24) + FontBuilder.word(4)
    font.tables["hmtx"] = [500, 600, 700, 0].flatMap { FontBuilder.word($0) + FontBuilder.word(0) }
    font.tables["cmap"] = FontBuilder.cmap(
      FontBuilder.format4([(0x09, 0x09, -0x08), (0x41, 0x43, -0x40)]))
    return font
  }()

  @Test(arguments: [TextContainer.LineBreakMode.byWordWrapping, .byCharWrapping])
  func `a tab reaches the next stop, and no width has no tracking, whatever the font's glyphs`(
    mode: TextContainer.LineBreakMode
  ) throws {
    let measurer = FontMeasurer(systemFonts: [try FontFile(bytes: Self.file.bytes)])
    let style = TextStyle(font: FontDescription(pointSize: 10), tracking: 2)
    func width(_ string: String) -> Double {
      let container = TextContainer(width: 500, lineBreakMode: mode)
      return Double(measurer.size(of: StyledText(string, style: style), in: container).width)
    }

    expectEqual(width("A\tA"), 36)
    expectEqual(width("\t\tA"), 64)
    expectEqual(width("CC"), 0)
    expectEqual(width("ACB"), 17)
  }

  @Test func `R13.5 spaces at which a line wraps don't count in monospaced digits either`() {
    let font = FontDescription(design: .monospacedDigits, pointSize: 20)
    func lines(_ string: String, width: CGFloat) -> [TextLayout.Line] {
      FontMeasurer.builtIn.layOut(StyledText(string, font: font), in: TextContainer(width: width))
        .lines
    }
    let width = lines("12", width: .infinity)[0].frame.width

    let wrapped = lines("12   34", width: width + 1)

    expectEqual(wrapped.map(\.range), [0..<5, 5..<7])
    expectEqual(wrapped.map(\.frame.width), [width, width])
  }
}
