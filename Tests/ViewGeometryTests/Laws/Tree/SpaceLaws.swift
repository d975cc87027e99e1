import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Routes through perspective, compared with exact numbers and the textbook.
@Suite struct SpaceLaws {
  private struct Case: CustomStringConvertible {
    let tree: NaiveTree
    let point: CGPoint
    let source: Int
    let target: Int

    init(_ source: inout ChoiceSource) {
      tree = source.spatialTree()
      point = source.realPoint(within: 500)
      self.source = source.view(of: tree)
      target = source.view(of: tree)
    }

    var description: String {
      "\(tree)\nlet point = \(point.code)\nview\(source).convert(point, to: view\(target))"
    }
  }

  @Test func `an answer is no further from the true one than the map's bound`() {
    var promises = 0
    let count = check({ Case(&$0) }, cases: .few) { each in
      let views = ViewTree(each.tree)
      let map = views[each.source].coordinateMap(to: views[each.target])
      let bound = map.errorBound(forMagnitude: hypot(each.point.x, each.point.y))
      guard bound.isFinite else { return }
      promises += 1
      let truth = ExactProjection(
        of: each.point, from: each.source, to: each.target, in: each.tree)

      try demand(truth.isWithin(bound, of: map.map(each.point)), "the map is off by more")
      try demand(
        truth.isWithin(bound, of: views.convert(each.point, from: each.source, to: each.target)),
        "the conversion is off by more")
    }
    expect(promises * 6 > count)
  }

  @Test func `a round trip comes back within the bounds`() {
    check({ Case(&$0) }) { each in
      let views = ViewTree(each.tree)
      let there = views.convert(each.point, from: each.source, to: each.target)
      let map = views[each.source].coordinateMap(to: views[each.target])
      let bound = map.errorBound(forMagnitude: hypot(each.point.x, each.point.y))
      let way = views[each.target].coordinateMap(to: views[each.source])
      let reach = hypot(there.x, there.y) + 2 * bound
      let boundBack = way.errorBound(forMagnitude: reach)
      guard bound.isFinite, boundBack.isFinite, reach < 1e6 else { return }
      let back = way.map(there)
      // The growth of an error of the way there on the way back, by moving the point.
      let step = max(bound, 1e-9)
      let growth = [CGPoint(x: step, y: 0), CGPoint(x: 0, y: step)].reduce(0.0) { sum, shift in
        let moved = way.map(CGPoint(x: there.x + shift.x, y: there.y + shift.y))
        return sum + hypot(moved.x - back.x, moved.y - back.y)
      }
      let error = hypot(back.x - each.point.x, back.y - each.point.y)
      try demand(
        error <= 2 * growth + 3 * boundBack, "\(each.point.code) comes back as \(back.code)")
    }
  }

  @Test func `a point and the corners of a quad convert as a batch does, to the last bit`() {
    check({ Case(&$0) }) { each in
      let views = ViewTree(each.tree)
      let (source, target) = (views[each.source], views[each.target])
      // Through planes alone a point takes two maps, and a batch their product.
      guard !source.coordinateMap(to: target).isAffine else { return }
      let rect = CGRect(origin: each.point, size: CGSize(width: 3, height: 7))
      let corners = [
        each.point, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ]
      let batch = source.convert(corners, to: target)
      let quad = source.convert(Quad(rect), to: target)

      try demand(corners.map { source.convert($0, to: target) } == batch, "points differ")
      try demand(
        [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft] == batch, "corners differ")
      try demand(
        target.convert(corners, from: source) == batch, "the way from the target differs")
    }
  }

  @Test func `the hit view is the textbook's, away from edges`() {
    check({ source in (source.spatialScreen(), source.realPoint(within: 400)) }) { tree, point in
      guard tree.hitTestMargin(point, in: 0) > 1e-6 else { return }
      let views = ViewTree(tree)
      try demand(
        views.hitTest(point, in: 0) == tree.hitTest(point, in: 0),
        "\(point.code) hits another view in\n\(tree)")
    }
  }

  @Test func `nothing derived is out of date after any change`() {
    check({ source in
      let tree = source.spatialTree(limit: 8)
      let steps = source.list(mean: 12, limit: 40) { source in
        (
          view: source.view(of: tree), other: source.view(of: tree),
          kind: source.index(below: 9), matrix: source.turnInSpace(), number: source.dyadic()
        )
      }
      return (tree, steps)
    }) { tree, steps in
      let views = ViewTree(tree)
      for step in steps {
        let view = views[step.view]
        switch step.kind {
        case 0: view.transform3D = step.matrix
        case 1: view.sublayerTransform = step.number < 0 ? .identity : step.matrix
        case 2: view.zPosition = step.number / 16
        case 3: view.anchorPointZ = step.number / 16
        case 4: view.bounds.origin.x = step.number
        case 5: view.center.y = step.number
        case 6: view.anchorPoint.x = step.number / 1_024
        case 7: view.transform = CGAffineTransform(rotationAngle: step.number)
        default:
          if !views[step.other].isDescendant(of: view) { views[step.other].addSubview(view) }
        }
        _ = views[step.other].hitTest(CGPoint(x: 5, y: 5), with: nil)
        for view in views.all where view.superview == nil { view.checkInvariants() }
      }
    }
  }
}
