public import Foundation

/// How a paragraph is broken into lines and where they lie; lengths in points.
public struct ParagraphFormat: Sendable, Hashable {
  /// Where the lines of a paragraph lie in its width.
  public enum Alignment: Int, Sendable, Hashable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// Stretched to the width; the last line of a paragraph lies where reading starts.
    ///
    /// Words aren't moved apart here: lines lie where reading starts.
    case justified
    /// Where reading starts.
    case natural
  }

  /// Which way a paragraph is read.
  public enum Direction: Int, Sendable, Hashable {
    /// The way of the first letter that has one; left to right without.
    case natural = -1
    /// From the left.
    case leftToRight
    /// From the right.
    case rightToLeft
  }

  /// Where the lines lie.
  public var alignment = Alignment.natural
  /// Which way the paragraph is read.
  public var direction = Direction.natural
  /// The space between two lines of the paragraph.
  public var lineSpacing: CGFloat = 0
  /// The space after the paragraph, before the next.
  public var paragraphSpacing: CGFloat = 0
  /// The space before the paragraph, after the one above.
  public var paragraphSpacingBefore: CGFloat = 0
  /// The least height of a line; 0 for none.
  public var minimumLineHeight: CGFloat = 0
  /// The largest height of a line; 0 for none.
  public var maximumLineHeight: CGFloat = 0
  /// The factor of the font's line height; 0 counts as 1.
  public var lineHeightMultiple: CGFloat = 0
  /// How far the first line starts inside the edge where reading starts.
  public var firstLineHeadIndent: CGFloat = 0
  /// How far the other lines start inside that edge.
  public var headIndent: CGFloat = 0
  /// Where lines end: the distance from the edge where they start, or, if 0 or less, from the other edge.
  public var tailIndent: CGFloat = 0

  /// The format of plain text.
  public init() {}

  /// The format of plain text.
  public static let plain = ParagraphFormat()

  /// The height that a line of a font gets, as UIKit's: the multiple first, then the bounds.
  func height(natural: Double) -> Double {
    var height = natural
    if lineHeightMultiple > 0 {
      height *= lineHeightMultiple.isFinite ? Double(lineHeightMultiple).orZero : 1
    }
    if maximumLineHeight > 0 { height = min(height, Double(maximumLineHeight)) }
    height = max(height, Double(minimumLineHeight).orZero)
    return height
  }

  /// Where the line starts and how wide it may be in a container of this width.
  func room(inWidth width: Double, isFirst: Bool) -> (start: Double, width: Double) {
    let start = Double(isFirst ? firstLineHeadIndent : headIndent).orZero
    let tail = Double(tailIndent).orZero
    let end = tail > 0 ? min(tail, width) : width + tail
    return (start, max(0, end - start))
  }
}

extension Double {
  /// The length as text counts it: 0 for an infinite one and NaN, at most 10^9 points in either direction, so that sums stay finite.
  var orZero: Double { isFinite ? max(-1e9, min(self, 1e9)) : 0 }
}
