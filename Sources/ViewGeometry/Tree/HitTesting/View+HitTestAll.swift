public import Foundation

extension View {
  /// Every view at `point`, in the receiver's bounds, front to back: what lies behind the view that is hit, too.
  ///
  /// A view is among them when the hit test could reach it: neither it nor a view above it is hidden, disabled or
  /// transparent, and each contains the point, by its `point(inside:with:)` (R4.12 to R4.15). Overrides of
  /// `hitTest(_:with:)` answer for one view only and aren't asked. Without them the first of the array is what
  /// `hitTest(_:with:)` answers. Empty when the receiver itself doesn't contain the point; NaN is in no view.
  ///
  /// ```swift
  /// let stack = window.hitTestAll(point)  // front to back
  /// let target = stack.first { $0 is DropTarget }
  /// ```
  ///
  /// - Complexity: O(views looked at): the views found and all their subviews.
  public final func hitTestAll(_ point: CGPoint) -> [View] {
    ViewTree().allHits(at: SIMD2(point), in: self, policy: .uiKit)
  }

  /// The view at `point`, in the receiver's bounds, under a policy.
  ///
  /// Under `.uiKit` it is what `hitTest(_:with:)` answers. Under others, hidden and transparent views are left out with all in
  /// them, the frontmost view that contains the point and takes touches wins, and overrides of `point(inside:with:)` are asked; those
  /// of `hitTest(_:with:)`, which answer for UIKit, aren't. NaN and infinite points hit nothing.
  ///
  /// - Complexity: O(views looked at); where overflow is reached or touches fall through that may be all of them.
  public final func hitTest(_ point: CGPoint, policy: HitTestPolicy) -> View? {
    guard policy != .uiKit else { return hitTest(point, with: nil) }
    guard point.x.isFinite && point.y.isFinite else { return nil }
    return ViewTree().firstHit(at: SIMD2(point), in: self, policy: policy)
  }

  /// Every view at `point`, in the receiver's bounds, that a touch could reach under a policy, front to back.
  ///
  /// The first one is what `hitTest(_:policy:)` answers, unless an override of `hitTest(_:with:)` answered there.
  ///
  /// - Complexity: O(views looked at).
  public final func hitTestAll(_ point: CGPoint, policy: HitTestPolicy) -> [View] {
    guard policy != .uiKit else { return hitTestAll(point) }
    guard point.x.isFinite && point.y.isFinite else { return [] }
    return ViewTree().allHits(at: SIMD2(point), in: self, policy: policy)
  }
}
