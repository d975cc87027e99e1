public import Foundation

#if !canImport(UIKit)
  /// Returns the largest rectangle that has the given aspect ratio and fits inside `boundingRect`,
  /// centered in it.
  ///
  /// The function belongs to AVFoundation on Apple's platforms. It returns the null rectangle if a
  /// side of `aspectRatio` isn't positive.
  public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .null }
    let room = boundingRect.standardized
    // Multiplying before dividing makes the fitting side exact.
    let width = room.height * aspectRatio.width / aspectRatio.height
    let size =
      width <= room.width
      ? CGSize(width: width, height: room.height)
      : CGSize(width: room.width, height: room.width * aspectRatio.height / aspectRatio.width)
    return CGRect(
      x: room.minX + (room.width - size.width) / 2, y: room.minY + (room.height - size.height) / 2,
      width: size.width, height: size.height)
  }
#endif
