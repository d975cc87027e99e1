/// What counts as covering, and where touches go, for a ``VisibilityMap``.
public struct VisibilityPolicy: Sendable, Hashable {
  /// Which elements hide what lies behind them.
  public enum Covering: Sendable, Hashable {
    /// Every element that is neither hidden nor transparent, all over its bounds: the default, since geometry doesn't tell what an
    /// element draws.
    case all
    /// Those that lie, and lie in elements, of at least this opacity.
    case opaque(minimumAlpha: Float)
    /// Those named. With none, nothing covers anything.
    case elements(Set<GeometrySnapshot.ID>)
  }

  /// Which elements hide what lies behind them.
  public var covering: Covering
  /// Where touches go.
  public var touches: HitTestPolicy
  /// Whether siblings are drawn by `zPosition`, the largest in front, and among equals by their order; else by their order alone.
  public var ordersByDrawing: Bool

  /// All elements cover, siblings are drawn by depth, and touches go by ``HitTestPolicy/uiKit``.
  public static let uiKit = VisibilityPolicy()

  /// A policy given by its parts.
  public init(
    covering: Covering = .all, touches: HitTestPolicy = .uiKit, ordersByDrawing: Bool = true
  ) {
    self.covering = covering
    self.touches = touches
    self.ordersByDrawing = ordersByDrawing
  }
}
