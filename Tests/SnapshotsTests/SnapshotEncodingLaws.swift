import Foundation
import ScreenFiles
import Testing
import ViewGeometry

@testable import TestSupport

/// Snapshots of random trees, written as fixtures and read back.
@Suite struct SnapshotEncodingLaws {
  @Test(arguments: TransformFamily.allCases)
  func `a snapshot read back gives every answer bit for bit`(_ family: TransformFamily) {
    check(
      { source in EncodingCase(&source, source.tree(family)) }, cases: Self.cases,
      law: Self.answersAreTheSame)
  }

  @Test func `so does one of views rotated in space`() {
    check(
      { source in EncodingCase(&source, source.spatialTree(limit: 9)) }, cases: Self.cases,
      law: Self.answersAreTheSame)
  }

  @Test func `so does one of views at often forgotten values`() {
    check(
      { source in
        var tree = source.tree(.affine)
        for index in tree.views.indices where source.flag() {
          func number(_ source: inout ChoiceSource) -> Double {
            let number = source.nasty()
            return abs(number) <= 1e9 ? number : source.real(within: 1e9)
          }
          tree.views[index].center = CGPoint(x: number(&source), y: number(&source))
          tree.views[index].bounds = CGRect(
            x: number(&source), y: number(&source), width: abs(number(&source)),
            height: abs(number(&source)))
          if source.flag() { tree.views[index].transform = .identity }
        }
        return EncodingCase(&source, tree)
      }, cases: Self.cases, law: Self.answersAreTheSame)
  }

  @Test(arguments: TransformFamily.allCases)
  func `live views made from what was written have the same maps`(_ family: TransformFamily) {
    check(
      { source in
        let isSpatial = source.oneIn(3)
        return EncodingCase(&source, isSpatial ? source.spatialTree() : source.tree(family))
      }, cases: Self.cases
    ) { each in
      let views = ViewTree(each.tree)
      let snapshot = GeometrySnapshot(of: views[0])
      let fixture = try LayoutFixture(data: try snapshot.encoded(), file: "memory")
      let screen = fixture.makeScreen()
      for view in views.all {
        guard let id = snapshot.id(of: view), let place = snapshot.elements.firstIndex(of: id),
          let made = screen.view("\(place)")
        else { throw Falsified(description: "view\(view.tag) isn't there") }
        try demand(
          made.coordinateMap(to: screen.roots[0]) == view.coordinateMap(to: views[0]),
          "view\(view.tag) lies elsewhere")
        try demand(made.bounds == view.bounds, "view\(view.tag) has other bounds")
        try demand(made.alpha == view.alpha, "view\(view.tag) has another alpha")
        try demand(made.tag == view.tag, "view\(view.tag) has another tag")
        try demand(
          made.convert(each.point, from: screen.roots[0])
            == view.convert(each.point, from: views[0]),
          "a point comes down to another place in view\(view.tag)")
        if family == .translations && each.tree.hasDefaultAnchors {
          try demand(
            made.frame == view.frame, "\(made.frame), and view\(view.tag) at \(view.frame)")
        }
      }
      try demand(
        screen.roots[0].hitTest(each.point, with: nil)?.tag
          == views[0].hitTest(each.point, with: nil)?.tag, "another view is hit")
    }
  }

  /// A quarter of the usual: each case is parsed by Foundation.
  private static var cases: CaseRange {
    var cases = CaseRange.standard
    cases.count = (cases.count + 3) / 4
    return cases
  }

  private static func answersAreTheSame(_ each: EncodingCase) throws {
    let views = ViewTree(each.tree)
    let snapshot = GeometrySnapshot(of: views[0])
    let read = try GeometrySnapshot(decoding: try snapshot.encoded(), file: "memory")

    let ids = snapshot.elements
    try demand(read.elements == ids, "\(read.count) elements")
    for id in ids {
      try demand(read.superview(of: id) == snapshot.superview(of: id), "another superview")
      try demand(read.tag(of: id) == snapshot.tag(of: id), "another tag")
      try demand(bits(read.bounds(of: id)) == bits(snapshot.bounds(of: id)), "other bounds")
      try demand(
        bits(read.visibleRect(of: id)) == bits(snapshot.visibleRect(of: id)), "another visible part"
      )
    }
    for point in each.points {
      try demand(read.hitTest(point) == snapshot.hitTest(point), "another hit at \(point.code)")
      try demand(
        read.nearest(to: point, count: 4) == snapshot.nearest(to: point, count: 4),
        "others near \(point.code)")
      let rect = CGRect(origin: point, size: CGSize(width: 12, height: 7.5))
      try demand(read.elements(in: rect) == snapshot.elements(in: rect), "others in \(rect.code)")
      for source in ids {
        for target in ids.suffix(6) {
          let (one, other) = (
            read.convert(point, from: source, to: target),
            snapshot.convert(point, from: source, to: target)
          )
          try demand(bits(one) == bits(other), "\(one.code), and \(other.code) before")
          try demand(
            bits(read.convert(rect, from: source, to: target))
              == bits(snapshot.convert(rect, from: source, to: target)), "another box")
        }
      }
    }
  }
}

private struct EncodingCase: CustomStringConvertible {
  let tree: NaiveTree
  let points: [CGPoint]

  var point: CGPoint { points[0] }

  init(_ source: inout ChoiceSource, _ tree: NaiveTree) {
    var tree = tree
    for index in tree.views.indices {
      tree.views[index].hitRule = .builtIn
      if source.oneIn(4) { tree.views[index].clipsToBounds = true }
    }
    self.tree = tree
    points = [source.dyadicPoint(), source.realPoint(within: 200), .zero]
  }

  var description: String {
    "\(tree)\nlet points = [\(points.map(\.code).joined(separator: ", "))]"
  }
}

extension NaiveTree {
  fileprivate var hasDefaultAnchors: Bool {
    views.allSatisfy { $0.anchorPoint == CGPoint(x: 0.5, y: 0.5) }
  }
}

private func bits(_ point: CGPoint) -> [UInt64] {
  [Double(point.x).bitPattern, Double(point.y).bitPattern]
}

private func bits(_ rect: CGRect) -> [UInt64] {
  [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0).bitPattern }
}
