package import Foundation
import ViewGeometry

extension FixtureMessages {
  /// Returns the frame of a message's part, in points, relative to its container.
  ///
  /// The cell is in the list, avatar and bubble are in the cell, the label is in the bubble.
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

  /// The size of all messages' cells, in points.
  ///
  /// - Complexity: O(messages).
  package var contentSize: CGSize {
    CGSize(width: width, height: (0..<count).reduce(0) { $0 + height(of: $1) })
  }

  /// Returns the nested views of a message in the order of ``FixtureMessagePart``.
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
