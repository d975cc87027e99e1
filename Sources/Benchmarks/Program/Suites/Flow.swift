import ViewGeometry

extension Suite {
  /// Benchmarks of a justified timeline of photos: solving, queries, edits and memory.
  static var flow: Suite {
    Suite(
      title: "Flow layout of mixed sizes",
      rows: [
        flowBuild, flowBuildOnCores, flowPointToItem, flowItemToFrame, flowRect, flowInsertFront,
        flowMemory,
      ])
  }

  private static var flowBuild: Row {
    Row("flow.build", sizes: listSizes, unit: .nanosecondsPerItem, limit: "limit.flowPass") {
      inputs in
      let sizes = FlowPhotos.sizes(inputs.size, random: &inputs.random)
      let operation = Batch { range in
        var sum = 0.0
        for _ in range { sum += FlowPhotos.solve(sizes).height }
        return sum
      }
      let limit = Batch { range in
        var sum = 0.0
        for index in range { sum += FlowPhotos.pass(sizes, from: Double(index)) }
        return sum
      }
      return .timing(
        Timing(operation: operation, limit: limit, itemsPerOperation: Double(sizes.count)) {
          () throws(WrongAnswer) in
          try Agreement.require(
            FlowPhotos.solve(sizes).height, NaivePhotoLines(sizes).height, for: "The height")
        })
    }
  }

  /// Solves the layout on all cores; the baseline uses one core.
  private static var flowBuildOnCores: Row {
    Row("flow.build.cores", sizes: listSizes, unit: .nanosecondsPerItem, limit: "flow.build") {
      inputs in
      let sizes = FlowPhotos.sizes(inputs.size, random: &inputs.random)
      let build = { (work: ParallelWork) in
        Batch(isConcurrent: true) { range in
          var sum = 0.0
          for _ in range { sum += FlowPhotos.solve(sizes, work).height }
          return sum
        }
      }
      return .timing(
        Timing(
          operation: build(.standard), limit: build(.serial),
          itemsPerOperation: Double(sizes.count)
        ) { () throws(WrongAnswer) in
          let (solution, serial) = (FlowPhotos.solve(sizes, .standard), FlowPhotos.solve(sizes))
          for item in stride(from: 0, to: sizes.count, by: 997) {
            try Agreement.require(
              solution.frame(ofItem: item, section: 0), serial.frame(ofItem: item, section: 0),
              for: "Item \(item)")
          }
        })
    }
  }

  private static var flowPointToItem: Row {
    Row("flow.pointToItem", sizes: listSizes, limit: "list.offsetToRow") { inputs in
      let photos = FlowPhotos(count: inputs.size, random: &inputs.random)
      let list = ListQuestions(count: inputs.size, random: &inputs.random)
      let operation = Batch { [points = photos.points, zero = list.zero] range in
        var (item, sum) = (0, 0)
        for index in range {
          let point = points[wrapping: index]
          item = photos.solution.index(x: point.x, y: point.y + Double(item & zero))?.item ?? 0
          sum &+= item
        }
        return Double(sum)
      }
      let naive = Batch(each: { index in
        Double(photos.naive.item(at: photos.points[wrapping: index]) ?? 0)
      })
      return .timing(
        Timing(
          operation: operation, limit: list.find(list.lengths.offsets), naive: naive,
          check: photos.check))
    }
  }

  private static var flowItemToFrame: Row {
    Row("flow.itemToFrame", sizes: listSizes, limit: "list.offsetToRow") { inputs in
      let photos = FlowPhotos(count: inputs.size, random: &inputs.random)
      let list = ListQuestions(count: inputs.size, random: &inputs.random)
      let operation = Batch { [items = photos.items, zero = list.zero] range in
        var (y, sum) = (0.0, 0.0)
        for index in range {
          let item = items[wrapping: index] + (Int(y) & zero)
          let frame = photos.solution.frame(ofItem: item, section: 0)
          y = frame.y
          sum += frame.x + y
        }
        return sum
      }
      return .timing(
        Timing(
          operation: operation, limit: list.find(list.lengths.offsets), check: photos.check))
    }
  }

  /// Queries the elements of one screen at random positions; the time is per query.
  private static var flowRect: Row {
    Row("flow.rect", sizes: listSizes) { inputs in
      let photos = FlowPhotos(count: inputs.size, random: &inputs.random)
      func screen(_ index: Int) -> Extent {
        Extent(x: 0, y: photos.points[wrapping: index].y, width: FlowPhotos.width, height: 844)
      }
      var count = 0
      for index in 0..<1_000 {
        photos.solution.forEachElement(in: screen(index)) { _ in count += 1 }
      }
      let operation = Batch { range in
        var sum = 0.0
        for index in range {
          photos.solution.forEachElement(in: screen(index)) { sum += $0.frame.x }
        }
        return sum
      }
      return .timing(
        Timing(
          operation: operation, itemsPerOperation: Double(count) / 1_000, check: photos.check))
    }
  }

  private static var flowInsertFront: Row {
    Row("flow.insertFront", sizes: listSizes, limit: "list.insert.front") { inputs in
      let sizes = FlowPhotos.sizes(inputs.size, random: &inputs.random)
      let inserted = FlowPhotos.sizes(1 << 10, random: &inputs.random)
      let edited = Edited(FlowPhotos.solve(sizes))
      let operation = Batch(reset: { edited.reset() }) { range in
        for index in range {
          edited.value.replaceItems(
            0..<0, inSection: 0, with: .each([inserted[index & (inserted.count - 1)]]))
        }
        return edited.value.height
      }
      let lengths = ListLengths(count: inputs.size, random: &inputs.random)
      let list = Edited(OffsetTree(lengths.lengths))
      let limit = Batch(reset: { list.reset() }) { range in
        for index in range { list.value.insert(20 + Double(index & 1023) / 8, at: 0) }
        return list.value.totalLength
      }
      let naive = Batch(count: 1) { range in
        var sum = 0.0
        for _ in range { sum += FlowPhotos.solve(sizes).height }
        return sum
      }
      return .timing(
        Timing(operation: operation, limit: limit, naive: naive) { () throws(WrongAnswer) in
          var (solution, expected) = (FlowPhotos.solve(sizes), sizes)
          for size in inserted.prefix(20) {
            solution.replaceItems(0..<0, inSection: 0, with: .each([size]))
            expected.insert(size, at: 0)
          }
          try Agreement.require(
            solution.height, NaivePhotoLines(expected).height, for: "The height")
        })
    }
  }

  private static var flowMemory: Row {
    Row("flow.memory", sizes: [10_000_000], quickSizes: [100_000], unit: .bytesPerItem) {
      inputs in
      let sizes = FlowPhotos.sizes(inputs.size, random: &inputs.random)
      let (solution, bytes) = measuringHeldBytes { FlowPhotos.solve(sizes) }
      return withExtendedLifetime(solution) { .memory(bytes: bytes / Double(sizes.count)) }
    }
  }
}

/// A value that the operations of a batch change, and that is reset before each sample.
private final class Edited<Value> {
  private let original: Value
  var value: Value

  init(_ value: Value) {
    original = value
    self.value = value
  }

  func reset() {
    value = original
  }
}
