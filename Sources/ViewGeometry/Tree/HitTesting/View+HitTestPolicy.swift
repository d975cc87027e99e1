public import Foundation

extension View {
  /// The view at `point`, in the receiver's bounds, under a policy.
  ///
  /// Under `.uiKit` it is what `hitTest(_:with:)` answers. Under others, hidden and transparent views are left out with all in
  /// them, the frontmost view that contains the point and takes touches wins, and overrides of `point(inside:with:)` are asked; those
  /// of `hitTest(_:with:)`, which answer for UIKit, aren't. NaN and infinite points hit nothing.
  ///
  /// - Complexity: O(views looked at); where overflow is reached or touches fall through that may be all of them.
  public final func hitTest(_ point: CGPoint, policy: HitTestPolicy) -> View? {
    guard policy != .uiKit else { return hitTest(point, with: nil) }
    var search = PolicySearch(of: self, at: point, policy: policy)
    return search.next()
  }

  /// Every view at `point`, in the receiver's bounds, that a touch could reach under a policy, front to back.
  ///
  /// The first one is what `hitTest(_:policy:)` answers, unless an override of `hitTest(_:with:)` answered there.
  ///
  /// - Complexity: O(views looked at).
  public final func hitTestAll(_ point: CGPoint, policy: HitTestPolicy) -> [View] {
    guard policy != .uiKit else { return hitTestAll(point) }
    var search = PolicySearch(of: self, at: point, policy: policy)
    var views: [View] = []
    while let view = search.next() { views.append(view) }
    return views
  }
}

/// A hit test that may have to go back up: the views that contain a point, front to back.
private struct PolicySearch {
  private let policy: HitTestPolicy
  private var frames: [Frame] = []

  init(of root: View, at point: CGPoint, policy: HitTestPolicy) {
    self.policy = policy
    if point.x.isFinite && point.y.isFinite { enter(root, point) }
  }

  /// A view on the way, with the subviews still to be looked at, the frontmost last.
  private struct Frame {
    let view: View
    let point: CGPoint
    let isHit: Bool
    var subviews: [View]
  }

  mutating func next() -> View? {
    while let last = frames.indices.last {
      if let subview = frames[last].subviews.popLast() {
        let (x, y) = (Double(frames[last].point.x), Double(frames[last].point.y))
        if let inside = ViewCursor(subview).pointInBounds(fromParentX: x, y: y) {
          enter(subview, CGPoint(x: inside.x, y: inside.y))
        }
        continue
      }
      let frame = frames.removeLast()
      if frame.isHit { return frame.view }
    }
    return nil
  }

  /// Goes into a view, if something in it can be hit.
  private mutating func enter(_ view: View, _ point: CGPoint) {
    guard view.flags.isDisjoint(with: policy.barring) else { return }
    let isInside = view.point(inside: point, with: nil)
    guard isInside || policy.reachesOverflow && view.flags.isDisjoint(with: [.clips, .isWindow])
    else { return }
    var subviews = view.subviews
    if policy.ordersByDrawing { subviews.sortByDrawing { Double($0.zPosition) } }
    frames.append(
      Frame(
        view: view, point: point,
        isHit: isInside && !view.flags.contains(.interactionDisabled), subviews: subviews))
  }
}

extension Array {
  /// Sorts siblings, given back to front, as they are drawn: by their depths, equal ones as they are.
  @usableFromInline
  mutating func sortByDrawing(_ depth: (Element) -> Double) {
    let depths = map(depth)
    guard zip(depths, depths.dropFirst()).contains(where: { $0 > $1 }) else { return }
    let order = indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    self = order.map { self[$0] }
  }
}
