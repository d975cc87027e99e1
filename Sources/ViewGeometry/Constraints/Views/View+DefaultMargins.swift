public import Foundation

extension View {
  /// The margins of views for which a program sets none, in points; 8 on each side by default, and at least 0 (R11.99).
  ///
  /// Programs built with the SDK of iOS 27.1 or later have 0 on each side. The views of controllers keep the margins of their controllers.
  /// It serves all trees of a process; set it before the first view is made, for views aren't told.
  ///
  /// - Precondition: All four are finite and not negative.
  public static var defaultLayoutMargins: EdgeInsets {
    get { DefaultMargins.insets }
    set {
      precondition(
        [newValue.top, newValue.left, newValue.bottom, newValue.right]
          .allSatisfy { $0.isFinite && $0 >= 0 },
        "Default layout margins are finite and not negative, not \(newValue).")
      DefaultMargins.insets = newValue
    }
  }
}

/// The margins of views for which a program sets none, behind a lock.
private enum DefaultMargins {
  private static let lock = NSLock()
  // Every access holds the lock.
  nonisolated(unsafe) private static var stored = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  static var insets: EdgeInsets {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
