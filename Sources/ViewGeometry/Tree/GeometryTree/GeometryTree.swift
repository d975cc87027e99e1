/// A custom tree of elements with geometry, with the queries of a tree of ``View`` objects.
///
/// A conforming type provides the root, the children and the parent of a node, and its
/// ``ElementGeometry``. No views are created.
///
///     struct Screen: GeometryTree {
///       var elements: [(parent: Int?, children: [Int], geometry: ElementGeometry)]
///
///       var root: Int { 0 }
///       func children(of node: Int) -> [Int] { elements[node].children }
///       func parent(of node: Int) -> Int? { elements[node].parent }
///       func geometry(of node: Int) -> ElementGeometry { elements[node].geometry }
///     }
///
///     screen.convert(CGPoint(x: 10, y: 10), from: button, to: nil)  // on the screen
///     screen.hitTest(CGPoint(x: 40, y: 300))  // the node
///
/// Here `screen` is a `Screen`, and `button` is the index of one of its elements.
///
/// The results are identical to those for the same tree of views. Nothing is cached between
/// queries, so the tree may change at any time except during a query. For many queries of an
/// unchanged tree, create a `TreeSnapshot` of it.
///
/// Conversions use only parents and geometry; hit tests descend from the root through the children.
/// Parents and children must be consistent: `parent(of:)` must return the node that lists a child,
/// and nil for the root. A hit test or a snapshot that finds an inconsistency traps, and so does a
/// conversion if the ancestors form a cycle. No query is recursive: a tree may have a million
/// levels.
public protocol GeometryTree<Node> {
  /// A type that identifies elements, such as an index, an object or an identifier.
  associatedtype Node: Hashable
  /// A collection of the children of a node.
  associatedtype Nodes: BidirectionalCollection<Node>

  /// The element that contains all others.
  var root: Node { get }

  /// Returns the direct children of `node`, back to front: the last one is in front.
  func children(of node: Node) -> Nodes

  /// Returns the parent of `node`; nil for the root.
  func parent(of node: Node) -> Node?

  /// Returns the element's geometry in its parent, and its flags.
  func geometry(of node: Node) -> ElementGeometry

  /// Returns the policy for touches in `node` and its descendants; nil if the parent's policy
  /// applies.
  ///
  /// It is needed if parts of the tree come from systems with different rules, such as windows of
  /// different toolkits. If no ancestor has a policy, ``HitTestPolicy/uiKit`` applies. A policy
  /// passed to a query takes precedence. Returns nil by default.
  func hitTestPolicy(of node: Node) -> HitTestPolicy?
}

extension GeometryTree {
  /// Returns nil, so that the policy of the parent applies.
  @inlinable
  public func hitTestPolicy(of node: Node) -> HitTestPolicy? { nil }
}
