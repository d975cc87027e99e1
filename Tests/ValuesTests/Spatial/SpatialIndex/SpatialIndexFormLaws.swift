import Testing
import ViewGeometry

@testable import TestSupport

/// An index that keeps edges as `Float`s answers like one that keeps the same edges as `Double`s,
/// and like a scan of every box.
@Suite struct SpatialIndexFormLaws {
  struct Case {
    var boxes: [SpatialIndexModel.Box]
    var nodeWidth: Int
    var x: Double
    var y: Double
    var area: Extent
  }

  /// A value that a `Float` represents, in one of the interesting ranges.
  private static func edge(_ source: inout ChoiceSource, _ range: Int) -> Double {
    switch range {
    case 0: return Double(source.integer(within: 8))
    case 1: return Double(source.integer(within: 4_096)) / 4
    case 2: return Double(0x100_0000 - source.index(below: 8)) * (source.flag() ? -1 : 1)
    case 3:
      let float = Float(bitPattern: UInt32(truncatingIfNeeded: source.choice(below: 1 << 32)))
      return float.isNaN ? 0 : Double(float)
    default:
      let magnitude = source.pick([
        0, Float.leastNonzeroMagnitude, .leastNormalMagnitude, 1, Float(1).nextUp, 0x1p24,
        .greatestFiniteMagnitude, .infinity,
      ])
      return Double(source.flag() ? -magnitude : magnitude)
    }
  }

  /// The edge, or the nearest value on either side of it that isn't a `Float`.
  private static func near(_ edge: Double, _ source: inout ChoiceSource) -> Double {
    guard edge.isFinite else { return 0 }
    return source.pick([edge, edge.nextDown, edge.nextUp])
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    let range = source.index(below: 5)
    func extent(_ source: inout ChoiceSource) -> Extent {
      let (x, y) = (edge(&source, range), edge(&source, range))
      let (otherX, otherY) = (edge(&source, range), edge(&source, range))
      return Extent(
        minX: min(x, otherX), minY: min(y, otherY), maxX: max(x, otherX), maxY: max(y, otherY))
    }
    let boxes = source.list(mean: 40, limit: 400) { source in
      SpatialIndexModel.Box(extent: extent(&source), z: source.integer(within: 2))
    }
    let area = extent(&source)
    return Case(
      boxes: boxes, nodeWidth: source.pick([2, 3, 16]),
      x: near(edge(&source, range), &source), y: near(edge(&source, range), &source),
      area: Extent(
        minX: near(area.minX, &source), minY: near(area.minY, &source),
        maxX: near(area.maxX, &source), maxY: near(area.maxY, &source)))
  }

  @Test func `boxes whose edges are floats are kept as such and found as by the twin`() {
    check(Self.anyCase) { input in
      let index = SpatialIndex(
        input.boxes.map { (extent: $0.extent, z: $0.z) }, nodeWidth: input.nodeWidth)

      index.checkInvariants()
      try demand(index.isCompact, "The boxes are kept as doubles.")
      let mismatch = SpatialIndexModel(input.boxes)
        .mismatch(index, x: input.x, y: input.y, input.area)
      try demand(mismatch == nil, mismatch ?? "")
    }
  }

  @Test func `one more box behind them that needs doubles changes no other answer`() {
    check(Self.anyCase) { input in
      let boxes = input.boxes.map { (extent: $0.extent, z: $0.z) }
      let compact = SpatialIndex(boxes, nodeWidth: input.nodeWidth)
      let behind = (extent: Extent(minX: 0.1, minY: 0, maxX: 1, maxY: 1), z: Int.min)
      let wide = SpatialIndex(boxes + [behind], nodeWidth: input.nodeWidth)
      func others(_ items: [Int]) -> [Int] { items.filter { $0 != boxes.count } }

      wide.checkInvariants()
      try demand(!wide.isCompact, "The boxes are kept as floats.")
      let top = wide.topmostItem(x: input.x, y: input.y)
      try demand(
        compact.topmostItem(x: input.x, y: input.y) == (top == boxes.count ? nil : top),
        "Topmost is \(String(describing: top)).")
      for order in [SpatialIndex.Order.ascending, .backToFront] {
        let found = compact.items(in: input.area, order: order)
        let expected = others(wide.items(in: input.area, order: order))
        try demand(found == expected, "\(order): \(found), not \(expected).")
      }
      let found = compact.nearestItems(x: input.x, y: input.y, count: boxes.count)
      let expected = others(wide.nearestItems(x: input.x, y: input.y, count: boxes.count + 1))
      try demand(found == expected, "Nearest: \(found), not \(expected).")
    }
  }
}
