import Foundation

extension PageViewController {
  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages lie side by side; in a right-to-left layout, the user finds later pages on the left.
    case horizontal
    /// Pages follow each other from top to bottom.
    case vertical
  }

  /// The edge or line about which pages curl: `UIPageViewController.SpineLocation`.
  public enum SpineLocation: Int, Sendable {
    /// There is no spine, as for scrolling pages.
    case none
    /// The spine is at the left or top edge.
    case min
    /// The spine is in the middle, between two pages.
    case mid
    /// The spine is at the right or bottom edge.
    case max
  }

  /// The direction of a transition between pages.
  public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward
    /// To an earlier page.
    case reverse
  }

  /// The style of transitions between pages.
  public enum TransitionStyle: Int, Sendable {
    /// Pages curl like those of a book.
    case pageCurl
    /// Pages scroll.
    case scroll
  }

  /// The name of an option of a page view controller: `UIPageViewController.OptionsKey`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The location of the spine, for page curls; `min` by default.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages in points, for scrolling pages; 0 by default.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Returns the spine location in the options of a page curl; `min` if it is missing, invalid or
  /// `none`.
  static func spineLocation(in options: [OptionsKey: Any]?) -> SpineLocation {
    let location: SpineLocation?
    switch options?[.spineLocation] {
    case let value as SpineLocation: location = value
    case let value as Int: location = SpineLocation(rawValue: value)
    case let value as NSNumber: location = SpineLocation(rawValue: value.intValue)
    default: location = nil
    }
    return location.flatMap { $0 == .none ? nil : $0 } ?? .min
  }

  /// Returns the distance between pages in the options; 0 if it is missing or invalid.
  static func spacing(in options: [OptionsKey: Any]?) -> CGFloat {
    let spacing: CGFloat
    switch options?[.interPageSpacing] {
    case let value as CGFloat: spacing = value
    case let value as Double: spacing = CGFloat(value)
    case let value as Float: spacing = CGFloat(value)
    case let value as Int: spacing = CGFloat(value)
    case let value as NSNumber: spacing = CGFloat(value.doubleValue)
    default: spacing = 0
    }
    return spacing > 0 && spacing < .infinity ? spacing : 0
  }
}
