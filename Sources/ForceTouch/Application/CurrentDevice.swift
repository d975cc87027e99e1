public import ViewGeometry

/// The device, as described by its screen: `UIDevice`.
public final class CurrentDevice: Sendable {
  /// The device of the main screen.
  public static let current = CurrentDevice()

  private init() {}

  /// The kind of device, from the main screen's traits.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    Screen.main.traitCollection.userInterfaceIdiom
  }
}
