public import Foundation
public import TextMeasuring
public import ViewGeometry

/// A view of read-only text: `UILabel`.
///
/// Its intrinsic size is that of the measured text, rounded up to whole pixels (R13.5). The text is
/// vertically centered. The renderer calls ``textLayout()`` and
/// ``textRect(forBounds:limitedToNumberOfLines:)`` to position the text. By default, a label
/// receives no touches: `isUserInteractionEnabled` is false.
///
/// ```swift
/// let label = Label()
/// label.text = "Saved"
/// label.sizeToFit()
/// let size = label.bounds.size  // that of the text, on whole pixels
/// ```
open class Label: View {
  private final var plainText: String?
  private final var styledString: NSAttributedString?
  private final var cache = LayoutCache()

  /// Creates a label with a frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  // MARK: Text

  /// The text as plain text; setting it removes all attributes.
  open var text: String? {
    get { styledString?.string ?? plainText }
    set {
      guard styledString != nil || newValue != plainText else { return }
      (plainText, styledString) = (newValue, nil)
      textDidChange()
    }
  }

  /// The text with attributes.
  ///
  /// If plain text was set, it is returned with the label's font, color, alignment and line break
  /// mode.
  open var attributedText: NSAttributedString? {
    get {
      styledString
        ?? plainText.map { NSAttributedString(string: $0, attributes: plainAttributes) }
    }
    set {
      styledString = newValue.map { NSAttributedString(attributedString: $0) }
      plainText = nil
      textDidChange()
    }
  }

  private var plainAttributes: [NSAttributedString.Key: Any] {
    let style = MutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    return [.font: usedFont, .foregroundColor: textColor as Any, .paragraphStyle: style]
  }

  /// The font of text without a font attribute; nil counts as the 17-point system font (R13.1).
  ///
  /// Setting it also changes the font of all attributed text.
  open var font: Font! = Label.defaultFont {
    didSet {
      setAttribute(.font, usedFont)
      // Fonts of equal size are equal, even if only one of them scales with the user's text size.
      let isEqual = font == oldValue && font?.style == oldValue?.style
      if !isEqual || styledString != nil { textDidChange() }
    }
  }

  /// The text color; setting it also changes the color of all attributed text.
  open var textColor: Color! = .label {
    didSet { setAttribute(.foregroundColor, textColor as Any) }
  }

  /// The alignment of the lines.
  ///
  /// Paragraphs with a paragraph style use that style's alignment.
  open var textAlignment = ParagraphFormat.Alignment.natural {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }

  /// The way in which text that is too wide wraps or is truncated.
  open var lineBreakMode = TextContainer.LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// The maximum number of lines, 1 by default; 0 or less for no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// The maximum line width for the intrinsic size of a multiline label, in points.
  ///
  /// It has no effect on a single-line label. If it is 0 or less, lines wrap at the width that the
  /// label gets during layout. The default is 0.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  // MARK: Stored for the renderer

  /// Whether the label appears enabled; stored for the renderer.
  open var isEnabled = true
  /// Whether the label appears highlighted; stored for the renderer.
  open var isHighlighted = false
  /// The color of highlighted text; nil for the text color.
  open var highlightedTextColor: Color?
  /// The color of the shadow; nil for no shadow.
  open var shadowColor: Color?
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether the renderer shrinks text that is too wide.
  ///
  /// It doesn't affect the sizes that the label computes.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum factor by which the renderer shrinks text.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the renderer tightens characters before it truncates text.
  open var allowsDefaultTighteningForTruncation = false
  /// The line that stays in place when text shrinks.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// Whether the font scales with the user's text size, which is a trait of the label.
  ///
  /// Only ``font`` is scaled, if it was created for a text style. Fonts in attributed text aren't.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }

  /// The line that stays in place when text shrinks.
  public enum BaselineAdjustment: Int, Sendable {
    /// The baseline.
    case alignBaselines
    /// The center.
    case alignCenters
    /// The top edge.
    case none
  }

