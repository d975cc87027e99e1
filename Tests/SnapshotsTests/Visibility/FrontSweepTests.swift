import Testing

@testable import TestSupport
@testable import ViewGeometry

@Suite struct FrontSweepTests {
  @Test func `the sweep cuts the boxes of the article's picture into its ten parts`() {
    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Extent {
      Extent(x: x, y: y, width: width, height: height)
    }

    let parts = FrontSweep.parts(of: [box(0, 0, 8, 6), box(1, 1, 4, 4), box(3, 2, 4, 2)])

    func boxes(_ rank: Int32) -> Set<[Double]> {
      Set(
        parts.filter { $0.rank == rank }
          .map { [$0.box.minX, $0.box.minY, $0.box.width, $0.box.height] })
    }
    expectEqual(parts.count, 10)
    expectEqual(
      boxes(0),
      [
        [0, 0, 8, 1], [5, 1, 3, 1], [7, 2, 1, 2], [0, 1, 1, 4], [5, 4, 3, 1], [0, 5, 8, 1],
      ])
    expectEqual(boxes(1), [[1, 1, 4, 1], [1, 2, 2, 2], [1, 4, 4, 1]])
    expectEqual(boxes(2), [[3, 2, 4, 2]])
  }
}
