import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Rectangles of views in snapshots converted to relatives with other rotations, in a view that is
/// itself rotated: R3.7.
@Suite struct SnapshotRelativeLaws {
  private struct Relatives: CustomStringConvertible {
    var tree: NaiveTree
    let rect: CGRect
    let source: Int
    let target: Int

    /// Two branches, alternating rotated and plain views, in the last view of a stem.
    init(_ source: inout ChoiceSource) {
      var tree = NaiveTree()
      tree.add(NaiveView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
      func view() -> NaiveView {
        var view = NaiveView(frame: source.dyadicRect())
        if source.flag() { view.bounds.origin = source.dyadicPoint() }
        if source.oneIn(3) { view.anchorPoint = source.anchorPoint() }
        if !source.oneIn(3) {
          view.transform = CGAffineTransform(rotationAngle: source.real(within: 3))
            .scaledBy(x: 0.5 + source.unit(), y: -1)
        }
        return view
      }
      var fork = 0
      for _ in 0..<source.index(below: 3) { fork = tree.add(view(), to: fork) }
      let ends = (0..<2).map { _ in
        var end = fork
        for _ in 0..<1 + source.index(below: 2) { end = tree.add(view(), to: end) }
        return end
      }
      self.tree = tree
      (self.source, target) = (ends[0], ends[1])
      rect = source.dyadicRect()
    }

    var description: String { "\(tree)\n\(rect.code) from view\(source) to view\(target)" }
  }

  @Test func `the box in the common ancestor is boxed again in the target`() {
    check({ Relatives(&$0) }) { (each: Relatives) in
      let views = ViewTree(each.tree)
      let snapshot = GeometrySnapshot(of: views[0])
      guard let source = snapshot.id(of: views[each.source]),
        let target = snapshot.id(of: views[each.target]),
        let meeting = each.tree.commonAncestor(of: each.source, each.target)
      else { throw Falsified(description: "no elements") }

      let box = snapshot.convert(each.rect, from: source, to: target)

      let middle = each.tree.convert(each.rect, from: each.source, to: meeting)
      let expected = each.tree.convert(middle, from: meeting, to: each.target)
      let live = views.convert(each.rect, from: each.source, to: each.target)
      for other in [expected, live] {
        try demand(near(box, other), "\(box.code), and \(other.code)")
      }
    }
  }

  private func near(_ first: CGRect, _ second: CGRect) -> Bool {
    let pairs = [
      (first.minX, second.minX), (first.minY, second.minY), (first.maxX, second.maxX),
      (first.maxY, second.maxY),
    ]
    let largest = pairs.reduce(1e3) { max($0, abs($1.0), abs($1.1)) }
    return pairs.allSatisfy { abs($0 - $1) <= 1e-8 * largest }
  }
}
