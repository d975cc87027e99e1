public import Foundation

/// The visible part of a previewed view: `UIPreviewParameters` without its colours.
open class PreviewParameters {
  /// The part of the view that is shown, in the view's bounds; nil for all of them (R10.25).
  public final var visiblePath: BezierPath?
  /// The outline of the shadow, in the view's bounds; nil, the default, for the outline of the visible part.
  ///
  /// Kept for a front that draws; nothing here reads it.
  public final var shadowPath: BezierPath?

  /// Parameters that show the whole view.
  public init() {}

  /// Parameters that show lines of text: a bubble around `textLineRects`, which are in the view's bounds.
  ///
  /// The gap between two lines that follow one another is closed where they overlap horizontally, half of it by each line. Lines
  /// that overlap stay as they are. Null and empty rectangles are left out.
  ///
  /// - Complexity: O(lines).
  public init(textLineRects: [CGRect]) {
    visiblePath = Self.bubble(around: textLineRects)
  }

  private static func bubble(around textLineRects: [CGRect]) -> BezierPath {
    var lines = textLineRects.filter { !$0.isEmpty }.map { Extent($0) }
    for index in lines.indices.dropFirst() {
      let (above, below) = (lines[index - 1], lines[index])
      guard above.minX < below.maxX, below.minX < above.maxX, above.maxY < below.minY else {
        continue
      }
      let middle = (above.maxY + below.minY) / 2
      lines[index - 1].maxY = middle
      lines[index].minY = middle
    }
    return BezierPath(Path(rects: lines.map(\.cgRect)))
  }
}
