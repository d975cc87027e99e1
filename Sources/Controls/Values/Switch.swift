public import Foundation
public import ViewGeometry

/// A switch: `UISwitch`, of 51 by 31 points whatever size it is given (R13.15).
open class Switch: Control {
  private static let size = CGSize(width: 51, height: 31)

  /// A switch whose origin is that of the frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Whether the switch is on.
  open var isOn = false
  /// The colour of a switch that is on.
  open var onTintColor: Color?
  /// The colour of the part that moves.
  open var thumbTintColor: Color?
  /// A text beside the switch; kept.
  open var title: String?

  /// Turns the switch on or off, without an event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The frame, of which the size stays.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
