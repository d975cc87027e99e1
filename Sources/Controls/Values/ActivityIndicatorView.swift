public import Foundation
public import ViewGeometry

/// A spinning activity indicator, 20 or 37 points wide and high: `UIActivityIndicatorView`
/// (R13.20).
open class ActivityIndicatorView: View {
  /// The sizes of the indicator.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    var side: CGFloat { self == .large ? 37 : 20 }
  }

  /// Creates a medium indicator with a frame.
  ///
  /// It is hidden until its animation starts (R13.20).
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Creates an indicator with a style and the size of that style.
  ///
  /// It is hidden until its animation starts.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    setUp()
  }

  private func setUp() {
    isHidden = true
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The style, which determines the intrinsic size.
  open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the indicator is hidden while it isn't animating; true by default.
  ///
  /// Setting it hides or shows an indicator that isn't animating.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// The color of the indicator; system gray by default.
  open var color: Color! = .systemGray
  /// Whether the indicator is animating.
  open private(set) var isAnimating = false

  /// Starts the animation, and shows the indicator if ``hidesWhenStopped`` is true.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the animation, and hides the indicator if ``hidesWhenStopped`` is true.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  deinit {}
}
