public import Foundation

/// The geometry of a peek: the sharp and blurred parts of the window, and the path of the preview's
/// frame.
///
/// All positions are in the window's coordinates, in points.
public struct PreviewGeometry: Sendable, Hashable {
  /// The bounding box of the source rectangle, whether visible or not.
  public let sourceRect: CGRect
  /// The visible part of the source rectangle; null if no part is visible.
  ///
  /// It is clipped by the source view's bounds, by every ancestor that clips, and by the window
  /// (R10.17). If any of these views is rotated, it is the bounding box of that part.
  public let sharpRect: CGRect
  /// The final frame of the preview, in the middle of the window's safe area.
  public let finalFrame: CGRect
  private let windowBounds: CGRect

  /// Creates the geometry of a preview that opens from `sourceRect`, which is in the bounds
  /// coordinates of `sourceView`.
  ///
  /// The final frame is in the middle of the window's safe area. Along each axis, it is as long as
  /// the safe area or, if `preferredSize` is positive and shorter, as long as `preferredSize`.
  /// Returns nil if the view isn't in a window.
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

  /// The part of the window around `sharpRect`, as disjoint rectangles: above, left, right, below.
  ///
  /// Empty rectangles are left out. If nothing is sharp, there is one rectangle: the whole window.
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

  /// Returns the frame of the preview between `sourceRect` and `finalFrame` at the given progress.
  ///
  /// Each edge moves linearly. The progress is clamped to 0...1. At 0, the result is exactly
  /// `sourceRect`, and at 1, it is exactly `finalFrame`. NaN is treated as 0.
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
    // Insets larger than the window result in negative sizes, and then there is no space.
    let room = CGSize(width: max(0, area.size.width), height: max(0, area.size.height))
    let width = preferred.width > 0 ? min(preferred.width, room.width) : room.width
    let height = preferred.height > 0 ? min(preferred.height, room.height) : room.height
    return CGRect(
      x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
  }
}
