/// The icon of a quick action: `UIApplicationShortcutIcon`.
public struct ApplicationShortcutIcon: Sendable, Hashable {
  /// The system's icons: `UIApplicationShortcutIcon.IconType`, in its order.
  public enum IconType: Int, Sendable, CaseIterable {
    /// Media and editing.
    case compose, play, pause, add
    /// Places, finding and sharing.
    case location, search, share, prohibit, contact, home, markLocation
    /// Liking and storing.
    case favorite, love, cloud
    /// Invitations and messages.
    case invitation, confirmation, mail, message
    /// Dates and times.
    case date, time
    /// The camera.
    case capturePhoto, captureVideo
    /// Tasks and reminders.
    case task, taskCompleted, alarm, bookmark
    /// Shuffle, audio and update.
    case shuffle, audio, update
  }

  /// The source of an icon.
  public enum Source: Sendable, Hashable {
    /// An icon of the system.
    case type(IconType)
    /// A template image of the app.
    case templateImage(String)
    /// A symbol of the system.
    case systemImage(String)
  }

  /// The source of the icon.
  public let source: Source

  /// Creates one of the system's icons.
  public init(type: IconType) {
    source = .type(type)
  }

  /// Creates an icon from the app's template image with this name.
  public init(templateImageName: String) {
    source = .templateImage(templateImageName)
  }

  /// Creates an icon from the system's symbol with this name.
  public init(systemImageName: String) {
    source = .systemImage(systemImageName)
  }
}

extension ApplicationShortcutIcon.IconType {
  /// Creates the type for its property-list name, such as `UIApplicationShortcutIconTypeCompose`.
  ///
  /// Returns nil if the name is unknown.
  init?(propertyListName name: String) {
    guard let type = Self.allCases.first(where: { $0.propertyListName == name }) else { return nil }
    self = type
  }

  var propertyListName: String {
    let name = "\(self)"
    return "UIApplicationShortcutIconType" + name.prefix(1).uppercased() + name.dropFirst()
  }
}
