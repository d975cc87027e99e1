import Foundation
import ViewGeometry

/// A custom tree that is stored in arrays, as an app might store it.
///
/// A node is an index into the arrays of parents, geometries and ranges of children.
struct ArrayTree: GeometryTree {
  private var parents: [Int32] = []
  private var geometries: [ElementGeometry] = []
  private var children: [Int] = []
  private var families: [Range<Int32>] = []

  var root: Int { 0 }

  @inline(__always)
  func children(of node: Int) -> ArraySlice<Int> {
    let family = families[node]
    return children[Int(family.lowerBound)..<Int(family.upperBound)]
  }

  @inline(__always)
  func parent(of node: Int) -> Int? { parents[node] < 0 ? nil : Int(parents[node]) }

  @inline(__always)
  func geometry(of node: Int) -> ElementGeometry { geometries[node] }

  /// Copies the tree of a view and its descendants, and returns the node of each view.
  static func copy(of root: View) -> (tree: ArrayTree, nodes: [ObjectIdentifier: Int]) {
    var (tree, views, nodes) = (ArrayTree(), [root], [ObjectIdentifier: Int]())
    tree.parents.append(-1)
    var next = 0
    while next < views.count {
      let view = views[next]
      nodes[ObjectIdentifier(view)] = next
      tree.geometries.append(
        ElementGeometry(
          bounds: view.bounds, center: view.center, anchorPoint: view.anchorPoint,
          transform: view.transform))
      let first = Int32(tree.children.count)
      for subview in view.subviews {
        tree.children.append(views.count)
        tree.parents.append(Int32(next))
        views.append(subview)
      }
      tree.families.append(first..<Int32(tree.children.count))
      next += 1
    }
    return (tree, nodes)
  }
}
