/// The image beside the title of a quick action: `UIApplicationShortcutIcon`.
public struct ApplicationShortcutIcon: Sendable, Hashable {
  /// The icons that the system has: `UIApplicationShortcutIcon.IconType`, in its order.
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
    /// Sound, and bringing up to date.
    case shuffle, audio, update
  }

  /// Where the picture comes from.
  public enum Source: Sendable, Hashable {
    /// One that the system has.
    case type(IconType)
    /// A template image of the program.
    case templateImage(String)
    /// A symbol of the system.
    case systemImage(String)
  }

  /// Where the picture comes from.
  public let source: Source

  /// One of the system's icons.
  public init(type: IconType) {
    source = .type(type)
  }

  /// The program's template image of this name.
  public init(templateImageName: String) {
    source = .templateImage(templateImageName)
  }

  /// The system's symbol of this name.
  public init(systemImageName: String) {
    source = .systemImage(systemImageName)
  }
}

extension ApplicationShortcutIcon.IconType {
  /// The type that a property list names, such as `UIApplicationShortcutIconTypeCompose`.
  init?(propertyListName name: String) {
    guard let type = Self.allCases.first(where: { $0.propertyListName == name }) else { return nil }
    self = type
  }

  var propertyListName: String {
    let name = "\(self)"
    return "UIApplicationShortcutIconType" + name.prefix(1).uppercased() + name.dropFirst()
  }
}
