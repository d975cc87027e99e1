public import Foundation
public import ViewGeometry

/// A wheel that turns: `UIActivityIndicatorView`, 20 or 37 points wide and high (R13.20).
open class ActivityIndicatorView: View {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    var side: CGFloat { self == .large ? 37 : 20 }
  }

  /// A wheel of 20 points whose origin is that of the frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    hug()
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// A wheel of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    hug()
    // It hides until it turns.
    isHidden = true
  }

  private func hug() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// How large the wheel is.
  open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the wheel is hidden while it stands.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// The colour.
  open var color: Color! = .systemGray
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Has the wheel turn, and shows it.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Has the wheel stand, and hides it unless ``hidesWhenStopped`` is false.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
