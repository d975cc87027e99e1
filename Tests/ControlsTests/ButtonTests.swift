import Controls
import Foundation
import TestSupport
import Testing
import TextMeasuring
import ViewGeometry

/// Text whose characters are 27 points wide, with a phone's line height: a title "ab" has 54 by
/// 21.5 points.
private func sized(_ button: Button) -> Button {
  // 18 points make a line of 21.48 points; the width is set by tracking alone.
  let tracking = 27 - "ab".size(withAttributes: [.font: Font.systemFont(ofSize: 18)]).width / 2
  button.setAttributedTitle(
    NSAttributedString(
      string: "ab",
      attributes: [.font: Font.systemFont(ofSize: 18), .kern: tracking]), for: .normal)
  return button
}

@Suite struct ButtonTests {
  private let image = Image(size: CGSize(width: 32, height: 32))

  /// A button of 335 by 40 points with a picture, and a title unless it has none.
  private func button(titled: Bool = true, _ change: (Button) -> Void = { _ in }) -> Button {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 335, height: 40))
    if titled { _ = sized(button) }
    button.setImage(image, for: .normal)
    change(button)
    button.layoutIfNeeded()
    return button
  }

  private func places(_ button: Button) -> [CGFloat?] {
    [button.imageView?.frame.minX, button.titleLabel?.frame.minX]
  }

  @Test func `R13.37 an attributed title keeps its colors, and has the state's elsewhere`() {
    let title = NSMutableAttributedString(string: "ab")
    title.addAttribute(
      .foregroundColor, value: Color.red, range: NSRange(location: 0, length: 1))
    let button = Button()
    button.setTitleColor(.blue, for: .normal)
    button.setTitleColor(.green, for: .disabled)
    button.setAttributedTitle(title, for: .normal)
    func colors() -> [Color?] {
      (0...1).map {
        let shown = button.titleLabel?.attributedText
        return shown?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? Color
      }
    }

    expectEqual(colors(), [.red, .blue])
    button.isEnabled = false
    expectEqual(colors(), [.red, .green])
    expectEqual(button.titleLabel?.textColor, .green)
  }

  @Test func `R13.13 Picture and title lie as one in the middle`() {
    // T13.3.
    let plain = button()
    expectEqual(places(plain), [124.5, 156.5])
    expectEqual(plain.titleLabel?.frame, CGRect(x: 156.5, y: 9.5, width: 54, height: 21.5))
    expectEqual(plain.imageView?.frame, CGRect(x: 124.5, y: 4, width: 32, height: 32))
    // T13.4.
    expectEqual(
      places(button { $0.imageEdgeInsets.left = 50 }), [149.5, 156.5])
    // T13.5, and T13.6.
    expectEqual(places(button { $0.titleEdgeInsets.right = 100 }), [124.5, 106.5])
    expectEqual(places(button { $0.contentEdgeInsets.left = 20 }), [134.5, 166.5])
    // T13.7.
    func alone(_ left: CGFloat, _ right: CGFloat) -> CGFloat? {
      button(titled: false) {
        $0.imageEdgeInsets = EdgeInsets(top: 0, left: left, bottom: 0, right: right)
      }.imageView?.frame.minX
    }
    expectEqual(
      [alone(0, 0), alone(10, 0), alone(0, 100), alone(10, 100)], [151.5, 156.5, 101.5, 106.5])
  }

  @Test
  func `R13.13 The alignment says where they lie, and reading from the right turns them about`() {
    expectEqual(places(button { $0.contentHorizontalAlignment = .left }), [0, 32])
    expectEqual(places(button { $0.contentHorizontalAlignment = .right }), [249, 281])
    expectEqual(
      places(button { $0.semanticContentAttribute = .forceRightToLeft }), [178.5, 124.5])
    let low = button { $0.contentVerticalAlignment = .bottom }
    expectEqual([low.imageView?.frame.minY, low.titleLabel?.frame.minY], [8, 18.5])
    let leading = button { $0.contentHorizontalAlignment = .trailing }
    expectEqual(leading.effectiveContentHorizontalAlignment, .right)
  }

  @Test func `R13.13 A button is as large as its content with its insets (T13.8)`() {
    let system = Button(type: .system)
    system.setTitle("Button", for: .normal)
    expectEqual(system.intrinsicContentSize, CGSize(width: 46, height: 30))
    system.frame = CGRect(origin: .zero, size: system.intrinsicContentSize)
    system.layoutIfNeeded()
    expectEqual(system.titleLabel?.frame, CGRect(x: 0, y: 6, width: 46, height: 18))

    expectEqual(Button().intrinsicContentSize, CGSize(width: 30, height: 33.5))
    expectEqual(sized(Button()).intrinsicContentSize, CGSize(width: 54, height: 33.5))
    expectEqual(button().intrinsicContentSize, CGSize(width: 86, height: 33.5))
    expectEqual(button(titled: false).intrinsicContentSize, CGSize(width: 32, height: 32))
    let inset = button { $0.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    expectEqual(inset.intrinsicContentSize, CGSize(width: 92, height: 36))
    let backed = button {
      $0.setBackgroundImage(Image(size: CGSize(width: 100, height: 90)), for: .normal)
    }
    expectEqual(backed.intrinsicContentSize, CGSize(width: 100, height: 90))
  }

  @Test func `A state without a value uses the normal one`() {
    let button = Button()
    button.setTitle("usual", for: .normal)
    button.setTitle("touched", for: .highlighted)

    expectEqual(button.currentTitle, "usual")
    button.isHighlighted = true
    expectEqual(button.currentTitle, "touched")
    expectEqual(button.titleLabel?.text, "touched")
    button.isEnabled = false
    expectEqual(button.currentTitle, "usual")
    expectEqual(button.state, [.highlighted, .disabled])
  }

  @Test func `R13.14 A configured button has the insets of its size`() {
    func size(_ change: (inout Button.Configuration) -> Void) -> CGSize {
      var configuration = Button.Configuration.filled()
      configuration.title = "Call"
      change(&configuration)
      return Button(configuration: configuration).intrinsicContentSize
    }
    let plain = size { _ in }

    expect(abs(plain.width - 52.5) <= 1)
    expectEqual(plain.height, 34.5)
    expectEqual(size { $0.buttonSize = .large }.height, 50.5)
    expectEqual(size { $0.buttonSize = .small }.height, 28)
    expectEqual(size { $0.contentInsets = DirectionalEdgeInsets() }.height, 20.5)
    expectEqual(
      size { ($0.image, $0.imagePadding) = (image, 6) }, CGSize(width: plain.width + 38, height: 46)
    )
    expectEqual(
      size { ($0.image, $0.imagePlacement) = (image, .top) },
      CGSize(width: max(plain.width, 56), height: 66.5))
    expectEqual(
      size { $0.showsActivityIndicator = true }, CGSize(width: plain.width + 20, height: 34.5))
    expectEqual(size { $0.subtitle = "of it" }.height, 34.5 + 1 + 16)
  }

  @Test func `R13.14 Parts of a configured button lie in reading order`() {
    func frames(_ isMirrored: Bool, _ edge: DirectionalRectEdge) -> [CGRect?] {
      var configuration = Button.Configuration.plain()
      (configuration.title, configuration.image) = ("Call", image)
      (configuration.imagePadding, configuration.imagePlacement) = (8, edge)
      let button = Button(configuration: configuration)
      button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      button.frame.size = button.intrinsicContentSize
      button.layoutIfNeeded()
      return [button.imageView?.frame, button.titleLabel?.frame]
    }

    let title = frames(false, .leading)[1]?.width ?? 0
    expectEqual(frames(false, .leading).map { $0?.minX }, [12, 52])
    expectEqual(frames(true, .leading).map { $0?.minX }, [12 + title + 8, 12])
    expectEqual(frames(false, .trailing).map { $0?.minX }, [12 + title + 8, 12])
    expectEqual(frames(false, .top).map { $0?.minY }, [7, 47])
    expectEqual(frames(false, .bottom).map { $0?.minY }, [35.5, 7])
  }

  @Test(arguments: [DirectionalRectEdge.leading, .trailing])
  func `R13.14 Image and truncated title stay inside the insets`(_ edge: DirectionalRectEdge) {
    var configuration = Button.Configuration.plain()
    configuration.title = "A title that is much wider than the button"
    (configuration.image, configuration.imagePlacement) = (image, edge)
    configuration.titleLineBreakMode = .byTruncatingTail
    let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    button.configuration = configuration
    button.layoutIfNeeded()
    let frames = [button.imageView?.frame, button.titleLabel?.frame].compactMap { $0 }

    expectEqual(frames.map(\.minX).min(), 12)
    expectEqual(frames.map(\.maxX).max(), 108)
    expectEqual(button.titleLabel?.frame.width, 64)
  }

  @Test func `R13.14 The title of a configured button wraps, and constraints make room for it`() {
    var configuration = Button.Configuration.filled()
    configuration.attributedTitle = AttributedString("A title of several words")
    let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let button = Button(configuration: configuration)
    parent.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: parent.topAnchor),
      button.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: 100),
    ])
    parent.layoutIfNeeded()

    let lines = button.titleLabel?.textLayout().lines.count ?? 0
    expect(lines > 1)
    expectEqual(
      button.frame.height, button.sizeThatFits(CGSize(width: 100, height: 0)).height)
    expectEqual(
      button.frame.height, (CGFloat(lines) * 20.287109375 * 2).rounded(.up) / 2 + 14)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    parent.layoutIfNeeded()
    expectEqual(button.frame.height, 34.5)
    expectEqual(button.configuration?.title, "A title of several words")
  }

  @Test func `A button's action has its title, and is performed when it is touched`() {
    var senders: [Any?] = []
    let action = Action(title: "Send", image: image) { senders.append($0.sender) }
    let button = Button(type: .system, primaryAction: action)

    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)

    expectEqual(button.currentTitle, "Send")
    expectEqual(button.currentImage, image)
    expectEqual(senders.count, 1)
    expect(senders.first.flatMap { $0 as? Button } === button)
  }

  @Test func `The handler changes the configuration before the next layout`() {
    var configuration = Button.Configuration.plain()
    configuration.title = "Off"
    let button = Button(configuration: configuration)
    button.configurationUpdateHandler = {
      $0.configuration?.title = $0.isSelected ? "On" : "Off"
    }
    button.changesSelectionAsPrimaryAction = true

    button.sendActions(for: .touchUpInside)
    button.layoutIfNeeded()

    expect(button.isSelected)
    expectEqual(button.titleLabel?.text, "On")
  }

  @Test func `R13.8 A baseline of a button is that of its title, and constraints use it`() {
    let parent = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (button, label) = (Button(type: .system), Label())
    button.setTitle("Button", for: .normal)
    label.text = "Label"
    for view in [button, label] {
      parent.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: parent.topAnchor, constant: 50),
      label.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    parent.layoutIfNeeded()

    expectEqual(button.firstBaselineOffsetFromTop, 20.5)
    expectEqual(button.lastBaselineOffsetFromBottom, 9.5)
    expectEqual(button.frame, CGRect(x: 41.5, y: 45.5, width: 46, height: 30))
    expect(Button().firstBaselineOffsetFromTop == nil)
  }

  @Test func `R13.13 A font set on the title's label makes the button larger`() {
    let parent = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let button = Button(type: .system)
    button.setTitle("Button", for: .normal)
    parent.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: parent.topAnchor),
      button.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
    ])
    parent.layoutIfNeeded()
    expectEqual(button.frame.size, CGSize(width: 46, height: 30))

    button.titleLabel?.font = .systemFont(ofSize: 30)
    parent.layoutIfNeeded()

    expectEqual(button.frame.height, 48)
  }
}
