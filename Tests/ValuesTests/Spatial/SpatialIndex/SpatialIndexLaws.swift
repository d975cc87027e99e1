import Testing
import ViewGeometry

@testable import TestSupport

/// A spatial index answers like a scan of every box.
@Suite struct SpatialIndexLaws {
  struct Case {
    var boxes: [SpatialIndexModel.Box]
    var nodeWidth: Int
    var x: Double
    var y: Double
    var area: Extent
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    // Few integers, so that edges and depths coincide, or any values.
    let number: (inout ChoiceSource) -> Double =
      switch source.index(below: 3) {
      case 0: { Double($0.integer(within: 8)) }
      case 1: { $0.real(within: 1e6) }
      default: { $0.oneIn(3) ? $0.nasty() : $0.dyadic() }
      }
    func extent(_ source: inout ChoiceSource) -> Extent {
      let (x, y) = (number(&source), number(&source))
      if source.oneIn(12) { return Extent(minX: x, minY: .nan, maxX: x + 1, maxY: 9) }
      if source.oneIn(12) { return Extent(minX: -.infinity, minY: y, maxX: x, maxY: .infinity) }
      // A quarter of them is empty or inverted.
      return Extent(minX: x, minY: y, maxX: number(&source), maxY: number(&source))
    }
    let depths = source.pick([1, 3, 1 << 40])
    let boxes = source.list(mean: 40, limit: 400) { source in
      SpatialIndexModel.Box(extent: extent(&source), z: source.integer(within: depths) / 2)
    }
    return Case(
      boxes: boxes, nodeWidth: source.pick([2, 3, 16]), x: number(&source), y: number(&source),
      area: extent(&source))
  }

  @Test func `every question about boxes built at once gets the answer of the twin`() {
    check(Self.anyCase) { input in
      let index = SpatialIndex(
        input.boxes.map { (extent: $0.extent, z: $0.z) }, nodeWidth: input.nodeWidth)
      index.checkInvariants()
      let mismatch = SpatialIndexModel(input.boxes)
        .mismatch(index, x: input.x, y: input.y, input.area)
      try demand(mismatch == nil, mismatch ?? "")
    }
  }

  @Test func `boxes without depths lie at depth zero`() {
    check(Self.anyCase) { input in
      let extents = input.boxes.map(\.extent)
      let index = extents.withUnsafeBufferPointer {
        SpatialIndex(extents: $0, nodeWidth: input.nodeWidth)
      }
      let mismatch = SpatialIndexModel(extents.map { SpatialIndexModel.Box(extent: $0, z: 0) })
        .mismatch(index, x: input.x, y: input.y, input.area)
      try demand(mismatch == nil, mismatch ?? "")
    }
  }

  @Test func `the corners of every box are found in it and outside as edges are half-open`() {
    check(Self.anyCase) { input in
      let index = SpatialIndex(
        input.boxes.map { (extent: $0.extent, z: $0.z) }, nodeWidth: input.nodeWidth)
      let model = SpatialIndexModel(input.boxes)
      for box in input.boxes.prefix(20) {
        for (x, y) in [
          (box.extent.minX, box.extent.minY), (box.extent.maxX, box.extent.minY),
          (box.extent.minX, box.extent.maxY), (box.extent.maxX.nextDown, box.extent.minY),
        ] {
          let (found, expected) = (
            index.items(holdingX: x, y: y), model.items { $0.contains(x: x, y: y) }
          )
          try demand(found == expected, "At (\(x), \(y)): \(found), not \(expected).")
        }
      }
    }
  }
}
