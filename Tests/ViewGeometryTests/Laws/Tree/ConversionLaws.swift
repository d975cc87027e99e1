import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct ConversionLaws {
  @Test func `a round trip through translations comes back bit for bit`() {
    check(ConversionCase.generator(.translations)) { each in
      let views = ViewTree(each.tree)
      let there = views.convert(each.point, from: each.source, to: each.target)

      let back = views[each.target].convert(there, to: views[each.source])

      try demand(back == each.point, "came back as \(back.code)")
    }
  }

  @Test func `a round trip through turns, flips and powers of two comes back bit for bit`() {
    check(ConversionCase.exact) { each in
      let views = ViewTree(each.tree)
      let there = views.convert(each.point, from: each.source, to: each.target)

      let back = views.convert(there, from: each.target, to: each.source)

      try demand(back == each.point, "came back as \(back.code)")
    }
  }

  @Test func `a round trip through any transforms stays within the bound`() {
    check(ConversionCase.generator(.affine, realPoints: true)) { each in
      let (tree, source, target) = (each.tree, each.source, each.target)
      let views = ViewTree(tree)
      let there = views.convert(each.point, from: source, to: target)

      let back = views.convert(there, from: target, to: source)

      let allowed =
        tree.errorBound(of: each.point, from: source, to: target).distance
        * tree.stretch(from: target, to: source)
        + tree.errorBound(of: there, from: target, to: source).distance
      try demand(distance(back, each.point) <= allowed, "came back as \(back.code)")
    }
  }

  @Test func `a detour over any view of a tree of translations changes nothing`() {
    check(ConversionCase.generator(.translations)) { each in
      let views = ViewTree(each.tree)
      let direct = views.convert(each.point, from: each.source, to: each.target)

      let halfway = views.convert(each.point, from: each.source, to: each.intermediate)
      let detour = views.convert(halfway, from: each.intermediate, to: each.target)

      try demand(detour == direct, "\(detour.code) over the detour, \(direct.code) directly")
    }
  }

  @Test func `a detour over any view changes no more than the bound`() {
    check(ConversionCase.generator(.affine, realPoints: true)) { each in
      let (tree, middle) = (each.tree, each.intermediate)
      let views = ViewTree(tree)
      let direct = views.convert(each.point, from: each.source, to: each.target)

      let halfway = views.convert(each.point, from: each.source, to: middle)
      let detour = views.convert(halfway, from: middle, to: each.target)

      let allowed =
        tree.errorBound(of: each.point, from: each.source, to: each.target).distance
        + tree.errorBound(of: each.point, from: each.source, to: middle).distance
        * tree.stretch(from: middle, to: each.target)
        + tree.errorBound(of: halfway, from: middle, to: each.target).distance
      try demand(
        distance(detour, direct) <= allowed,
        "\(detour.code) over the detour, \(direct.code) directly")
    }
  }

  @Test(arguments: TransformFamily.allCases)
  func `converting from is converting to, seen from the other view`(_ family: TransformFamily) {
    check(ConversionCase.generator(family)) { each in
      let views = ViewTree(each.tree)
      let (source, target) = (views[each.source], views[each.target])
      let rect = CGRect(origin: each.point, size: CGSize(width: 30, height: 20))

      try demand(
        target.convert(each.point, from: source) == source.convert(each.point, to: target),
        "the points differ")
      try demand(
        target.convert(rect, from: source) == source.convert(rect, to: target), "the boxes differ")
      try demand(
        target.convert(Quad(rect), from: source) == source.convert(Quad(rect), to: target),
        "the quads differ")
    }
  }

  @Test(arguments: TransformFamily.allCases)
  func `nil represents the root of a tree without window`(_ family: TransformFamily) {
    check(ConversionCase.generator(family)) { each in
      let views = ViewTree(each.tree)
      let (view, root) = (views[each.source], views[0])

      try demand(
        view.convert(each.point, to: nil) == view.convert(each.point, to: root), "to nil differs")
      try demand(
        view.convert(each.point, from: nil) == view.convert(each.point, from: root),
        "from nil differs")
    }
  }

  @Test(arguments: TransformFamily.allCases)
  func `finite points have finite answers, also through flat views`(_ family: TransformFamily) {
    check { source in
      let each = ConversionCase.generator(family, limit: 12)(&source)
      let point = source.flag() ? each.point : CGPoint(x: source.nasty(), y: source.nasty())
      return (each.tree, each.source, each.target, point)
    } law: { tree, source, target, point in
      // Beyond this, products may overflow.
      guard abs(point.x) < 1e300, abs(point.y) < 1e300 else { return }

      let answer = ViewTree(tree).convert(point, from: source, to: target)

      try demand(answer.x.isFinite && answer.y.isFinite, "\(point.code) becomes \(answer)")
    }
  }
}

/// The distance between two points.
func distance(_ first: CGPoint, _ second: CGPoint) -> Double {
  hypot(first.x - second.x, first.y - second.y)
}
