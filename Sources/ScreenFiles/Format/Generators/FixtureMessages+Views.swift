package import Foundation
import ViewGeometry

extension FixtureMessages {
  /// Returns the frame of a part of a message, in points, relative to the part that contains it.
  ///
  /// The list contains the cell. The cell contains the avatar and the bubble. The bubble contains
  /// the label. `top` is the y-coordinate of the cell; it has no effect on the other parts.
  package func frame(of part: FixtureMessagePart, index: Int, top: Double) -> CGRect {
    let height = height(of: index)
    let text = Double(min(characters(of: index), Self.charactersPerLine)) * 8
    let bubbleWidth = text + 24
    switch part {
    case .cell:
      return CGRect(x: 0, y: top, width: width, height: height)
    case .avatar:
      return CGRect(x: 8, y: 6, width: 32, height: 32)
    case .bubble:
      let left = isOutgoing(index) ? width - 12 - bubbleWidth : 48
      return CGRect(x: left, y: 4, width: bubbleWidth, height: height - 8)
    case .label:
      return CGRect(x: 12, y: 8, width: text, height: height - 24)
    }
  }

  /// The total size of the cells of all messages, in points.
  ///
  /// - Complexity: O(messages).
  package var contentSize: CGSize {
    CGSize(width: width, height: (0..<count).reduce(0) { $0 + height(of: $1) })
  }

  /// Creates the nested views of a message, in the order of ``FixtureMessagePart``.
  func makeViews(of index: Int, top: Double) -> [View] {
    let views = FixtureMessagePart.allCases.map { part in
      View(frame: frame(of: part, index: index, top: top))
    }
    let (cell, avatar, bubble, label) = (views[0], views[1], views[2], views[3])
    avatar.isHidden = isOutgoing(index)
    cell.addSubview(avatar)
    cell.addSubview(bubble)
    bubble.addSubview(label)
    return views
  }
}
