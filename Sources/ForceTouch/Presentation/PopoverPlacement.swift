import Foundation

/// The direction of a popover's arrow: `UIPopoverArrowDirection`.
public struct PopoverArrowDirection: OptionSet, Sendable, Hashable {
  /// The directions as a bit mask.
  public let rawValue: UInt

  /// Creates a set of directions from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up; the popover lies below the source.
  public static let up = PopoverArrowDirection(rawValue: 1)
  /// The arrow points down; the popover lies above the source.
  public static let down = PopoverArrowDirection(rawValue: 2)
  /// The arrow points to the left; the popover lies to the right of the source.
  public static let left = PopoverArrowDirection(rawValue: 4)
  /// The arrow points to the right; the popover lies to the left of the source.
  public static let right = PopoverArrowDirection(rawValue: 8)
  /// Any of the four directions.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction isn't determined yet, or there is no arrow.
  public static let unknown = PopoverArrowDirection(rawValue: UInt(Int.max))
}

/// The position of a popover beside its source, on the first permitted side where it fits.
///
/// The permitted sides of the source are tried in this order: below, above, right, and left. If the
/// popover fits on none of them, it is shrunk and placed on the side where the largest part of it
/// fits. If no side has room, the popover is centered in the area and has no arrow. UIKit doesn't
/// document this, so it is a policy of this library.
struct PopoverPlacement: Equatable {
  /// The frame of the content, without the arrow.
  let frame: CGRect
  let arrowDirection: PopoverArrowDirection

  /// The length of the arrow, in points.
  static let arrowLength: CGFloat = 13

  /// Places content of the given size beside `source`, inside `area`.
  ///
  /// `source`, `area` and the resulting frame use the same coordinate space.
  init(size: CGSize, source: CGRect, permitted: PopoverArrowDirection, area: CGRect) {
    var best: (direction: PopoverArrowDirection, room: CGRect, shown: CGFloat)?
    let sides: [PopoverArrowDirection] = [.up, .down, .left, .right]
    for direction in sides where permitted.contains(direction) {
      let room = Self.room(direction, of: source, in: area)
      let width = min(size.width, room.size.width)
      let height = min(size.height, room.size.height)
      let shown = width * height
      // The first side that fits shows the whole popover, so no later side shows more.
      if shown > best?.shown ?? 0 { best = (direction, room, shown) }
    }
    guard let best else {
      frame = Self.frame(size, middle: CGPoint(x: area.midX, y: area.midY), in: area)
      arrowDirection = .unknown
      return
    }
    arrowDirection = best.direction
    let room = best.room
    let width = min(size.width, room.size.width)
    let height = min(size.height, room.size.height)
    var middle = CGPoint(x: source.midX, y: source.midY)
    switch best.direction {
    case .up: middle.y = room.minY + height / 2
    case .down: middle.y = room.maxY - height / 2
    case .left: middle.x = room.minX + width / 2
    default: middle.x = room.maxX - width / 2
    }
    frame = Self.frame(size, middle: middle, in: room)
  }

  /// Returns the part of `area` that is available to a popover whose arrow points in `direction`.
  ///
  /// For `.up`, it is the part below `source`; for `.left`, the part to the right of it. The length
  /// of the arrow separates it from `source`. It is empty if there is no room.
  private static func room(
    _ direction: PopoverArrowDirection, of source: CGRect, in area: CGRect
  ) -> CGRect {
    var (left, top, right, bottom) = (area.minX, area.minY, area.maxX, area.maxY)
    switch direction {
    case .up: top = max(top, source.maxY + arrowLength)
    case .down: bottom = min(bottom, source.minY - arrowLength)
    case .left: left = max(left, source.maxX + arrowLength)
    default: right = min(right, source.minX - arrowLength)
    }
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Returns a frame with the size `size`, centered at `middle`.
  ///
  /// If necessary, the frame is shrunk and moved so that it lies in `room`.
  private static func frame(_ size: CGSize, middle: CGPoint, in room: CGRect) -> CGRect {
    let width = min(size.width, room.size.width)
    let height = min(size.height, room.size.height)
    let x = min(max(middle.x - width / 2, room.minX), room.maxX - width)
    let y = min(max(middle.y - height / 2, room.minY), room.maxY - height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
