public import Foundation
public import TextMeasuring
public import ViewGeometry

/// A line of text to be edited: `UITextField`.
open class TextField: Control {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A line.
    case line
    /// An old bezel.
    case bezel
    /// A round rectangle.
    case roundedRect
  }

  /// When an accessory is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While the text isn't edited.
    case unlessEditing
    /// Always.
    case always
  }

  private final var plainText: String?
  private final var styledString: NSAttributedString?
  private final var cache = LayoutCache()

  /// A field with a frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    contentHorizontalAlignment = .left
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  // MARK: Text

  /// The text; never nil when read.
  open var text: String? {
    get { styledString?.string ?? plainText ?? "" }
    set {
      (plainText, styledString) = (newValue, nil)
      textDidChange()
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get {
      styledString ?? NSAttributedString(string: plainText ?? "", attributes: defaultTextAttributes)
    }
    set {
      (styledString, plainText) = (newValue, nil)
      textDidChange()
    }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    didSet {
      placeholderString = nil
      textDidChange()
    }
  }

  /// What is shown while there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderString ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      placeholderString = newValue
      textDidChange()
    }
  }
  private var placeholderString: NSAttributedString?

  /// The font; nil counts as the system font of 17 points (R13.1).
  open var font: Font? = Label.defaultFont { didSet { textDidChange() } }
  /// The colour of the text.
  open var textColor: Color? = .label
  /// Where the text lies.
  open var textAlignment = ParagraphFormat.Alignment.natural { didSet { setNeedsLayout() } }
  /// What is drawn around the text.
  open var borderStyle = BorderStyle.none { didSet { textDidChange() } }
  /// Attributes of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: usedFont, .foregroundColor: textColor as Any] }
    set {
      if let font = newValue[.font] as? Font { self.font = font }
      if let color = newValue[.foregroundColor] as? Color { textColor = color }
    }
  }

  // MARK: Kept for a host

  /// Who is asked about editing.
  open weak var delegate: (any TextFieldDelegate)?
  /// Whether characters are hidden.
  open var isSecureTextEntry = false
  /// Whether the renderer makes text smaller that is too wide.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of that.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether editing begins without the old text.
  open var clearsOnBeginEditing = false
  /// The picture behind the text where there is no border.
  open var background: Image?
  /// The picture behind the text of a field that can't be used.
  open var disabledBackground: Image?
  /// Whether the text is being edited: whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// When the button that clears the text is shown.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When the view at the left is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When the view at the right is shown.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view at the left of the text.
  open var leftView: View? { didSet { replace(oldValue, by: leftView) } }
  /// A view at the right of the text.
  open var rightView: View? { didSet { replace(oldValue, by: rightView) } }
  /// What takes the place of the keyboard.
  open var inputView: View?
  /// What stands on the keyboard.
  open var inputAccessoryView: View?

  // MARK: Sizes

  /// The size of the text, or of the placeholder where there is none, with the border's insets and the views beside it (R13.9).
  open override var intrinsicContentSize: CGSize {
    let text = shownLayout.size
    let insets = borderInsets
    let sides = width(of: leftView, leftViewMode) + width(of: rightView, rightViewMode)
    return roundedUp(
      CGSize(
        width: text.width.rounded(.up) + insets.left + insets.right + sides, height: fieldHeight))
  }

  /// The intrinsic size, in the width of `size` where that is larger.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wish = intrinsicContentSize
    let width = size.width < .greatestFiniteMagnitude ? max(wish.width, size.width) : wish.width
    return CGSize(width: width, height: wish.height)
  }

  /// The distance of the baseline from the top of the field.
  open override var firstBaselineOffsetFromTop: CGFloat? {
    rounded((fieldHeight - usedFont.lineHeight) / 2 + usedFont.ascender)
  }

  /// The distance of the baseline from the bottom of the field.
  open override var lastBaselineOffsetFromBottom: CGFloat {
    fieldHeight - (firstBaselineOffsetFromTop ?? fieldHeight)
  }

  // MARK: Rectangles, in the bounds given

  /// The rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text: the bounds without the border's insets and the views beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.inset(by: borderInsets)
    if shows(leftViewMode), leftView != nil {
      let end = leftViewRect(forBounds: bounds).maxX
      let moved = max(0, end - rect.minX)
      rect.origin.x += moved
      rect.size.width -= moved
    }
    if shows(rightViewMode), rightView != nil {
      rect.size.width -= max(0, rect.maxX - rightViewRect(forBounds: bounds).minX)
    } else if shows(clearButtonMode), text?.isEmpty == false {
      rect.size.width -= max(0, rect.maxX - clearButtonRect(forBounds: bounds).minX)
    }
    rect.size.width = max(0, rect.width)
    return rect
  }

  /// The rectangle of the text while it is edited; that of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the placeholder; that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the button that clears the text: 19 points, 5 from the right edge (R13.9).
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: rounded(bounds.midY - 9.5), width: 19, height: 19)
  }

  /// The rectangle of the view at the left: at the edge, in the middle from top to bottom.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(x: bounds.minX, y: rounded(bounds.midY - size.height / 2), size)
  }

  /// The rectangle of the view at the right: at the edge, in the middle from top to bottom.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: rounded(bounds.midY - size.height / 2), size)
  }

  /// Places the views beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }
}

/// What a host asks about editing a field: `UITextFieldDelegate`.
///
/// Methods that aren't implemented allow everything and do nothing.
public protocol TextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Whether the text may be changed.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Whether the return key does what it does.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Returns true.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Returns true.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

extension TextField {
  private var usedFont: Font { font ?? Label.defaultFont }

  /// The height of a field: a line, rounded up, and a point; with a border 12 more, and 34 at least (R13.9).
  private var fieldHeight: CGFloat {
    let line = usedFont.lineHeight.rounded(.up) + 1
    return borderStyle == .none ? line : max(34, line + 12)
  }

  private var borderInsets: EdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
    case .bezel, .roundedRect: EdgeInsets(top: 0, left: 7, bottom: 0, right: 7)
    }
  }

  /// The text, or the placeholder, in one line.
  private var shownLayout: TextLayout {
    let container = TextContainer(maximumLines: 1)
    return cache.layout(in: container) {
      let isEmpty = text?.isEmpty ?? true
      let shown = isEmpty ? attributedPlaceholder : attributedText
      return (shown ?? NSAttributedString(string: "")).styledText(font: usedFont)
    }
  }

  private func textDidChange() {
    cache = LayoutCache()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func width(of view: View?, _ mode: ViewMode) -> CGFloat {
    shows(mode) ? view?.bounds.width ?? 0 : 0
  }

  private func replace(_ old: View?, by new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    textDidChange()
  }
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, _ size: CGSize) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }
}
