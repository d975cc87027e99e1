public import Foundation

/// The geometry of the status bar, like `UIStatusBarManager`.
public final class StatusBarManager {
  private let screen: Screen

  /// The height of the bar while it is visible, in points; 20 unless the host sets it.
  public var height: CGFloat = 20

  /// Whether the app hides the bar; false by default.
  public var prefersHidden = false

  init(screen: Screen) { self.screen = screen }

  /// Whether the bar is hidden, because the app hides it or a phone is in landscape orientation.
  public var isStatusBarHidden: Bool {
    prefersHidden
      || screen.interfaceOrientation.isLandscape
        && screen.traitCollection.userInterfaceIdiom == .phone
  }

  /// The rectangle of the bar in the screen's rotating coordinate space, in points.
  ///
  /// It is zero if the bar is hidden.
  public var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: screen.bounds.size.width, height: height)
  }
}

extension StatusBarManager: IdentityHashable {}
