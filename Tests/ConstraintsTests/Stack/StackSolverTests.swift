import TestSupport
import Testing
import ViewGeometry

/// Lengths and gaps along the main axis, worked out by hand.
@Suite struct StackSolverTests {
  typealias Span = StackSolver.Span

  private func spans(
    _ lengths: [Double], _ distribution: StackSolver.Distribution, spacing: Double = 0,
    in room: Double
  ) -> [Span] {
    let items = lengths.map { StackSolver.Item(main: $0, spacingAfter: spacing) }
    return StackSolver(items: items, distribution: distribution).mainSpans(in: room)
  }

  @Test func `fill gives the excess to the first of equals`() {
    expectEqual(
      spans([50, 30, 20], .fill, spacing: 10, in: 200),
      [
        Span(start: 0, length: 130), Span(start: 140, length: 30), Span(start: 180, length: 20),
      ])
  }

  @Test func `fill gives the excess to the item that resists growing least`() {
    let solver = StackSolver(items: [
      .init(main: 50, hugging: 251), .init(main: 30, hugging: 250), .init(main: 20, hugging: 251),
    ])

    expectEqual(
      solver.mainSpans(in: 200),
      [
        Span(start: 0, length: 50), Span(start: 50, length: 130), Span(start: 180, length: 20),
      ])
  }

  @Test func `fill takes what is missing from the last of equals, down to zero`() {
    expectEqual(
      spans([50, 30, 20], .fill, in: 70),
      [Span(start: 0, length: 50), Span(start: 50, length: 20), Span(start: 70, length: 0)])
  }

  @Test func `fill takes what is missing from the item that resists shrinking least`() {
    let solver = StackSolver(items: [
      .init(main: 50, resistance: 100), .init(main: 30), .init(main: 20),
    ])

    expectEqual(
      solver.mainSpans(in: 70),
      [Span(start: 0, length: 20), Span(start: 20, length: 30), Span(start: 50, length: 20)])
  }

  @Test func `gaps alone may reach beyond the end`() {
    expectEqual(
      spans([50, 30], .fill, spacing: 100, in: 60),
      [Span(start: 0, length: 0), Span(start: 100, length: 0)])
  }

  @Test func `fill equally makes all lengths alike`() {
    expectEqual(
      spans([50, 30, 20], .fillEqually, spacing: 10, in: 200),
      [
        Span(start: 0, length: 60), Span(start: 70, length: 60), Span(start: 140, length: 60),
      ])
  }

  @Test func `fill proportionally shares out the whole, and the last gets what is left (R11.85)`() {
    expectEqual(
      spans([160, 80, 40], .fillProportionally, spacing: 10, in: 600),
      [
        Span(start: 0, length: 320), Span(start: 330, length: 160), Span(start: 500, length: 100),
      ])
    // The output of iOS 10.3 for ten views of 1, spacing 1, in 300.
    let ten = spans([Double](repeating: 1, count: 10), .fillProportionally, spacing: 1, in: 300)
    expect(ten.dropLast().allSatisfy { abs($0.length - 15.789) < 0.001 })
    expect(abs(ten[9].length - 148.895) < 0.001)
  }

  @Test func `fill proportionally has nothing left for later ones where gaps take most (R11.85)`() {
    expectEqual(
      spans([30, 30, 30], .fillProportionally, spacing: 20, in: 52),
      [
        Span(start: 0, length: 12), Span(start: 32, length: 0), Span(start: 52, length: 0),
      ])
  }

  @Test func `fill proportionally shrinks in proportion too`() {
    expectEqual(
      spans([100, 60, 40], .fillProportionally, in: 100),
      [Span(start: 0, length: 50), Span(start: 50, length: 30), Span(start: 80, length: 20)])
  }

  @Test func `fill proportionally without intrinsic sizes is even`() {
    expectEqual(
      spans([0, 0], .fillProportionally, in: 100),
      [Span(start: 0, length: 50), Span(start: 50, length: 50)])
  }

  @Test func `equal spacing widens the gaps alike`() {
    expectEqual(
      spans([50, 30, 20], .equalSpacing, spacing: 10, in: 200),
      [
        Span(start: 0, length: 50), Span(start: 100, length: 30), Span(start: 180, length: 20),
      ])
  }

