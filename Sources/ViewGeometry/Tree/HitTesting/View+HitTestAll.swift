public import Foundation

extension View {
  /// Returns all views at `point`, front to back, including those behind the view that is hit.
  ///
  /// `point` is in the receiver's bounds coordinates. The result contains each view that the hit
  /// test could reach: the view itself and its ancestors up to the receiver aren't hidden, disabled
  /// or transparent, and each of them contains the point according to its `point(inside:with:)`
  /// (R4.12 to R4.15). The receiver's own ancestors have no effect (R4.2). Overrides of
  /// `hitTest(_:with:)` return only one view and are not called. Without such overrides, the first
  /// view is the result of `hitTest(_:with:)`. The result is empty if the receiver itself doesn't
  /// contain the point.
  ///
  /// ```swift
  /// let stack = window.hitTestAll(point)  // front to back
  /// let target = stack.first { $0 is DropTarget }
  /// ```
  ///
  /// - Complexity: O(visited views): the views found and all their subviews.
  public final func hitTestAll(_ point: CGPoint) -> [View] {
    ViewTree().allHits(at: SIMD2(point), in: self, policy: .uiKit)
  }

  /// Returns the view at `point` that receives a touch under a policy; nil if there is none.
  ///
  /// `point` is in the receiver's bounds coordinates. Under `.uiKit`, this is the result of
  /// `hitTest(_:with:)`. Under other policies, hidden and transparent views are skipped with their
  /// descendants, and so are disabled ones unless ``HitTestPolicy/fallsThroughInert`` is true. The
  /// result is the frontmost view that the policy lets the touch reach. Overrides of
  /// `point(inside:with:)` are called, but not those of `hitTest(_:with:)`, which implement UIKit's
  /// policy. Under these policies, NaN and infinite points hit nothing.
  ///
  /// - Complexity: O(visited views). If touches reach overflowing content or fall through, all
  ///   views may be visited.
  public final func hitTest(_ point: CGPoint, policy: HitTestPolicy) -> View? {
    guard policy != .uiKit else { return hitTest(point, with: nil) }
    guard point.x.isFinite && point.y.isFinite else { return nil }
    return ViewTree().firstHit(at: SIMD2(point), in: self, policy: policy)
  }

  /// Returns all views at `point` that a touch could reach under a policy, front to back.
  ///
  /// `point` is in the receiver's bounds coordinates. The first view is the result of
  /// `hitTest(_:policy:)`, unless that result came from an override of `hitTest(_:with:)`. Under
  /// policies other than `.uiKit`, NaN and infinite points hit nothing.
  ///
  /// - Complexity: O(visited views).
  public final func hitTestAll(_ point: CGPoint, policy: HitTestPolicy) -> [View] {
    guard policy != .uiKit else { return hitTestAll(point) }
    guard point.x.isFinite && point.y.isFinite else { return [] }
    return ViewTree().allHits(at: SIMD2(point), in: self, policy: policy)
  }
}
