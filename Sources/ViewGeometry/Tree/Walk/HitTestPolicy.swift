/// A policy that determines which views, or elements of a ``GeometryTree``, a touch can reach.
///
/// `.uiKit` is the policy of `hitTest(_:with:)`. Some other systems draw and hit content outside a
/// view that doesn't clip, or pass on touches that a view doesn't handle. For a hierarchy dumped on
/// such a system, use `.overflowVisible` or `.android`.
public struct HitTestPolicy: Sendable, Hashable {
  /// Whether subviews can be hit outside their superview if the superview doesn't clip.
  public var reachesOverflow: Bool

  /// Whether touches pass through a view that has `isUserInteractionEnabled` set to false.
  ///
  /// If true, they go to its descendants, or else to the content behind the view. If false, the
  /// view excludes its descendants from touches, and the content behind it is hit (R4.1).
  public var fallsThroughInert: Bool

  /// Whether siblings are tested in drawing order: by `zPosition`, the largest first, and among
  /// equal ones the last sibling first.
  ///
  /// If false, the last sibling is tested first, regardless of `zPosition` (R4.5).
  public var ordersByDrawing: Bool

  /// UIKit's policy: subviews are hit only inside their superviews (R4.13, R4.4).
  public static let uiKit = HitTestPolicy(reachesOverflow: false)
  /// A policy under which subviews can also be hit outside a superview that doesn't clip.
  ///
  /// Windows always clip.
  public static let overflowVisible = HitTestPolicy(reachesOverflow: true)
  /// Android's policy: touches go to the frontmost view, in drawing order, that receives touches.
  ///
  /// Views are hit only inside their superviews. Views that don't receive touches let them through.
  public static let android = HitTestPolicy(
    reachesOverflow: false, fallsThroughInert: true, ordersByDrawing: true)

  /// Creates a policy from its options; those that are omitted are false.
  public init(
    reachesOverflow: Bool, fallsThroughInert: Bool = false, ordersByDrawing: Bool = false
  ) {
    self.reachesOverflow = reachesOverflow
    self.fallsThroughInert = fallsThroughInert
    self.ordersByDrawing = ordersByDrawing
  }
}
