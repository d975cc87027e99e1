public import Foundation
import TextMeasuring
public import ViewGeometry

/// A button with an image and a title: `UIButton`.
///
/// A ``configuration``, if there is one, replaces the button's own titles, images and insets.
open class Button: Control {
  /// The types of buttons.
  public enum ButtonType: Int, Sendable {
    /// A button without system styling; the title has an 18-point font.
    case custom = 0
    /// A system button; the title has a 15-point font.
    case system
    /// A button that shows details.
    case detailDisclosure
    /// A button that shows information.
    case infoLight
    /// A button that shows information, the same as ``infoLight``.
    case infoDark
    /// A button that adds a contact.
    case contactAdd
    /// A button that closes a view or a panel.
    case close = 7
  }

  private final var contents: [State: Content] = [:]
  private final var storedConfiguration: Configuration?
  private final var type = ButtonType.custom
  private final let storedTitleLabel = ButtonLabel()
  private final let storedSubtitleLabel = Label()
  private final let storedImageView = ImageView()

  /// Creates a button of type `custom` with a frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }
  deinit {}

  /// Creates a button of the given type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Sets the type and, except for `custom`, changes the title's font to the 15-point system font.
  final func take(_ buttonType: ButtonType) {
    type = buttonType
    if buttonType != .custom { storedTitleLabel.font = .systemFont(ofSize: 15) }
  }

  /// Creates a button that performs `primaryAction`, if not nil, and shows its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: Action?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a system button; the action provides a title or image that the configuration lacks.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
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

  /// The type of the button.
  open var buttonType: ButtonType { type }
  /// The label that displays the title; never nil.
  open var titleLabel: Label? { storedTitleLabel }
  /// The label that displays the subtitle of a configuration; never nil.
  open var subtitleLabel: Label? { storedSubtitleLabel }
  /// The view that displays the image; never nil.
  open var imageView: ImageView? { storedImageView }

  /// The menu that the host presents; nil for none.
  open var menu: Menu?
  /// Whether a touch that ends inside the button toggles ``Control/isSelected``.
  open var changesSelectionAsPrimaryAction = false
  /// Whether an image looks different in a highlighted button; stored for the renderer.
  open var adjustsImageWhenHighlighted = true
  /// Whether an image looks different in a disabled button; stored for the renderer.
  open var adjustsImageWhenDisabled = true
  /// Whether a button glows while it is touched; stored for the renderer.
  open var showsTouchWhenHighlighted = false

  // MARK: Content by state

  /// Sets the title for a state, and removes the attributed title for that state.
  open func setTitle(_ title: String?, for state: State) {
    change(state) { ($0.title, $0.attributedTitle) = (title, nil) }
  }

  /// Sets the attributed title for a state, which replaces a plain title; text without a color of
  /// its own is shown in ``currentTitleColor`` (R13.37).
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Sets the image for a state.
  open func setImage(_ image: Image?, for state: State) { change(state) { $0.image = image } }

  /// Sets the image behind the content for a state.
  ///
  /// A button without a configuration is at least as large as this image. In a button with a
  /// configuration, the image doesn't affect the size.
  open func setBackgroundImage(_ image: Image?, for state: State) {
    change(state) { $0.background = image }
  }

  /// Sets the color of the title for a state; the color is stored for the renderer.
  open func setTitleColor(_ color: Color?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  private func change(_ state: State, _ change: (inout Content) -> Void) {
    change(&contents[state, default: Content()])
    contentDidChange()
  }

  /// Returns the title for a state, or the title for the normal state if none is set.
  open func title(for state: State) -> String? { value(\.title, state) }
  /// Returns the attributed title for a state, or the one for the normal state if none is set.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(\.attributedTitle, state)
  }
  /// Returns the image for a state, or the image for the normal state if none is set.
  open func image(for state: State) -> Image? { value(\.image, state) }
  /// Returns the background image for a state, or the one for the normal state if none is set.
  open func backgroundImage(for state: State) -> Image? { value(\.background, state) }
  /// Returns the color of the title for a state, or the one for the normal state if none is set.
  open func titleColor(for state: State) -> Color? { value(\.titleColor, state) }

