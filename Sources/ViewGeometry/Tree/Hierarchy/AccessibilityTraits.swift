public import Foundation

/// The traits of an element for assistive technologies: `UIAccessibilityTraits`, with its bits.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Creates a set of the traits whose bits are set.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none = AccessibilityTraits([])
  /// The element is a button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// The element plays its own sound when activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// The element is text that can't change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// The element summarizes the screen when the app starts.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// The element isn't enabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// The element changes its label or value often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// The element starts the playback of media when activated.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The element has a value that the user can increase or decrease.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// The element receives touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// The page turns automatically after the text of the element is read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// The element is a tab bar.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
  /// The element is the header of a section.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
}

/// The direction in which an assistive technology scrolls: `UIAccessibilityScrollDirection`, with
/// its raw values.
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
  /// To the previous page.
  case previous
}

extension Accessibility {
  /// A notification for assistive technologies: `UIAccessibility.Notification`, with its raw
  /// values.
  public struct Notification: RawRepresentable, Sendable, Hashable {
    /// UIKit's raw value.
    public let rawValue: UInt32

    /// Creates the notification with UIKit's raw value `rawValue`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A major part of the screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of a part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// A scroll action, such as a scroll to the next page, has completed.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification; does nothing, because there are no assistive technologies.
  public static func post(notification: Notification, argument: Any?) {}

  /// The key of the newly focused element in the user info of
  /// ``elementFocusedNotification``: `UIAccessibility.focusedElementUserInfoKey`.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

  /// The name of the notification for a newly focused element; never posted by this library.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")

  /// Whether VoiceOver is running; always false.
  public static var isVoiceOverRunning: Bool { false }

  /// Whether the user prefers reduced motion; always false.
  public static var isReduceMotionEnabled: Bool { false }

  /// Whether the user prefers reduced transparency; always false.
  public static var isReduceTransparencyEnabled: Bool { false }

  /// Whether Switch Control is running; always false.
  public static var isSwitchControlRunning: Bool { false }
}
