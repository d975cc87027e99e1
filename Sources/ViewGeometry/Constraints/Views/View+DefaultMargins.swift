import Foundation

extension View {
  /// The default margins of views, in points; 8 on each side by default (R11.99).
  ///
  /// They apply to views whose margins the app hasn't set. To match UIKit in apps built with the
  /// iOS 27.1 SDK or later, set them to zero. The root view of a view controller has the
  /// controller's minimum margins instead, unless the controller ignores them.
  ///
  /// The value applies to all trees of a process. Set it before creating the first view, because
  /// existing views aren't notified.
  ///
  /// - Precondition: All four insets are finite and not negative.
  public static var defaultLayoutMargins: EdgeInsets {
    get { DefaultMargins.insets }
    set {
      precondition(
        [newValue.top, newValue.left, newValue.bottom, newValue.right]
          .allSatisfy { $0.isFinite && $0 >= 0 },
        "Default layout margins must be finite and not negative, not \(newValue).")
      DefaultMargins.insets = newValue
    }
  }
}

/// The default margins of views, protected by a lock.
private enum DefaultMargins {
  private static let lock = NSLock()
  // The lock protects every access.
  nonisolated(unsafe) private static var stored = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  static var insets: EdgeInsets {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
