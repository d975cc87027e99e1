public import Foundation

extension View {
  /// Every view at `point`, in the receiver's bounds, front to back: what lies behind the view that is hit, too.
  ///
  /// A view is among them when the hit test could reach it: neither it nor a view above it is hidden, disabled or
  /// transparent, and each contains the point, by its `point(inside:with:)` (R4.12 to R4.15). Overrides of
  /// `hitTest(_:with:)` answer for one view only and aren't asked. Without them the first of the array is what
  /// `hitTest(_:with:)` answers. Empty when the receiver itself doesn't contain the point; NaN is in no view.
  ///
  ///     root.hitTestAll(point).first { $0 is DropTarget }
  ///
  /// - Complexity: O(views looked at): the views found and all their subviews.
  public final func hitTestAll(_ point: CGPoint) -> [View] {
    var backToFront: [View] = []
    var pending = [(view: self, point: point)]
    while let (view, point) = pending.popLast() {
      guard view.flags.isDisjoint(with: .ineligible), view.point(inside: point, with: nil) else {
        continue
      }
      backToFront.append(view)
      // The last one in is the first one out, so the subviews go in front to back.
      for subview in view.children.reversed() {
        let inside = ViewCursor(subview).pointInBounds(
          fromParentX: Double(point.x), y: Double(point.y))
        guard let (x, y) = inside else { continue }
        pending.append((subview, CGPoint(x: x, y: y)))
      }
    }
    return backToFront.reversed()
  }
}
