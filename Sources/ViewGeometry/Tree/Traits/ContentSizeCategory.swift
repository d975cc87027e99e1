public import Foundation

/// The user's preferred text size, like `UIContentSizeCategory`.
public struct ContentSizeCategory: RawRepresentable, Sendable, Hashable {
  /// The rank among the categories, from the smallest; 0 for unspecified.
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

  /// Creates the category with a UIKit name; for an unknown name, `unspecified`.
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
  /// Two steps smaller than the default.
  public static let small = ContentSizeCategory(rank: 2)
  /// One step smaller than the default.
  public static let medium = ContentSizeCategory(rank: 3)
  /// The default size of devices.
  public static let large = ContentSizeCategory(rank: 4)
  /// One step larger than the default.
  public static let extraLarge = ContentSizeCategory(rank: 5)
  /// Two steps larger than the default.
  public static let extraExtraLarge = ContentSizeCategory(rank: 6)
  /// The largest size below the accessibility sizes.
  public static let extraExtraExtraLarge = ContentSizeCategory(rank: 7)
  /// The smallest accessibility size.
  public static let accessibilityMedium = ContentSizeCategory(rank: 8)
  /// The second accessibility size.
  public static let accessibilityLarge = ContentSizeCategory(rank: 9)
  /// The third accessibility size.
  public static let accessibilityExtraLarge = ContentSizeCategory(rank: 10)
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = ContentSizeCategory(rank: 11)
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = ContentSizeCategory(rank: 12)
}

extension ContentSizeCategory: Comparable {
  /// Returns whether the first category has smaller text; unspecified is below all others.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rank < right.rank
  }
}

extension ContentSizeCategory {
  /// The name of the notification after the user chose another text size; the host posts it.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key of the chosen text size in that notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
