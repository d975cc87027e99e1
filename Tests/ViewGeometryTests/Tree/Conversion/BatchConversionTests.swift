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
}
