/// How large the user wants text: `UIContentSizeCategory`.
public struct ContentSizeCategory: RawRepresentable, Sendable, Hashable {
  /// The place among the categories, from the smallest; 0 for unspecified.
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

  /// The category of UIKit's name; a name it doesn't have is unspecified.
  public init(rawValue: String) {
    rank = UInt8(Self.names.firstIndex(of: rawValue) ?? 0)
  }

  /// UIKit's name of the category.
  public var rawValue: String { Self.names[Int(rank)] }

  /// Whether the category is one of those for poor sight.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Not known.
  public static let unspecified = ContentSizeCategory(rank: 0)
  /// The smallest.
  public static let extraSmall = ContentSizeCategory(rank: 1)
  /// Small.
  public static let small = ContentSizeCategory(rank: 2)
  /// Medium.
  public static let medium = ContentSizeCategory(rank: 3)
  /// What devices come with.
  public static let large = ContentSizeCategory(rank: 4)
  /// One step above what devices come with.
  public static let extraLarge = ContentSizeCategory(rank: 5)
  /// Two steps above.
  public static let extraExtraLarge = ContentSizeCategory(rank: 6)
  /// The largest that isn't for poor sight.
  public static let extraExtraExtraLarge = ContentSizeCategory(rank: 7)
  /// The smallest for poor sight.
  public static let accessibilityMedium = ContentSizeCategory(rank: 8)
  /// The second for poor sight.
  public static let accessibilityLarge = ContentSizeCategory(rank: 9)
  /// The third for poor sight.
  public static let accessibilityExtraLarge = ContentSizeCategory(rank: 10)
  /// The fourth for poor sight.
  public static let accessibilityExtraExtraLarge = ContentSizeCategory(rank: 11)
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = ContentSizeCategory(rank: 12)
}

extension ContentSizeCategory: Comparable {
  /// Whether the first wants smaller text; unspecified is below all others.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rank < right.rank
  }
}
