import TestSupport
import Testing

@testable import ViewGeometry

/// The local maxima of the distance from edges.
@Suite struct TapSummitTests {
  @Test func `the top of a square is its center, better than all points of it`() throws {
    let box = Extent(minX: 0, minY: 0, maxX: 10, maxY: 10)
    var contacts: ContiguousArray<TapSummit.Contact> = []

    let found = TapSummit(from: SIMD2(4.5, 4), in: box, around: [], using: &contacts)

    let summit = try #require(found)

    expectEqual(summit.point, SIMD2(5, 5))
    expectEqual(summit.clearance, 5)
    // Directions between two edges are at 45° to both: 2 · 5 · cos 45°.
    expect(abs(summit.reach - 7.071_067_811_9) < 1e-9)
  }

  @Test func `the top below two corners is as far from both as from the edge`() throws {
    let box = Extent(minX: 0, minY: 0, maxX: 40, maxY: 32)
    let obstacles: ContiguousArray = [
      Extent(minX: 5, minY: 20, maxX: 11, maxY: 32),
      Extent(minX: 31, minY: 20, maxX: 38, maxY: 25),
    ]
    var contacts: ContiguousArray<TapSummit.Contact> = []

    let found = TapSummit(from: SIMD2(8, 10), in: box, around: obstacles, using: &contacts)

    let summit = try #require(found)

    // The corners (11, 20) and (31, 20) are 10 across and 7.5 down: 12.5, as far as the edge.
    expect(abs(summit.point.x - 21) < 1e-9)
    expect(abs(summit.point.y - 12.5) < 1e-9)
    expect(abs(summit.clearance - 12.5) < 1e-9)
    // From the way off the edge, (0, 1), to that off a corner, (0.8, -0.6), the cosine is -0.6, of half the angle √0.2.
    expect(abs(summit.reach - 11.180_339_887_5) < 1e-9)
  }

  @Test(arguments: [SIMD2(0.0, 4), SIMD2(4, 0), SIMD2(10, 6), SIMD2(-1, 4)])
  func `no way leads up from an edge or from outside`(start: SIMD2<Double>) {
    let box = Extent(minX: 0, minY: 0, maxX: 10, maxY: 10)
    var contacts: ContiguousArray<TapSummit.Contact> = []

    let summit = TapSummit(from: start, in: box, around: [], using: &contacts)

    expect(summit == nil)
  }

  @Test func `the five nearest are looked at, sorted`() throws {
    let box = Extent(minX: 0, minY: 0, maxX: 40, maxY: 32)
    let obstacles: ContiguousArray = [
      Extent(minX: 5, minY: 20, maxX: 11, maxY: 32), Extent(minX: 31, minY: 20, maxX: 38, maxY: 25),
      Extent(minX: 1, minY: 28, maxX: 3, maxY: 30), Extent(minX: 36, minY: 2, maxX: 39, maxY: 4),
      Extent(minX: 35, minY: 1, maxX: 38, maxY: 5), Extent(minX: 18, minY: 27, maxX: 20, maxY: 30),
    ]
    var contacts: ContiguousArray<TapSummit.Contact> = []

    let found = TapSummit(from: SIMD2(8, 10), in: box, around: obstacles, using: &contacts)

    let point = try #require(found).point
    let distances =
      [point.x, 40 - point.x, point.y, 32 - point.y]
      + obstacles.map { obstacle in
        let nearest = point.clamped(
          lowerBound: SIMD2(obstacle.minX, obstacle.minY),
          upperBound: SIMD2(obstacle.maxX, obstacle.maxY))
        let arm = point - nearest
        return (arm * arm).sum().squareRoot()
      }
    expectEqual(contacts.map(\.distance), Array(distances.sorted().prefix(5)))
  }
}
