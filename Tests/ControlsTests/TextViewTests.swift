import Controls
import Foundation
import TestSupport
import Testing
import TextMeasuring
import ViewGeometry

@Suite struct TextViewTests {
  private func textView(_ text: NSAttributedString, width: CGFloat = 200) -> TextView {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
    view.attributedText = text
    view.layoutIfNeeded()
    return view
  }

  /// Ten words with a link over the fourth to the eighth.
  private func linked() -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "one two three four five six seven eight nine ten",
      attributes: [.font: Font.systemFont(ofSize: 17)])
    if let url = URL(string: "https://example.com") {
      text.addAttribute(.link, value: url, range: NSRange(location: 14, length: 25))
    }
    return text
  }

  @Test func `R13.10 Text stands 8 points inside the top and 5 inside the sides`() {
    let view = textView(linked(), width: 1_000)
    let first = view.rects(of: NSRange(location: 0, length: 1))[0]

    expectEqual(first.origin, CGPoint(x: 5, y: 8))
    expectEqual(first.height, 20.287109375)
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(
      view.rects(of: NSRange(location: 0, length: 1))[0].origin, CGPoint(x: 2, y: 1))
    let plain = TextView()
    plain.text = "a"
    expectEqual(plain.textLayout.size.height, 12 * 20.287109375 / 17)
  }

  @Test func `R13.11 A view that doesn't scroll is as high as its text`() {
    let view = textView(linked())
    expectEqual(view.intrinsicContentSize.height, View.noIntrinsicMetric)
    expectEqual(view.contentSize.width, 200)
    view.frame.size.width = 120
    expectEqual(view.contentSize.width, 120)
    expect(view.contentSize.height > 57)
    view.frame.size.width = 200
    let lines = view.textLayout.lines.count
    expectEqual(view.contentSize.height, view.sizeThatFits(view.bounds.size).height)
    expectEqual(lines, 2)

    view.isScrollEnabled = false
    let preferredSize = view.intrinsicContentSize
    expectEqual(preferredSize.height, 36.5)
    expect(preferredSize.width > 300)
    expectEqual(view.sizeThatFits(CGSize(width: 200, height: 0)).height, 57)
    view.text = ""
    expectEqual(view.intrinsicContentSize.height, 30.5)
  }

  @Test func `A link has a region in each line that it reaches into`() throws {
    let view = textView(linked())
    let regions = view.linkRegions.regions.map(\.rect)
    let lines = view.textLayout.lines

    expectEqual(regions.count, 2)
    expectEqual(regions[1].minX, 5)
    expectEqual(regions[1].minY, 8 + lines[1].frame.minY)
    for rect in regions {
      let link = view.link(at: CGPoint(x: rect.midX, y: rect.midY))
      expectEqual(link?.rect, rect)
      expectEqual(link?.value.host, "example.com")
    }
    expect(view.link(at: CGPoint(x: 6, y: 10)) == nil)
    expect(view.link(at: CGPoint(x: regions[1].maxX + 1, y: regions[1].midY)) == nil)
    expect(view.link(at: CGPoint(x: 50, y: 2)) == nil)
  }

  @Test func `The regions follow the width of the view`() {
    let view = textView(linked(), width: 1_000)
    expectEqual(view.linkRegions.regions.count, 1)

    view.frame.size.width = 80

    expect(view.linkRegions.regions.count > 2)
  }

  @Test func `The layout manager answers in the text's room`() {
    let view = textView(linked())
    let (manager, container) = (view.layoutManager, view.textContainer)
    let rect = view.rects(of: NSRange(location: 14, length: 4))[0]
    let inRoom = CGPoint(x: rect.minX + 1, y: rect.midY - 8)

    expectEqual(
      manager.characterIndex(
        for: inRoom, in: container, fractionOfDistanceBetweenInsertionPoints: nil), 14)
    expectEqual(manager.glyphIndex(for: CGPoint(x: -50, y: -50), in: container), 0)
    let box = manager.boundingRect(
      forGlyphRange: NSRange(location: 14, length: 4), in: container)
    expectEqual(box, rect.offsetBy(dx: 0, dy: -8))
    expectEqual(manager.usedRect(for: container).height, view.textLayout.size.height)
    expectEqual(TextView().layoutManager.glyphIndex(for: .zero, in: container), 0)
    // In an ellipsis or beyond it, the character before it is the nearest one (R13.38).
    (container.maximumNumberOfLines, container.lineBreakMode) = (1, .byTruncatingTail)
    let end = view.textLayout.lines[0].range.upperBound
    expectEqual(manager.glyphIndex(for: CGPoint(x: 900, y: 5), in: container), end - 1)
  }

  @Test func `Constraints make a view that doesn't scroll as high as its text in their width`() {
    let parent = View(frame: CGRect(x: 0, y: 0, width: 200, height: 500))
    let view = TextView()
    view.attributedText = linked()
    view.isScrollEnabled = false
    parent.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])

    parent.layoutIfNeeded()

    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 200, height: 57))
  }

  @Test func `R13.9 A field is as high as a line, with a border 34 at least`() {
    func height(_ border: TextField.BorderStyle, _ size: CGFloat) -> CGFloat {
      let field = TextField()
      (field.borderStyle, field.font) = (border, .systemFont(ofSize: size))
      return field.intrinsicContentSize.height
    }

    expectEqual(height(.none, 17), 22)
    expectEqual(height(.roundedRect, 17), 34)
    expectEqual(height(.roundedRect, 14), 34)
    expectEqual(height(.roundedRect, 34), 54)
  }

  @Test func `R13.9 A field is as wide as its text or its placeholder, and leaves room beside it`()
  {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.placeholder = "Name"
    let name = "Name".size(withAttributes: [.font: Font.systemFont(ofSize: 17)]).width

    expectEqual(field.intrinsicContentSize.width, name.rounded(.up))
    field.borderStyle = .roundedRect
    expectEqual(field.intrinsicContentSize.width, name.rounded(.up) + 14)
    expectEqual(
      field.textRect(forBounds: field.bounds), CGRect(x: 7, y: 0, width: 186, height: 34))
    (field.leftView, field.leftViewMode) = (
      View(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), .always
    )
    field.layoutIfNeeded()
    expectEqual(field.leftView?.frame, CGRect(x: 0, y: 7, width: 30, height: 20))
    expectEqual(field.textRect(forBounds: field.bounds).minX, 30)
    (field.clearButtonMode, field.text) = (.always, "a")
    expectEqual(
      field.clearButtonRect(forBounds: field.bounds), CGRect(x: 176, y: 7.5, width: 19, height: 19))
    expectEqual(field.textRect(forBounds: field.bounds).maxX, 176)
    expectEqual(
      field.placeholderRect(forBounds: field.bounds), field.editingRect(forBounds: field.bounds))
  }
}
