public import Foundation

/// Where the lines of a text lie: points, y down, from the top left corner of the text.
public struct TextLayout: Sendable, Hashable {
  /// The size of the box around the lines, trailing spaces of wrapped lines aside.
  public var size: CGSize
  /// The lines from top to bottom.
  public var lines: [Line]

  /// A line of text.
  public struct Line: Sendable, Hashable {
    /// The characters of the line, with the spaces and the line feed it ends with, in UTF-16 units.
    public var range: Range<Int>
    /// The rectangle of the characters: as wide as they advance, without trailing spaces where the line was wrapped.
    public var frame: CGRect
    /// The distance of the baseline from the top of the text.
    public var baseline: CGFloat
    /// Whether the line is read from the right.
    public var isRightToLeft: Bool
    /// Whether an ellipsis stands in it for text that didn't fit.
    public var isTruncated: Bool

    /// A line that lies here.
    public init(
      range: Range<Int>, frame: CGRect, baseline: CGFloat, isRightToLeft: Bool = false,
      isTruncated: Bool = false
    ) {
      (self.range, self.frame, self.baseline) = (range, frame, baseline)
      (self.isRightToLeft, self.isTruncated) = (isRightToLeft, isTruncated)
    }
  }

  /// A layout of these lines.
  public init(size: CGSize, lines: [Line]) { (self.size, self.lines) = (size, lines) }

  /// The distance of the first baseline from the top; nil without lines.
  public var firstBaseline: CGFloat? { lines.first?.baseline }

  /// The distance of the last baseline from the top; nil without lines.
  public var lastBaseline: CGFloat? { lines.last?.baseline }

  /// The index of the line at a distance from the top, its top edge included, its bottom edge not; nil beside the lines.
  ///
  /// - Complexity: O(log lines).
  public func lineIndex(atY y: CGFloat) -> Int? {
    let index = firstLine { $0.frame.maxY > y }
    guard index < lines.count, lines[index].frame.minY <= y else { return nil }
    return index
  }

  /// The index of the first line that satisfies `isReached`, which holds for all lines after one for which it does.
  func firstLine(where isReached: (Line) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
