/// One of the two directions of the plane.
public enum Axis: Sendable, Hashable, CaseIterable {
  /// The direction of x, width, left and right.
  case horizontal
  /// The direction of y, height, top and bottom.
  case vertical

  /// The other axis.
  public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}
