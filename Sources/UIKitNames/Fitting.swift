public import Foundation

#if !canImport(UIKit)
  /// The largest rectangle with the shape of `aspectRatio` in the middle of `boundingRect`: AVFoundation's function.
  ///
  /// A shape without area gives the bounding rectangle without one: the null rectangle.
  public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .null }
    let room = boundingRect.standardized
    // A product over a quotient, so that the side that fits does so exactly.
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