  // MARK: Sizes

  /// The size of the text, rounded up to whole pixels (R13.5).
  ///
  /// In a multiline label, lines wrap at ``preferredMaxLayoutWidth`` if it is set. Otherwise, the
  /// width is unlimited.
  open override var intrinsicContentSize: CGSize {
    let limit = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : 0
    return roundedUp(layout(width: limit, lines: numberOfLines).size)
  }

  /// Returns the size of the text within the width of `size` (R13.6).
  ///
  /// A single-line label always has the width of its text. A width of 0 or less means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    roundedUp(layout(width: numberOfLines == 1 ? 0 : size.width, lines: numberOfLines).size)
  }

  /// Whether the height depends on the width: the label is multiline and has no preferred width.
  open override var contentHeightFollowsWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  /// Returns the rectangle of the text in the given bounds, with a limited number of lines (R13.7).
  ///
  /// The rectangle begins at the top-left corner of the bounds, and isn't larger than the bounds.
  /// Its size is zero if the bounds have no area. A `numberOfLines` of 0 or less means no limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard bounds.width > 0, bounds.height > 0 else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let size = roundedUp(layout(width: bounds.width, lines: numberOfLines).size)
    let fitting = CGSize(
      width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    return CGRect(origin: bounds.origin, size: fitting)
  }

  /// Does nothing; the renderer draws the text.
  open func drawText(in rect: CGRect) {}

  /// The distance from the top of the text to the first baseline, rounded to whole pixels (R13.8).
  ///
  /// The value applies to a label as high as its text. It is nil if there is no text.
  open override var firstBaselineOffsetFromTop: CGFloat? {
    layoutInBounds.firstBaseline.map(rounded)
  }

  /// The distance from the last baseline to the bottom of the text, rounded to whole pixels
  /// (R13.8).
  ///
  /// The value applies to a label as high as its text. It is 0 if there is no text.
  open override var lastBaselineOffsetFromBottom: CGFloat {
    let layout = layoutInBounds
    return layout.lastBaseline.map { roundedUp(layout.size).height - rounded($0) } ?? 0
  }

  /// Returns the lines of the text in the label's bounds, for the renderer.
  ///
  /// The coordinates are relative to the top-left corner of the text, which is vertically centered
  /// in the bounds.
  public final func textLayout() -> TextLayout { layoutInBounds }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The pixel size may differ in the new window.
    if styledString != nil || plainText != nil { invalidateIntrinsicContentSize() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { textDidChange() }
  }

  deinit {}
}

extension Label {
  static let defaultFont = Font.systemFont(ofSize: 17)

  private var usedFont: Font { font ?? Label.defaultFont }

  /// The font, scaled to the user's text size if ``adjustsFontForContentSizeCategory`` is true.
  private var adjustedFont: Font {
    guard adjustsFontForContentSizeCategory, let style = usedFont.style else { return usedFont }
    return Font.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  private var layoutInBounds: TextLayout {
    layout(width: bounds.width, lines: numberOfLines)
  }

  /// Lays out the text within a maximum width.
  ///
  /// A width of 0 or less means no limit.
  final func layout(width: CGFloat, lines: Int) -> TextLayout {
    let container = TextContainer(
      width: width > 0 ? width : .infinity, maximumLines: lines, lineBreakMode: lineBreakMode)
    return cache.layout(in: container) { styledText }
  }

  private var styledText: StyledText {
    var format = ParagraphFormat.plain
    format.alignment = textAlignment
    let font = adjustedFont
    if let styledString { return styledString.styledText(font: font, format: format) }
    return StyledText(plainText ?? "", style: TextStyle(font: font.measured), paragraph: format)
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard let styledString else { return }
    let copy = NSMutableAttributedString(attributedString: styledString)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
    self.styledString = copy
  }

  private func textDidChange() {
    cache = LayoutCache()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
