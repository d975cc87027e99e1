public import Foundation
public import ViewGeometry

/// The device, as described by its screen: `UIDevice`.
public final class CurrentDevice: Sendable {
  /// The device of the main screen.
  public static let current = CurrentDevice()

  /// The name of the notification after the device was rotated; the host posts it.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private init() {}

  /// The kind of device, from the main screen's traits.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    Screen.main.traitCollection.userInterfaceIdiom
  }
}
