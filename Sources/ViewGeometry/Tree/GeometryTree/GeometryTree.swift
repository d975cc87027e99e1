/// A tree of your own whose elements have places: it answers what a tree of ``View`` objects answers, and no view is made.
///
/// Four requirements tell all: the root, the children and the parent of a node, and its ``ElementGeometry``.
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
/// The answers are those of the same tree built of views, bit for bit. Nothing is kept between questions, so the tree may
/// change at any time but during one. For many questions about a tree that stays as it is take a `TreeSnapshot` of it.
///
/// Conversions ask for parents and geometry alone; hit tests go down from the root by children. Both say the same of a
/// tree: `parent(of:)` of each child is the node that lists it, and of the root nil. A hit test or a snapshot that finds
/// otherwise traps, and so does a conversion whose parents lead in a circle. No question recurs: a million levels are fine.
public protocol GeometryTree<Node> {
  /// What names an element: an index, an object, an identifier.
  associatedtype Node: Hashable
  /// The children of a node.
  associatedtype Nodes: BidirectionalCollection<Node>

  /// The element that holds all others.
  var root: Node { get }

  /// The elements right in `node`, back to front: the last is in front.
  func children(of node: Node) -> Nodes

  /// The element that holds `node`; nil for the root.
  func parent(of node: Node) -> Node?

  /// How the element lies in its parent, and its flags.
  func geometry(of node: Node) -> ElementGeometry

  /// The rule for touches in `node` and all that it holds where no other is asked for; nil for the rule of what is around.
  ///
  /// For trees whose parts come from systems with rules of their own, as windows do. Nil by default, which for a whole tree
  /// means ``HitTestPolicy/uiKit``.
  func hitTestPolicy(of node: Node) -> HitTestPolicy?
}

extension GeometryTree {
  /// Nil: the rule of what is around counts.
  @inlinable
  public func hitTestPolicy(of node: Node) -> HitTestPolicy? { nil }
}
