import Testing

@testable import ViewGeometry

/// The tops of what is far from edges.
@Suite struct TapSummitTests {
  private static let box = Extent(minX: 0, minY: 0, maxX: 10, maxY: 10)

  @Test func `the top of a square is its center, better than all points of it`() throws {
    var contacts: ContiguousArray<TapSummit.Contact> = []

    let summit = try #require(
      TapSummit(from: SIMD2(4.5, 4), in: Self.box, around: [], using: &contacts))

    #expect(summit.point == SIMD2(5, 5))
    #expect(summit.clearance == 5)
    // Directions between two edges are at 45° to both: 2 · 5 · cos 45°.
    #expect(abs(summit.reach - 7.071_067_811_9) < 1e-9)
  }
}
