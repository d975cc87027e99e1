public import Foundation

/// A rule about which views a point can reach.
///
/// `.uiKit` is the rule of `hitTest(_:with:)`. Other systems draw and hit what sticks out of a view that doesn't clip; a hierarchy
/// dumped there is asked with `.overflowVisible`.
public struct HitTestPolicy: Sendable, Hashable {
  /// Whether a view that doesn't clip lets its subviews be hit where they stick out of it.
  public var reachesOverflow: Bool

  /// Subviews are hit within their superviews only (R4.13, R4.4).
  public static let uiKit = HitTestPolicy(reachesOverflow: false)
  /// Subviews outside of a superview that doesn't clip are hit as well; windows clip.
  public static let overflowVisible = HitTestPolicy(reachesOverflow: true)

  /// A rule given by its parts.
  public init(reachesOverflow: Bool) {
    self.reachesOverflow = reachesOverflow
  }
}

extension View {
  /// The view at `point`, in the receiver's bounds, under a policy.
  ///
  /// Under `.uiKit` it is what `hitTest(_:with:)` answers. Under others, hidden, disabled and transparent views are left out with
  /// all in them, the frontmost view that contains the point wins, and overrides of `point(inside:with:)` are asked; those of
  /// `hitTest(_:with:)`, which answer for UIKit, aren't. NaN and infinite points hit nothing.
  ///
  /// - Complexity: O(views looked at); where overflow is reached that may be all of them.
  public final func hitTest(_ point: CGPoint, policy: HitTestPolicy) -> View? {
    guard policy.reachesOverflow else { return hitTest(point, with: nil) }
    guard point.x.isFinite && point.y.isFinite else { return nil }
    var frames: [OverflowFrame] = []
    var next = OverflowFrame(self, point)
    while true {
      if let frame = next { frames.append(frame) }
      next = nil
      guard let last = frames.indices.last else { return nil }
      if let subview = frames[last].subviews.popLast() {
        let (x, y) = (Double(frames[last].point.x), Double(frames[last].point.y))
        if let inside = ViewCursor(subview).pointInBounds(fromParentX: x, y: y) {
          next = OverflowFrame(subview, CGPoint(x: inside.x, y: inside.y))
        }
      } else if frames[last].isInside {
        return frames[last].view
      } else {
        frames.removeLast()
      }
    }
  }
}

/// A view on the way of a hit test that may have to go back up.
private struct OverflowFrame {
  let view: View
  let point: CGPoint
  let isInside: Bool
  /// Those still to be looked at, the frontmost last.
  var subviews: [View]

  /// Nil for a view in which nothing can be hit.
  init?(_ view: View, _ point: CGPoint) {
    guard view.flags.isDisjoint(with: .ineligible) else { return nil }
    isInside = view.point(inside: point, with: nil)
    guard isInside || view.flags.isDisjoint(with: [.clips, .isWindow]) else { return nil }
    self.view = view
    self.point = point
    subviews = view.subviews
  }
}
