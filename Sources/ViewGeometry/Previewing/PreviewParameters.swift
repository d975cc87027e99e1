public import Foundation

/// The appearance of a previewed view, like `UIPreviewParameters`.
open class PreviewParameters {
  /// The visible part of the view, in the view's coordinates; nil means the whole view (R10.25).
  public final var visiblePath: BezierPath?
  /// The outline of the shadow, in the view's coordinates; nil means the outline of the visible
  /// part.
  ///
  /// It is stored for the host's renderer; the library doesn't read it.
  public final var shadowPath: BezierPath?
  /// The color behind the preview; nil, the default, means the color of the system.
  ///
  /// It is stored for the host's renderer; the library doesn't read it.
  public final var backgroundColor: Color!

  /// Creates parameters that show the whole view.
  public init() {}

  /// Creates parameters that show lines of text in a bubble around `textLineRects`.
  ///
  /// The rectangles are in the view's coordinates, from top to bottom. If two consecutive lines
  /// overlap horizontally, each is extended by half of the gap between them. Lines that overlap
  /// vertically stay unchanged. Null and empty rectangles are left out; without any other, the
  /// visible path is empty.
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

  deinit {}
}

extension PreviewParameters: IdentityHashable {}
