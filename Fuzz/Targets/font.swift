import Foundation
import TextMeasuring

/// A font is read or refused with an error; a font that is read measures text, in lines that follow
/// each other and hold all of it.
func fuzzFont(_ bytes: [UInt8]) throws {
  let font: FontFile
  do {
    font = try FontFile(bytes: bytes)
  } catch {
    _ = "\(error)"
    return
  }
  let measurer = FontMeasurer(systemFonts: [font])
  let text = StyledText(
    "ABC, AVA To\u{301} 漢字 \u{1F600}", font: FontDescription(pointSize: 17))
  for width in [CGFloat.infinity, 60] {
    let layout = measurer.layOut(text, in: TextContainer(width: width))
    var offset = 0
    for line in layout.lines {
      guard line.range.lowerBound == offset, line.frame.width.isFinite else {
        throw FontFinding(line: "\(line)")
      }
      offset = line.range.upperBound
    }
    guard offset == text.string.utf16.count else { throw FontFinding(line: "\(offset)") }
    _ = measurer.rects(of: 0..<offset, of: text, in: layout)
  }
}

private struct FontFinding: Error {
  let line: String
}
