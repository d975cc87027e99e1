public import Foundation

/// The user's preferred text size, like `UIContentSizeCategory`.
public struct ContentSizeCategory: RawRepresentable, Sendable, Hashable {
  /// The position among the categories, ordered from the smallest; 0 for `unspecified`.
  private let rank: UInt8

  private static let names = [
    "_UICTContentSizeCategoryUnspecified", "UICTContentSizeCategoryXS", "UICTContentSizeCategoryS",
    "UICTContentSizeCategoryM", "UICTContentSizeCategoryL", "UICTContentSizeCategoryXL",
    "UICTContentSizeCategoryXXL", "UICTContentSizeCategoryXXXL",
    "UICTContentSizeCategoryAccessibilityM", "UICTContentSizeCategoryAccessibilityL",
    "UICTContentSizeCategoryAccessibilityXL", "UICTContentSizeCategoryAccessibilityXXL",
    "UICTContentSizeCategoryAccessibilityXXXL",
  ]

  private init(rank: UInt8) { self.rank = rank }

  /// Creates the category with the given UIKit name; an unknown name gives `unspecified`.
  public init(rawValue: String) {
    rank = UInt8(Self.names.firstIndex(of: rawValue) ?? 0)
  }

  /// UIKit's name of the category.
  public var rawValue: String { Self.names[Int(rank)] }

  /// Whether the category is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// An unknown category.
  public static let unspecified = ContentSizeCategory(rank: 0)
  /// The smallest size, three steps smaller than the default.
  public static let extraSmall = ContentSizeCategory(rank: 1)
  /// The size two steps smaller than the default.
  public static let small = ContentSizeCategory(rank: 2)
  /// The size one step smaller than the default.
  public static let medium = ContentSizeCategory(rank: 3)
  /// The default size.
  public static let large = ContentSizeCategory(rank: 4)
  /// The size one step larger than the default.
  public static let extraLarge = ContentSizeCategory(rank: 5)
  /// The size two steps larger than the default.
  public static let extraExtraLarge = ContentSizeCategory(rank: 6)
  /// The largest size below the accessibility sizes.
  public static let extraExtraExtraLarge = ContentSizeCategory(rank: 7)
  /// The smallest accessibility size.
  public static let accessibilityMedium = ContentSizeCategory(rank: 8)
  /// The second-smallest accessibility size.
  public static let accessibilityLarge = ContentSizeCategory(rank: 9)
  /// The third-smallest accessibility size.
  public static let accessibilityExtraLarge = ContentSizeCategory(rank: 10)
  /// The second-largest accessibility size.
  public static let accessibilityExtraExtraLarge = ContentSizeCategory(rank: 11)
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = ContentSizeCategory(rank: 12)
}

extension ContentSizeCategory: Comparable {
  /// Returns whether `left` has smaller text than `right`; `unspecified` is below all others.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rank < right.rank
  }
}

extension ContentSizeCategory {
  /// The name of the notification posted after the user has chosen another text size.
  ///
  /// The host posts it; the library doesn't.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key for the chosen text size in the user info of `didChangeNotification`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
