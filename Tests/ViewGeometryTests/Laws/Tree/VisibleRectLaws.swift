import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct VisibleRectLaws {
  /// A tree in which every second view clips, and one of its views.
  private struct ClippingCase: CustomStringConvertible {
    let tree: NaiveTree
    let view: Int

    init(_ source: inout ChoiceSource) {
      var tree = source.tree(.exact, mean: 5, limit: 7)
      for index in tree.views.indices { tree.views[index].clipsToBounds = source.flag() }
      self.tree = tree
      view = source.view(of: tree)
    }

    var description: String {
      """
      \(tree)
      view\(view).visibleRect
      """
    }
  }

  @Test func `the visible part is what all clipping ancestors share with the bounds`() {
    check({ ClippingCase(&$0) }) { each in
      let views = ViewTree(each.tree)
      func edges(of index: Int) -> (min: CGPoint, max: CGPoint) {
        let box = views.convert(views[index].bounds, from: index, to: 0)
        return (CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY))
      }
      var (least, greatest) = edges(of: each.view)
      let ancestry = each.tree.ancestry(of: each.view)
      for ancestor in ancestry where views[ancestor].clipsToBounds {
        let clip = edges(of: ancestor)
        least = CGPoint(x: max(least.x, clip.min.x), y: max(least.y, clip.min.y))
        greatest = CGPoint(x: min(greatest.x, clip.max.x), y: min(greatest.y, clip.max.y))
      }

      let visible = views[each.view].visibleRect

      if least.x < greatest.x, least.y < greatest.y {
        let inRoot = views.convert(visible, from: each.view, to: 0)
        let shared = CGRect(
          x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
        try demand(inRoot == shared, "\(inRoot.code) of the root, not \(shared.code)")
      } else {
        try demand(visible.isEmpty, "\(visible.code) is visible, and nothing should be")
      }
    }
  }
}
