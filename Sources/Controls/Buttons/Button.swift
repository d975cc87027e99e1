public import Foundation
import TextMeasuring
public import ViewGeometry

/// A button with a picture and a title: `UIButton`, of old with insets, or with a ``Configuration``.
open class Button: Control {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    /// Without looks of its own; its title is 18 points high.
    case custom = 0
    /// As the system's; its title is 15 points high.
    case system
    /// A mark for details.
    case detailDisclosure
    /// A mark for information.
    case infoLight
    /// The same.
    case infoDark
    /// A mark for adding.
    case contactAdd
    /// A mark for closing.
    case close = 7
  }

  /// What a button shows in a state.
  struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var image: Image?
    var background: Image?
    var titleColor: Color?
  }

  private final var contents: [State: Content] = [:]
  private final var storedConfiguration: Configuration?
  private final var type = ButtonType.custom
  private final let storedTitleLabel: Label = ButtonLabel()
  private final let storedSubtitleLabel = Label()
  private final let storedImageView = ImageView()

  /// A button of the type `custom` with a frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Takes over a type and its size of text.
  final func take(_ buttonType: ButtonType) {
    type = buttonType
    if buttonType != .custom { storedTitleLabel.font = .systemFont(ofSize: 15) }
  }

  /// A button of the system that performs an action, with its title and picture.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: Action?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A button with a configuration that performs an action.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// A button of the system with a title and a picture, as one that performs an action with these.
  public static func systemButton(primaryAction: Action) -> Button {
    Button(type: .system, primaryAction: primaryAction)
  }

  private func setUp() {
    storedTitleLabel.font = .systemFont(ofSize: Font.buttonFontSize)
    storedTitleLabel.lineBreakMode = .byTruncatingMiddle
    for part in [storedImageView, storedTitleLabel, storedSubtitleLabel] as [View] {
      part.isHidden = true
      addSubview(part)
    }
  }

  final func take(_ action: Action?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image as? Image }
    } else {
      setTitle(action.title, for: .normal)
      setImage(action.image as? Image, for: .normal)
    }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Parts

  /// The look of the button.
  open var buttonType: ButtonType { type }
  /// The label of the title.
  open var titleLabel: Label? { storedTitleLabel }
  /// The label of a configuration's subtitle.
  open var subtitleLabel: Label? { storedSubtitleLabel }
  /// The view of the picture.
  open var imageView: ImageView? { storedImageView }

  /// The menu that the host shows.
  open var menu: Menu?
  /// Whether the primary action turns the selection about.
  open var changesSelectionAsPrimaryAction = false
  /// Kept for a renderer.
  open var adjustsImageWhenHighlighted = true
  /// Kept for a renderer.
  open var adjustsImageWhenDisabled = true
  /// Kept for a renderer.
  open var showsTouchWhenHighlighted = false

  // MARK: Content by state

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    change(state) { ($0.title, $0.attributedTitle) = (title, nil) }
  }

  /// Sets the title of a state, with attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Sets the picture of a state.
  open func setImage(_ image: Image?, for state: State) { change(state) { $0.image = image } }

  /// Sets the picture behind title and picture, which doesn't count for the size unless it is larger.
  open func setBackgroundImage(_ image: Image?, for state: State) {
    change(state) { $0.background = image }
  }

  /// Sets the colour of the title in a state, for a renderer.
  open func setTitleColor(_ color: Color?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  private func change(_ state: State, _ change: (inout Content) -> Void) {
    change(&contents[state, default: Content()])
    contentDidChange()
  }

  /// The title of a state, or that of the usual one.
  open func title(for state: State) -> String? { value(\.title, state) }
  /// The title with attributes of a state, or that of the usual one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(\.attributedTitle, state)
  }
  /// The picture of a state, or that of the usual one.
  open func image(for state: State) -> Image? { value(\.image, state) }
  /// The background of a state, or that of the usual one.
  open func backgroundImage(for state: State) -> Image? { value(\.background, state) }
  /// The colour of the title in a state, or in the usual one.
  open func titleColor(for state: State) -> Color? { value(\.titleColor, state) }

  private func value<Value>(_ path: KeyPath<Content, Value?>, _ state: State) -> Value? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }

  /// The title in the state of now.
  open var currentTitle: String? { title(for: state) }
  /// The title with attributes in the state of now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The picture in the state of now.
  open var currentImage: Image? { image(for: state) }
  /// The background in the state of now.
  open var currentBackgroundImage: Image? { backgroundImage(for: state) }
  /// The colour of the title in the state of now.
  open var currentTitleColor: Color { titleColor(for: state) ?? .white }

  // MARK: Insets of a button without configuration

  /// Distances of the content from the edges; without any, a title has 6 above and below (R13.13).
  open var contentEdgeInsets = EdgeInsets.zero { didSet { contentDidChange() } }
  /// Distances by which the title is moved, which don't change the button's size.
  open var titleEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Distances by which the picture is moved, which don't change the button's size.
  open var imageEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }

  // MARK: Configuration

  /// What the button shows and how it lies; nil for a button of old.
  open var configuration: Configuration? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      contentDidChange()
    }
  }

  /// Called before the button is laid out after its state or its configuration changed.
  open var configurationUpdateHandler: ((Button) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration follows the state; kept.
  open var automaticallyUpdatesConfiguration = true
  private var needsUpdateConfiguration = false

  /// Has the configuration updated before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Changes the configuration for the state of now; the default calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func stateDidChange() {
    super.stateDidChange()
    needsUpdateConfiguration = true
    contentDidChange()
  }

  /// Performs the actions, and for a touch that ends inside the primary one too.
  open override func sendActions(for controlEvents: Event) {
    guard controlEvents.contains(.touchUpInside) else {
      return super.sendActions(for: controlEvents)
    }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.sendActions(for: controlEvents.union(.primaryActionTriggered))
  }

  // MARK: Layout, to override

  /// The size of the content with its insets, 30 points wide at least without configuration (R13.13, R13.14).
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// The intrinsic size; of a configured button whose title wraps that in the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let storedConfiguration, storedConfiguration.wrapsTitle else { return fittingSize }
    return roundedUp(storedConfiguration.size(of: parts(inWidth: size.width)))
  }

  /// Whether the button has a configuration whose title wraps.
  open override var contentHeightFollowsWidth: Bool { storedConfiguration?.wrapsTitle ?? false }

  /// The part of the bounds that background fills; all of it.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The part of the bounds that picture and title lie in.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Where the title lies in the content's rectangle, of a button without configuration (R13.13).
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    partRects(in: contentRect).title
  }

  /// Where the picture lies in the content's rectangle, of a button without configuration (R13.13).
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    partRects(in: contentRect).image
  }

  /// Gives title and picture their places.
  open override func layoutSubviews() {
    if needsUpdateConfiguration {
      needsUpdateConfiguration = false
      updateConfiguration()
    }
    super.layoutSubviews()
    placeParts()
  }

  /// The first baseline of the title in a button of its intrinsic size; nil without a title (R13.8).
  open override var firstBaselineOffsetFromTop: CGFloat? {
    titleInFittingSize.flatMap { title in
      storedTitleLabel.firstBaselineOffsetFromTop.map { title.minY + $0 }
    }
  }

  /// The last baseline of the title in a button of its intrinsic size; 0 without a title (R13.8).
  open override var lastBaselineOffsetFromBottom: CGFloat {
    titleInFittingSize.map {
      fittingSize.height - $0.maxY + storedTitleLabel.lastBaselineOffsetFromBottom
    } ?? 0
  }
}

