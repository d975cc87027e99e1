public import Foundation
public import ViewGeometry

/// A progress bar: `UIProgressView`, 4 points high (R13.19).
open class ProgressView: View {
  /// The styles of the bar.
  public enum Style: Int, Sendable {
    /// The standard style.
    case `default`
    /// The style for toolbars.
    case bar
  }

  /// Creates a bar with a frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Creates a bar with a style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  /// The style of the bar, stored for the renderer.
  open var progressViewStyle = Style.default
  /// The progress from 0 to 1; other values are clamped to this range.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = min(max(newValue, 0), 1) }
  }
  private var storedProgress: Float = 0
  /// The color of the filled part; nil for the renderer's default.
  open var progressTintColor: Color?
  /// The color of the unfilled part; nil for the renderer's default.
  open var trackTintColor: Color?
  /// The image of the filled part, stored for the renderer; nil for none.
  open var progressImage: Image?
  /// The image of the unfilled part, stored for the renderer; nil for none.
  open var trackImage: Image?

  /// Sets the progress; `animated` has no effect.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// A height of 4 points, and no intrinsic width (R13.19).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 4)
  }

  /// Returns the width of `size`, and a height of 4 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

  deinit {}
}
