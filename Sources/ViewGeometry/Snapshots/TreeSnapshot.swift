import Foundation

/// A ``GeometrySnapshot`` of a custom tree, with a mapping between nodes and elements.
///
///     let frozen = TreeSnapshot(of: screen)
///     let hit = frozen.snapshot.hitTest(CGPoint(x: 40, y: 300)).map(frozen.node(of:))
///
/// The results equal those of a snapshot of views with the same geometry. Hit tests use
/// ``HitTestPolicy/uiKit``; a snapshot ignores the policies of its tree.
public struct TreeSnapshot<Tree: GeometryTree> {
  /// The snapshot, usable on any thread.
  public let snapshot: GeometrySnapshot
  /// The nodes, level by level.
  @usableFromInline let nodes: ContiguousArray<Tree.Node>
  /// The index in `nodes` of each element.
  @usableFromInline let placeOfElement: ContiguousArray<Int32>
  @usableFromInline let ids: NodeIdentities<Tree.Node>

  /// Takes a snapshot of a tree.
  ///
  /// - Complexity: O(nodes), without recursion.
  /// - Precondition: The root has no parent, each node is listed once, by its parent, and there are
  ///   fewer than 2^31 nodes.
  @inlinable
  public init(of tree: Tree) {
    let records = TreeRecords()
    let root = tree.rootWithoutParent
    var nodes: ContiguousArray<Tree.Node> = [root]
    records.append(tree.geometry(of: root))
    var next = 0
    while next < nodes.count {
      let (node, first) = (nodes[next], nodes.count)
      for child in tree.children(of: node) {
        tree.requireParent(node, of: child)
        nodes.append(child)
        records.append(tree.geometry(of: child))
      }
      if nodes.count > first { records.setChildren(of: next, from: first) }
      next &+= 1
    }
    self.nodes = nodes
    (snapshot, placeOfElement) = records.makeSnapshot { tree.geometry(of: nodes[$0]) }
    ids = NodeIdentities()
  }

  /// Returns the node of an element.
  ///
  /// - Precondition: `id` belongs to this snapshot.
  public func node(of id: GeometrySnapshot.ID) -> Tree.Node {
    nodes[Int(placeOfElement[snapshot.place(of: id)])]
  }

  /// Returns the element of a node, or nil if the node wasn't in the tree when the snapshot was
  /// taken.
  ///
  /// - Complexity: O(1); the first call builds a dictionary of all nodes.
  public func id(of node: Tree.Node) -> GeometrySnapshot.ID? {
    ids.element(of: node, among: nodes, placeOfElement).map(GeometrySnapshot.ID.init)
  }
}

extension TreeSnapshot: Sendable where Tree.Node: Sendable {}

/// A dictionary from nodes to elements, which the first query builds.
@usableFromInline
final class NodeIdentities<Node: Hashable> {
  private let lock = NSLock()
  /// The dictionary, guarded by `lock`; nil until the first query.
  private var elements: [Node: Int32]?

  @usableFromInline
  init() {}

  func element(
    of node: Node, among nodes: ContiguousArray<Node>, _ placeOfElement: ContiguousArray<Int32>
  ) -> Int32? {
    lock.lock()
    defer { lock.unlock() }
    if let elements { return elements[node] }
    var elements: [Node: Int32] = [:]
    elements.reserveCapacity(nodes.count)
    for (element, place) in placeOfElement.enumerated() {
      let node = nodes[Int(place)]
      let earlier = elements.updateValue(Int32(element), forKey: node)
      precondition(earlier == nil, "The tree contains \(node) twice.")
    }
    self.elements = elements
    return elements[node]
  }
}

// Only the dictionary changes, under the lock.
extension NodeIdentities: @unchecked Sendable where Node: Sendable {}
