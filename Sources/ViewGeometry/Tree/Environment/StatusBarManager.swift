public import Foundation

/// What is known of the bar at the top of the screen: `UIStatusBarManager`, the geometry of it.
public final class StatusBarManager {
  private let screen: Screen

  /// How high the bar is on a screen held upright, in points; 20 unless the front that knows the device sets it.
  public var height: CGFloat = 20

  /// Whether the program wants no bar; false by default.
  public var prefersHidden = false

  init(screen: Screen) { self.screen = screen }

  /// Whether there is no bar: the program wants none, or a phone is held sideways.
  public var isStatusBarHidden: Bool {
    prefersHidden
      || screen.interfaceOrientation.isLandscape
        && screen.traitCollection.userInterfaceIdiom == .phone
  }

  /// The rectangle of the bar on the screen, in the space that turns with the content; zero when it is hidden.
  public var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: screen.bounds.size.width, height: height)
  }
}
