import Foundation
import ViewGeometry

/// Where sheets lie in a container.
///
/// UIKit documents no numbers: those of tablets are measured ones that circulate, and the rest is a policy.
struct SheetPlace {
  let bounds: CGRect
  let safeArea: EdgeInsets
  let isCompactAcross: Bool
  let isCompactDown: Bool

  init(of container: View) {
    bounds = container.bounds
    safeArea = container.safeAreaInsets
    let traits = container.traitCollection
    isCompactAcross = traits.horizontalSizeClass == .compact
    isCompactDown = traits.verticalSizeClass == .compact
  }

  /// How much of what lies behind a sheet on a phone is seen below the safe area: below a cut-out, and below a status bar alone (R14.2).
  static let strip: CGFloat = 10
  static let stripBelowStatusBar: CGFloat = 20
  /// How high the safe area of a status bar is at most; a cut-out reaches farther down.
  static let highestStatusBar: CGFloat = 24
  /// How wide a page sheet is on a tablet, where there is room.
  static let pageWidth: CGFloat = 704
  /// The size of a form sheet on a tablet whose controller has no wish.
  static let formSize = CGSize(width: 540, height: 620)
  /// What sheets on a tablet keep free at the top and the bottom.
  static let margin: CGFloat = 20

  /// The frame of a page sheet: at the bottom of a phone, where it may be lower than it could, and in the middle of a tablet.
  func pageSheet(height: CGFloat?) -> CGRect {
    if isCompactAcross || isCompactDown { return bottomSheet(height: height) }
    return centered(CGSize(width: Self.pageWidth, height: room.size.height))
  }

  /// The frame of a form sheet: that of a page sheet on a phone.
  func formSheet(_ wish: CGSize, height: CGFloat?) -> CGRect {
    if isCompactAcross || isCompactDown { return bottomSheet(height: height) }
    let size = CGSize(
      width: wish.width > 0 ? wish.width : Self.formSize.width,
      height: wish.height > 0 ? wish.height : Self.formSize.height)
    return centered(size)
  }

  /// Where sheets on a tablet lie; everything where the margins leave nothing.
  private var room: CGRect {
    let margins = EdgeInsets(top: Self.margin, left: 0, bottom: Self.margin, right: 0)
    let room = bounds.inset(by: safeArea + margins)
    return room.size.width > 0 && room.size.height > 0 ? room : bounds
  }

  /// The height that a sheet on a phone has where nothing makes it lower; a phone held sideways is filled.
  var largestHeight: CGFloat {
    if isCompactDown { return bounds.size.height }
    let isStatusBar = safeArea.top > 0 && safeArea.top <= Self.highestStatusBar
    let strip = isStatusBar ? Self.stripBelowStatusBar : Self.strip
    return max(0, bounds.size.height - safeArea.top - strip)
  }

  private func bottomSheet(height: CGFloat?) -> CGRect {
    let height = min(height ?? largestHeight, largestHeight)
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.size.width, height: height)
  }

  private func centered(_ size: CGSize) -> CGRect {
    let room = room
    let width = min(size.width, room.size.width)
    let height = min(size.height, room.size.height)
    return CGRect(
      x: room.minX + (room.size.width - width) / 2, y: room.minY + (room.size.height - height) / 2,
      width: width, height: height)
  }
}
