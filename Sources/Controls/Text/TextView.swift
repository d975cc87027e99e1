public import Foundation
public import TextMeasuring
public import ViewGeometry

/// A scrolling view of multiline text: `UITextView`.
///
/// A link has a region for each of its lines; see ``linkRegions`` and ``link(at:)``.
open class TextView: ScrollView {
  private final var storage = NSMutableAttributedString(string: "")
  private final var cache = LayoutCache()
  private final var regions: HitRegions<URL>?
  private final var regionsWidth: CGFloat = 0
  /// The width for which the content size was computed; nil if it has to be computed again.
  private final var fittedWidth: CGFloat?
  private final var ownContainer: TextViewContainer?
  private final var ownManager: TextLayoutManager?

  /// Creates a text view with a frame.
  public override convenience init(frame: CGRect = .zero) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view with a frame; subclasses written for UIKit override this initializer.
  ///
  /// The view always creates its own container, so `textContainer` has no effect.
  public init(frame: CGRect, textContainer: TextViewContainer?) { super.init(frame: frame) }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// The properties of the keyboard, for the host.
  public final var inputTraits = TextInputSettings()

  // MARK: Text

  /// The text; reading it never returns nil.
  ///
  /// Setting it applies the ``typingAttributes`` to all of the text.
  open var text: String! {
    get { storage.string }
    set {
      storage = NSMutableAttributedString(string: newValue ?? "", attributes: typingAttributes)
      textDidChange()
    }
  }

