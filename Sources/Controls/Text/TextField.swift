public import Foundation
public import TextMeasuring
public import ViewGeometry

/// A line of editable text: `UITextField`.
open class TextField: Control {
  /// The border styles of text fields.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin rectangular outline.
    case line
    /// A bezel.
    case bezel
    /// A rounded rectangle.
    case roundedRect
  }

  /// The times at which the left view, the right view or the clear button is visible.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// During editing.
    case whileEditing
    /// Except during editing.
    case unlessEditing
    /// Always.
    case always
  }

  private final var plainText: String?
  private final var styledString: NSAttributedString?
  private final var cache = LayoutCache()

  /// Creates a field with a frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    contentHorizontalAlignment = .left
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// The selection, in UTF-16 code units.
  ///
  /// Initially, its location is beyond the end of any text, and therefore counts as the end of the
  /// text.
  public final var inputSelection = NSRange(location: Int.max / 2, length: 0)

  /// The properties of the keyboard, for the host.
  public final var inputTraits = TextInputSettings()

  // MARK: Text

  /// The text; reading it never returns nil, and setting it removes all attributes.
  open var text: String? {
    get { styledString?.string ?? plainText ?? "" }
    set {
      (plainText, styledString) = (newValue, nil)
      textDidChange()
    }
  }

  /// The text with attributes; plain text is returned with the ``defaultTextAttributes``.
  open var attributedText: NSAttributedString? {
    get {
      styledString ?? NSAttributedString(string: plainText ?? "", attributes: defaultTextAttributes)
    }
    set {
      (styledString, plainText) = (newValue, nil)
      textDidChange()
    }
  }

  /// The text shown while the field is empty; setting it removes all of its attributes.
  open var placeholder: String? {
    didSet {
      placeholderString = nil
      textDidChange()
    }
  }

  /// The text shown in an empty field, with attributes; setting it also sets ``placeholder``.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderString ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      placeholderString = newValue
      textDidChange()
    }
  }
  private var placeholderString: NSAttributedString?

  /// The font of text without a font attribute; nil counts as the 17-point system font (R13.1).
  open var font: Font? = Label.defaultFont { didSet { textDidChange() } }
  /// The text color, stored for the renderer; setting it doesn't change attributed text.
  open var textColor: Color? = .label
  /// The alignment of the text, stored for the renderer.
  open var textAlignment = ParagraphFormat.Alignment.natural { didSet { setNeedsLayout() } }
  /// The style of the border, which determines the insets of the text and the height of the field.
  open var borderStyle = BorderStyle.none { didSet { textDidChange() } }
  /// The font and the text color; setting a dictionary without one of them doesn't change that one.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: usedFont, .foregroundColor: textColor as Any] }
    set {
      if let font = newValue[.font] as? Font { self.font = font }
      if let color = newValue[.foregroundColor] as? Color { textColor = color }
    }
  }

  // MARK: Stored for the host

  /// The delegate, which controls and observes editing.
  open weak var delegate: (any TextFieldDelegate)?
  /// Whether the renderer hides the characters; it doesn't affect the size.
  open var isSecureTextEntry = false
  /// Whether the renderer shrinks text that is too wide.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum font size to which the renderer shrinks text, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the user's text size; the value is stored, but has no effect.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text is cleared when editing begins; stored for the host.
  open var clearsOnBeginEditing = false
  /// The image behind the text of a field without a border, stored for the renderer.
  open var background: Image?
  /// The image behind the text of a disabled field, stored for the renderer.
  open var disabledBackground: Image?
  /// Whether the text is being edited, which means that the field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override func becomeFirstResponder() -> Bool {
    defer { sidesDidChange() }
    return super.becomeFirstResponder()
  }

  open override func resignFirstResponder() -> Bool {
    defer { sidesDidChange() }
    return super.resignFirstResponder()
  }

  /// The mode that determines when the clear button is visible.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The mode that determines when ``leftView`` is visible.
  open var leftViewMode = ViewMode.never { didSet { sidesDidChange() } }
  /// The mode that determines when ``rightView`` is visible.
  open var rightViewMode = ViewMode.never { didSet { sidesDidChange() } }
  /// The view to the left of the text; to the right in a right-to-left layout (R13.9).
  ///
  /// Setting it adds the view, hidden by default (``leftViewMode``), and removes the previous one.
  open var leftView: View? { didSet { replace(oldValue, by: leftView) } }
  /// The view to the right of the text; to the left in a right-to-left layout (R13.9).
  ///
  /// Setting it adds the view, hidden by default (``rightViewMode``), and removes the previous one.
  open var rightView: View? { didSet { replace(oldValue, by: rightView) } }
  /// The view that replaces the keyboard; nil for the keyboard.
  open override var inputView: View? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view above the keyboard; nil for none.
  open override var inputAccessoryView: View? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  private final var ownInputView: View?
  private final var ownInputAccessoryView: View?

  // MARK: Sizes

  /// The size of the text plus the border's insets and the visible side views (R13.9).
  ///
  /// If there is no text, the width of the placeholder is used. The height depends only on the font
  /// and the border.
  open override var intrinsicContentSize: CGSize {
    let text = shownLayout.size
    let insets = borderInsets
    let sides = width(of: leftView, leftViewMode) + width(of: rightView, rightViewMode)
    return roundedUp(
      CGSize(
        width: text.width.rounded(.up) + insets.left + insets.right + sides, height: fieldHeight))
  }

  /// Returns the intrinsic size, or a wider size if the width of `size` is larger.
  ///
  /// An unlimited width has no effect.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    let width =
      size.width < .greatestFiniteMagnitude ? max(content.width, size.width) : content.width
    return CGSize(width: width, height: content.height)
  }

  /// The distance from the top to the baseline, in a field with its intrinsic height.
  open override var firstBaselineOffsetFromTop: CGFloat? {
    rounded((fieldHeight - usedFont.lineHeight) / 2 + usedFont.ascender)
  }

  /// The distance from the baseline to the bottom, in a field with its intrinsic height.
  open override var lastBaselineOffsetFromBottom: CGFloat {
    fieldHeight - (firstBaselineOffsetFromTop ?? fieldHeight)
  }

  // MARK: Rectangles within given bounds

  /// Returns the rectangle of the border; by default, the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text: the bounds reduced on each side by the border's inset or
  /// the side view, whichever is wider.
  ///
  /// Only visible side views are subtracted. If the right view isn't visible, the area of a visible
  /// clear button is subtracted while there is text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    // The distances from the leading and the trailing edge.
    var (start, end) = (borderInsets.left, borderInsets.right)
    if shows(leftViewMode), leftView != nil {
      start = max(start, leftViewRect(forBounds: bounds).maxX - bounds.minX)
    }
    if shows(rightViewMode), rightView != nil {
      end = max(end, bounds.maxX - rightViewRect(forBounds: bounds).minX)
    } else if shows(clearButtonMode), text?.isEmpty == false {
      let button = clearButtonRect(forBounds: bounds)
      end = max(end, isMirrored ? button.maxX - bounds.minX : bounds.maxX - button.minX)
    }
    let width = max(0, bounds.width - start - end)
    return CGRect(
      x: isMirrored ? bounds.maxX - start - width : bounds.minX + start, y: bounds.minY,
      width: width, height: bounds.height)
  }

  /// Returns the rectangle of the text during editing; by default, ``textRect(forBounds:)``.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the placeholder; by default, ``textRect(forBounds:)``.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the clear button: 19 by 19 points, 5 from the trailing edge (R13.9).
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: isMirrored ? bounds.minX + 5 : bounds.maxX - 24, y: rounded(bounds.midY - 9.5), width: 19,
      height: 19)
  }

  /// Returns the rectangle of ``leftView``, which is vertically centered at the left edge.
  ///
  /// The result is the same in a right-to-left layout. There, the field mirrors the rectangle when
  /// it positions the view (R13.9).
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(x: bounds.minX, y: rounded(bounds.midY - size.height / 2), size)
  }

  /// Returns the rectangle of ``rightView``, which is vertically centered at the right edge.
  ///
  /// The result is the same in a right-to-left layout. There, the field mirrors the rectangle when
  /// it positions the view (R13.9).
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: rounded(bounds.midY - size.height / 2), size)
  }

  /// Lays out the side views, and hides those that aren't visible in their modes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    leftView?.frame = mirrored(leftViewRect(forBounds: bounds))
    rightView?.frame = mirrored(rightViewRect(forBounds: bounds))
  }

  deinit {}
}

/// Controls and observes editing of a text field: `UITextFieldDelegate`.
///
/// The host calls the methods; the text field doesn't. The default implementations allow everything
/// or do nothing.
public protocol TextFieldDelegate: AnyObject {
  /// Returns whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called after editing begins.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Returns whether editing may end.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called after editing ends.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Returns whether the characters in a range may be replaced with `string`.
  ///
  /// The range is in UTF-16 code units.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns whether the text may be cleared.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Returns whether the return key has its default effect, which the host determines.
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

  /// The height of a field (R13.9).
  ///
  /// It is the line height, rounded up, plus 1 point. With a border, it is 12 points more, and at
  /// least 34.
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

  /// The layout of the text in one line, or of the placeholder if there is no text.
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
    sidesDidChange()
  }

  /// Called after the set of visible side views may have changed.
  private func sidesDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns a rectangle in the bounds, mirrored in a right-to-left layout.
  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, rect.size)
  }
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, _ size: CGSize) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }
}
