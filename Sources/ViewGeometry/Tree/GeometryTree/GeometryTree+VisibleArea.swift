public import Foundation

extension GeometryTree {
  /// The part of the bounds of `node` that no clipping ancestor cuts off, in its own coordinates.
  ///
  /// Every element with `clipsToBounds` cuts, itself included. Null when nothing is left. Under turns it is the box of what
  /// is left. What lies in front doesn't count; see `VisibilityMap`.
  ///
  /// - Complexity: O(depth).
  /// - Precondition: The parents of the node don't lead in a circle.
  @inlinable
  public func visibleRect(of node: Node) -> CGRect {
    OwnTree(self).visiblePart(of: geometry(of: node).bounds, in: node)
  }
}
