import ViewGeometry

extension Suite {
  /// Benchmarks of an index of up to ten million random boxes: building, queries, moves and memory.
  ///
  /// The boxes of rows whose ids begin with `index.whole` have integer edges; those of the other
  /// rows have arbitrary edges.
  static var index: Suite {
    Suite(
      title: "Spatial index",
      rows: [
        build, buildOnCores, topAtPoint("index.topAtPoint"), rect("index.rect"), nearest, move,
        edit,
        indexMemory("index.memory"), topAtPoint("index.whole.topAtPoint", .whole),
        rect("index.whole.rect", .whole), indexMemory("index.whole.memory", .whole),
      ])
  }

  private static let sizes = [1_000_000, 10_000_000]
  private static let quickSizes = [100_000]

  private static var build: Row {
    Row(
      "index.build", sizes: sizes, quickSizes: quickSizes, unit: .nanosecondsPerItem,
      limit: "limit.hilbertSort"
    ) { inputs in
      let boxes = IndexBoxes(count: inputs.size, random: &inputs.random)
      let operation = Batch(count: 1) { range in
        var sum = 0
        for _ in range { sum += boxes.index(.serial).topmostItem(x: 1, y: 1) ?? 0 }
        return Double(sum)
      }
      let limit = Batch(count: 1) { range in
        var sum: UInt64 = 0
        for _ in range {
          sum &+= boxes.boxes.withUnsafeBufferPointer { HilbertOrder.sorted($0) }[0] & 1
        }
        return Double(sum)
      }
      return .timing(
        Timing(operation: operation, limit: limit, itemsPerOperation: Double(inputs.size)))
    }
  }

  /// Builds the index on all cores; the baseline uses one core.
  private static var buildOnCores: Row {
    Row(
      "index.build.cores", sizes: sizes, quickSizes: quickSizes, unit: .nanosecondsPerItem,
      limit: "index.build"
    ) { inputs in
      let boxes = IndexBoxes(count: inputs.size, random: &inputs.random)
      let build = { (work: ParallelWork) in
        Batch(count: 1, isConcurrent: true) { range in
          var sum = 0
          for _ in range { sum += boxes.index(work).topmostItem(x: 1, y: 1) ?? 0 }
          return Double(sum)
        }
      }
      return .timing(
        Timing(
          operation: build(.standard), limit: build(.serial),
          itemsPerOperation: Double(inputs.size)
        ) { () throws(WrongAnswer) in
          let (index, serial) = (boxes.index(.standard), boxes.index(.serial))
          let area = Extent(x: 0, y: 0, width: boxes.side / 2, height: boxes.side / 2)
          try Agreement.require(index.items(in: area), serial.items(in: area), for: "The boxes")
        })
    }
  }

  private static func topAtPoint(_ id: String, _ numbers: IndexBoxes.Numbers = .any) -> Row {
    Row(id, sizes: sizes, quickSizes: quickSizes) { inputs in
      let boxes = IndexBoxes(count: inputs.size, numbers, random: &inputs.random)
      return .timing(topmost(in: boxes.index, of: boxes.boxes, at: boxes.points))
    }
  }

  /// Runs the query of `index.topAtPoint` on an index in which a hundredth of the boxes have moved
  /// since it was built.
  private static var move: Row {
    Row("index.move", sizes: sizes, quickSizes: quickSizes, limit: "index.topAtPoint") { inputs in
      let boxes = IndexBoxes(count: inputs.size, random: &inputs.random)
      let (index, moved) = boxes.moved(&inputs.random)
      var timing = topmost(in: index, of: moved, at: boxes.points)
      timing.limit = topmost(in: boxes.index, of: boxes.boxes, at: boxes.points).operation
      timing.naive = nil
      return .timing(timing)
    }
  }

