import Foundation

extension TraitCollection {
  /// Sets the size classes to those of a window of this size.
  ///
  /// A phone has a compact height in landscape orientation, and a regular width only in landscape
  /// and only if it is at least 414 points high. A tablet's window has a regular width from 640
  /// points on, and always a regular height (R14.3). On other devices, a window has a regular width
  /// if it is at least 600 points wide and high, and a regular height if it is more than 480 points
  /// high.
  mutating func setSizeClasses(forWindowOf size: CGSize) {
    let isWide: Bool
    let isHigh: Bool
    switch userInterfaceIdiom {
    case .phone:
      isHigh = size.height >= size.width
      isWide = !isHigh && size.height >= 414
    case .pad:
      isHigh = true
      isWide = size.width >= 640
    default:
      isHigh = size.height > 480
      isWide = size.width >= 600 && size.height >= 600
    }
    horizontalSizeClass = isWide ? .regular : .compact
    verticalSizeClass = isHigh ? .regular : .compact
  }
}
