public import Foundation
public import ViewGeometry

/// A slider: `UISlider`, 31 points high (R13.16).
open class Slider: Control {
  /// A slider with a frame.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// The value, between the ends.
  open var value: Float {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }
  private var storedValue: Float = 0

  /// The value at the end where reading starts; a higher value comes along.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = storedValue
    }
  }

  /// The value at the other end; a lower value comes along.
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether values on the way are reported.
  open var isContinuous = true
  /// The picture at the low end.
  open var minimumValueImage: Image? { didSet { setNeedsLayout() } }
  /// The picture at the high end.
  open var maximumValueImage: Image? { didSet { setNeedsLayout() } }
  /// The colour up to the value.
  open var minimumTrackTintColor: Color?
  /// The colour beyond the value.
  open var maximumTrackTintColor: Color?
  /// The colour of the part that moves.
  open var thumbTintColor: Color?
  private var thumbImages: [State: Image] = [:]

  /// Sets the value, without an event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Sets the picture of the part that moves.
  open func setThumbImage(_ image: Image?, for state: State) { thumbImages[state] = image }

  /// The picture of the part that moves.
  open func thumbImage(for state: State) -> Image? { thumbImages[state] ?? thumbImages[.normal] }

  /// No width, and a height of 31 points (R13.16).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 31)
  }

  /// The width of `size` and a height of 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }

  /// Two points at either side, which the part that moves reaches over (R13.16).
  open override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
  }

  // MARK: Rectangles, in the bounds given

  /// The track: 4 points high, 2 inside the edges and beside the pictures.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage.map { $0.size.width + 8 } ?? 0
    let right = maximumValueImage.map { $0.size.width + 8 } ?? 0
    return CGRect(
      x: bounds.minX + 2 + left, y: rounded(bounds.midY - 2),
      width: max(0, bounds.width - 4 - left - right), height: 4)
  }

  /// The part that moves, for a value: 31 points, or its picture, from one end of the track to the other.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = thumbImage(for: state)?.size ?? CGSize(width: 31, height: 31)
    let range = maximumValue - minimumValue
    var part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { part = 1 - part }
    // The part that moves may reach over the track by 2 points at either end.
    let room = rect.width + 4 - size.width
    return CGRect(
      x: rect.minX - 2 + part * room, y: rounded(bounds.midY - size.height / 2),
      width: size.width, height: size.height)
  }
}
