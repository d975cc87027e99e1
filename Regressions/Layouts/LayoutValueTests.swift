import TestSupport
import Testing
import ViewGeometry

/// Sizes, frames and names that all solvers share.
@Suite struct LayoutValueTests {
  @Test(
    arguments: [
      (0, 0, true), (1, 2, true), (-1, 2, false), (1, -2, false), (.infinity, 2, false),
      (1, .infinity, false), (.nan, 2, false), (1, .nan, false),
    ] as [(Double, Double, Bool)])
  func `a size is valid while both lengths are finite and at least zero`(
    width: Double, height: Double, isValid: Bool
  ) {
    expectEqual(LayoutSize(width: width, height: height).isValid, isValid)
  }

  @Test(
    arguments: [
      (10, 20, true), (39.5, 59.5, true), (40, 30, false), (20, 60, false), (9.5, 30, false),
      (20, 19.5, false), (.nan, 30, false), (20, .nan, false),
    ] as [(Double, Double, Bool)])
  func `left and top belong to a frame, right and bottom don't`(
    x: Double, y: Double, isInside: Bool
  ) {
    expectEqual(LayoutFrame(x: 10, y: 20, width: 30, height: 40).contains(x: x, y: y), isInside)
  }

  @Test(
    arguments: [
      (0, 0, 10, 20, false), (0, 0, 10.5, 20.5, true), (0, 0, 10.5, 20, false),
      (0, 0, 10, 20.5, false), (40, 20, 50, 60, false), (39.5, 59.5, 50, 70, true),
      (39.5, 60, 50, 70, false), (20, 30, 21, 31, true), (20, 30, 20, 40, false),
      (20, 30, 25, 30, false),
    ] as [(Double, Double, Double, Double, Bool)])
  func `R6.10 a frame overlaps what it shares a point with`(
    minX: Double, minY: Double, maxX: Double, maxY: Double, overlaps: Bool
  ) {
    let extent = Extent(minX: minX, minY: minY, maxX: maxX, maxY: maxY)

    expectEqual(LayoutFrame(x: 10, y: 20, width: 30, height: 40).overlaps(extent), overlaps)
    expect(!LayoutFrame(x: 20, y: 30, width: 0, height: 40).overlaps(extent))
    expect(!LayoutFrame(x: 20, y: 30, width: 30, height: 0).overlaps(extent))
  }

  @Test func `everything but items has a name`() {
    let kinds: [LayoutElementKind] = [
      .item, .header, .footer, .supplementary("a"), .boundary("b"), .layoutBoundary("c"),
      .background("d"),
    ]

    expectEqual(
      kinds.map(\.name),
      [
        nil, "UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter", "a",
        "b", "c", "d",
      ])
  }

  @Test func `indices are in order of their sections, then of their items`() {
    let (early, late) = (ItemIndex(section: 1, item: 9), ItemIndex(section: 2, item: 3))

    expect(early < late)
    expect(!(late < early))
    expect(ItemIndex(section: 1, item: 3) < early)
    expect(!(early < early))
  }
}
