public import Foundation
public import ViewGeometry

/// A switch: `UISwitch` (R13.15).
///
/// Its size is 51 by 31 points; setting its ``frame`` doesn't change the size.
open class Switch: Control {
  private static let size = CGSize(width: 51, height: 31)

  /// Creates a switch at the origin of `frame`.
  public override init(frame: CGRect = .zero) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Whether the switch is on.
  open var isOn = false
  /// The color of a switch that is on; nil for the renderer's default.
  open var onTintColor: Color?
  /// The color of the thumb; nil for the renderer's default.
  open var thumbTintColor: Color?
  /// The text beside the switch; the value is stored, but has no effect.
  open var title: String?

  /// Sets the switch on or off without sending an event; `animated` has no effect.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The frame; setting it doesn't change the size.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  deinit {}
}
