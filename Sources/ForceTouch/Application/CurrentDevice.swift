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

extension CurrentDevice {
  /// How the device is held: `UIDeviceOrientation`.
  public enum Orientation: Int, Sendable, CaseIterable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// Rotated counterclockwise by 90°; the interface is rotated clockwise.
    case landscapeLeft = 3
    /// Rotated clockwise by 90°; the interface is rotated counterclockwise.
    case landscapeRight = 4
    /// Lying on its back.
    case faceUp = 5
    /// Lying on its screen.
    case faceDown = 6

    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the device is rotated by 90°.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether an interface orientation corresponds to this one.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  }

  /// How the device is held, according to the interface orientation of the main screen.
  public var orientation: Orientation {
    Orientation(rawValue: Screen.main.interfaceOrientation.rawValue) ?? .unknown
  }
}