  private func value<Value>(_ path: KeyPath<Content, Value?>, _ state: State) -> Value? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }

  /// The title in the current state.
  open var currentTitle: String? { title(for: state) }
  /// The attributed title in the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The image in the current state.
  open var currentImage: Image? { image(for: state) }
  /// The background image in the current state.
  open var currentBackgroundImage: Image? { backgroundImage(for: state) }
  /// The color of the title in the current state; white if none was set.
  open var currentTitleColor: Color { titleColor(for: state) ?? .white }

  // MARK: Insets of a button without a configuration

  /// The insets of the content, in points; a button with a configuration ignores them.
  ///
  /// If they are zero, a title has a padding of 6 points above and below (R13.13).
  open var contentEdgeInsets = EdgeInsets.zero { didSet { contentDidChange() } }
  /// The insets, in points, of the title's area; they don't affect the button's size.
  open var titleEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets, in points, of the image's area; they don't affect the button's size.
  open var imageEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }

  // MARK: Configuration

  /// The content and appearance; nil if the button uses its own titles, images and edge insets.
  ///
  /// Setting nil restores the earlier font, number of lines and line break mode of the title label.
  open var configuration: Configuration? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      storedTitleLabel.isConfigured = newValue != nil
      contentDidChange()
    }
  }

  /// The closure that updates the configuration for the current state.
  ///
  /// It is called during the first layout after the state changes, the closure is set, or
  /// ``setNeedsUpdateConfiguration()`` is called.
  open var configurationUpdateHandler: ((Button) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration follows the state; the value is stored, but has no effect.
  open var automaticallyUpdatesConfiguration = true
  private var needsUpdateConfiguration = false

  /// Schedules an update of the configuration for the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configuration for the current state; by default, calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func stateDidChange() {
    super.stateDidChange()
    needsUpdateConfiguration = true
    contentDidChange()
  }

  /// Performs the actions for `controlEvents`.
  ///
  /// A touch that ends inside the button also triggers the primary action. If
  /// ``changesSelectionAsPrimaryAction`` is true, the touch first toggles the selection.
  open override func sendActions(for controlEvents: Event) {
    guard controlEvents.contains(.touchUpInside) else {
      return super.sendActions(for: controlEvents)
    }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.sendActions(for: controlEvents.union(.primaryActionTriggered))
  }

  // MARK: Layout, to override

  /// The size of the content plus its insets, rounded up to whole pixels (R13.13, R13.14).
  ///
  /// There are two minimums for a button without a configuration. Without an image, the width
  /// inside the insets is at least 30 points. With a background image, the button is at least as
  /// large as that image.
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// Returns the intrinsic size, or, if a configured title wraps, the size for the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let storedConfiguration, storedConfiguration.wrapsTitle else { return fittingSize }
    return roundedUp(storedConfiguration.size(of: parts(inWidth: size.width)))
  }

  /// Whether the button has a configuration whose title wraps.
  open override var contentHeightFollowsWidth: Bool { storedConfiguration?.wrapsTitle ?? false }

  /// Returns the rectangle that the renderer fills with the background; by default, the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle for the title and image: the bounds inset by ``contentEdgeInsets``.
  ///
  /// A button with a configuration doesn't use this method.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the frame of the title in a content rectangle; zero if there is no title (R13.13).
  ///
  /// A button with a configuration doesn't use this method.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    partRects(in: contentRect).title
  }

  /// Returns the frame of the image in a content rectangle; zero if there is no image (R13.13).
  ///
  /// A button with a configuration doesn't use this method.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    partRects(in: contentRect).image
  }

  /// Updates the configuration if needed, and lays out the title, the subtitle and the image.
  open override func layoutSubviews() {
    if needsUpdateConfiguration {
      needsUpdateConfiguration = false
      updateConfiguration()
    }
    super.layoutSubviews()
    placeParts()
  }

  /// The distance of the title's first baseline from the top of the button (R13.8).
  ///
  /// The value applies to a button that has its intrinsic size. It is nil without a title.
  open override var firstBaselineOffsetFromTop: CGFloat? {
    titleInFittingSize.flatMap { title in
      storedTitleLabel.firstBaselineOffsetFromTop.map { title.minY + $0 }
    }
  }

  /// The distance of the title's last baseline from the bottom of the button (R13.8).
  ///
  /// The value applies to a button that has its intrinsic size. It is 0 without a title.
  open override var lastBaselineOffsetFromBottom: CGFloat {
    titleInFittingSize.map {
      fittingSize.height - $0.maxY + storedTitleLabel.lastBaselineOffsetFromBottom
    } ?? 0
  }
}

extension Button {
  /// Applies the current content to the labels and the image view.
  private func contentDidChange() {
    if let configuration = storedConfiguration {
      configuration.show(in: storedTitleLabel, storedSubtitleLabel, storedImageView)
    } else {
      storedTitleLabel.textColor = currentTitleColor
      if let styled = currentAttributedTitle {
        storedTitleLabel.attributedText = styled.colored(currentTitleColor)
      } else {
        storedTitleLabel.text = currentTitle
      }
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

  /// Returns the sizes of the parts in a button of the given width; a configured title may wrap.
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

  /// The height of a line of the title, which determines the height of a button without content.
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

  /// The frame of the title in a button that has its intrinsic size; nil without a title.
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
