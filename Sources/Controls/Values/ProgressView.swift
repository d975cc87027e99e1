public import Foundation
public import ViewGeometry

/// A bar that fills: `UIProgressView`, 4 points high (R13.19).
open class ProgressView: View {
  /// The looks.
  public enum Style: Int, Sendable {
    /// On content.
    case `default`
    /// In a bar.
    case bar
  }

  /// A bar with a frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// A bar of a look, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  /// The look.
  open var progressViewStyle = Style.default
  /// How much is filled, from 0 to 1; numbers beyond count as these.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = min(max(newValue, 0), 1) }
  }
  private var storedProgress: Float = 0
  /// The colour of what is filled.
  open var progressTintColor: Color?
  /// The colour of the rest.
  open var trackTintColor: Color?
  /// The picture of what is filled.
  open var progressImage: Image?
  /// The picture of the rest.
  open var trackImage: Image?

  /// Sets how much is filled.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// No width, and a height of 4 points (R13.19).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 4)
  }

  /// The width of `size` and a height of 4 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
}
