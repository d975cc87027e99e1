import Foundation

extension TraitCollection {
  /// Sets the size classes of a window of this size.
  ///
  /// A phone is compact from top to bottom when it is held sideways, and regular across only then and only when it is at least 414
  /// points from top to bottom. A tablet's window is regular across from 640 points on, and always from top to bottom (R14.3). Of other
  /// devices a window is regular across when it is at least 600 points wide and high, and from top to bottom when it is
  /// more than 480 points high.
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
