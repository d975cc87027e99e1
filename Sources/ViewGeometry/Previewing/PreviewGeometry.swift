public import Foundation

/// The geometry of a peek: the sharp and the blurred parts of the window, and the path of the preview to its place.
///
/// Everything is in the coordinates of the window, in points.
public struct PreviewGeometry: Sendable, Hashable {
  /// The box of the source rectangle, whatever of it can be seen.
  public let sourceRect: CGRect
  /// The part of the source rectangle that can be seen; null when there is none.
  ///
  /// Cut by the source view's bounds, by every ancestor that clips, and by the window (R10.17). Under turns it is the
  /// box of that part.
  public let sharpRect: CGRect
  /// Where the preview ends up.
  public let finalFrame: CGRect
  private let windowBounds: CGRect

  /// The geometry of a preview that springs from `sourceRect`, given in the bounds of `sourceView`.
  ///
  /// It ends up in the middle of the window's safe area, with `preferredSize` along the axes where that is above zero and
  /// fits, and else with the area's. Nil when the view is in no window.
  ///
  /// - Complexity: O(depth).
  public init?(sourceRect: CGRect, in sourceView: View, preferredSize: CGSize = .zero) {
    guard let window = sourceView.window else { return nil }
    let root: View = window
    let part = Extent(sourceRect).intersection(Extent(sourceView.bounds))
    let visible = part.isEmpty ? .null : sourceView.visiblePart(of: part.cgRect)
    self.sourceRect = sourceView.convert(sourceRect, to: root)
    sharpRect = sourceView.convert(visible, to: root)
    windowBounds = window.bounds
    finalFrame = Self.finalFrame(
      preferredSize, in: window.bounds.inset(by: window.safeAreaInsets))
  }

  /// The rest of the window around `sharpRect`, as rectangles that don't overlap: above, left, right, below.
  ///
  /// Those that would be empty are left out; the whole window when nothing is sharp.
  public var blurredRects: [CGRect] {
    let window = Extent(windowBounds)
    let sharp = Extent(sharpRect).intersection(window)
    guard !sharpRect.isNull, !sharp.isEmpty else { return window.isEmpty ? [] : [windowBounds] }
    return [
      Extent(minX: window.minX, minY: window.minY, maxX: window.maxX, maxY: sharp.minY),
      Extent(minX: window.minX, minY: sharp.minY, maxX: sharp.minX, maxY: sharp.maxY),
      Extent(minX: sharp.maxX, minY: sharp.minY, maxX: window.maxX, maxY: sharp.maxY),
      Extent(minX: window.minX, minY: sharp.maxY, maxX: window.maxX, maxY: window.maxY),
    ].filter { !$0.isEmpty }.map(\.cgRect)
  }

  /// The frame of the preview when it has gone this far from `sourceRect` to `finalFrame`.
  ///
  /// Each edge moves linearly. Progress is clamped to 0...1, and exactly the one or the other rectangle is answered there; NaN
  /// counts as 0.
  public func frame(at progress: CGFloat) -> CGRect {
    guard progress > 0 else { return sourceRect }
    guard progress < 1 else { return finalFrame }
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    return CGRect(
      x: between(sourceRect.minX, finalFrame.minX), y: between(sourceRect.minY, finalFrame.minY),
      width: between(sourceRect.width, finalFrame.width),
      height: between(sourceRect.height, finalFrame.height))
  }

  private static func finalFrame(_ preferred: CGSize, in area: CGRect) -> CGRect {
    // As stored: insets larger than the window leave no room.
    let room = CGSize(width: max(0, area.size.width), height: max(0, area.size.height))
    let width = preferred.width > 0 ? min(preferred.width, room.width) : room.width
    let height = preferred.height > 0 ? min(preferred.height, room.height) : room.height
    return CGRect(
      x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
  }
}
