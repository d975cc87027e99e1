import Testing
import ViewGeometry

@testable import TestSupport

/// Several threads build the same structures as one.
@Suite struct ParallelLaws {
  private static let workers = [2, 3, 8]

  /// Parts so small that a few elements make several.
  private static func work(_ workers: Int, _ source: inout ChoiceSource) -> ParallelWork {
    ParallelWork(workers: workers, leastElements: 1 + source.index(below: 40))
  }

  private static let cases = CaseRange(
    seed: CaseRange.standard.seed, count: 100, limit: CaseRange.standard.limit)

  struct Boxes {
    var boxes: [Extent]
    var nodeWidth: Int
    var work: ParallelWork
    var window: Extent
  }

  private static func boxes(_ workers: Int) -> (inout ChoiceSource) -> Boxes {
    { source in
      // On a coarse grid boxes share cells of the curve; some are empty or infinite.
      let range = source.pick([4, 1_000, 1 << 20])
      func extent(_ source: inout ChoiceSource) -> Extent {
        if source.oneIn(60) { return .everything }
        let side = source.oneIn(40) ? 0 : 1 + source.index(below: 30)
        return Extent(
          x: Double(source.integer(within: range)) / 2, y: Double(source.integer(within: range)),
          width: Double(side), height: Double(1 + source.index(below: 30)) / 3)
      }
      var boxes = source.list(mean: 60, limit: 300, of: extent)
      if source.oneIn(3) { boxes = Array(repeating: boxes, count: 12).flatMap { $0 } }
      return Boxes(
        boxes: boxes, nodeWidth: source.pick([2, 3, 16]), work: work(workers, &source),
        window: extent(&source))
    }
  }

  @Test(arguments: workers)
  func `boxes come into the same order along the curve`(workers: Int) {
    check(Self.boxes(workers), cases: Self.cases) { input in
      input.boxes.withUnsafeBufferPointer { boxes in
        let order = HilbertOrder.sorted(boxes)
        expectEqual(HilbertOrder.sorted(boxes, input.work), order)
        // By key, and by index among equal keys.
        expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 })
        expectEqual(Set(order.map { UInt32(truncatingIfNeeded: $0) }).count, boxes.count)
      }
    }
  }

  @Test(arguments: workers)
  func `an index has the same tree`(workers: Int) {
    check(Self.boxes(workers), cases: Self.cases) { input in
      let (serial, parallel) = input.boxes.withUnsafeBufferPointer {
        (
          SpatialIndex(extents: $0, nodeWidth: input.nodeWidth, work: .serial),
          SpatialIndex(extents: $0, nodeWidth: input.nodeWidth, work: input.work)
        )
      }

      parallel.checkInvariants()
      // Without a specified order: in that of the tree.
      for area in [input.window, .everything] {
        let (found, expected) = (parallel.items(in: area), serial.items(in: area))
        try demand(found == expected, "\(found), not \(expected)")
      }
    }
  }

  struct Photos {
    var sizes: [LayoutSize]
    var chunk: Int
    var metrics: FlowMetrics
    var limits: FlowLimits
    var work: ParallelWork

    func items(_ work: ParallelWork) -> FlowSection.Items {
      var builder = FlowItemsBuilder(metrics, containerWidth: 320, limits: limits, work: work)
      for start in stride(from: 0, to: sizes.count, by: chunk) {
        Array(sizes[start..<min(sizes.count, start + chunk)])
          .withUnsafeBufferPointer { builder.append($0) }
      }
      return builder.finish()
    }

    func solution(_ work: ParallelWork) -> FlowSolution {
      FlowSolution(
        containerWidth: 320,
        sections: [FlowSection(metrics: metrics, items: items(work), containerWidth: 320)],
        limits: limits)
    }
  }

  private static func photos(_ workers: Int) -> (inout ChoiceSource) -> Photos {
    { source in
      var sizes = source.flowSizes(limit: 60)
      // Equal widths keep lines that begin at different items apart; mixed ones bring them
      // together.
      let isEven = source.oneIn(3)
      sizes += source.list(mean: 150, limit: 600) { source in
        LayoutSize(
          width: isEven ? 70 : source.flowLength(below: 200), height: source.flowLength(below: 90))
      }
      // A third of a point doesn't fit a narrow block.
      if source.oneIn(4) {
        sizes = sizes.map { LayoutSize(width: $0.width / 3, height: $0.height) }
      }
      return Photos(
        sizes: sizes, chunk: source.pick([max(1, sizes.count), 1, 7, 50]),
        metrics: source.flowMetrics(), limits: source.flowLimits(), work: work(workers, &source))
    }
  }

  @Test(arguments: workers)
  func `a flow has the same frames, bit for bit`(workers: Int) {
    check(Self.photos(workers), cases: Self.cases) { input in
      let (serial, parallel) = (input.solution(.serial), input.solution(input.work))

      let broken = parallel.brokenInvariant
      try demand(broken == nil, broken ?? "")
      try demand(parallel.height == serial.height, "\(parallel.height), not \(serial.height)")
      try demand(parallel.itemCount(inSection: 0) == input.sizes.count, "Items are missing.")
      for item in input.sizes.indices {
        let frame = parallel.frame(ofItem: item, section: 0)
        let expected = serial.frame(ofItem: item, section: 0)
        try demand(frame == expected, "Item \(item): \(frame), not \(expected)")
      }
    }
  }

  struct Pins {
    var waterfall: NaiveWaterfall
    var work: ParallelWork
  }

  private static func pins(_ workers: Int) -> (inout ChoiceSource) -> Pins {
    { source in
      let heights = source.list(mean: 200, limit: 1_000) { source in
        Double(source.index(below: 1_600)) / (source.oneIn(9) ? 3 : 4)
      }
      var waterfall = NaiveWaterfall(
        heights: heights, columnCount: 1 + source.index(below: 6),
        spacing: Double(source.index(below: 3)) * 5,
        order: source.pick(WaterfallItemOrder.allCases), pinsColumns: source.flag())
      waterfall.nodeCapacity = source.pick([4, 6, nil])
      return Pins(waterfall: waterfall, work: work(workers, &source))
    }
  }

  @Test(arguments: workers)
  func `a waterfall has the same frames, bit for bit`(workers: Int) {
    check(Self.pins(workers), cases: Self.cases) { input in
      let serial = input.waterfall.solved(.serial)
      let parallel = input.waterfall.solved(input.work)

      let broken = parallel.brokenInvariant
      try demand(broken == nil, broken ?? "")
      try demand(parallel.height == serial.height, "\(parallel.height), not \(serial.height)")
      for item in input.waterfall.heights.indices {
        let (found, expected) = (parallel.place(of: item), serial.place(of: item))
        try demand(found == expected, "\(found), not \(expected)")
      }
    }
  }
}
