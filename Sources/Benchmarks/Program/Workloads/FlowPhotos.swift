import ViewGeometry

/// A timeline of photos of mixed aspect ratios in lines about 120 points high, and queries on it.
struct FlowPhotos {
  static let width = 390.0
  static let metrics = FlowMetrics(itemSpacing: 2, lineSpacing: 2)

  let sizes: ContiguousArray<LayoutSize>
  let solution: FlowSolution
  let naive: NaivePhotoLines
  /// Random points; their count is a power of two.
  let points: [SIMD2<Double>]
  /// Random item indices; their count is a power of two.
  let items: [Int]

  init(count: Int, random: inout SplitMix64) {
    let sizes = Self.sizes(count, random: &random)
    self.sizes = sizes
    solution = Self.solve(sizes)
    naive = NaivePhotoLines(sizes)
    let height = solution.height
    let questions = 1 << 20
    points = (0..<questions).map { _ in
      SIMD2(random.nextDyadic(below: Self.width), random.nextDyadic(below: height))
    }
    items = (0..<questions).map { _ in random.nextIndex(below: count) }
  }

  /// Returns random photo sizes with the aspect ratios of a phone's library.
  ///
  /// Widths are multiples of 1/8 point, heights of 1/64.
  static func sizes(_ count: Int, random: inout SplitMix64) -> ContiguousArray<LayoutSize> {
    ContiguousArray((0..<count).map { _ in size(random: &random) })
  }

  static func size(random: inout SplitMix64) -> LayoutSize {
    let height = 112 + random.nextDyadic(below: 16)
    // 3:4, 4:3, 9:16, 16:9, 1:1, 3:2, screenshots and panoramas.
    let shares: [(upTo: Double, ratio: Double)] = [
      (0.42, 0.75), (0.7, 1.33), (0.78, 0.5625), (0.85, 1.78), (0.9, 1), (0.96, 1.5), (0.98, 0.46),
    ]
    let place = random.nextUnit()
    let ratio = shares.first { place < $0.upTo }?.ratio ?? 2.5
    return LayoutSize(width: (height * ratio * 8).rounded() / 8, height: height)
  }

  @inline(never)
  static func solve(
    _ sizes: ContiguousArray<LayoutSize>, _ work: ParallelWork = .serial
  ) -> FlowSolution {
    var builder = FlowItemsBuilder(metrics, containerWidth: width, work: work)
    sizes.withUnsafeBufferPointer { builder.append($0) }
    let section = FlowSection(
      metrics: metrics, items: builder.finish(), containerWidth: width)
    return FlowSolution(containerWidth: width, sections: [section])
  }

  /// Does the minimal work of a flow: one pass that reads every size and sums the widths.
  ///
  /// It starts with a different sum each time; otherwise the compiler could reuse one result.
  @inline(never)
  static func pass(_ sizes: ContiguousArray<LayoutSize>, from start: Double) -> Double {
    var (sum, tallest) = (start, 0.0)
    for size in sizes {
      sum += size.width
      tallest = max(tallest, size.height)
    }
    return sum + tallest
  }

  /// Compares the results with those of the naive twin.
  func check() throws(WrongAnswer) {
    for item in items.prefix(1_000) {
      try Agreement.require(
        solution.frame(ofItem: item, section: 0), naive.frame(of: item), for: "Item \(item)")
    }
    for point in points.prefix(1_000) {
      let found = solution.item(x: point.x, y: point.y)?.item
      try Agreement.require(found, naive.item(at: point), for: "The point \(point)")
    }
    try Agreement.require(solution.height, naive.height, for: "The height")
  }
}
