import Foundation

/// A ``GeometrySnapshot`` of a tree of your own, in which nodes and elements are found from each other.
///
///     let frozen = TreeSnapshot(of: screen)
///     let hit = frozen.snapshot.hitTest(CGPoint(x: 40, y: 300)).map(frozen.node(of:))
///
/// Its answers are those of a snapshot of the same tree built of views. Hit tests go by ``HitTestPolicy/uiKit``: a snapshot has no
/// policies of its tree.
public struct TreeSnapshot<Tree: GeometryTree> {
  /// The frozen tree, safe to ask from any thread.
  public let snapshot: GeometrySnapshot
  /// The nodes, level by level.
  @usableFromInline let nodes: ContiguousArray<Tree.Node>
  /// The places among them of the elements.
  @usableFromInline let placeOfElement: ContiguousArray<Int32>
  @usableFromInline let ids: NodeIdentities<Tree.Node>

  /// Freezes a tree.
  ///
  /// - Complexity: O(nodes), with a loop: depth doesn't matter.
  /// - Precondition: The root has no parent, and each node has the one that lists it, once.
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

  /// The node that an element stands for.
  ///
  /// - Precondition: `id` is of this snapshot.
  public func node(of id: GeometrySnapshot.ID) -> Tree.Node {
    nodes[Int(placeOfElement[snapshot.place(of: id)])]
  }

  /// The element for a node; nil for one that wasn't in the tree when the snapshot was taken.
  ///
  /// - Complexity: O(1); the first question makes a dictionary of all nodes.
  public func id(of node: Tree.Node) -> GeometrySnapshot.ID? {
    ids.element(of: node, among: nodes, placeOfElement).map(GeometrySnapshot.ID.init)
  }
}

extension TreeSnapshot: Sendable where Tree.Node: Sendable {}

/// The elements by their nodes, in a dictionary that the first question makes: taking a snapshot doesn't pay for it.
@usableFromInline
final class NodeIdentities<Node: Hashable> {
  private let lock = NSLock()
  /// Guarded by the lock.
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
      precondition(earlier == nil, "The tree lists \(node) twice.")
    }
    self.elements = elements
    return elements[node]
  }
}

// Nothing but the dictionary changes, and that under the lock.
extension NodeIdentities: @unchecked Sendable where Node: Sendable {}
