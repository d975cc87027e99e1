import Foundation
import TestSupport
import Testing
import TextMeasuring

/// Widths measured by HarfBuzz, in the committed part of a font and, when `Scripts/compare-text`
/// runs this, in all fonts of that machine.
@Suite struct HarfBuzzTests {
  private struct Widths: Decodable {
    struct Entry: Decodable {
      let text: String
      let width: Int
    }
    let font: String
    let unitsPerEm: Int
    let ascender: Int
    let descender: Int
    let widths: [Entry]
  }

  private static func all() throws -> [Widths] {
    let fixture = try JSONDecoder().decode(
      Widths.self, from: Data(contentsOf: TextFixture.url("harfbuzz-widths.json")))
    guard let path = ProcessInfo.processInfo.environment["VIEWGEOMETRY_TEXT_WIDTHS"] else {
      return [fixture]
    }
    return try [fixture]
      + JSONDecoder().decode([Widths].self, from: Data(contentsOf: URL(filePath: path)))
  }

  @Test func `Widths are those of HarfBuzz, to the unit of the font`() throws {
    for widths in try Self.all() {
      let isFixture = !widths.font.contains("/")
      let url = isFixture ? TextFixture.url(widths.font) : URL(filePath: widths.font)
      let font = try FontFile(contentsOf: url)
      let measurer = FontMeasurer(fonts: [font])
      expectEqual(
        [font.unitsPerEm, font.ascender, font.descender],
        [widths.unitsPerEm, widths.ascender, widths.descender])
      // A size of an em's units makes a point of each unit.
      let description = FontDescription(
        family: font.familyName, pointSize: CGFloat(font.unitsPerEm))

      for entry in widths.widths {
        let size = measurer.size(
          of: StyledText(entry.text, font: description), in: TextContainer())

        expectEqual(
          size.width, CGFloat(entry.width), "\(widths.font), \(entry.text.debugDescription)")
      }
    }
  }
}
