import Foundation
import Testing
import ViewGeometry

@Suite struct BatchConversionTests {
  @Test(arguments: TransformFamily.allCases)
  func `in place and into an array every point is mapped by the composed map`(
    _ family: TransformFamily
  ) {
    check({ source in
      let tree = source.tree(family)
      return (
        tree, source.view(of: tree), source.view(of: tree),
        source.list(mean: 5, limit: 20) { $0.realPoint() }
      )
    }) { tree, source, target, points in
      let views = ViewTree(tree)
      let map = views[source].coordinateMap(to: views[target])
      let expected = points.map { map.map($0) }

      var inPlace = points
      inPlace.withUnsafeMutableBufferPointer { views[source].convert($0, to: views[target]) }
      var span = points
      var mutableSpan = span.mutableSpan
      views[source].convert(&mutableSpan, to: views[target])

      try demand(views[source].convert(points, to: views[target]) == expected, "the array differs")
      try demand(views[target].convert(points, from: views[source]) == expected, "from differs")
      try demand(inPlace == expected, "in place differs")
      try demand(span == expected, "the span differs")
    }
  }

  @Test func `no points are no points`() {
    let view = View()

    view.convert(UnsafeMutableBufferPointer(start: nil, count: 0), to: nil)

    #expect(view.convert([CGPoint](), to: nil).isEmpty)
  }

  @Test func `points that come out infinitely far along one axis are right along the other`() {
    let (root, outer, inner) = (View(), View(), View())
    outer.center = CGPoint(x: 1.5e308, y: 5)
    inner.center = CGPoint(x: 1.5e308, y: 7)
    root.addSubview(outer)
    outer.addSubview(inner)
    let points = (0..<5).map { CGPoint(x: CGFloat($0), y: CGFloat($0)) }

    let images = inner.convert(points, to: root)

    #expect(images == points.map { CGPoint(x: .infinity, y: $0.y + 12) })
  }
}