  @Test func `equal spacing keeps the least gaps and shrinks the items`() {
    expectEqual(
      spans([50, 30, 20], .equalSpacing, spacing: 10, in: 110),
      [
        Span(start: 0, length: 50), Span(start: 60, length: 30), Span(start: 100, length: 10),
      ])
  }

  @Test func `no gap of equal spacing is narrower than the widest spacing (R11.83)`() {
    let solver = StackSolver(
      items: [
        .init(main: 20, spacingAfter: 60), .init(main: 20, spacingAfter: 0),
        .init(main: 20, spacingAfter: 10), .init(main: 20),
      ], distribution: .equalSpacing)

    expectEqual(solver.fittingMain, 260)
    expectEqual(solver.mainSpans(in: 290).map(\.start), [0, 90, 180, 270])
    // 200 - 3 * 60 = 20 for the items, of which the first is the last to shrink.
    expectEqual(solver.mainSpans(in: 200).map(\.start), [0, 80, 140, 200])
  }

  @Test func `equal centering compares with the first distance (R11.86)`() {
    // Distances of centers are at least 10, 10, 60, 60 and 60, and 220 together. Level, the first two would be 20: that is 120 away
    // from the others in sum. With 30 and 10 it is 110.
    expectEqual(
      spans([10, 10, 10, 110, 10, 110], .equalCentering, in: 280).map(\.start),
      [0, 30, 40, 50, 160, 170])
  }

  @Test func `equal centering spaces the centers evenly`() {
    // Centers from 25 to 190: 82.5 apart.
    expectEqual(
      spans([50, 30, 20], .equalCentering, in: 200),
      [
        Span(start: 0, length: 50), Span(start: 92.5, length: 30), Span(start: 180, length: 20),
      ])
  }

  @Test func `equal centering keeps the least gaps`() {
    // Even centers would be 35 apart and the long item would overlap its neighbor: its gap is the least, 5.
    expectEqual(
      spans([80, 10, 10], .equalCentering, spacing: 5, in: 120),
      [
        Span(start: 0, length: 80), Span(start: 85, length: 10), Span(start: 110, length: 10),
      ])
  }

  @Test(arguments: [
    StackSolver.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
    .equalCentering,
  ])
  func `an item alone fills the room`(distribution: StackSolver.Distribution) {
    expectEqual(spans([50], distribution, spacing: 10, in: 200), [Span(start: 0, length: 200)])
    expectEqual(spans([50], distribution, spacing: 10, in: 20), [Span(start: 0, length: 20)])
  }

  @Test(arguments: [
    StackSolver.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
    .equalCentering,
  ])
  func `no items take no room`(distribution: StackSolver.Distribution) {
    expect(spans([], distribution, in: 200).isEmpty)
    expectEqual(StackSolver(items: [], distribution: distribution).fittingMain, 0)
    expectEqual(StackSolver(items: [], distribution: distribution).fittingCross, 0)
  }

  @Test func `the fitting length is the sum of lengths and least gaps`() {
    let items = [10.0, 20, 60].map { StackSolver.Item(main: $0, cross: $0, spacingAfter: 5) }

    expectEqual(StackSolver(items: items).fittingMain, 100)
    expectEqual(StackSolver(items: items, distribution: .fillEqually).fittingMain, 190)
    expectEqual(StackSolver(items: items).fittingCross, 60)
  }

  @Test func `items lie across the axis as aligned`() {
    let item = StackSolver.Item(main: 0, cross: 20)
    func span(_ alignment: StackSolver.Alignment) -> Span {
      StackSolver(items: [item], alignment: alignment).crossSpan(of: item, in: 50)
    }

    expectEqual(span(.fill), Span(start: 0, length: 50))
    expectEqual(span(.start), Span(start: 0, length: 20))
    expectEqual(span(.center), Span(start: 15, length: 20))
    expectEqual(span(.end), Span(start: 30, length: 20))
  }

  @Test func `items never reach across the stack`() {
    let item = StackSolver.Item(main: 0, cross: 80)

    expectEqual(
      StackSolver(items: [item], alignment: .center).crossSpan(of: item, in: 50),
      Span(start: 0, length: 50))
  }
}
