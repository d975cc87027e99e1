import Testing
import ViewGeometry

@testable import LayoutsTests
@testable import TestSupport

/// Spacings, insets and roundings at which lines change.
@Suite struct FlowSpacingTests {
  @Test(arguments: [-10.0, -20])
  func `R6.6 items by which a line grows no longer all lie at its start`(spacing: Double) {
    let metrics = FlowMetrics(leading: 5, itemSpacing: spacing, lineSpacing: 3)
    let sizes = Array(repeating: LayoutSize(width: 10, height: 20), count: 4)
    let solution = FlowSolution([.init(metrics: metrics, sizes: sizes)], width: 300)

    let frames = (0..<4).map { solution.frame(ofItem: $0, section: 0) }

    expectEqual(frames, Array(repeating: LayoutFrame(x: 5, y: 0, width: 10, height: 20), count: 4))
    expectEqual(solution.height, 20)
    expectEqual(solution.item(x: 5, y: 0)?.item, 3)
    expectEqual(solution.item(x: 14, y: 19)?.item, 3)
    expect(solution.item(x: 15, y: 10) == nil)
  }

  @Test(arguments: [(100 - 1e-10, 2), (100 - 1e-8, 1)] as [(Double, Int)])
  func `R6.4 lines of items of mixed heights hold what fits to a rounding`(
    width: Double, perLine: Int
  ) {
    let metrics = FlowMetrics(itemSpacing: 0, lineSpacing: 0)
    let sizes = (1...6).map { LayoutSize(width: 50, height: Double($0)) }
    let solution = FlowSolution([.init(metrics: metrics, sizes: sizes)], width: width)

    expectEqual(solution.height, (perLine == 2 ? 2 + 4 + 6 : 21))
  }

  @Test func `a point above the start of a line by a rounding lies in the line before`() {
    // Eight lines of 1,000.1 points in closed form, the first of which starts at -1,000.
    let metrics = FlowMetrics(before: -1_000, itemSpacing: 0, lineSpacing: 0)
    let sizes =
      Array(repeating: LayoutSize(width: 100, height: 1_000.1), count: 8)
      + [LayoutSize(width: 100, height: 5)]
    let limits = FlowLimits(blockItems: 2, fanOut: 4)
    let solution = FlowSolution([.init(metrics: metrics, sizes: sizes)], width: 100, limits)
    let start = 1_000.1 - 1_000

    expectEqual(solution.frame(ofItem: 1, section: 0).y, start)
    expectEqual(solution.item(x: 50, y: start)?.item, 1)
    // A thousand points added to it round to the length of a line.
    expectEqual(solution.item(x: 50, y: start.nextDown)?.item, 0)
    expectEqual(solution.index(x: 50, y: start.nextDown), ItemIndex(section: 0, item: 0))
  }

  @Test(arguments: [0.25, 0.1, 1.0 / 3])
  func `lines that an inset moves up beyond the start are where the exact sums round to`(
    inset: Double
  ) {
    let metrics = FlowMetrics(before: -inset, itemSpacing: 0, lineSpacing: 0)
    let solution = FlowSolution(
      [
        .init(
          metrics: metrics,
          sizes: [LayoutSize(width: 60, height: 20), LayoutSize(width: 70, height: 30)])
      ], width: 100)

    expectEqual(solution.frame(ofItem: 0, section: 0).y, -inset)
    expectEqual(solution.frame(ofItem: 1, section: 0).y, 20 - inset)
    expectEqual(solution.height, 50 - inset)
  }

  @Test func `items out of a section without length aren't found there`() {
    let metrics = FlowMetrics(after: -50, itemSpacing: 0, lineSpacing: 0)
    let solution = FlowSolution(
      [
        .init(metrics: metrics, sizes: [LayoutSize(width: 100, height: 50)]),
        .init(metrics: FlowMetrics(), sizes: [LayoutSize(width: 100, height: 30)]),
      ], width: 100)
    var found: [Int] = []

    solution.forEachElement(in: Extent(x: 0, y: 0, width: 100, height: 60)) {
      found.append($0.section)
    }

    expectEqual(solution.height, 30)
    expectEqual(found, [1])
    expectEqual(solution.item(x: 50, y: 10)?.section, 1)
    expect(solution.item(x: 50, y: 40) == nil)
  }

  @Test func `metrics are finite, and headers and footers not negative`() {
    let lengths: [WritableKeyPath<FlowMetrics, Double>] = [
      \.leading, \.trailing, \.before, \.after, \.itemSpacing, \.lineSpacing, \.header, \.footer,
    ]

    expect(FlowMetrics().isValid)
    for length in lengths {
      for (value, isValid) in [(5.0, true), (0, true), (.infinity, false), (.nan, false)] {
        var metrics = FlowMetrics()
        metrics[keyPath: length] = value
        expectEqual(metrics.isValid, isValid)
      }
      var metrics = FlowMetrics()
      metrics[keyPath: length] = -5
      expectEqual(metrics.isValid, (length != \.header && length != \.footer))
    }
  }

