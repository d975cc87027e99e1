public import Foundation
public import ViewGeometry

/// A slider: `UISlider`, 31 points high (R13.16).
open class Slider: Control {
  /// Creates a slider with a frame.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// The value, clamped to the range from ``minimumValue`` to ``maximumValue``.
  open var value: Float {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }
  private var storedValue: Float = 0

  /// The value at the leading end; 0 by default.
  ///
  /// Setting it clamps ``value``, and raises a lower ``maximumValue`` to the new minimum.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = storedValue
    }
  }

  /// The value at the trailing end; 1 by default.
  ///
  /// Setting it clamps ``value``, and lowers a higher ``minimumValue`` to the new maximum.
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether values are reported during a drag rather than only at its end; stored for the host.
  open var isContinuous = true
  /// The image beside the leading end of the track; nil for none.
  open var minimumValueImage: Image? { didSet { setNeedsLayout() } }
  /// The image beside the trailing end of the track; nil for none.
  open var maximumValueImage: Image? { didSet { setNeedsLayout() } }
  /// The color of the track up to the value; nil for the renderer's default.
  open var minimumTrackTintColor: Color?
  /// The color of the track beyond the value; nil for the renderer's default.
  open var maximumTrackTintColor: Color?
  /// The color of the thumb; nil for the renderer's default.
  open var thumbTintColor: Color?
  private var thumbImages: [State: Image] = [:]

  /// Sets the value without sending an event; `animated` has no effect.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Sets the image of the thumb for a state, or removes it if `image` is nil.
  open func setThumbImage(_ image: Image?, for state: State) { thumbImages[state] = image }

  /// Returns the image of the thumb for a state or, if none is set, the one for the normal state.
  open func thumbImage(for state: State) -> Image? { thumbImages[state] ?? thumbImages[.normal] }

  /// A height of 31 points, and no intrinsic width (R13.16).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 31)
  }

  /// Returns the width of `size`, and a height of 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }

  /// The alignment insets: 2 points at the left and the right, which the thumb may cover (R13.16).
  open override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
  }

  // MARK: Rectangles within given bounds

  /// Returns the rectangle of the track: 4 points high, and 2 points from the left and right edges.
  ///
  /// If there is an image at an end, the track is 10 points away from that image. The image of the
  /// minimum value is at the left, or at the right in a right-to-left layout (R13.16).
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (atLeft, atRight) =
      isMirrored ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    let left = atLeft.map { $0.size.width + 8 } ?? 0
    let right = atRight.map { $0.size.width + 8 } ?? 0
    return CGRect(
      x: bounds.minX + 2 + left, y: rounded(bounds.midY - 2),
      width: max(0, bounds.width - 4 - left - right), height: 4)
  }

  /// Returns the thumb's frame for a value.
  ///
  /// The frame is 31 by 31 points, or has the size of the thumb's image. The thumb moves along the
  /// track from left to right, or from right to left in a right-to-left layout, and may extend 2
  /// points beyond the track at each end.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = thumbImage(for: state)?.size ?? CGSize(width: 31, height: 31)
    let range = maximumValue - minimumValue
    var part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { part = 1 - part }
    // The thumb may extend 2 points beyond the track at each end.
    let room = rect.width + 4 - size.width
    return CGRect(
      x: rect.minX - 2 + part * room, y: rounded(bounds.midY - size.height / 2),
      width: size.width, height: size.height)
  }

  deinit {}
}
