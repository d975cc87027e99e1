/// A rule about which views, or elements of a ``GeometryTree``, a point can reach.
///
/// `.uiKit` is the rule of `hitTest(_:with:)`. Other systems draw and hit what sticks out of a view that doesn't clip, or hand a touch
/// on that a view doesn't want; a hierarchy dumped there is asked with `.overflowVisible` or `.android`.
public struct HitTestPolicy: Sendable, Hashable {
  /// Whether a view that doesn't clip lets its subviews be hit where they stick out of it.
  public var reachesOverflow: Bool

  /// Whether a view that takes no touches (`isUserInteractionEnabled` is false) lets them through: to those in it, which take them
  /// if they want, and else to what lies behind.
  ///
  /// Without it such a view hides all in it from touches, and what lies behind is hit (R4.1).
  public var fallsThroughInert: Bool

  /// Whether siblings are asked in the order in which they are drawn: by `zPosition`, the largest first, and then by their order.
  ///
  /// Without it their order alone counts, whatever is drawn in front (R4.5).
  public var ordersByDrawing: Bool

  /// Subviews are hit within their superviews only (R4.13, R4.4).
  public static let uiKit = HitTestPolicy(reachesOverflow: false)
  /// Subviews outside of a superview that doesn't clip are hit as well; windows clip.
  public static let overflowVisible = HitTestPolicy(reachesOverflow: true)
  /// Android's rule: a touch goes to the frontmost view as drawn that takes touches, within its superviews; others let it through.
  public static let android = HitTestPolicy(
    reachesOverflow: false, fallsThroughInert: true, ordersByDrawing: true)

  /// A rule given by its parts.
  public init(
    reachesOverflow: Bool, fallsThroughInert: Bool = false, ordersByDrawing: Bool = false
  ) {
    self.reachesOverflow = reachesOverflow
    self.fallsThroughInert = fallsThroughInert
    self.ordersByDrawing = ordersByDrawing
  }
}
