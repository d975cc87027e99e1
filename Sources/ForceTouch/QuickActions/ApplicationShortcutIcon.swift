/// The icon of a quick action: `UIApplicationShortcutIcon`.
public struct ApplicationShortcutIcon: Sendable, Hashable {
  /// The system's icons: `UIApplicationShortcutIcon.IconType`, in its order.
  public enum IconType: Int, Sendable, CaseIterable {
    /// Icons for composing, playing, pausing and adding.
    case compose, play, pause, add
    /// Icons for places, searching, sharing, prohibiting, contacts and homes.
    case location, search, share, prohibit, contact, home, markLocation
    /// Icons for favorites, likes and the cloud.
    case favorite, love, cloud
    /// Icons for invitations, confirmations, mail and messages.
    case invitation, confirmation, mail, message
    /// Icons for dates and times.
    case date, time
    /// Icons for capturing photos and videos.
    case capturePhoto, captureVideo
    /// Icons for tasks, alarms and bookmarks.
    case task, taskCompleted, alarm, bookmark
    /// Icons for shuffling, audio and updating.
    case shuffle, audio, update
  }

  /// The source of an icon.
  public enum Source: Sendable, Hashable {
    /// A system icon.
    case type(IconType)
    /// A template image of the app, by its name.
    case templateImage(String)
    /// A system symbol, by its name.
    case systemImage(String)
  }

  /// The source of the icon.
  public let source: Source

  /// Creates a system icon.
  public init(type: IconType) {
    source = .type(type)
  }

  /// Creates an icon from a template image of the app.
  public init(templateImageName: String) {
    source = .templateImage(templateImageName)
  }

  /// Creates an icon from a system symbol.
  public init(systemImageName: String) {
    source = .systemImage(systemImageName)
  }
}

extension ApplicationShortcutIcon.IconType {
  /// Creates the icon type that has the given name in property lists, such as
  /// `UIApplicationShortcutIconTypeCompose`.
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
