import ViewGeometry

extension Suite {
  /// Whole frames: scroll, lay out real cells, touch, and the rectangle a preview springs from.
  static var frames: Suite {
    Suite(
      title: "Whole frames",
      rows: [
        list("frame.list", unit: .nanosecondsPerOperation),
        list("frame.list.element", unit: .nanosecondsPerItem),
        grid("frame.grid", unit: .nanosecondsPerOperation),
        grid("frame.grid.element", unit: .nanosecondsPerItem),
        changed("frame.resize", frames: 2) { feed in { feed.resize($0) } },
        changed("frame.resize.full", frames: 2) { feed in { feed.resizeAll($0) } },
        changed("frame.update", frames: 20) { feed in { feed.update($0) } },
      ])
  }

  private static let frameSizes = [10_000, 10_000_000]

  /// A frame per element is the same frame again: told of the large size alone.
  private static func sizes(_ unit: Unit) -> [Int] {
    unit == .nanosecondsPerItem ? [10_000_000] : frameSizes
  }

  private static func list(_ id: String, unit: Unit) -> Row {
    Row(id, sizes: sizes(unit), quickSizes: [10_000], unit: unit) { inputs in
      let feed = FeedTable(count: inputs.size, random: &inputs.random)
      return .timing(
        Timing(
          operation: Batch(each: { feed.frame($0) }), itemsPerOperation: feed.meanElements
        ) { () throws(WrongAnswer) in
          try feed.check({ feed.frame($0) }, indices: stride(from: 0, to: 1_000, by: 25))
        })
    }
  }

  private static func grid(_ id: String, unit: Unit) -> Row {
    Row(id, sizes: sizes(unit), quickSizes: [10_000], unit: unit) { inputs in
      let feed = FeedGrid(count: inputs.size, random: &inputs.random)
      return .timing(
        Timing(
          operation: Batch(each: { feed.frame($0) }), itemsPerOperation: feed.meanElements
        ) { () throws(WrongAnswer) in
          for index in 0..<40 { try feed.check(index * 25) }
        })
    }
  }

  /// A frame after something else than a scroll.
  private static func changed(
    _ id: String, frames: Int, _ operation: @escaping (FeedTable) -> (Int) -> Double
  ) -> Row {
    Row(id, sizes: frameSizes, quickSizes: [10_000]) { inputs in
      let feed = FeedTable(count: inputs.size, random: &inputs.random)
      let frame = operation(feed)
      // An array of all heights is scanned for each.
      let checked = inputs.size > 100_000 ? 2 : frames
      return .timing(
        Timing(operation: Batch(each: frame), itemsPerOperation: feed.meanElements) {
          () throws(WrongAnswer) in
          try feed.check(frame, indices: 0..<checked)
        })
    }
  }
}
