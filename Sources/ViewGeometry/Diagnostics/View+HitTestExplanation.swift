public import Foundation

extension View {
  /// Hit-tests `point`, in the receiver's bounds, and tells what decided about each view it looked at.
  ///
  /// Follows `hitTest(_:with:)` step by step, overrides included, and gives the same result. Views behind the one that
  /// is hit aren't looked at, nor is what an override of `hitTest(_:with:)` does inside.
  ///
  /// - Complexity: O(views looked at).
  public final func explainHitTest(_ point: CGPoint) -> HitTestExplanation {
    var walk = HitTestWalk()
    var container = walk.look(at: self, depth: 0, point: point)
    var depth = 0
    while let entered = container {
      depth += 1
      container = walk.lookAtSubviews(of: entered, depth: depth)
    }
    return HitTestExplanation(point: point, result: walk.result, steps: walk.steps)
  }
}

/// A hit test that writes down what it does.
private struct HitTestWalk {
  private(set) var steps: [HitTestExplanation.Step] = []
  private(set) var result: View?

  /// A view that contains the point, with the point in its bounds and its place among the steps.
  struct Entered {
    let view: View
    let point: CGPoint
    let step: Int
  }

  /// Looks at the subviews front to back until one is entered or answers; when none is, the view itself is hit.
  mutating func lookAtSubviews(of entered: Entered, depth: Int) -> Entered? {
    for subview in entered.view.subviews.reversed() {
      let inside = ViewCursor(subview).pointInBounds(
        fromParentX: Double(entered.point.x), y: Double(entered.point.y))
      let next = look(
        at: subview, depth: depth, point: inside.map { CGPoint(x: $0.x, y: $0.y) })
      if next != nil || result != nil { return next }
    }
    steps[entered.step].verdict = .hit
    result = entered.view
    return nil
  }

  /// Looks at one view and writes down the verdict; answers the view when it is entered.
  mutating func look(at view: View, depth: Int, point: CGPoint?) -> Entered? {
    var verdict = HitTestExplanation.Verdict.entered
    if let point, view.flags.contains(.overridesHitTest) {
      result = view.hitTest(point, with: nil)
      verdict = result == nil ? .declined : .answered
    } else if let rejection = rejection(of: view, at: point) {
      verdict = .rejected(rejection)
    }
    steps.append(.init(view: view, depth: depth, point: point, verdict: verdict))
    guard let point, verdict == .entered else { return nil }
    return Entered(view: view, point: point, step: steps.count - 1)
  }

  private func rejection(of view: View, at point: CGPoint?) -> HitTestExplanation.Rejection? {
    guard let point else { return .singular(transform: view.transform) }
    if view.isHidden { return .hidden }
    if !view.isUserInteractionEnabled { return .disabled }
    if view.flags.contains(.transparent) { return .transparent(alpha: view.alpha) }
    if view.point(inside: point, with: nil) { return nil }
    return view.flags.contains(.overridesPointInside)
      ? .pointInsideDeclined : .outside(bounds: view.bounds)
  }
}
