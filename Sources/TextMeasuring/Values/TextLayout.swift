public import Foundation

/// The lines of laid-out text, in points, with y pointing down from the top-left corner of the
/// text.
public struct TextLayout: Sendable, Hashable {
  /// The width of the widest line including its leading indent, and the height of all lines
  /// including the space between them.
  ///
  /// Trailing spaces of wrapped lines don't count toward the width.
  public var size: CGSize
  /// The lines from top to bottom.
  public var lines: [Line]

  /// A line of text.
  public struct Line: Sendable, Hashable {
    /// The characters of the line in UTF-16 code units, including trailing spaces and the line
    /// ending.
    ///
    /// If the end of the line is truncated, the replaced characters aren't included. If its start
    /// or middle is truncated, they are.
    public var range: Range<Int>
    /// The rectangle of the characters.
    ///
    /// Trailing spaces aren't included if the line was wrapped. The width is the sum of the
    /// advances, including the ellipsis of a truncated line. A line truncated at its start or in
    /// its middle is as wide as the space between the indents.
    public var frame: CGRect
    /// The distance of the baseline from the top of the text.
    public var baseline: CGFloat
    /// Whether the line is right-to-left.
    public var isRightToLeft: Bool
    /// Whether an ellipsis in the line replaces text that didn't fit.
    public var isTruncated: Bool

    /// Creates a line.
    public init(
      range: Range<Int>, frame: CGRect, baseline: CGFloat, isRightToLeft: Bool = false,
      isTruncated: Bool = false
    ) {
      (self.range, self.frame, self.baseline) = (range, frame, baseline)
      (self.isRightToLeft, self.isTruncated) = (isRightToLeft, isTruncated)
    }
  }

  /// Creates a layout of these lines.
  public init(size: CGSize, lines: [Line]) { (self.size, self.lines) = (size, lines) }

  /// The distance of the first baseline from the top of the text; nil if there are no lines.
  public var firstBaseline: CGFloat? { lines.first?.baseline }

  /// The distance of the last baseline from the top of the text; nil if there are no lines.
  public var lastBaseline: CGFloat? { lines.last?.baseline }

  /// Returns the index of the line at the distance `y` from the top of the text; nil if there is
  /// none.
  ///
  /// Lines contain their top edges, but not their bottom edges.
  ///
  /// - Complexity: O(log lines).
  public func lineIndex(atY y: CGFloat) -> Int? {
    let index = firstLine { $0.frame.maxY > y }
    guard index < lines.count, lines[index].frame.minY <= y else { return nil }
    return index
  }

  /// Returns the index of the first line that satisfies `isReached`; the number of lines if none
  /// does.
  ///
  /// `isReached` must be false for all lines before the result, and true for the result and all
  /// lines after it.
  func firstLine(where isReached: (Line) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
