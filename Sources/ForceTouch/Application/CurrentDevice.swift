public import Foundation
public import ViewGeometry

/// The device, as described by its screen: `UIDevice`.
public final class CurrentDevice: Sendable {
  /// The device of the main screen.
  public static let current = CurrentDevice()

  /// The name of the notification that the host posts after the device is rotated.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private init() {}

  /// The kind of device, according to the main screen's traits.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    Screen.main.traitCollection.userInterfaceIdiom
  }
}
