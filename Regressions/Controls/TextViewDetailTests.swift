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

  @Test(arguments: ["abcdefghijklmnopqrstuvwxyz0123456789", "אבגדהוזחטיכלמנסעפצקרשתאבגדהוזחטיכלמנ"])
  func `R13.38 a point in an ellipsis or beyond gives the character before it`(text: String) {
    view.frame.size.width = 120
    view.text = text
    view.textContainer.maximumNumberOfLines = 1
    view.textContainer.lineBreakMode = .byTruncatingTail
    let line = view.textLayout.lines[0]
    expect(line.isTruncated && line.range.upperBound < text.count)

    let end = line.isRightToLeft ? line.frame.minX : line.frame.maxX
    for distance in [-2, 0, 50] as [CGFloat] {
      var fraction: CGFloat = 0
      let index = view.layoutManager.characterIndex(
        for: CGPoint(x: 5 + end + (line.isRightToLeft ? -distance : distance), y: 1),
        in: view.textContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)

      expectEqual(index, line.range.upperBound - 1)
      expect(fraction > 0.999 && fraction <= 1, "\(fraction)")
    }
  }
}
