import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of a waterfall layout of up to ten million items in five columns.
  static var waterfall: Suite {
    Suite(
      title: "Waterfall",
      rows: [build, buildOnCores, pointToItem, insert, insertPinned, waterfallMemory])
  }

  private static let sizes = [1_000_000, 10_000_000]
  private static let quickSizes = [100_000]
  private static let columnCount = 5

  private static func heights(_ inputs: inout Inputs) -> [Double] {
    (0..<inputs.size).map { _ in 100 + inputs.random.nextDyadic(below: 300) }
  }

  private static func solve(
    _ heights: [Double], pinsColumns: Bool = false, _ work: ParallelWork = .serial
  ) -> WaterfallItems {
    heights.withUnsafeBufferPointer {
      WaterfallItems(
        heights: $0, columnCount: columnCount, spacing: 10, pinsColumns: pinsColumns, work: work)
    }
  }

  private static var build: Row {
    Row(
      "waterfall.build", sizes: sizes, quickSizes: quickSizes, unit: .nanosecondsPerItem,
      limit: "limit.waterfallPass"
    ) { inputs in
      let heights = heights(&inputs)
      let operation = Batch(count: 1) { _ in solve(heights).height }
      let limit = Batch(count: 1) { _ in WaterfallPassLimit(heights, columnCount).height }
      let naive = Batch(count: 1) { _ in NaiveWaterfall(heights, columnCount).height }
      return .timing(
        Timing(
          operation: operation, limit: limit, naive: naive,
          itemsPerOperation: Double(inputs.size)
        ) { () throws(WrongAnswer) in
          let (items, pass) = (solve(heights), WaterfallPassLimit(heights, columnCount))
          try Agreement.require(items.height, pass.height, for: "The height")
          for item in 0..<min(10_000, heights.count) {
            try Agreement.require(items.place(of: item).y, pass.starts[item], for: "Item \(item)")
          }
        })
    }
  }

  /// Solves the layout on all cores; the baseline uses one core.
  private static var buildOnCores: Row {
    Row(
      "waterfall.build.cores", sizes: sizes, quickSizes: quickSizes, unit: .nanosecondsPerItem,
      limit: "waterfall.build"
    ) { inputs in
      let heights = heights(&inputs)
      let operation = Batch(count: 1, isConcurrent: true) { _ in solve(heights, .standard).height }
      let limit = Batch(count: 1, isConcurrent: true) { _ in solve(heights).height }
      return .timing(
        Timing(operation: operation, limit: limit, itemsPerOperation: Double(inputs.size)) {
          () throws(WrongAnswer) in
          let (items, serial) = (solve(heights, .standard), solve(heights))
          for item in stride(from: 0, to: heights.count, by: 997) {
            try Agreement.require(
              items.place(of: item), serial.place(of: item), for: "Item \(item)")
          }
        })
    }
  }

  private static var pointToItem: Row {
    Row(
      "waterfall.pointToItem", sizes: sizes, quickSizes: quickSizes, limit: "list.offsetToRow"
    ) { inputs in
      let heights = heights(&inputs)
      let items = solve(heights)
      let list = ListQuestions(count: inputs.size, random: &inputs.random)
      let height = items.height
      let offsets = (0..<1 << 20).map { _ in inputs.random.nextDyadic(below: height) }
      let operation = Batch { range in
        var (item, sum) = (0, 0)
        for index in range {
          let offset = offsets[wrapping: index] + Double(item & list.zero)
          item = items.item(inColumn: index % columnCount, at: offset)?.item ?? 0
          sum &+= item
        }
        return Double(sum)
      }
      let twin = NaiveWaterfall(heights, columnCount)
      let naive = Batch(each: { index in
        Double(twin.item(inColumn: index % columnCount, at: offsets[wrapping: index]) ?? 0)
      })
      return .timing(
        Timing(
          operation: operation, limit: list.find(list.lengths.offsets), naive: naive
        ) { () throws(WrongAnswer) in
          for (index, offset) in offsets.prefix(20).enumerated() {
            try Agreement.require(
              items.item(inColumn: index % columnCount, at: offset)?.item,
              twin.item(inColumn: index % columnCount, at: offset), for: "The item at \(offset)")
          }
        })
    }
  }

  private static var insert: Row { insert("waterfall.insert", pinsColumns: false) }

  private static var insertPinned: Row { insert("waterfall.insert.pinned", pinsColumns: true) }

  /// Inserts items at random positions.
  ///
  /// With pinned columns, the baseline is an insertion into a list; otherwise it is a pass over all
  /// heights.
  private static func insert(_ id: String, pinsColumns: Bool) -> Row {
    Row(
      id, sizes: sizes, quickSizes: quickSizes,
      limit: pinsColumns ? "list.insert.random" : "limit.waterfallPass"
    ) { inputs in
      let heights = heights(&inputs)
      var items = solve(heights, pinsColumns: pinsColumns)
      var list = OffsetTree(heights)
      let (original, originalList) = (items, list)
      let places = (0..<1 << 16).map { _ in inputs.random.nextIndex(below: heights.count) }
      let operation = Batch(
        count: pinsColumns ? 1_000 : 1, reset: { items = original }
      ) { range in
        for index in range { items.insert(height: 180.5, at: places[wrapping: index]) }
        return items.height
      }
      let listInsert = Batch(count: 1_000, reset: { list = originalList }) { range in
        for index in range { list.insert(180.5, at: places[wrapping: index]) }
        return list.totalLength
      }
      let pass = Batch(count: 1) { _ in WaterfallPassLimit(heights, columnCount).height }
      let naive = Batch(count: 1) { range in
        var inserted = heights
        for index in range { inserted.insert(180.5, at: places[wrapping: index]) }
        return NaiveWaterfall(inserted, columnCount).height
      }
      return .timing(
        Timing(operation: operation, limit: pinsColumns ? listInsert : pass, naive: naive) {
          () throws(WrongAnswer) in
          var (checked, expected) = (original, heights)
          checked.insert(height: 180.5, at: places[0])
          expected.insert(180.5, at: places[0])
          try Agreement.require(checked.count, expected.count, for: "The count")
          guard !pinsColumns else { return }
          let twin = NaiveWaterfall(expected, columnCount)
          try Agreement.require(checked.height, twin.height, for: "The height")
          for item in places.prefix(1000) {
            try Agreement.require(
              checked.place(of: item).y, Double(twin.frames[item].minY), for: "Item \(item)")
          }
        })
    }
  }

  private static var waterfallMemory: Row {
    Row(
      "waterfall.memory", sizes: sizes, quickSizes: quickSizes, unit: .bytesPerItem,
      limit: "limit.waterfallPass"
    ) { inputs in
      let heights = heights(&inputs)
      let (items, bytes) = measuringHeldBytes { solve(heights) }
      return withExtendedLifetime(items) {
        // The plain pass stores a start for each item.
        .memory(bytes: bytes / Double(heights.count), limit: 8)
      }
    }
  }
}
