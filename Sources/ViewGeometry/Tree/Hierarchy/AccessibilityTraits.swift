/// The traits of an element for assistive technologies: `UIAccessibilityTraits`, with its bits.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// The traits whose bits are set.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none = AccessibilityTraits([])
  /// A button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// Selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound of its own when activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// Text that can't change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// A summary of what is there when a program starts.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// Not to be used now.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// Changes its label or value often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// Begins to play something when activated.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Can be made larger and smaller.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// Turns a page when its text has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
  /// The title of a part.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
}

/// The direction of a scroll by an assistive technology: `UIAccessibilityScrollDirection`, with its raw values.
public enum AccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
  /// To the next page.
  case next
  /// To the page before.
  case previous
}

extension Accessibility {
  /// A notification for assistive technologies: `UIAccessibility.Notification`, with its raw values.
  public struct Notification: RawRepresentable, Sendable, Hashable {
    /// UIKit's number.
    public let rawValue: UInt32

    /// The notification with UIKit's number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A larger part of the screen is new.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Some of the screen is new.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be read.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled to.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification; does nothing, since there are no assistive technologies.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the screen is read aloud: false.
  public static var isVoiceOverRunning: Bool { false }

  /// Whether the user wants less motion: false.
  public static var isReduceMotionEnabled: Bool { false }

  /// Whether the user wants less transparency: false.
  public static var isReduceTransparencyEnabled: Bool { false }

  /// Whether another program acts for the user's fingers: false.
  public static var isSwitchControlRunning: Bool { false }
}
