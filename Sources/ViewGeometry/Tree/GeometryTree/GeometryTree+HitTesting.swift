public import Foundation

extension GeometryTree {
  /// The node at `point`, in the root's bounds, that a touch goes to under a policy; nil if none.
  ///
  /// Where no policy is given the tree's own count, of the whole or of parts (``hitTestPolicy(of:)``), else `.uiKit`. NaN and
  /// infinite points hit nothing.
  ///
  /// - Complexity: O(nodes looked at): the siblings in front of each node on the way; where overflow is reached or touches fall
  ///   through that may be all of them.
  /// - Precondition: The root has no parent, and each node entered has the one that lists it.
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

  /// Every node at `point`, in the root's bounds, that a touch could reach under a policy, front to back.
  ///
  /// The first one is what ``hitTest(_:policy:)`` answers.
  ///
  /// - Complexity: O(nodes looked at).
  /// - Precondition: As of ``hitTest(_:policy:)``.
  @inlinable
  public func hitTestAll(_ point: CGPoint, policy: HitTestPolicy? = nil) -> [Node] {
    guard point.x.isFinite && point.y.isFinite else { return [] }
    return OwnTree(self).allHits(
      at: SIMD2(Double(point.x), Double(point.y)), in: rootWithoutParent, policy: policy)
  }
}

extension GeometryTree {
  /// The root, which must have no parent: then a way down on which parents are right never comes to a node twice.
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
      The children of \(node) hold \(child), whose parent is \
      \(parent.map { "\($0)" } ?? "nil").
      """)
  }
}