  /// The text with attributes; reading it never returns nil.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage) }
    set {
      storage = NSMutableAttributedString(
        attributedString: newValue ?? NSAttributedString(string: ""))
      textDidChange()
    }
  }

  /// The font; setting it applies it to all of the text, and setting nil removes all fonts.
  ///
  /// Text without a font is measured in this font or, if it is nil, in the system font of 12 points
  /// (R13.10).
  open var font: Font? {
    didSet {
      setAttribute(.font, font)
      textDidChange()
    }
  }

  /// The text color; setting it applies it to all of the text, and setting nil removes all text
  /// colors.
  open var textColor: Color? {
    didSet { setAttribute(.foregroundColor, textColor) }
  }

  /// The alignment of the lines, except in paragraphs with a paragraph style.
  open var textAlignment = ParagraphFormat.Alignment.natural {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }

  /// The insets of the container, in points; by default, 8 at the top and the bottom (R13.10).
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  /// The container of the text.
  public final var textContainer: TextViewContainer {
    let made = ownContainer ?? TextViewContainer(owner: self)
    ownContainer = made
    return made
  }

  /// The object that provides the positions of characters.
  public final var layoutManager: TextLayoutManager {
    let made = ownManager ?? TextLayoutManager(owner: self)
    ownManager = made
    return made
  }

  /// The text as a mutable string; call ``textDidChange()`` after changing it.
  ///
  /// Setting ``text`` or ``attributedText`` replaces this object with a new one.
  public final var textStorage: NSMutableAttributedString { storage }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The attributes of new text.
  ///
  /// The getter adds ``font`` if the attributes contain no font. If ``textColor`` is set, it
  /// replaces the color of the attributes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = ownTypingAttributes
      if let font { attributes[.font] = attributes[.font] ?? font }
      if let textColor { attributes[.foregroundColor] = textColor }
      return attributes
    }
    set {
      ownTypingAttributes = newValue
      // They determine the height of an empty view.
      if storage.length == 0 { textDidChange() }
    }
  }
  private var ownTypingAttributes: [NSAttributedString.Key: Any] = [:]

  // MARK: Stored for the host

  /// The scroll view's delegate, if it is a text view delegate; otherwise nil.
  public final var textDelegate: (any TextViewDelegate)? { delegate as? any TextViewDelegate }
  /// Whether the user can edit the text; stored for the host.
  open var isEditable = true
  /// Whether the user can select text and open links; stored for the host.
  open var isSelectable = true
  /// The range of the selected characters, in UTF-16 code units.
  ///
  /// When the text becomes shorter, the range is clamped to it (R13.11).
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The attributes of links, stored for the renderer; they don't affect the size.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [
    .foregroundColor: Color.tintColor
  ]
  /// Whether the user can edit attributes; stored for the host.
  open var allowsEditingTextAttributes = false
  /// Whether the font follows the user's text size; the value is stored, but has no effect.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Sizes

  /// The size of the unwrapped text plus insets and padding, if the view doesn't scroll (R13.11).
  ///
  /// A scrolling view has no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }
    return fittingSize(width: 0)
  }

  /// Whether scrolling is disabled, in which case the height depends on the width.
  open override var contentHeightFollowsWidth: Bool { !isScrollEnabled }

  /// Returns the size of the text wrapped at the width of `size`, plus insets and padding (R13.11).
  ///
  /// The result's width is that of the widest line, plus insets and padding, instead of that of
  /// `size`. Both lengths are rounded up to pixels. A width of 0 or less means no limit. Empty text
  /// is one line high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  /// The width of the view, and the height of the text plus its insets.
  ///
  /// If the text or the width has changed, the size is computed again when it is read or the view
  /// is laid out. This replaces a size that was set.
  open override var contentSize: CGSize {
    get {
      fitContent()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Updates the content size after the subviews are laid out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fitContent()
  }

  open override var firstBaselineOffsetFromTop: CGFloat? {
    textLayout.firstBaseline.map { rounded($0 + textContainerInset.top) }
  }

  open override var lastBaselineOffsetFromBottom: CGFloat {
    let layout = textLayout
    return layout.lastBaseline.map { textContainerInset.bottom + layout.size.height - rounded($0) }
      ?? 0
  }

  /// Invalidates the layout of the text.
  ///
  /// The setters of properties that affect the layout call this method. Call it after changing
  /// ``textStorage``.
  open func textDidChange() {
    cache = LayoutCache()
    regions = nil
    fittedWidth = nil
    let selection = clamped(selectedRange)
    if selection != selectedRange { selectedRange = selection }
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The pixel size may differ in the new window.
    fittedWidth = nil
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  deinit {}
}

/// Controls and observes a text view: `UITextViewDelegate`.
///
/// Set it as the `delegate` that the text view inherits from `ScrollView`. The host calls the
/// methods declared here; the text view doesn't. The default implementations allow everything or do
/// nothing.
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Returns whether a link may be opened.
  ///
  /// `characterRange` is the range of the link's text, in UTF-16 code units.
  func textView(_ textView: TextView, shouldInteractWith url: URL, in characterRange: NSRange)
    -> Bool
  /// Called after the user changes the text.
  func textViewDidChange(_ textView: TextView)
  /// Called after the selection changes.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
  /// Returns true.
  public func textView(
    _ textView: TextView, shouldInteractWith url: URL, in characterRange: NSRange
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
}

extension TextView {
  private static let defaultFont = Font.systemFont(ofSize: 12)

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    let all = NSRange(location: 0, length: storage.length)
    if let value {
      storage.addAttribute(key, value: value, range: all)
    } else {
      storage.removeAttribute(key, range: all)
    }
  }

  final var styledText: StyledText {
    cache.text {
      var format = ParagraphFormat.plain
      format.alignment = textAlignment
      return storage.styledText(font: font ?? Self.defaultFont, format: format)
    }
  }

  /// The layout of the text at the view's width.
  ///
  /// Its coordinates begin at the top-left corner of the text, inside the container's insets and
  /// padding.
  public final var textLayout: TextLayout { layout(width: bounds.width) }

  /// Returns the layout of the text for a view of the given width.
  ///
  /// A width of 0 or less means no limit.
  private func layout(width: CGFloat) -> TextLayout {
    let insets = textContainerInset
    let outside = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    let limits = textContainer
    let room = TextContainer(
      width: width > 0 && width < .greatestFiniteMagnitude ? max(0, width - outside) : .infinity,
      maximumLines: limits.maximumNumberOfLines, lineBreakMode: limits.lineBreakMode)
    let text = styledText
    return cache.layout(in: room) { text }
  }

  private func fitContent() {
    guard fittedWidth != bounds.width else { return }
    fittedWidth = bounds.width
    super.contentSize = CGSize(width: bounds.width, height: fittingSize(width: bounds.width).height)
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    let insets = textContainerInset
    var text = layout(width: width).size
    if storage.length == 0 {
      // An empty view is one line high, in the font of new text.
      text.height = (typingAttributes[.font] as? Font ?? Self.defaultFont).lineHeight
    }
    return roundedUp(
      CGSize(
        width: text.width + insets.left + insets.right + 2 * textContainer.lineFragmentPadding,
        height: text.height + insets.top + insets.bottom))
  }

  /// The origin of the text in the content, inside the insets and the padding.
  private var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  // MARK: Positions

  /// Returns the rectangles of the characters in a range, one per line, in bounds coordinates.
  ///
  /// - Complexity: Once the text is laid out, O(log lines), and O(runs + characters) for each line.
  public final func rects(of range: NSRange) -> [CGRect] {
    guard let range = Range(range) else { return [] }
    let origin = textOrigin
    return TextMeasurement.measurer.rects(of: range, of: styledText, in: textLayout)
      .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Returns the index of the character at a point in bounds coordinates; nil if there is none.
  public final func characterIndex(at point: CGPoint) -> Int? {
    let origin = textOrigin
    let inText = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    return TextMeasurement.measurer.character(at: inText, of: styledText, in: textLayout)
  }

  /// The regions of all links, one rectangle for each line of a link, in bounds coordinates.
  ///
  /// - Complexity: At first, O(runs + characters) for each line of each link; then O(1) until the
  ///   text or the width changes.
  public final var linkRegions: HitRegions<URL> {
    if let regions, regionsWidth == bounds.width { return regions }
    var made = HitRegions<URL>()
    let all = NSRange(location: 0, length: storage.length)
    storage.enumerateAttribute(.link, in: all) { value, range, _ in
      guard let url = Self.url(value) else { return }
      for rect in rects(of: range) { made.append(url, in: rect) }
    }
    (regions, regionsWidth) = (made, bounds.width)
    return made
  }

  /// Returns the region of the link at a point in bounds coordinates; nil if there is no link.
  ///
  /// The region is the rectangle of the link's line that contains the point.
  ///
  /// - Complexity: Once the text is laid out, O(log lines), and O(runs + characters) for each line
  ///   of the link.
  public final func link(at point: CGPoint) -> HitRegions<URL>.Region? {
    guard let index = characterIndex(at: point) else { return nil }
    var range = NSRange(location: 0, length: 0)
    let all = NSRange(location: 0, length: storage.length)
    let value = storage.attribute(
      .link, at: index, longestEffectiveRange: &range, in: all)
    guard let url = Self.url(value) else { return nil }
    return rects(of: range).first { $0.contains(point) }
      .map { HitRegions<URL>.Region(rect: $0, value: url) }
  }

  private static func url(_ link: Any?) -> URL? {
    link as? URL ?? (link as? String).flatMap { URL(string: $0) }
  }
}
