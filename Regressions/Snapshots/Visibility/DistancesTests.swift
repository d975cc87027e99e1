import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// Distances between points, boxes and convex shapes, by triangles of 3, 4 and 5.
@Suite struct DistancesTests {
  private let box = Extent(minX: 0, minY: 0, maxX: 4, maxY: 2)

  private func extent(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Extent {
    Extent(minX: x.lowerBound, minY: y.lowerBound, maxX: x.upperBound, maxY: y.upperBound)
  }

  @Test func `boxes are apart by the gaps across and down`() {
    expectEqual(box.distance(to: extent(7...9, 6...9)), 5)
    expectEqual(box.distance(to: extent(-9...(-3), -8...(-4))), 5)
    expectEqual(box.distance(to: extent(-10...(-3), 0...1)), 3)
    expectEqual(box.distance(to: extent(1...2, -9...(-5))), 5)
    expectEqual(box.distance(to: extent(4...9, 2...3)), 0)
    expectEqual(box.distance(to: extent(1...2, 1...9)), 0)
  }

  @Test func `points are apart from a box by the gaps across and down`() {
    expectEqual(box.distance(to: SIMD2(7, 6)), 5)
    expectEqual(box.distance(to: SIMD2(-3, -4)), 5)
    expectEqual(box.distance(to: SIMD2(2, -4)), 4)
    expectEqual(box.distance(to: SIMD2(9, 1)), 5)
    expectEqual(box.distance(to: SIMD2(3, 1)), 0)
  }

  @Test func `a shape without an outline is its box`() {
    let polygon = ConvexEdges(ConvexPolygon(box))

    for point in [SIMD2(7.0, 6), SIMD2(-3, -4), SIMD2(2, -4), SIMD2(9, 1), SIMD2(3, 1)] {
      expectEqual(polygon.distance(to: point), box.distance(to: point))
    }
    expectEqual(polygon.depth(of: SIMD2(3, 1.25)), 0.75)
    expectEqual(polygon.depth(of: SIMD2(0.5, 1.25)), 0.5)
    expectEqual(polygon.depth(of: SIMD2(3.75, 1)), 0.25)
    expectEqual(polygon.depth(of: SIMD2(2, 0.125)), 0.125)
    expectEqual(polygon.depth(of: SIMD2(2, -3)), -3)
    expectEqual(ConvexEdges(ConvexPolygon([])).depth(of: .zero), -.infinity)
    let shape = FrontShape(box)
    for inside in [SIMD2(0.0, 0), SIMD2(3.5, 0), SIMD2(0, 1.5)] { expect(shape.contains(inside)) }
    for outside in [SIMD2(4.0, 1), SIMD2(3, 2), SIMD2(-1, 1), SIMD2(3, -1)] {
      expect(!shape.contains(outside))
    }
  }

  @Test func `the farthest corner of a box counts`() {
    expectEqual(box.farthestDistance(from: extent(-3...1, -4...1)), 5)
    expectEqual(box.farthestDistance(from: extent(1...7, 1...6)), 5)
    expectEqual(box.farthestDistance(from: extent(1...2, 0...1)), 0)
    expectEqual(
      ConvexEdges(ConvexPolygon(box))
        .farthestDistance(from: ConvexPolygon(extent(-3...1, -4...1))), 5)
    expectEqual(
      ConvexEdges(ConvexPolygon(box))
        .farthestDistance(from: ConvexPolygon(extent(1...7, 1...6))), 5)
  }

  private static let reachingNine: [(ClosedRange<Double>, ClosedRange<Double>)] = [
    (-9...1, -2...3), (2...9, 0...4), (-3...2, -9...(-5)), (-1...8, 4...9),
  ]

  @Test(arguments: reachingNine)
  func `the greatest coordinate is that of any side`(
    x: ClosedRange<Double>, y: ClosedRange<Double>
  ) {
    expectEqual(extent(x, y).largestMagnitude, 9)
  }

  @Test func `walls narrow the room where they pass along the whole box`() {
    let middle = extent(2...4, 5...7)
    var room = Extent.everything

    // None of these extends along a whole side.
    for wall in [
      extent(3...10, 0...2), extent(0...3, 9...12), extent(-3...(-1), 6...20),
      extent(8...9, 0...6), extent(0...10, 0...6),
    ] {
      wall.narrow(&room, along: middle)
      expectEqual(room, Extent.everything)
    }
    extent(2...4, 0...2).narrow(&room, along: middle)
    extent(0...10, 0...1).narrow(&room, along: middle)
    expectEqual(room, Extent(minX: -.infinity, minY: 2, maxX: .infinity, maxY: .infinity))
    extent(2...4, 9...12).narrow(&room, along: middle)
    extent(0...10, 10...12).narrow(&room, along: middle)
    expectEqual(room, Extent(minX: -.infinity, minY: 2, maxX: .infinity, maxY: 9))
    extent(-3...(-1), 5...7).narrow(&room, along: middle)
    extent(-9...(-2), 0...20).narrow(&room, along: middle)
    expectEqual(room, Extent(minX: -1, minY: 2, maxX: .infinity, maxY: 9))
    extent(8...9, 5...7).narrow(&room, along: middle)
    extent(10...11, 0...20).narrow(&room, along: middle)
    expectEqual(room, extent(-1...8, 2...9))
    extent(4...9, 0...20).narrow(&room, along: middle)
    extent(0...10, 7...20).narrow(&room, along: middle)
    expectEqual(room, extent(-1...4, 2...7))
  }

  @Test(arguments: [
    // Walls left, top, right and bottom; then the best point and its distance from the walls.
    ([-Double.infinity, 0, 10, 10], [2.0, 5, 5]),
    ([0, -Double.infinity, 100, 8], [6.0, 2, 6]),
    ([1, 1, Double.infinity, Double.infinity], [6.0, 6, 5]),
    ([-100, 0, 8, 20], [2.0, 6, 6]),
    ([-Double.infinity, -Double.infinity, Double.infinity, Double.infinity], [4.0, 4, .infinity]),
    ([1, 0, 6, 8], [3.5, 4, 2.5]),
  ])
  func `the middle of a room is taken along a box`(walls: [Double], expected: [Double]) {
    let room = Extent(minX: walls[0], minY: walls[1], maxX: walls[2], maxY: walls[3])

    let (point, bound) = room.middle(along: extent(2...6, 2...6))

    expectEqual([point.x, point.y, bound], expected)
  }

  /// A square with sides of 5 that is rotated, in both directions.
  private static let turned: [ConvexPolygon] = {
    let corners: [SIMD2<Double>] = [SIMD2(0, 0), SIMD2(4, 3), SIMD2(1, 7), SIMD2(-3, 4)]
    return [ConvexPolygon(corners), ConvexPolygon(corners.reversed())]
  }()

  @Test(arguments: turned)
  func `distances from a rotated square are those along its sides`(square: ConvexPolygon) {
    func isNear(_ number: Double, _ expected: Double) -> Bool { abs(number - expected) < 1e-12 }
    let (polygon, square) = (square, ConvexEdges(square))

    expect(isNear(square.depth(of: SIMD2(0.5, 3.5)), 2.5))
    expect(isNear(square.depth(of: SIMD2(2, 1.5)), 0))
    expect(isNear(square.depth(of: SIMD2(3, -4)), -5))
    expectEqual(square.distance(to: SIMD2(0.5, 3.5)), 0)
    expect(isNear(square.distance(to: SIMD2(3, -4)), 5))
    expect(isNear(square.distance(to: SIMD2(2.6, 0.7)), 1))
    expect(isNear(square.distance(to: SIMD2(0, -5)), 5))
    expect(isNear(square.distance(to: SIMD2(11, 2)), 50.0.squareRoot()))
    expect(isNear(square.distance(to: SIMD2(-4.5, 1)), 3))
    let box = ConvexPolygon(extent(0...0, -5...3.5))
    expect(isNear(square.farthestDistance(from: box), 5))
    for wall in square.walls {
      expect(isNear(wall.depth(of: SIMD2(0.5, 3.5)), 2.5))
      let depths = box.corners.map { wall.depth(of: $0) }
      expectEqual(wall.largestDepth(of: box), depths.max())
    }
    expect(isNear(polygon.area, 25))
    expect(!polygon.isFlat)
  }

  @Test func `a rectangle that reaches the horizon is cut near it`() {
    let map = ProjectiveMap(
      kind: .projective, a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, px: -0.5, py: 0, pw: 1)

    let shape = ConvexPolygon(extent(0...4, 0...1), mappedBy: map)

    // The divisor is 1 - x / 2: 2^-20 where x is 2 - 2^-19.
    expectEqual(
      shape.corners,
      [
        SIMD2(0, 0), SIMD2(2_097_150, 0), SIMD2(2_097_150, 1_048_576), SIMD2(0, 1),
      ])
    let box = map.map(CGRect(x: 0, y: 0, width: 4, height: 1))
    expectEqual(box, CGRect(x: 0, y: 0, width: 2_097_150, height: 1_048_576))
  }

  @Test func `what lies behind the camera or isn't finite has no shape`() {
    var map = ProjectiveMap(
      kind: .projective, a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, px: 0, py: 0, pw: -1)
    expect(ConvexPolygon(extent(0...4, 0...1), mappedBy: map).corners.isEmpty)

    map.pw = 2
    expectEqual(
      ConvexPolygon(extent(0...4, 0...1), mappedBy: map).corners,
      [
        SIMD2(0, 0), SIMD2(2, 0), SIMD2(2, 0.5), SIMD2(0, 0.5),
      ])
    map.ty = .infinity
    expect(ConvexPolygon(extent(0...4, 0...1), mappedBy: map).corners.isEmpty)
    (map.tx, map.ty) = (.nan, 0)
    expect(ConvexPolygon(extent(0...4, 0...1), mappedBy: map).corners.isEmpty)
  }
}
