public import Foundation

/// The rectangle of a list's item that a preview springs from, in the coordinates of a source view (R10.14 to R10.18).
public struct SourceRect: Sendable, Hashable {
  /// The item under the point that was asked for.
  public let indexPath: IndexPath
  /// The item's whole frame, in the source view's coordinates, points, y down.
  public let rect: CGRect
  /// The part of `rect` that no clipping ancestor of the list nor the window cuts off; null when nothing is left (R10.17).
  public let visibleRect: CGRect

  /// A source rectangle with these values.
  public init(indexPath: IndexPath, rect: CGRect, visibleRect: CGRect) {
    self.indexPath = indexPath
    self.rect = rect
    self.visibleRect = visibleRect
  }
}

extension SourceRect {
  /// That of an item whose frame is in the bounds of `list`, in the coordinates of `sourceView`.
  init(_ indexPath: IndexPath, frame: CGRect, of list: View, in sourceView: View) {
    let rect = list.convert(frame, to: sourceView)
    let visible = list.visiblePart(of: frame)
    // Mostly the whole frame, which is converted already.
    let visibleRect =
      visible == frame ? rect : visible.isNull ? .null : list.convert(visible, to: sourceView)
    self.init(indexPath: indexPath, rect: rect, visibleRect: visibleRect)
  }
}

extension View {
  /// The bounds of `view`, which may be anywhere in the receiver's tree, in the receiver's coordinates (R10.16).
  ///
  /// The rectangle to hand to previewing as a `sourceRect` when the receiver is the source view. Under turns it is a
  /// bounding box.
  ///
  /// - Complexity: O(depth).
  public final func sourceRect(for view: View) -> CGRect {
    view.convert(view.bounds, to: self)
  }
}
