import Foundation
import ViewGeometry

/// A point in or near the root's bounds to be hit-tested.
struct HitTestCase: CustomStringConvertible {
  let tree: NaiveTree
  let point: CGPoint

  /// Creates a case with views that are close together, so that most points are inside several of
  /// them.
  ///
  /// If `isOnGrid` is true, the point has integer coordinates, so that it is often on an edge. Half
  /// of the trees are deep; in the others, most views are children of the root.
  init(_ source: inout ChoiceSource, _ family: TransformFamily, isOnGrid: Bool = true) {
    var tree = NaiveTree()
    tree.add(NaiveView(frame: CGRect(x: 0, y: 0, width: 64, height: 64)))
    let isWide = source.flag()
    let views = source.list(mean: isWide ? 20 : 10, limit: isWide ? 50 : 14) { source in
      (view: source.crowdedView(family), parentChoice: source.index(below: 12))
    }
    for (view, parentChoice) in views {
      let newest = tree.views.count - 1
      let parent =
        isWide ? max(0, parentChoice - 8) : newest - parentChoice % 3
      tree.add(view, to: min(max(0, parent), newest))
    }
    self.tree = tree
    point = isOnGrid ? source.gridPoint() : source.realPoint(within: 66)
  }

  var description: String {
    """
    \(tree)
    let point = \(point.code)
    """
  }
}

extension ChoiceSource {
  /// Returns a point with integer coordinates, or, rarely, one that no view contains.
  fileprivate mutating func gridPoint() -> CGPoint {
    if oneIn(50) { return CGPoint(x: pick([.nan, .infinity, -.infinity, 1e300]), y: 5) }
    return CGPoint(x: integer(within: 66), y: integer(within: 66))
  }

  fileprivate mutating func crowdedView(_ family: TransformFamily) -> NaiveView {
    var view = view(family)
    view.bounds.size = CGSize(width: 64 - integer(within: 64), height: 64 - integer(within: 64))
    view.center = CGPoint(x: 32 + integer(within: 24), y: 32 + integer(within: 24))
    if view.transform.a == 1 { (view.transform.tx, view.transform.ty) = (0, 0) }
    if oneIn(8) { view.hitRule = pick(HitRule.allCases) }
    return view
  }
}
