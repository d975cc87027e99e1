import Controls
import Foundation
import TestSupport
import Testing
import TextMeasuring
import ViewGeometry

@Suite struct ValueTests {
  @Test func `Actions of a control are performed for their events, each identifier once`() {
    let control = Control()
    var log: [String] = []
    func action(_ name: String, _ identifier: String) -> Action {
      Action(identifier: Action.Identifier(identifier)) { _ in log.append(name) }
    }
    control.addAction(action("first", "a"), for: [.touchDown, .touchUpInside])
    control.addAction(action("second", "b"), for: .touchDown)
    control.addAction(action("instead", "a"), for: .touchDown)

    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)

    expectEqual(log, ["second", "instead", "first"])
    expectEqual(control.allControlEvents, [.touchDown, .touchUpInside])
    control.removeAction(identifiedBy: Action.Identifier("a"), for: .allEvents)
    expectEqual(control.allControlEvents, .touchDown)
    var events: [Control.Event] = []
    control.enumerateEventHandlers { _, event, stop in
      events.append(event)
      stop = true
    }
    expectEqual(events, [.touchDown])
  }

  @Test func `A color keeps its components`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 0.25)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    expectEqual([red, green, blue, alpha], [0, 0.5, 0, 0.25])
    Color.orange.getHue(&red, saturation: &green, brightness: &blue, alpha: nil)
    expectEqual([red, green, blue], [1.0 / 12, 1, 1])
    expect(Color.gray.getWhite(&red, alpha: nil))
    expect(!Color.red.getWhite(&red, alpha: nil))
    expectEqual(red, 0.5)
    expectEqual(Color(red: 1, green: 0, blue: 0, alpha: 1), .red)
    expect(Color.red != .red.withAlphaComponent(0.5))
    expectEqual(Set([Color.red, Color(red: 1, green: 0, blue: 0, alpha: 1)]).count, 1)
  }

  @Test func `A color of the system depends on the surroundings`() {
    let (light, dark) = (
      TraitCollection(userInterfaceStyle: .light), TraitCollection(userInterfaceStyle: .dark)
    )

    expectEqual(
      Color.systemBlue.resolvedColor(with: dark),
      Color(red: 10.0 / 255, green: 132.0 / 255, blue: 1, alpha: 1))
    expectEqual(Color.label.resolvedColor(with: light), .black)
    expectEqual(Color.label, .label)
    let custom = Color { $0.userInterfaceStyle == .dark ? .red : .blue }
    expectEqual(custom.resolvedColor(with: dark), .red)
    expectEqual(
      custom.withAlphaComponent(0.5).resolvedColor(with: light), .blue.withAlphaComponent(0.5))
  }

  @Test func `A view has the tint of the nearest view above that has one`() {
    let (window, card, button) = (Window(frame: .zero), View(), Button())
    window.addSubview(card)
    card.addSubview(button)

    expectEqual(button.tintColor, .systemBlue)
    window.tintColor = .red
    expectEqual(button.tintColor, .red)
    card.tintColor = .green
    expectEqual([window, card, button].map(\.tintColor), [.red, .green, .green])
    card.tintColor = nil
    expectEqual(button.tintColor, .red)
  }

  @Test func `R13.1 A font measures as the system's`() {
    let font = Font.systemFont(ofSize: 17)

    expectEqual([font.ascender, font.descender], [16.1865234375, -4.1005859375])
    expectEqual([font.lineHeight, font.capHeight], [20.287109375, 11.97802734375])
    expectEqual(Font.labelFontSize, 17)
    expectEqual(font.withSize(15), .systemFont(ofSize: 15))
    expectEqual(Font(name: "Avenir-HeavyOblique", size: 10)?.familyName, "Avenir")
    expect(Font(name: "", size: 10) == nil)
    expectEqual(Font(name: "Avenir-Heavy", size: 10)?.fontName, "Avenir-Heavy")
    let bold = font.fontDescriptor.withSymbolicTraits(.traitBold).map {
      Font(descriptor: $0, size: 0)
    }
    expectEqual(bold, .systemFont(ofSize: 17, weight: .bold))
    expect(Font.boldSystemFont(ofSize: 1).fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func `R13.4 Styles of text have the sizes of Apple's table`() {
    func sizes(_ category: ContentSizeCategory) -> [CGFloat] {
      let traits = TraitCollection(preferredContentSizeCategory: category)
      let styles: [Font.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline,
        .footnote, .caption1, .caption2,
      ]
      return styles.map { Font.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize }
    }

    expectEqual(sizes(.large), [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    expectEqual(sizes(.unspecified), sizes(.large))
    expectEqual(sizes(.extraSmall), [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11])
    expectEqual(
      sizes(.accessibilityExtraExtraExtraLarge), [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40])
    expectEqual(
      Font.preferredFont(forTextStyle: .headline), .systemFont(ofSize: 17, weight: .semibold))
    let large = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    expectEqual(
      TextStyleMetrics.default.scaledFont(
        for: .systemFont(ofSize: 17), maximumPointSize: 50, compatibleWith: large
      ).pointSize, 50)
    expectEqual(TextStyleMetrics.default.scaledValue(for: 34, compatibleWith: large), 106)
  }

  @Test func `The attributes of a string count for its size`() {
    let style = MutableParagraphStyle()
    style.minimumLineHeight = 40
    let font = Font.systemFont(ofSize: 17)
    func size(_ attributes: [NSAttributedString.Key: Any]) -> CGSize {
      "ab".size(withAttributes: attributes)
    }
    let plain = size([.font: font])

    expectEqual(size([.font: font, .kern: 3]).width, plain.width + 6)
    expectEqual(size([.font: font, .tracking: 2.5]).width, plain.width + 5)
    expectEqual(size([.font: font, .paragraphStyle: style]).height, 40)
    expectEqual(size([.font: font, .baselineOffset: 4]).height, plain.height + 4)
    expectEqual(size([:]).height, 12 * 20.287109375 / 17)
    let picture = TextAttachment(image: Image(size: CGSize(width: 50, height: 60)))
    expectEqual(NSAttributedString(attachment: picture).size().width, 50)
    expectEqual([NSAttributedString().length, NSMutableAttributedString().length], [0, 0])
    let copy = style.copy() as? ParagraphStyle
    expectEqual(copy?.minimumLineHeight, 40)
    expect(copy?.isEqual(style) == true)
    expect(
      (style.mutableCopy() as? MutableParagraphStyle)?.isEqual(ParagraphStyle.default) == false)
  }

  @Test func `A string wraps in a width if lines are requested`() {
    let text = "several words in a line"
    let room = CGSize(width: 60, height: 1_000)
    let lines = text.boundingRect(
      with: room, options: .usesLineFragmentOrigin,
      attributes: [.font: Font.systemFont(ofSize: 17)],
      context: nil)
    let line = text.boundingRect(
      with: room, attributes: [.font: Font.systemFont(ofSize: 17)], context: nil)

    expect(lines.width <= 60 && lines.height > 60)
    expectEqual(line.height, 20.287109375)
  }

  @Test func `Subclasses have the initializers that UIKit's have`() {
    final class Badge: Label {
      override init(frame: CGRect) {
        super.init(frame: frame)
        text = "1"
      }
    }
    final class Pill: Button {
      override init(frame: CGRect) {
        super.init(frame: frame)
        setTitle("Pill", for: .normal)
      }
    }
    final class Notes: TextView {
      override init(frame: CGRect, textContainer: TextViewContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        text = "notes"
      }
    }
    final class Photo: ImageView {
      override init(image: Image?) { super.init(image: image) }
    }

    expectEqual(Badge(frame: .zero).text, "1")
    expectEqual(Pill(type: .system).currentTitle, "Pill")
    expectEqual(Pill(type: .system).titleLabel?.font.pointSize, 15)
    expectEqual(Pill(frame: .zero).titleLabel?.font.pointSize, 18)
    expectEqual(Notes(frame: .zero).text, "notes")
    expectEqual(Photo(image: Image(size: CGSize(width: 2, height: 3))).frame.width, 2)
  }
}
