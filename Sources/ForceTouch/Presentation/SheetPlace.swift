import Foundation
import ViewGeometry

/// Computes the frames of sheets in a container.
///
/// UIKit documents no sizes. The sizes on tablets are widely published measurements, and the others
/// are a policy of this library.
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

  /// The height of the free strip between the top of the safe area and the sheet, in points, unless
  /// the phone has a plain status bar (R14.2).
  static let strip: CGFloat = 10
  /// The height of the free strip on a phone with a plain status bar, in points (R14.2).
  static let stripBelowStatusBar: CGFloat = 20
  /// The largest top safe area inset that is attributed to a plain status bar, in points; a notch
  /// causes a larger one.
  static let highestStatusBar: CGFloat = 24
  /// The maximum width of a page sheet on a tablet, in points.
  static let pageWidth: CGFloat = 704
  /// The default size of a form sheet on a tablet, in points.
  ///
  /// Each dimension is used if the same dimension of the controller's preferred size isn't above 0.
  static let formSize = CGSize(width: 540, height: 620)
  /// The margin of sheets on a tablet at the top and the bottom, in points.
  static let margin: CGFloat = 20

  /// Returns the frame of a page sheet, at the bottom of a phone or in the middle of a tablet.
  ///
  /// If either size class is compact, the sheet is placed as on a phone: its height is `height`,
  /// but at most `largestHeight`. If `height` is nil, the sheet is `largestHeight` high. If neither
  /// size class is compact, `height` has no effect.
  func pageSheet(height: CGFloat?) -> CGRect {
    if isCompactAcross || isCompactDown { return bottomSheet(height: height) }
    return centered(CGSize(width: Self.pageWidth, height: room.size.height))
  }

  /// Returns the frame of a form sheet whose controller prefers the size `preferred`.
  ///
  /// If either size class is compact, as on a phone, it is the frame of a page sheet. Otherwise,
  /// `height` has no effect.
  func formSheet(_ preferred: CGSize, height: CGFloat?) -> CGRect {
    if isCompactAcross || isCompactDown { return bottomSheet(height: height) }
    let size = CGSize(
      width: preferred.width > 0 ? preferred.width : Self.formSize.width,
      height: preferred.height > 0 ? preferred.height : Self.formSize.height)
    return centered(size)
  }

  /// The area for sheets on a tablet; the whole bounds if the safe area and the margins leave no
  /// room.
  private var room: CGRect {
    let margins = EdgeInsets(top: Self.margin, left: 0, bottom: Self.margin, right: 0)
    let room = bounds.inset(by: safeArea + margins)
    return room.size.width > 0 && room.size.height > 0 ? room : bounds
  }

  /// The maximum height of a sheet on a phone.
  ///
  /// If the vertical size class is compact, it is the height of the container.
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
