import Controls
import Foundation
import TestSupport
import Testing
import TextMeasuring
import ViewGeometry

/// The used rectangle and the selection of text views (R13.11).
@Suite struct TextViewDetailTests {
  private let view = TextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  @Test func `R13.11 the used rectangle is around the lines, wherever they are aligned`() {
    view.text = "one two three four five six seven eight\nnine"
    for alignment in [.left, .center, .right] as [ParagraphFormat.Alignment] {
      view.textAlignment = alignment
      let frames = view.textLayout.lines.map(\.frame)
      let used = view.layoutManager.usedRect(for: view.textContainer)

      expectEqual(used.minX, frames.map(\.minX).min())
      expectEqual(used.maxX - 10, frames.map(\.maxX).max())
      expectEqual(used.minX == 0, alignment == .left)
      expect(used.minY == 0 && used.height == view.textLayout.size.height)
    }
    view.text = ""
    expectEqual(view.layoutManager.usedRect(for: view.textContainer).minX, 0)
  }

  @Test func `R13.11 a selection is clamped when the text becomes shorter`() {
    view.text = "0123456789"
    view.selectedRange = NSRange(location: 3, length: 5)

    view.text = "01234"
    expectEqual(view.selectedRange, NSRange(location: 3, length: 2))
    view.attributedText = NSAttributedString(string: "0")
    expectEqual(view.selectedRange, NSRange(location: 1, length: 0))
    view.text = "0123456789"
    expectEqual(view.selectedRange, NSRange(location: 1, length: 0))
  }
}
