public import Foundation

/// Adapts a ``GeometryTree`` to ``WalkedTree``.
@usableFromInline
struct OwnTree<Tree: GeometryTree>: WalkedTree {
  @usableFromInline let tree: Tree

  @inlinable static var mayCircle: Bool { true }

  @inlinable @inline(__always) init(_ tree: Tree) { self.tree = tree }

  @inlinable @inline(__always)
  func parent(of node: Tree.Node) -> Tree.Node? { tree.parent(of: node) }

  @inlinable @inline(__always)
  func children(of node: Tree.Node) -> Tree.Nodes { tree.children(of: node) }

  @inlinable @inline(__always)
  func reading(of node: Tree.Node) -> ElementGeometry { tree.geometry(of: node) }

  @inlinable
  func drawingDepth(of node: Tree.Node) -> Double { Double(tree.geometry(of: node).zPosition) }

  @inlinable func touchPolicy(of node: Tree.Node) -> HitTestPolicy? { tree.hitTestPolicy(of: node) }

  @inlinable @inline(__always)
  func requireParent(_ parent: Tree.Node, of child: Tree.Node) {
    tree.requireParent(parent, of: child)
  }
}
