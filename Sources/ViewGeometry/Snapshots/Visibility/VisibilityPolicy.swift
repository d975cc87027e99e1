/// A policy that determines which elements of a ``VisibilityMap`` cover others, and which receive
/// touches.
public struct VisibilityPolicy: Sendable, Hashable {
  /// The elements that cover those behind them.
  ///
  /// Elements that are hidden or have an alpha below 0.01 never cover others, nor do their
  /// descendants.
  public enum Covering: Sendable, Hashable {
    /// All elements; the default.
    ///
    /// The whole bounds cover, because geometry doesn't show what an element draws.
    case all
    /// Elements whose opacity, multiplied by those of all ancestors, is at least this value.
    case opaque(minimumAlpha: Float)
    /// The given elements; if the set is empty, no element covers others.
    case elements(Set<GeometrySnapshot.ID>)
  }

  /// The elements that cover those behind them; `all` by default.
  public var covering: Covering
  /// The policy for touches; ``HitTestPolicy/uiKit`` by default.
  public var touches: HitTestPolicy
  /// Whether siblings with a larger `zPosition` are drawn in front; true by default.
  ///
  /// Siblings with the same value, or all siblings if this is false, are drawn in the order of
  /// their superview's `subviews`.
  public var ordersByDrawing: Bool

  /// The policy under which all elements cover others, siblings are drawn in the order of their
  /// `zPosition`, and touches follow ``HitTestPolicy/uiKit``.
  public static let uiKit = VisibilityPolicy()

  /// Creates a policy from its parts.
  public init(
    covering: Covering = .all, touches: HitTestPolicy = .uiKit, ordersByDrawing: Bool = true
  ) {
    self.covering = covering
    self.touches = touches
    self.ordersByDrawing = ordersByDrawing
  }
}
