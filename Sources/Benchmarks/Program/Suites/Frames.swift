import ViewGeometry

extension Suite {
  /// Benchmarks of whole frames: scrolling, layout of real cells, a hit test, and a preview's
  /// source rectangle.
  ///
  /// Rows whose ids end in `.layout` find the visible elements without creating cells. Rows whose
  /// ids end in `.cells` lay out the cells without queries. The page of a run shows the
  /// differences. Rows whose ids end in `.element` give the time of a whole frame per element.
  static var frames: Suite {
    Suite(
      title: "Whole frames",
      rows: [
        list("frame.list.layout") { feed in { feed.find($0) } },
        list("frame.list.cells") { feed in { feed.show($0) } },
        list("frame.list") { feed in { feed.frame($0) } },
        list("frame.list.element", unit: .nanosecondsPerItem) { feed in { feed.frame($0) } },
        grid("frame.grid.layout") { feed in { feed.find($0) } },
        grid("frame.grid.cells") { feed in { feed.show($0) } },
        grid("frame.grid") { feed in { feed.frame($0) } },
        grid("frame.grid.element", unit: .nanosecondsPerItem) { feed in { feed.frame($0) } },
        changed("frame.resize", frames: 2) { feed in { feed.resize($0) } },
        changed("frame.resize.full", frames: 2) { feed in { feed.resizeAll($0) } },
        changed("frame.update", frames: 20) { feed in { feed.update($0) } },
      ])
  }

  private static let frameSizes = [10_000, 10_000_000]

  private static func list(
    _ id: String, unit: Unit = .nanosecondsPerOperation,
    _ operation: @escaping (FeedTable) -> (Int) -> Double
  ) -> Row {
    Row(id, sizes: frameSizes, quickSizes: [10_000], unit: unit) { inputs in
      let feed = FeedTable(count: inputs.size, random: &inputs.random)
      return .timing(
        Timing(
          operation: Batch(each: operation(feed)), itemsPerOperation: feed.meanElements
        ) { () throws(WrongAnswer) in
          for index in 0..<40 { try feed.checkFound(index * 25) }
          try feed.check({ feed.frame($0) }, indices: stride(from: 0, to: 1_000, by: 25))
        })
    }
  }

  private static func grid(
    _ id: String, unit: Unit = .nanosecondsPerOperation,
    _ operation: @escaping (FeedGrid) -> (Int) -> Double
  ) -> Row {
    Row(id, sizes: frameSizes, quickSizes: [10_000], unit: unit) { inputs in
      let feed = FeedGrid(count: inputs.size, random: &inputs.random)
      return .timing(
        Timing(
          operation: Batch(each: operation(feed)), itemsPerOperation: feed.meanElements
        ) { () throws(WrongAnswer) in
          for index in 0..<40 {
            try feed.checkFound(index * 25)
            try feed.check(index * 25)
          }
        })
    }
  }

  /// Creates a row whose operation makes a change other than scrolling, and then runs a frame.
  private static func changed(
    _ id: String, frames: Int, _ operation: @escaping (FeedTable) -> (Int) -> Double
  ) -> Row {
    Row(id, sizes: frameSizes, quickSizes: [10_000]) { inputs in
      let feed = FeedTable(count: inputs.size, random: &inputs.random)
      let frame = operation(feed)
      // The check scans an array of all heights for each frame.
      let checked = inputs.size > 100_000 ? 2 : frames
      return .timing(
        Timing(operation: Batch(each: frame), itemsPerOperation: feed.meanElements) {
          () throws(WrongAnswer) in
          try feed.check(frame, indices: 0..<checked)
        })
    }
  }
}
