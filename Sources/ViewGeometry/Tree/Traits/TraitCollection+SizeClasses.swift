import Foundation

extension TraitCollection {
  /// Sets the size classes to those of a window with the given size.
  ///
  /// On a phone, the height is compact if the window is wider than it is high. The width is regular
  /// only if, in addition, the window is at least 414 points high. On a tablet, the width is
  /// regular if the window is at least 640 points wide, and the height is always regular (R14.3).
  /// On other devices, the width is regular if the window is at least 600 points wide and high, and
  /// the height if it is more than 480 points high.
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