/// The label of a button's title, whose size is part of the button's.
private final class ButtonLabel: Label {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}

extension Button {
  /// Shows the content of now in the parts.
  private func contentDidChange() {
    if let configuration = storedConfiguration {
      configuration.show(in: storedTitleLabel, storedSubtitleLabel, storedImageView)
    } else {
      if let styled = currentAttributedTitle {
        storedTitleLabel.attributedText = styled
      } else {
        storedTitleLabel.text = currentTitle
      }
      storedTitleLabel.textColor = currentTitleColor
      storedImageView.image = currentImage
      storedSubtitleLabel.text = nil
    }
    storedTitleLabel.isHidden = storedTitleLabel.text?.isEmpty ?? true
    storedSubtitleLabel.isHidden = storedSubtitleLabel.text?.isEmpty ?? true
    storedImageView.isHidden = storedImageView.image == nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var parts: ButtonParts {
    ButtonParts(
      title: size(of: storedTitleLabel), subtitle: size(of: storedSubtitleLabel),
      image: storedImageView.isHidden ? nil : storedImageView.image?.size)
  }

  private func size(of label: Label) -> CGSize? {
    label.isHidden ? nil : roundedUp(label.intrinsicContentSize)
  }

  /// The parts in a width of the button, in which a configured title may wrap.
  private func parts(inWidth width: CGFloat) -> ButtonParts {
    var parts = parts
    guard let storedConfiguration, storedConfiguration.wrapsTitle else { return parts }
    let limit = storedConfiguration.textWidth(inWidth: width, image: parts.image)
    func wrapped(_ label: Label, _ size: CGSize?) -> CGSize? {
      guard limit > 0, let size, size.width > limit else { return size }
      return label.sizeThatFits(CGSize(width: limit, height: 0))
    }
    parts.title = wrapped(storedTitleLabel, parts.title)
    return parts
  }

  private var fittingSize: CGSize {
    if let storedConfiguration { return roundedUp(storedConfiguration.size(of: parts)) }
    var size = parts.plainSize(insets: contentEdgeInsets, lineHeight: titleLineHeight)
    if let background = currentBackgroundImage?.size {
      size.width = max(size.width, background.width)
      size.height = max(size.height, background.height)
    }
    return roundedUp(size)
  }

  /// The height of a line of the title, which a button without content has room for.
  private var titleLineHeight: CGFloat {
    roundedUp(CGSize(width: 0, height: storedTitleLabel.font.lineHeight)).height
  }

  private func partRects(in contentRect: CGRect) -> (image: CGRect, title: CGRect) {
    parts.plainRects(
      in: contentRect, horizontal: effectiveContentHorizontalAlignment,
      vertical: contentVerticalAlignment, imageInsets: imageEdgeInsets,
      titleInsets: titleEdgeInsets,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, round: rounded)
  }

  /// Where the title lies in a button of its intrinsic size.
  private var titleInFittingSize: CGRect? {
    guard !storedTitleLabel.isHidden else { return nil }
    let bounds = CGRect(origin: .zero, size: fittingSize)
    if let storedConfiguration {
      return storedConfiguration.rects(of: parts, in: bounds, isMirrored: false, round: rounded)
        .title
    }
    return titleRect(forContentRect: contentRect(forBounds: bounds))
  }

  private func placeParts() {
    if let storedConfiguration {
      let rects = storedConfiguration.rects(
        of: parts(inWidth: bounds.width), in: bounds,
        isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, round: rounded)
      storedImageView.frame = rects.image
      storedTitleLabel.frame = rects.title
      storedSubtitleLabel.frame = rects.subtitle
      return
    }
    let content = contentRect(forBounds: bounds)
    storedImageView.frame = imageRect(forContentRect: content)
    storedTitleLabel.frame = titleRect(forContentRect: content)
  }
}
