import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of a flow layout of equal items, which is solved in closed form.
  static var grid: Suite {
    let sizes = [10_000, 1_000_000, 100_000_000]
    func row(_ name: String, _ timing: @escaping (UniformGrid, inout Inputs) -> Timing) -> Row {
      Row("grid.uniform.\(name)", sizes: sizes, limit: "limit.grid") { inputs in
        let (grid, bytes) = measuringHeldBytes { [count = inputs.size] in
          UniformGrid(count: count)
        }
        var timing = timing(grid, &inputs)
        timing.owner = grid
        timing.bytesPerItem = bytes / Double(inputs.size)
        return .timing(timing)
      }
    }
    return Suite(
      title: "Uniform grid",
      rows: [
        row("pointToItem", pointToItem), row("itemToFrame", itemToFrame),
        row("frameForItem", frameForItem), row("prepare", prepare),
      ])
  }

  private static func pointToItem(_ grid: UniformGrid, _ inputs: inout Inputs) -> Timing {
    let (list, layout, limit) = (grid.list, grid.layout, grid.limit)
    let points = RandomPoints(
      width: UniformGrid.width, height: limit.height(of: grid.count), random: &inputs.random)
    let operation = Batch { range in
      var found = 0
      for index in range where list.indexPathForItem(at: points[index]) != nil { found &+= 1 }
      return Double(found)
    }
    let limitBatch = Batch { range in
      var found = 0
      for index in range where limit.item(at: points[index]) >= 0 { found &+= 1 }
      return Double(found)
    }
    let naive = Batch(each: { index in
      NaiveCollection.item(at: points[index], in: layout) == nil ? 0 : 1
    })
    return Timing(operation: operation, limit: limitBatch, naive: naive) {
      () throws(WrongAnswer) in
      for index in 0..<1000 {
        let found = list.indexPathForItem(at: points[index])
        try Agreement.require(
          found, NaiveCollection.item(at: points[index], in: layout),
          for: "The item at \(points[index])")
        try Agreement.require(
          found?.item ?? -1, limit.item(at: points[index]), for: "The item at \(points[index])")
      }
    }
  }

  private static func itemToFrame(_ grid: UniformGrid, _ inputs: inout Inputs) -> Timing {
    let (list, items) = (grid.list, randomItems(grid, &inputs))
    let operation = Batch { range in
      var sum: CGFloat = 0
      for index in range {
        let frame = list.layoutAttributesForItem(at: items[wrapping: index])?.frame ?? .zero
        sum += frame.origin.x + frame.origin.y
      }
      return sum
    }
    return frameTiming(grid, items, operation) { list.layoutAttributesForItem(at: $0)?.frame }
  }

  /// Times the query for the frames of items, which creates no layout attributes.
  private static func frameForItem(_ grid: UniformGrid, _ inputs: inout Inputs) -> Timing {
    let (list, items) = (grid.list, randomItems(grid, &inputs))
    let operation = Batch { range in
      var sum: CGFloat = 0
      for index in range {
        let frame = list.frameForItem(at: items[wrapping: index]) ?? .zero
        sum += frame.origin.x + frame.origin.y
      }
      return sum
    }
    return frameTiming(grid, items, operation) { list.frameForItem(at: $0) }
  }

  private static func randomItems(_ grid: UniformGrid, _ inputs: inout Inputs) -> [IndexPath] {
    (0..<RandomPoints.count).map { _ in
      IndexPath(item: inputs.random.nextIndex(below: grid.count), section: 0)
    }
  }

  /// Creates a timing whose baseline is plain arithmetic.
  ///
  /// The check compares the origins of the frames that `frame` returns with those of the baseline.
  private static func frameTiming(
    _ grid: UniformGrid, _ items: [IndexPath], _ operation: Batch,
    _ frame: @escaping (IndexPath) -> CGRect?
  ) -> Timing {
    let (limit, numbers) = (grid.limit, items.map(\.item))
    let limitBatch = Batch { range in
      var sum = SIMD2<Double>.zero
      for index in range { sum += limit.origin(of: numbers[wrapping: index]) }
      return sum.x + sum.y
    }
    return Timing(operation: operation, limit: limitBatch) { () throws(WrongAnswer) in
      for item in items.prefix(1000) {
        let origin = limit.origin(of: item.item)
        try Agreement.require(
          frame(item)?.origin, CGPoint(x: origin.x, y: origin.y),
          for: "The origin of item \(item.item)")
      }
    }
  }

  /// Solves the layout from scratch, as is necessary when its metrics change.
  private static func prepare(_ grid: UniformGrid, _ inputs: inout Inputs) -> Timing {
    let (layout, limit, count) = (grid.layout, grid.limit, grid.count)
    let operation = Batch { range in
      var sum: CGFloat = 0
      for _ in range {
        layout.invalidateLayout()
        sum += layout.collectionViewContentSize.height
      }
      return sum
    }
    let limitBatch = Batch { range in
      var sum = 0.0
      for index in range { sum += limit.height(of: count &- index & 1) }
      return sum
    }
    return Timing(operation: operation, limit: limitBatch) { () throws(WrongAnswer) in
      try Agreement.require(
        layout.collectionViewContentSize.height, CGFloat(limit.height(of: count)),
        for: "The height of \(count) items")
    }
  }
}
