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
    guard policy == .uiKit else { return hitTestInTurn(point, policy: policy) }
    guard point.x.isFinite && point.y.isFinite else { return nil }
    var (x, y) = (Double(point.x), Double(point.y))
    let root = rootWithoutParent
    let geometry = geometry(of: root)
    guard geometry.flagBits & ElementGeometry.ineligibleBits == 0,
      geometry.boundsContain(x: x, y: y)
    else { return nil }
    var node = root
    entering: while true {
      for child in children(of: node).reversed() {
        let geometry = self.geometry(of: child)
        guard geometry.flagBits & ElementGeometry.ineligibleBits == 0,
          let inside = geometry.pointInBounds(fromParentX: x, y: y),
          geometry.boundsContain(x: inside.x, y: inside.y)
        else { continue }
        requireParent(node, of: child)
        (node, x, y) = (child, inside.x, inside.y)
        continue entering
      }
      return node
    }
  }

  /// Every node at `point`, in the root's bounds, that a touch could reach under a policy, front to back.
  ///
  /// The first one is what ``hitTest(_:policy:)`` answers.
  ///
  /// - Complexity: O(nodes looked at).
  /// - Precondition: As of ``hitTest(_:policy:)``.
  public func hitTestAll(_ point: CGPoint, policy: HitTestPolicy? = nil) -> [Node] {
    var search = TreeSearch(of: self, at: point, policy: policy)
    var nodes: [Node] = []
    while let node = search.next() { nodes.append(node) }
    return nodes
  }

  @inlinable
  @inline(never)
  func hitTestInTurn(_ point: CGPoint, policy: HitTestPolicy?) -> Node? {
    var search = TreeSearch(of: self, at: point, policy: policy)
    return search.next()
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

/// The nodes that a touch at a point could reach, front to back: a hit test that may have to go back up.
@usableFromInline
struct TreeSearch<Tree: GeometryTree> {
  @usableFromInline let tree: Tree
  /// The policy asked for; nil for those of the tree.
  @usableFromInline let policy: HitTestPolicy?
  @usableFromInline var frames: [Frame] = []

  /// A node on the way, with the children still to be looked at, the frontmost last.
  @usableFromInline
  struct Frame {
    @usableFromInline let node: Tree.Node
    @usableFromInline let point: CGPoint
    @usableFromInline let policy: HitTestPolicy
    @usableFromInline let isHit: Bool
    @usableFromInline var children: [Tree.Node]

    @inlinable
    init(
      node: Tree.Node, point: CGPoint, policy: HitTestPolicy, isHit: Bool, children: [Tree.Node]
    ) {
      self.node = node
      self.point = point
      self.policy = policy
      self.isHit = isHit
      self.children = children
    }
  }

  @inlinable
  init(of tree: Tree, at point: CGPoint, policy: HitTestPolicy?) {
    (self.tree, self.policy) = (tree, policy)
    guard point.x.isFinite && point.y.isFinite else { return }
    let root = tree.rootWithoutParent
    enter(root, tree.geometry(of: root), point, around: .uiKit)
  }

  @inlinable
  mutating func next() -> Tree.Node? {
    while let last = frames.indices.last {
      if let child = frames[last].children.popLast() {
        let (x, y) = (Double(frames[last].point.x), Double(frames[last].point.y))
        let geometry = tree.geometry(of: child)
        if let inside = geometry.pointInBounds(fromParentX: x, y: y) {
          tree.requireParent(frames[last].node, of: child)
          enter(
            child, geometry, CGPoint(x: inside.x, y: inside.y), around: frames[last].policy)
        }
        continue
      }
      let frame = frames.removeLast()
      if frame.isHit { return frame.node }
    }
    return nil
  }

  /// Goes into a node, if something in it can be hit.
  @inlinable
  mutating func enter(
    _ node: Tree.Node, _ geometry: ElementGeometry, _ point: CGPoint, around outer: HitTestPolicy
  ) {
    let policy = self.policy ?? tree.hitTestPolicy(of: node) ?? outer
    let isInside = geometry.boundsContain(x: Double(point.x), y: Double(point.y))
    guard geometry.isEntered(isInside: isInside, policy) else { return }
    var children = Array(tree.children(of: node))
    if policy.ordersByDrawing {
      children.sortByDrawing { Double(tree.geometry(of: $0).zPosition) }
    }
    frames.append(
      Frame(
        node: node, point: point, policy: policy,
        isHit: isInside && geometry.isUserInteractionEnabled, children: children))
  }
}

extension ElementGeometry {
  /// Whether the element, or something in it, can be hit under a policy.
  @usableFromInline
  func isEntered(isInside: Bool, _ policy: HitTestPolicy) -> Bool {
    flags.isDisjoint(with: policy.barring)
      && (isInside || policy.reachesOverflow && !flags.contains(.clips))
  }
}
