public import Foundation

extension GeometryTree {
  /// Returns the part of the bounds of `node` that no ancestor clips, in the node's coordinates.
  ///
  /// Every ancestor with `clipsToBounds` clips. The result is null if nothing is left; under
  /// rotations it is the bounding box of the remaining part. Elements in front have no effect; see
  /// `VisibilityMap`.
  ///
  /// - Complexity: O(depth).
  /// - Precondition: The ancestors of the node don't form a cycle.
  @inlinable
  public func visibleRect(of node: Node) -> CGRect {
    OwnTree(self).visiblePart(of: geometry(of: node).bounds, in: node)
  }
}
