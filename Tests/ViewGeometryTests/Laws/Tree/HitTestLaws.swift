import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct HitTestLaws {
  @Test(arguments: [TransformFamily.translations, .exact])
  func `the hit view is the textbook's`(_ family: TransformFamily) {
    check({ HitTestCase(&$0, family) }) { each in
      let hit = ViewTree(each.tree).hitTest(each.point, in: 0)

      let textbook = each.tree.hitTest(each.point, in: 0)

      try demand(hit == textbook, "\(name(hit)) is hit, and \(name(textbook)) in the textbook")
    }
  }

  @Test(arguments: [TransformFamily.affine, .singular])
  func `the hit view under turns is the textbook's, away from edges`(_ family: TransformFamily) {
    check({ HitTestCase(&$0, family, isOnGrid: false) }) { each in
      // At an edge, where rounding decides, either answer is correct.
      guard each.tree.hitTestMargin(each.point, in: 0) > 1e-6 else { return }

      let hit = ViewTree(each.tree).hitTest(each.point, in: 0)

      let textbook = each.tree.hitTest(each.point, in: 0)
      try demand(hit == textbook, "\(name(hit)) is hit, and \(name(textbook)) in the textbook")
    }
  }

  @Test(arguments: [TransformFamily.translations, .exact])
  func `the views at a point are the textbook's, front to back`(_ family: TransformFamily) {
    check({ HitTestCase(&$0, family) }) { each in
      let all = ViewTree(each.tree)[0].hitTestAll(each.point).map(\.tag)

      let textbook = each.tree.hitTestAll(each.point, in: 0)

      try demand(all == textbook, "\(all), and \(textbook) in the textbook")
    }
  }

  @Test func `the hit view and its ancestors contain the point and may be hit`() {
    check({ HitTestCase(&$0, .exact) }) { each in
      let views = ViewTree(each.tree)

      guard let hit = views.hitTest(each.point, in: 0) else { return }

      for index in each.tree.ancestry(of: hit) {
        let view = views[index]
        let point = views.convert(each.point, from: 0, to: index)
        try demand(view.point(inside: point, with: nil), "view\(index) doesn't contain the point")
        try demand(each.tree.isHitTestable(index), "view\(index) may not be hit")
      }
    }
  }

  @Test func `no view in front of the hit view and its ancestors can be hit`() {
    check({ HitTestCase(&$0, .exact) }) { each in
      let views = ViewTree(each.tree)

      guard let hit = views.hitTest(each.point, in: 0) else { return }

      for index in each.tree.ancestry(of: hit) {
        let siblings = each.tree.views[index].parent.map { each.tree.views[$0].children } ?? []
        let inFront = siblings.drop { $0 != index }.dropFirst()
        for index in inFront + each.tree.views[hit].children {
          let point = views.convert(each.point, from: 0, to: index)
          try demand(
            views.hitTest(point, in: index) == nil, "view\(index) lies in front of view\(hit)")
        }
      }
    }
  }

  @Test func `a view contains a point where its converted outline does`() {
    check({ HitTestCase(&$0, .affine, isOnGrid: false) }) { each in
      let views = ViewTree(each.tree)
      for index in each.tree.views.indices where each.tree.views[index].hitRule == .builtIn {
        let view = views[index]
        let outline = views.convert(Quad(view.bounds), from: index, to: 0)
        let point = views.convert(each.point, from: 0, to: index)
        guard each.tree.edgeDistance(point, in: index) > 1e-6 else { continue }

        try demand(
          view.point(inside: point, with: nil) == outline.contains(each.point),
          "the outline of view\(index) is \(outline)")
      }
    }
  }

  @Test func `hitting and converting change nothing`() {
    check({ HitTestCase(&$0, .affine) }) { each in
      let views = ViewTree(each.tree)

      let answers = (0..<2).map { _ in views.hitTest(each.point, in: 0) }

      try demand(answers[0] == answers[1], "the second answer is \(name(answers[1]))")
      views[0].checkInvariants()
    }
  }
}

/// The name of a view in printed trees.
private func name(_ index: Int?) -> String {
  index.map { "view\($0)" } ?? "nothing"
}