  @Test func `insets that are finite one by one are valid, however large they are`() {
    let far = Double.greatestFiniteMagnitude

    expect(FlowMetrics(leading: far, trailing: -far).isValid)
    expect(FlowMetrics(before: far, after: -far).isValid)
  }

  /// A narrow item shortens its line by the excess of the negative spacing over its width.
  @Test(arguments: 0..<24)
  func `R6.3 an edit lets the next items join its line where they shorten it`(place: Int) {
    let metrics = FlowMetrics(itemSpacing: -50, lineSpacing: 0)
    var section = NaiveFlow.Section(
      metrics: metrics,
      sizes: (0..<24).map {
        LayoutSize(width: $0 % 2 == 0 ? 150 : 20, height: 20 + Double($0 % 3) * 4)
      })
    let limits = FlowLimits(blockItems: 4, fanOut: 4)
    var solution = FlowSolution([section], width: 100, limits)
    // Each of these is too long for its line, or doesn't fit behind the one before.
    expectEqual(Set((0..<24).map { solution.frame(ofItem: $0, section: 0).maxY }).count, 24)
    let new = LayoutSize(width: 120, height: 30)

    solution.replaceItems(place..<place + 1, inSection: 0, with: .each([new]))
    section.sizes[place] = new

    let expected = NaiveFlow(width: 100, sections: [section]).elements.map(\.frame)
    let frames = (0..<24).map { solution.frame(ofItem: $0, section: 0) }
    expectEqual(frames, expected)
  }

  @Test func `a lone item is centered on request`() {
    func x(count: Int, _ centers: Bool) -> Double {
      let metrics = FlowMetrics(leading: 10, centersLoneItem: centers)
      let sizes = Array(repeating: LayoutSize(width: 50, height: 20), count: count)
      return FlowSolution([.init(metrics: metrics, sizes: sizes)], width: 310)
        .frame(ofItem: 0, section: 0).x
    }

    expectEqual(x(count: 1, true), 135)
    expectEqual(x(count: 1, false), 10)
    expectEqual(x(count: 2, true), 10)
  }

  /// One, three and five items a line, in whole 64ths; one and four that are too wide for two bytes.
  @Test(
    arguments: [(60, 100), (60, 200), (16, 100), (2_000, 2_500), (2_000, 9_000)]
      as [(Double, Double)])
  func `many items of different heights lie in their lines and are found there`(
    itemWidth: Double, width: Double
  ) throws {
    let metrics = FlowMetrics(before: 7, itemSpacing: 5, lineSpacing: 3, header: 11)
    let sizes = (0..<1_500).map { item -> LayoutSize in
      let (less, height) = (item % 3, 1 + item * 7 % 50)
      return LayoutSize(width: itemWidth - Double(less), height: Double(height))
    }
    let section = NaiveFlow.Section(metrics: metrics, sizes: sizes)
    let naive = NaiveFlow(width: width, sections: [section])
    let solution = FlowSolution([section], width: width)

    expectEqual(solution.height, naive.height)
    expect(solution.brokenInvariant == nil)
    let items = naive.elements.filter { $0.kind == .item }
    for item in items {
      let frame = solution.frame(ofItem: item.item, section: 0)
      try #require(frame == item.frame)
      try #require(solution.item(x: frame.x, y: frame.y)?.item == item.item)
      let end = (x: frame.maxX.nextDown, y: frame.maxY.nextDown)
      try #require(solution.item(x: end.x, y: end.y)?.item == item.item)
      try #require(solution.index(x: end.x, y: end.y)?.item == item.item)
    }
    for item in stride(from: 0, to: 1_500, by: 93) {
      let window = Extent(x: 0, y: items[item].frame.y, width: width / 2, height: 40)
      var found: [Int] = []
      solution.forEachElement(in: window) { found.append($0.item) }
      expectEqual(found, items.filter { $0.frame.overlaps(window) }.map(\.item))
    }
  }

  /// The parts of a section's metrics; two of them that are finite may still add up to infinity.
  private static let parts: [any WritableKeyPath<FlowMetrics, Double> & Sendable] = [
    \.leading, \.trailing, \.before, \.after, \.itemSpacing, \.lineSpacing, \.header, \.footer,
  ]

  @Test func `metrics whose sum isn't finite aren't valid`() {
    for (index, first) in Self.parts.enumerated() {
      for second in Self.parts[(index + 1)...] {
        var metrics = FlowMetrics()
        metrics[keyPath: first] = .greatestFiniteMagnitude
        expect(metrics.isValid)
        metrics[keyPath: second] = .greatestFiniteMagnitude
        expect(!metrics.isValid)
      }
    }
  }
}
