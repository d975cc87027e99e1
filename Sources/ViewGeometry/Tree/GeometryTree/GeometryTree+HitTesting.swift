public import Foundation

extension GeometryTree {
  /// Returns the node at `point` that receives a touch under a policy; nil if there is none.
  ///
  /// `point` is in the root's bounds coordinates. If `policy` is nil, the policies of the tree and
  /// its parts apply (``hitTestPolicy(of:)``), or else `.uiKit`. Points with NaN or infinite
  /// coordinates hit nothing.
  ///
  /// - Complexity: O(visited nodes): the siblings in front of each node on the path. If touches
  ///   reach overflowing content or fall through, all nodes may be visited.
  /// - Precondition: The root has no parent, and the parent of each visited node is the node that
  ///   lists it.
  @inlinable
  public func hitTest(_ point: CGPoint, policy: HitTestPolicy? = nil) -> Node? {
    guard point.x.isFinite && point.y.isFinite else { return nil }
    let place = SIMD2(Double(point.x), Double(point.y))
    guard policy == .uiKit else { return firstHit(at: place, policy: policy) }
    return OwnTree(self).deepestHit(at: place, in: rootWithoutParent)
  }

  @inlinable @inline(never)
  func firstHit(at point: SIMD2<Double>, policy: HitTestPolicy?) -> Node? {
    OwnTree(self).firstHit(at: point, in: rootWithoutParent, policy: policy)
  }

  /// Returns all nodes at `point` that a touch could reach under a policy, front to back.
  ///
  /// `point` is in the root's bounds coordinates. If `policy` is nil, the policies of the tree and
  /// its parts apply, or else `.uiKit`. The first node is the result of ``hitTest(_:policy:)``.
  /// Points with NaN or infinite coordinates hit nothing.
  ///
  /// - Complexity: O(visited nodes).
  /// - Precondition: The same as for ``hitTest(_:policy:)``.
  @inlinable
  public func hitTestAll(_ point: CGPoint, policy: HitTestPolicy? = nil) -> [Node] {
    guard point.x.isFinite && point.y.isFinite else { return [] }
    return OwnTree(self).allHits(
      at: SIMD2(Double(point.x), Double(point.y)), in: rootWithoutParent, policy: policy)
  }
}

extension GeometryTree {
  /// The root, which must have no parent.
  ///
  /// If parents are consistent, a descent from such a root never visits a node twice.
  @inlinable
  var rootWithoutParent: Node {
    let root = root
    if let parent = parent(of: root) {
      preconditionFailure("The root \(root) of a tree can't have a parent: \(parent).")
    }
    return root
  }

  @inlinable
  @inline(__always)
  func requireParent(_ node: Node, of child: Node) {
    let parent = parent(of: child)
    guard parent == node else { refuse(child, listedBy: node, withParent: parent) }
  }

  @inlinable
  @inline(never)
  func refuse(_ child: Node, listedBy node: Node, withParent parent: Node?) -> Never {
    preconditionFailure(
      """
      The children of \(node) include \(child), whose parent is \
      \(parent.map { "\($0)" } ?? "nil").
      """)
  }
}