  private static func topmost(
    in index: SpatialIndex, of boxes: ContiguousArray<Extent>, at points: [SIMD2<Double>]
  ) -> Timing {
    let operation = Batch { range in
      var sum = 0
      for number in range {
        let point = points[wrapping: number]
        sum &+= index.topmostItem(x: point.x, y: point.y) ?? 0
      }
      return Double(sum)
    }
    let naive = Batch(each: { number in
      Double(NaiveIndex.topmost(in: boxes, points[wrapping: number]) ?? 0)
    })
    return Timing(operation: operation, naive: naive) { () throws(WrongAnswer) in
      for point in points.prefix(20) {
        try Agreement.require(
          index.topmostItem(x: point.x, y: point.y), NaiveIndex.topmost(in: boxes, point),
          for: "The topmost box at \(point)")
      }
    }
  }

  private static func rect(_ id: String, _ numbers: IndexBoxes.Numbers = .any) -> Row {
    Row(id, sizes: sizes, quickSizes: quickSizes, unit: .nanosecondsPerItem) { inputs in
      let boxes = IndexBoxes(count: inputs.size, numbers, random: &inputs.random)
      let index = boxes.index
      let areas = boxes.points.map { Extent(x: $0.x, y: $0.y, width: 1000, height: 800) }
      let operation = Batch { range in
        var sum = 0
        for number in range { sum &+= index.items(in: areas[wrapping: number]).count }
        return Double(sum)
      }
      let naive = Batch(each: { number in
        Double(NaiveIndex.items(in: boxes.boxes, areas[wrapping: number]).count)
      })
      let found = areas.reduce(0) { $0 + index.items(in: $1).count }
      return .timing(
        Timing(
          operation: operation, naive: naive,
          itemsPerOperation: Double(found) / Double(areas.count)
        ) { () throws(WrongAnswer) in
          for area in areas.prefix(20) {
            try Agreement.require(
              index.items(in: area, order: .ascending), NaiveIndex.items(in: boxes.boxes, area),
              for: "The boxes in \(area)")
          }
        })
    }
  }

  /// Queries the ten boxes nearest to a point.
  private static var nearest: Row {
    Row("index.nearest", sizes: sizes, quickSizes: quickSizes) { inputs in
      let boxes = IndexBoxes(count: inputs.size, random: &inputs.random)
      let (index, points) = (boxes.index, boxes.points)
      let operation = Batch { range in
        var sum = 0
        for number in range {
          let point = points[wrapping: number]
          index.forEachNearestItem(x: point.x, y: point.y, count: 10) { sum &+= $0 }
        }
        return Double(sum)
      }
      let naive = Batch(each: { number in
        NaiveIndex.nearest(in: boxes.boxes, points[wrapping: number], count: 10)[9]
      })
      return .timing(
        Timing(operation: operation, naive: naive) { () throws(WrongAnswer) in
          for point in points.prefix(20) {
            let squares = index.nearestItems(x: point.x, y: point.y, count: 10).map {
              NaiveIndex.squareOfDistance(to: boxes.boxes[$0], from: point)
            }
            try Agreement.require(
              squares, NaiveIndex.nearest(in: boxes.boxes, point, count: 10),
              for: "The nearest to \(point)")
          }
        })
    }
  }

  /// Moves one box.
  ///
  /// The index rebuilds its trees after many moves; the average cost of rebuilding is included.
  private static var edit: Row {
    Row("index.edit", sizes: sizes, quickSizes: quickSizes) { inputs in
      let boxes = IndexBoxes(count: inputs.size, random: &inputs.random)
      var random = inputs.random
      var index = boxes.index
      let original = index
      let operation = Batch(reset: { index = original }) { range in
        for _ in range {
          index.set(
            IndexBoxes.box(side: boxes.side, &random),
            for: random.nextIndex(below: boxes.boxes.count))
        }
        return 0
      }
      return .timing(Timing(operation: operation))
    }
  }

  private static func indexMemory(_ id: String, _ numbers: IndexBoxes.Numbers = .any) -> Row {
    Row(id, sizes: sizes, quickSizes: quickSizes, unit: .bytesPerItem) { inputs in
      let boxes = IndexBoxes(count: inputs.size, numbers, random: &inputs.random)
      let (index, bytes) = measuringHeldBytes { boxes.index }
      return withExtendedLifetime(index) { .memory(bytes: bytes / Double(inputs.size)) }
    }
  }
}
