public import Foundation

/// The rectangle that the preview of a list's item springs from, in the coordinates of a source
/// view (R10.14 to R10.18).
public struct SourceRect: Sendable, Hashable {
  /// The index path of the item.
  public let indexPath: IndexPath
  /// The item's whole frame, in the source view's coordinates, in points.
  public let rect: CGRect
  /// The part of `rect` that is clipped neither by the list nor by any of its ancestors, which
  /// include the window.
  ///
  /// It is in the source view's coordinates, and null if the whole `rect` is clipped (R10.17). If a
  /// view on the route is rotated, both rectangles are bounding boxes.
  public let visibleRect: CGRect

  /// Creates a source rectangle from its values.
  public init(indexPath: IndexPath, rect: CGRect, visibleRect: CGRect) {
    self.indexPath = indexPath
    self.rect = rect
    self.visibleRect = visibleRect
  }
}

extension SourceRect {
  /// Creates the source rectangle of an item whose frame in `list` is `frame`.
  ///
  /// The frame is converted to the coordinates of `sourceView`.
  init(_ indexPath: IndexPath, frame: CGRect, of list: View, in sourceView: View) {
    let rect = list.convert(frame, to: sourceView)
    let visible = list.visiblePart(of: frame)
    // This is usually the item's whole frame, which has already been converted.
    let visibleRect =
      visible == frame ? rect : visible.isNull ? .null : list.convert(visible, to: sourceView)
    self.init(indexPath: indexPath, rect: rect, visibleRect: visibleRect)
  }
}

extension View {
  /// Returns the bounds of `view` in the receiver's coordinates (R10.16).
  ///
  /// `view` may be anywhere in the receiver's tree. Use the result as the `sourceRect` of a preview
  /// whose source view is the receiver. If a view on the route is rotated, the result is a bounding
  /// box.
  ///
  /// - Complexity: O(depth).
  public final func sourceRect(for view: View) -> CGRect {
    view.convert(view.bounds, to: self)
  }
}
