import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// T6.7 to T6.11 and T6.22: sections of mixed sizes, and the sources of sizes.
@Suite struct FlowLayoutMixedTests {

  private func origins(
    _ sizes: [CGSize], in size: CGSize, horizontal: Bool = false
  ) -> [CGPoint] {
    let items = SizedItems(sizes)
    let layout = CollectionViewFlowLayout(item: .wh(50, 50))
    layout.scrollDirection = horizontal ? .horizontal : .vertical
    return items.makeCollectionView(size: size, layout: layout).itemOrigins
  }

  @Test(
    arguments: [
      // T6.7: R6.5, T12.21, T12.23
      (
        300, [(100, 40), (80, 60), (90, 20), (200, 30), (50, 30)],
        [(0, 10), (115, 0), (210, 20), (0, 70), (210, 70)]
      ),
      // T6.8: T12.21
      (300, [(120, 40), (250, 40), (60, 40)], [(90, 0), (25, 50), (0, 100)]),
      // T6.9
      (
        300, [(140, 50), (300, 50), (140, 50), (140, 50)],
        [(80, 0), (0, 60), (0, 120), (150, 120)]
      ),
      // T6.10
      (
        320, [(50, 50), (50, 60), (50, 50), (50, 50), (50, 50), (50, 50)],
        [(0, 5), (67.5, 0), (135, 5), (202.5, 5), (270, 5), (0, 70)]
      ),
      // T6.11
      (
        320, [(60, 40), (70, 40), (80, 40), (150, 40), (100, 40)],
        [(0, 0), (115, 0), (240, 0), (0, 50), (160, 50)]
      ),
      // Too wide for a line: R6.22.
      (300, [(400, 20), (50, 30)], [(-50, 0), (0, 30)]),
      (300, [(50, 30), (400, 20)], [(125, 0), (0, 40)]),
    ] as [(CGFloat, [(CGFloat, CGFloat)], [(CGFloat, CGFloat)])])
  func `R6.7 full lines are justified, lone items centered, and R6.8 the last line starts left`(
    width: CGFloat, sizes: [(CGFloat, CGFloat)], expected: [(CGFloat, CGFloat)]
  ) {
    let found = origins(sizes.map { .wh($0.0, $0.1) }, in: .wh(width, 480))

    expectEqual(found, expected.map { .xy($0.0, $0.1) })
  }

  @Test func `T6.22 horizontally the same holds for columns (R6.7, R6.8)`() {
    let sizes: [CGSize] = [.wh(60, 100), .wh(40, 60), .wh(40, 70)]

    let found = origins(sizes, in: .wh(300, 150), horizontal: true)

    expectEqual(found, [.xy(0, 25), .xy(70, 0), .xy(70, 70)])
  }

  @Test func `R6.31 equal sizes from the delegate make a grid (R6.6)`() {
    let found = origins(Array(repeating: .wh(50, 50), count: 7), in: .wh(320, 480))

    expectEqual(found.last, .xy(67.5, 60))
  }
}
