public import Foundation

/// One of the two axes of the plane.
///
/// With an axis as a parameter, a layout is written once and works along both axes:
///
///     insets.start(along: .horizontal)  // the left inset
///     insets.start(along: .vertical)    // the top inset
public enum Axis: Sendable, Hashable, CaseIterable {
  /// The axis of x-coordinates, widths, and left and right edges.
  case horizontal
  /// The axis of y-coordinates, heights, and top and bottom edges.
  case vertical

  /// The axis perpendicular to this one.
  public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
  /// Accesses the coordinate along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  /// Accesses the length along `axis`, as stored.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension EdgeInsets {
  /// Returns the inset of the edge at which `axis` starts: left or top.
  public func start(along axis: Axis) -> CGFloat { axis == .horizontal ? left : top }

  /// Returns the inset of the edge at which `axis` ends: right or bottom.
  public func end(along axis: Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}
