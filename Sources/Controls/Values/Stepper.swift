public import Foundation
import ViewGeometry

/// Two buttons that count: `UIStepper`, of 94 by 32 points (R13.17).
open class Stepper: Control {
  private static let size = CGSize(width: 94, height: 32)

  /// A stepper whose origin is that of the frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// The value, between the ends.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }
  private var storedValue = 0.0
  /// The smallest value.
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  /// The largest value.
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  /// How far a step goes.
  open var stepValue = 1.0
  /// Whether holding goes on.
  open var autorepeat = true
  /// Whether every step is reported.
  open var isContinuous = true
  /// Whether a step beyond an end goes to the other.
  open var wraps = false

  /// Takes a step up or down and reports it, as a touch does.
  public final func step(up isUp: Bool) {
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
}
