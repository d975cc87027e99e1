import Foundation
import ViewGeometry

/// The sizes of a button's parts, in points; nil for a part that the button doesn't show.
struct ButtonParts {
  var title: CGSize?
  var subtitle: CGSize?
  var image: CGSize?

  // MARK: Without a configuration

  /// The space above and below a title if the button has no insets.
  static let titlePadding: CGFloat = 6
  /// The minimum width of a button without an image, excluding the insets.
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

  /// Returns the frames of the image and the title (R13.13).
  ///
  /// The image comes before the title. The two are aligned as one group, but each in its own area:
  /// `content` reduced by that part's insets. The frame of a missing part is the zero rectangle.
  /// `round` rounds the coordinates of the frames' origins.
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
      // The width that the other part leaves for this one. A title that is wider is truncated.
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

extension Button {
  /// The content of a button in one state.
  struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var image: Image?
    var background: Image?
    var titleColor: Color?
  }
}
