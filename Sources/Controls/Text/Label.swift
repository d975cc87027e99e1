public import Foundation
public import TextMeasuring
public import ViewGeometry

/// A view of text that is read only: `UILabel`.
///
/// Its size is what the measurer says, on whole pixels (R13.5). The text lies in the middle from top to bottom; ``textLayout()`` and
/// ``textRect(forBounds:limitedToNumberOfLines:)`` tell a renderer where.
///
/// ```swift
/// let label = Label()
/// label.text = "Saved"
/// label.sizeToFit()
/// let lines = label.textLayout().lines.count  // 1
/// ```
open class Label: View {
  private final var plainText: String?
  private final var styledString: NSAttributedString?
  private final var cache = LayoutCache()

  /// A label with a frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  // MARK: Text

  /// The text; setting it drops the attributes.
  open var text: String? {
    get { styledString?.string ?? plainText }
    set {
      guard styledString != nil || newValue != plainText else { return }
      (plainText, styledString) = (newValue, nil)
      textDidChange()
    }
  }

  /// The text with attributes; of plain text those of the label.
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

  /// The font of text without attributes; nil counts as the system font of 17 points (R13.1).
  ///
  /// Setting it also changes attributed text, all of it.
  open var font: Font! = Label.defaultFont {
    didSet {
      setAttribute(.font, usedFont)
      if font != oldValue { textDidChange() }
    }
  }

  /// The colour of the text.
  open var textColor: Color! = .label {
    didSet { setAttribute(.foregroundColor, textColor as Any) }
  }

  /// Where the lines lie.
  open var textAlignment = ParagraphFormat.Alignment.natural {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }

  /// What becomes of text that doesn't fit.
  open var lineBreakMode = TextContainer.LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// The largest number of lines; 0 for any.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// The width in which the intrinsic size is found, in points; 0, the default, for that which the label gets.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  // MARK: Kept for a renderer

  /// Whether the label is shown as usable.
  open var isEnabled = true
  /// Whether the label is shown highlighted.
  open var isHighlighted = false
  /// The colour of highlighted text; nil for the usual one.
  open var highlightedTextColor: Color?
  /// The colour of the shadow; nil for none.
  open var shadowColor: Color?
  /// Where the shadow lies, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether the renderer makes text smaller that is too wide; sizes are those of the full text.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest factor of that.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether characters move together before text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// Which line smaller text keeps.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// Whether the font follows the user's text size: fonts of a style do, in the traits of the label.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }

  /// Which line of text that is made smaller stays in its place.
  public enum BaselineAdjustment: Int, Sendable {
    /// The baseline.
    case alignBaselines
    /// The middle.
    case alignCenters
    /// The top.
    case none
  }

  // MARK: Sizes

  /// The size of the text in the preferred width, on whole pixels (R13.5).
  open override var intrinsicContentSize: CGSize {
    let limit = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : 0
    return roundedUp(layout(width: limit, lines: numberOfLines).size)
  }

  /// The size of the text in the width of `size`; a label of one line is as wide as its text in any case (R13.6).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    roundedUp(layout(width: numberOfLines == 1 ? 0 : size.width, lines: numberOfLines).size)
  }

  /// Whether there may be several lines, unless a width is preferred.
  open override var contentHeightFollowsWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  /// Where the text lies in bounds: at their top left corner, not larger than they are, in so many lines at most (R13.7).
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

  /// Does nothing: a renderer draws.
  open func drawText(in rect: CGRect) {}

  /// The distance of the first baseline from the top of a label as high as its text, on a whole pixel; nil without text (R13.8).
  open override var firstBaselineOffsetFromTop: CGFloat? {
    layoutInBounds.firstBaseline.map(rounded)
  }

  /// The distance of the last baseline from the bottom of such a label, on a whole pixel (R13.8).
  open override var lastBaselineOffsetFromBottom: CGFloat {
    let layout = layoutInBounds
    return layout.lastBaseline.map { roundedUp(layout.size).height - rounded($0) } ?? 0
  }

  /// The lines of the text in the label's bounds, for a renderer: from the top left corner of the text, which lies in the middle of the bounds
  /// from top to bottom.
  public final func textLayout() -> TextLayout { layoutInBounds }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Pixels may have another size there.
    if styledString != nil || plainText != nil { invalidateIntrinsicContentSize() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { textDidChange() }
  }
}

extension Label {
  static let defaultFont = Font.systemFont(ofSize: 17)

  private var usedFont: Font { font ?? Label.defaultFont }

  /// The font in the size that the user wants, where the label follows that.
  private var adjustedFont: Font {
    guard adjustsFontForContentSizeCategory, let style = usedFont.style else { return usedFont }
    return Font.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  private var layoutInBounds: TextLayout {
    layout(width: bounds.width, lines: numberOfLines)
  }

  /// The text in a width; 0 and less for any.
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
