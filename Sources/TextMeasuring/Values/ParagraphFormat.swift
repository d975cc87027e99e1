public import Foundation

/// The format of a paragraph: its alignment, direction, spacing, line heights and indents.
///
/// All lengths are in points, and 0 by default. Infinite and NaN lengths count as 0.
public struct ParagraphFormat: Sendable, Hashable {
  /// The alignment of lines in the space between the head indent and the tail indent (R13.35).
  ///
  /// If the width of the container is unlimited, lines are aligned within the width of the widest
  /// line.
  public enum Alignment: Int, Sendable, Hashable {
    /// At the left end of the space between the indents.
    case left
    /// In the center of the space between the indents.
    case center
    /// At the right end of the space between the indents.
    case right
    /// At both ends: all lines of a paragraph except the last fill the space between the indents.
    ///
    /// ``FontMeasurer`` doesn't stretch lines. It aligns them like `natural`.
    case justified
    /// At the leading end of the space between the indents, where the writing direction starts.
    case natural
  }

  /// The writing direction of a paragraph.
  public enum Direction: Int, Sendable, Hashable {
    /// The direction of the paragraph's first strongly directional character; left to right if
    /// there is none (R13.33).
    case natural = -1
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
  }

  /// The alignment of the lines; `natural` by default.
  public var alignment = Alignment.natural
  /// The writing direction; `natural` by default.
  public var direction = Direction.natural
  /// The space between two lines of the paragraph.
  public var lineSpacing: CGFloat = 0
  /// The space after the paragraph; it isn't added after the last paragraph.
  public var paragraphSpacing: CGFloat = 0
  /// The space before the paragraph; it isn't added before the first paragraph.
  public var paragraphSpacingBefore: CGFloat = 0
  /// The minimum height of a line; 0 or less for no minimum.
  public var minimumLineHeight: CGFloat = 0
  /// The maximum height of a line; 0 or less for no maximum.
  ///
  /// If it is less than ``minimumLineHeight``, the minimum applies.
  public var maximumLineHeight: CGFloat = 0
  /// The factor by which the line's natural height is multiplied.
  ///
  /// Values of 0 or less, infinity and NaN count as 1.
  public var lineHeightMultiple: CGFloat = 0
  /// The indent of the first line from the leading edge, where the writing direction starts.
  public var firstLineHeadIndent: CGFloat = 0
  /// The indent of all lines except the first, from the leading edge.
  public var headIndent: CGFloat = 0
  /// The distance from the leading edge to the end of lines, if it is greater than 0.
  ///
  /// If it is 0 or less, its absolute value is the distance from the trailing edge to the end of
  /// lines.
  public var tailIndent: CGFloat = 0

  /// Creates the format of plain text.
  public init() {}

  /// The format of plain text.
  public static let plain = ParagraphFormat()

  /// Returns the height of a line with the given natural height, computed as in UIKit.
  ///
  /// The natural height is multiplied first, then limited to the maximum height, and finally raised
  /// to the minimum height.
  func height(natural: Double) -> Double {
    var height = natural
    if lineHeightMultiple > 0 {
      height *= lineHeightMultiple.isFinite ? Double(lineHeightMultiple).orZero : 1
    }
    if maximumLineHeight > 0 { height = min(height, Double(maximumLineHeight)) }
    height = max(height, Double(minimumLineHeight).orZero)
    return height
  }

  /// Returns the start and the maximum width of a line in a container of the given width.
  ///
  /// The start is the distance from the leading edge. The maximum width is at least 0. `isFirst` is
  /// true for the first line of a paragraph.
  func room(inWidth width: Double, isFirst: Bool) -> (start: Double, width: Double) {
    let start = Double(isFirst ? firstLineHeadIndent : headIndent).orZero
    return (start, max(0, end(inWidth: width) - start))
  }

  /// Returns the distance from the leading edge to the end of lines in a container of the given
  /// width.
  func end(inWidth width: Double) -> Double {
    let tail = Double(tailIndent).orZero
    return tail > 0 ? min(tail, width) : width + tail
  }
}

extension Double {
  /// The length as used for layout: clamped to ±10^9 points, and 0 if it is infinite or NaN.
  ///
  /// Therefore, sums of lengths are finite.
  var orZero: Double { isFinite ? max(-1e9, min(self, 1e9)) : 0 }
}
