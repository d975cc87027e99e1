public import Foundation
import ViewGeometry

/// Two buttons that increase and decrease a value: `UIStepper` (R13.17).
///
/// Its intrinsic size is 94 by 32 points.
open class Stepper: Control {
  private static let size = CGSize(width: 94, height: 32)

  /// Creates a stepper with its intrinsic size at the origin of `frame`.
  public override init(frame: CGRect = .zero) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// The value, clamped to the range from ``minimumValue`` to ``maximumValue``.
  ///
  /// If the minimum is greater than the maximum, the value is the minimum.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }
  private var storedValue = 0.0
  /// The minimum value; 0 by default.
  ///
  /// Setting it clamps ``value``.
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  /// The maximum value; 100 by default.
  ///
  /// Setting it clamps ``value``.
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  /// The amount by which a step changes the value; 1 by default.
  open var stepValue = 1.0
  /// Whether holding a button repeats the step; stored for the host.
  open var autorepeat = true
  /// Whether each step is reported while a button is held; stored for the host.
  open var isContinuous = true
  /// Whether a step beyond one end sets the value to the other end; false by default.
  open var wraps = false

  /// Increases or decreases the value by one step, as a touch does.
  ///
  /// Sends ``Control/Event/valueChanged`` if the value changes. Does nothing if the control is
  /// disabled (R13.36).
  public final func step(up isUp: Bool) {
    guard isEnabled else { return }
    let next = storedValue + (isUp ? stepValue : -stepValue)
    let old = storedValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if storedValue != old { sendActions(for: .valueChanged) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  deinit {}
}
