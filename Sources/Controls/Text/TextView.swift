public import Foundation
public import TextMeasuring
public import ViewGeometry

/// A scrolling view of text in lines: `UITextView`.
///
/// Links have a region in each line that they reach into: ``linkRegions`` and ``link(at:)``.
open class TextView: ScrollView {
  private final var storage = NSMutableAttributedString(string: "")
  private final var cache = LayoutCache()
  private final var regions: HitRegions<URL>?
  private final var regionsWidth: CGFloat = 0
  /// The width in which the content's size was found; nil after the text changed.
  private final var fittedWidth: CGFloat?
  private final var ownContainer: TextViewContainer?
  private final var ownManager: TextLayoutManager?

  /// A text view with a frame.
  public override convenience init(frame: CGRect = .zero) {
    self.init(frame: frame, textContainer: nil)
  }

  /// A text view with a frame, which subclasses override as UIKit's; the room is the view's own whatever is given.
  public init(frame: CGRect, textContainer: TextViewContainer?) { super.init(frame: frame) }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  // MARK: Text

  /// The text; never nil when read.
  ///
  /// Setting it drops the attributes.
  open var text: String! {
    get { storage.string }
    set {
      storage = NSMutableAttributedString(string: newValue ?? "", attributes: typingAttributes)
      textDidChange()
    }
  }

  /// The text with attributes; never nil when read.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage) }
    set {
      storage = NSMutableAttributedString(
        attributedString: newValue ?? NSAttributedString(string: ""))
      textDidChange()
    }
  }

  /// The font; setting it changes all of the text.
  ///
  /// Text without one is measured in the system font of 12 points (R13.10).
  open var font: Font? {
    didSet {
      setAttribute(.font, font)
      textDidChange()
    }
  }

  /// The colour; setting it changes all of the text.
  open var textColor: Color? {
    didSet { setAttribute(.foregroundColor, textColor) }
  }

  /// Where the lines lie, but for paragraphs that say so themselves.
  open var textAlignment = ParagraphFormat.Alignment.natural {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }

  /// Distances of the text's room from the edges of the content; 8 above and below by default (R13.10).
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  /// The room of the text.
  public final var textContainer: TextViewContainer {
    let made = ownContainer ?? TextViewContainer(owner: self)
    ownContainer = made
    return made
  }

  /// Answers where the characters lie.
  public final var layoutManager: TextLayoutManager {
    let made = ownManager ?? TextLayoutManager(owner: self)
    ownManager = made
    return made
  }

  /// The text; call ``textDidChange()`` after having changed it.
  public final var textStorage: NSMutableAttributedString { storage }

  /// Attributes of new text.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = ownTypingAttributes
      if let font { attributes[.font] = attributes[.font] ?? font }
      if let textColor { attributes[.foregroundColor] = textColor }
      return attributes
    }
    set { ownTypingAttributes = newValue }
  }
  private var ownTypingAttributes: [NSAttributedString.Key: Any] = [:]

  // MARK: Kept for a host

  /// The scroll view's delegate, where it is one of texts.
  public final var textDelegate: (any TextViewDelegate)? { delegate as? any TextViewDelegate }
  /// Whether the text may be changed.
  open var isEditable = true
  /// Whether text may be selected, and links opened.
  open var isSelectable = true
  /// The selected characters.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// How links look.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [
    .foregroundColor: Color.tintColor
  ]
  /// Whether attributes may be edited.
  open var allowsEditingTextAttributes = false
  /// Whether the font follows the user's text size; kept.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Sizes

  /// The size of the text with its insets where the view doesn't scroll; none where it does (R13.11).
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }
    return fittingSize(width: 0)
  }

  /// Whether the view doesn't scroll, so that it is as high as its text.
  open override var contentHeightFollowsWidth: Bool { !isScrollEnabled }

  /// The width of `size`, or less where the text needs less, and the height of the text in it with its insets (R13.11).
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  /// The width of the view and the height of the text with its insets, found when it is read and in each layout.
  open override var contentSize: CGSize {
    get {
      fitContent()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Gives the content the size of the text.
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

  /// Lays the text out again; called by the setters, and after changes of ``textStorage``.
  open func textDidChange() {
    cache = LayoutCache()
    regions = nil
    fittedWidth = nil
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Pixels may have another size there.
    fittedWidth = nil
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }
}

/// What a host asks and tells about a text view: `UITextViewDelegate`, set as the scroll view's delegate.
///
/// Methods that aren't implemented allow everything and do nothing.
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Whether a link may be opened.
  func textView(_ textView: TextView, shouldInteractWith url: URL, in characterRange: NSRange)
    -> Bool
  /// Called after the user changed the text.
  func textViewDidChange(_ textView: TextView)
  /// Called after another part was selected.
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

  /// The lines in the width of the view, from the top left corner of the room without its padding.
  public final var textLayout: TextLayout { layout(width: bounds.width) }

  /// The lines in a width of the view; 0 and less for any.
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
      // An empty view has room for a line of what will be typed.
      text.height = (typingAttributes[.font] as? Font ?? Self.defaultFont).lineHeight
    }
    return roundedUp(
      CGSize(
        width: text.width + insets.left + insets.right + 2 * textContainer.lineFragmentPadding,
        height: text.height + insets.top + insets.bottom))
  }

  /// Where text lies in the content: below and beside the insets and the padding.
  private var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  // MARK: Places

  /// The rectangles of characters, a line each, in the view's bounds, that is, in its content.
  ///
  /// - Complexity: O(log lines), and O(characters) of the lines that are reached into.
  public final func rects(of range: NSRange) -> [CGRect] {
    guard let range = Range(range) else { return [] }
    let origin = textOrigin
    return TextMeasurement.measurer.rects(of: range, of: styledText, in: textLayout)
      .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// The character at a point of the view's bounds; nil beside the text.
  public final func characterIndex(at point: CGPoint) -> Int? {
    let origin = textOrigin
    let inText = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    return TextMeasurement.measurer.character(at: inText, of: styledText, in: textLayout)
  }

  /// The regions of all links, a rectangle for each line they reach into, in the view's bounds.
  ///
  /// - Complexity: O(characters) at first, O(1) until the text or the width changes.
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

  /// The part of a link at a point of the view's bounds; nil beside all links.
  ///
  /// - Complexity: O(log lines), and O(characters) of the lines of the link.
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
