import Foundation
import ViewGeometry

extension ChoiceSource {
  /// Returns a tree with a root and about `mean` other views, with transforms of one family.
  ///
  /// There are at most `limit` other views. Half of the trees are deep.
  mutating func tree(_ family: TransformFamily, mean: Int = 9, limit: Int = 40) -> NaiveTree {
    var tree = NaiveTree()
    tree.add(view(family))
    let isTall = flag()
    let others = list(mean: mean, limit: limit) { source in
      (view: source.view(family), parentChoice: source.choice(below: 1 << 32))
    }
    for (view, parentChoice) in others {
      // The parent is counted from the newest view, so that choices of 0 make a chain.
      let candidates = isTall ? min(2, tree.views.count) : tree.views.count
      tree.add(view, to: tree.views.count - 1 - Int(parentChoice) % candidates)
    }
    return tree
  }

  /// Returns a view with dyadic geometry; few are hidden, transparent or disabled.
  mutating func view(_ family: TransformFamily) -> NaiveView {
    var view = NaiveView(frame: dyadicRect())
    if flag() { view.bounds.origin = dyadicPoint() }
    view.transform = transform(family)
    if oneIn(3) { view.anchorPoint = anchorPoint() }
    if oneIn(12) { view.isHidden = true }
    if oneIn(12) { view.isUserInteractionEnabled = false }
    if oneIn(12) { view.alpha = pick([0, 0.009, 0.01, 0.011, 0.5]) }
    return view
  }

  /// Returns an anchor point with dyadic unit coordinates, some outside the bounds.
  mutating func anchorPoint() -> CGPoint {
    let places = [0.5, 0, 1, 0.25, 0.75, -0.5, 1.5]
    return CGPoint(x: pick(places), y: pick(places))
  }

  /// Returns the index of one of the views.
  mutating func view(of tree: NaiveTree) -> Int {
    index(below: tree.views.count)
  }
}
