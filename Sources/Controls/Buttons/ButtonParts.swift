import Foundation
import ViewGeometry

/// The sizes of what a button shows, in points; nil for what it doesn't show.
struct ButtonParts {
  var title: CGSize?
  var subtitle: CGSize?
  var image: CGSize?

  // MARK: Without configuration

  /// Above and below a title whose button has no insets.
  static let titlePadding: CGFloat = 6
  /// The least width of a button that has a title or nothing.
  static let leastWidth: CGFloat = 30

  func plainSize(insets: EdgeInsets, lineHeight: CGFloat) -> CGSize {
    let padding = insets == .zero ? 2 * Self.titlePadding : 0
    var height = image?.height ?? 0
    if image == nil || title != nil {
      height = max(height, (title?.height ?? lineHeight) + padding)
    }
    var width = (image?.width ?? 0) + (title?.width ?? 0)
    if image == nil { width = max(width, Self.leastWidth) }
    return CGSize(
      width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }

  /// The places of picture and title: the picture before the title, both as one in the middle or at an edge, each with its insets (R13.13).
  func plainRects(
    in content: CGRect, horizontal: Control.ContentHorizontalAlignment,
    vertical: Control.ContentVerticalAlignment, imageInsets: EdgeInsets, titleInsets: EdgeInsets,
    isMirrored: Bool, round: (CGFloat) -> CGFloat
  ) -> (image: CGRect, title: CGRect) {
    let (imageSize, titleSize) = (image ?? .zero, title ?? .zero)
    let group = imageSize.width + titleSize.width
    func rect(_ size: CGSize, _ insets: EdgeInsets, before: CGFloat, after: CGFloat) -> CGRect {
      let room = content.inset(by: insets)
      let (left, right) = isMirrored ? (after, before) : (before, after)
      // What the other part leaves; a title that is too wide is cut.
      let width = min(size.width, max(0, room.width - left - right))
      let x: CGFloat
      switch horizontal {
      case .left, .leading: x = room.minX + left
      case .right, .trailing: x = room.maxX - right - width
      case .center, .fill:
        let total = min(group, max(left + right + width, 0))
        x = max(room.minX + (room.width - total) / 2, room.minX) + left
      }
      let height = vertical == .fill ? max(0, room.height) : min(size.height, max(0, room.height))
      let y: CGFloat
      switch vertical {
      case .top, .fill: y = room.minY
      case .bottom: y = room.maxY - height
      case .center: y = room.minY + (room.height - height) / 2
      }
      return CGRect(x: round(x), y: round(y), width: width, height: height)
    }
    return (
      image == nil
        ? .zero
        : rect(
          imageSize, imageInsets, before: 0,
          after: min(titleSize.width, max(0, content.width - imageSize.width))),
      title == nil ? .zero : rect(titleSize, titleInsets, before: imageSize.width, after: 0)
    )
  }
}
