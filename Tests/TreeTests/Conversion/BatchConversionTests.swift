import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

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

    expect(view.convert([CGPoint](), to: nil).isEmpty)
  }

  @Test func `points that come out infinitely far along one axis are right along the other`() {
    let (root, outer, inner) = (View(), View(), View())
    outer.center = CGPoint(x: 1.5e308, y: 5)
    inner.center = CGPoint(x: 1.5e308, y: 7)
    root.addSubview(outer)
    outer.addSubview(inner)
    let points = (0..<5).map { CGPoint(x: CGFloat($0), y: CGFloat($0)) }

    let images = inner.convert(points, to: root)

    expectEqual(images, points.map { CGPoint(x: .infinity, y: $0.y + 12) })
  }

  /// The products of one point are infinite and cancel along one axis: any of four points that are
  /// mapped at once.
  @Test(arguments: 0..<5, [true, false])
  func `a point whose image overflows on the way comes out as it does alone`(
    place: Int, alongX: Bool
  ) {
    let (root, slanted) = (View(), View())
    slanted.transform =
      alongX
      ? CGAffineTransform(a: 1e308, b: 0, c: -1e308, d: 1, tx: 0, ty: 0)
      : CGAffineTransform(a: 1, b: 1e308, c: 0, d: -1e308, tx: 0, ty: 0)
    root.addSubview(slanted)
    var points = (0..<5).map { CGPoint(x: CGFloat($0) / 8, y: CGFloat($0) / 8) }
    points[place] = CGPoint(x: 4, y: 4)

    let images = slanted.convert(points, to: root)

    let alone = points.map { slanted.convert($0, to: root) }
    expectEqual(images.map { "\($0)" }, alone.map { "\($0)" })
  }
}
