import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

@Suite struct ConvexEdgesTests {
  /// The rectangle from (0, 0) to (8, 4).
  private let edges = ConvexEdges(polygon(0...8, 0...4))

  private static func polygon(
    _ x: ClosedRange<Double>, _ y: ClosedRange<Double>
  ) -> ConvexPolygon {
    ConvexPolygon(
      Extent(minX: x.lowerBound, minY: y.lowerBound, maxX: x.upperBound, maxY: y.upperBound))
  }

  @Test(arguments: [
    (polygon(2...6, 4...9), SIMD2(0.0, 1)), (polygon(0...8, -3 ... -1), SIMD2(0, -1)),
    (polygon(-7 ... -2, 0...4), SIMD2(-1, 0)), (polygon(9...10, 1...2), SIMD2(1, 0)),
  ])
  func `a wall runs along what lies outside an edge and not beyond its ends`(
    area: ConvexPolygon, outward: SIMD2<Double>
  ) throws {
    let wall = try #require(edges.wall(along: area, slack: 0))

    expectEqual(wall.inward, outward)
    for corner in area.corners {
      expectEqual(wall.depth(of: corner), edges.distance(to: corner))
    }
  }

  @Test func `none runs along what passes an end or lies inside`() {
    for area in [
      Self.polygon(-1...6, 4...9), Self.polygon(2...9, 4...9), Self.polygon(2...6, 3...9),
      Self.polygon(9...10, 3...5), Self.polygon(9...10, -1...3), Self.polygon(1...2, 1...2),
    ] {
      expect(edges.wall(along: area, slack: 0) == nil)
      expect(edges.wall(along: area, slack: 0.5) == nil)
    }
  }

  @Test func `rounding within the slack is no end`() {
    expect(edges.wall(along: Self.polygon(-0.25...8.25, 3.75...9), slack: 0.25) != nil)
    expect(edges.wall(along: Self.polygon(-0.5...8, 4...9), slack: 0.25) == nil)
    expect(edges.wall(along: Self.polygon(0...8.5, 4...9), slack: 0.25) == nil)
    expect(edges.wall(along: Self.polygon(0...8, 3.5...9), slack: 0.25) == nil)
  }

  @Test(arguments: [
    (polygon(0...8, 20...24), polygon(0...4, 20...24), polygon(4...8, 20...24)),
    (polygon(20...28, 0...4), polygon(20...24, 0...4), polygon(24...28, 0...4)),
    (polygon(0...4, 20...28), polygon(0...4, 20...24), polygon(0...4, 24...28)),
    (polygon(20...24, 0...8), polygon(20...24, 0...4), polygon(20...24, 4...8)),
  ])
  func `halves lie on both sides of a cut across the longer side, wherever they are`(
    area: ConvexPolygon, one: ConvexPolygon, other: ConvexPolygon
  ) throws {
    let halves = try #require(area.halves)

    let boxes = [halves.0.box, halves.1.box]
    expect(boxes == [one.box, other.box] || boxes == [other.box, one.box])
  }

  @Test func `an edge as long as its rounding step has no halves`() {
    let far = 0x1p60
    expect(Self.polygon(far...far.nextUp, 0...1).halves == nil)
    expect(Self.polygon(0...1, far...far.nextUp).halves == nil)
  }

  @Test func `between parallel walls the middle is found, and its depth bounds all`() {
    let area = Self.polygon(1...7, 0...1)

    let ridge = area.ridge(between: ContiguousArray(edges.walls))

    // The area ends at a depth of 1 below the upper edge.
    expectEqual(ridge.bound, 1)
    expectEqual(ridge.point, SIMD2(4, 0.5))
    let all = Self.polygon(0...8, 0...4).ridge(between: ContiguousArray(edges.walls))
    expectEqual(all.bound, 2)
    expectEqual(all.point, SIMD2(4, 2))
  }

  @Test func `without walls nothing bounds`() {
    let ridge = Self.polygon(0...2, 0...4).ridge(between: [])

    expectEqual(ridge.bound, .infinity)
    expectEqual(ridge.point, SIMD2(1, 2))
  }

  @Test func `halves are cut across the longer side`() throws {
    let (left, right) = try #require(Self.polygon(0...8, 0...4).halves)
    expectEqual(left.box, Extent(minX: 0, minY: 0, maxX: 4, maxY: 4))
    expectEqual(right.box, Extent(minX: 4, minY: 0, maxX: 8, maxY: 4))
    let (top, bottom) = try #require(Self.polygon(1...2, -6...0).halves)
    expectEqual(
      [top.box, bottom.box].sorted { $0.minY < $1.minY },
      [
        Extent(minX: 1, minY: -6, maxX: 2, maxY: -3), Extent(minX: 1, minY: -3, maxX: 2, maxY: 0),
      ])
    let triangle = ConvexPolygon([SIMD2(0, 0), SIMD2(6, 0), SIMD2(0, 3)])
    let (one, other) = try #require(triangle.halves)
    expectEqual(one.area + other.area, 9)
    expectEqual(max(one.area, other.area), 6.75)
  }

  @Test func `what has no height is halved too`() throws {
    let (left, right) = try #require(Self.polygon(0...8, 3...3).halves)

    expectEqual(left.box, Extent(minX: 0, minY: 3, maxX: 4, maxY: 3))
    expectEqual(right.box, Extent(minX: 4, minY: 3, maxX: 8, maxY: 3))
  }

  @Test func `numbers without one between them are not halved`() {
    expect(Self.polygon(1...1.0.nextUp, 0...0).halves == nil)
    expect(FrontShape(Self.polygon(1...1.0.nextUp, 0...0)).halves == nil)
    expect(FrontShape(Extent(minX: 1, minY: 1, maxX: 1.0.nextUp, maxY: 1)).halves == nil)
    expect(FrontShape(Extent(minX: 1, minY: 1, maxX: 1, maxY: 1.0.nextUp)).halves == nil)
    // Here the middle is rounded up to the end.
    let (low, high) = (1.0.nextUp, 1.0.nextUp.nextUp)
    expect(FrontShape(Extent(minX: low, minY: 1, maxX: high, maxY: 1)).halves == nil)
    expect(FrontShape(Extent(minX: 1, minY: low, maxX: 1, maxY: high)).halves == nil)
  }

  @Test(arguments: [true, false])
  func `a cut from corner to corner leaves three corners on either side`(inside: Bool) {
    let part = Self.polygon(0...8, 0...4).part(inside: inside, of: SIMD2(0, 0), SIMD2(8, 4))

    expectEqual(part.corners.count, 3)
    expectEqual(part.area, 16)
  }

  @Test func `a corner that counts twice makes no edge`() {
    let twice = ConvexEdges(
      ConvexPolygon([
        SIMD2(0, 0), SIMD2(8, 0), SIMD2(8, 0), SIMD2(8, 4), SIMD2(0, 4), SIMD2(0, 4),
      ]))

    expectEqual(
      twice.walls.map { $0.inward }, [SIMD2(0, 1), SIMD2(-1, 0), SIMD2(0, -1), SIMD2(1, 0)])
    expectEqual(twice.depth(of: SIMD2(3, 1)), 1)
    expectEqual(twice.distance(to: SIMD2(11, 8)), 5)
    let point = ConvexEdges(ConvexPolygon([SIMD2(1, 1), SIMD2(1, 1), SIMD2(1, 1)]))
    expectEqual(point.depth(of: SIMD2(1, 1)), -.infinity)
  }
}
