import ViewGeometry

extension Suite {
  static let contents = (0..<1_000).map { ConstraintCell.Content($0) }

  private static func limit() -> Batch {
    var frames = [ConstraintLimits.Frame](repeating: .zero, count: 8)
    return Batch(each: { _ in
      var sum = 0.0
      for content in contents { sum += ConstraintLimits.cell(content, width: 375, &frames) }
      return sum
    })
  }

  static var cellsBuild: Row {
    Row(
      "constraints.cells.build", sizes: [1_000], unit: .nanosecondsPerItem,
      limit: "limit.constraintCell"
    ) { _ in
      let operation = Batch(each: { _ in
        var sum = 0.0
        for content in contents { sum += ConstraintCell(content).solvedHeight }
        return sum
      })
      return .timing(
        Timing(operation: operation, limit: limit(), itemsPerOperation: 1_000) {
          () throws(WrongAnswer) in
          for content in contents { try requireAnswer(ConstraintCell(content), content) }
        })
    }
  }

  static var cellsReplay: Row {
    Row(
      "constraints.cells.replay", sizes: [1_000], unit: .nanosecondsPerItem,
      limit: "limit.constraintCell"
    ) { _ in
      let cell = ConstraintCell(contents[0])
      let operation = Batch(each: { _ in
        var sum = 0.0
        for content in contents {
          cell.set(content)
          sum += cell.solvedHeight
        }
        return sum
      })
      return .timing(
        Timing(operation: operation, limit: limit(), itemsPerOperation: 1_000) {
          () throws(WrongAnswer) in
          for content in contents {
            cell.set(content)
            try requireAnswer(cell, content)
          }
        })
    }
  }

  /// Solves a cell for a different width in each operation, and reads its height.
  static var fitting: Row {
    Row("constraints.fitting", sizes: [1]) { _ in
      let cell = ConstraintCell(contents[7])
      let operation = Batch(each: {
        cell.setWidth(375 + Double($0 & 31))
        return cell.solvedHeight
      })
      return .timing(
        Timing(operation: operation) { () throws(WrongAnswer) in
          cell.setWidth(400)
          try Agreement.require(cell.solvedHeight, contents[7].height, for: "The height")
        })
    }
  }

  static var contested: Row {
    Row("constraints.contested", sizes: [20]) { inputs in
      let count = inputs.size
      let line = ConstraintLine(count: count)
      let operation = Batch(each: {
        line.setRootWidth(Double(30 * count) + Double($0 & 63))
        return 0
      })
      return .timing(
        Timing(operation: operation) { () throws(WrongAnswer) in
          line.setRootWidth(611)
          try Agreement.require(
            line.shortfall, ConstraintLine.expectedShortfall(count: count, width: 611),
            for: "The shortfall")
        })
    }
  }

  static var constraintMemory: Row {
    Row("constraints.memory", sizes: [1_000], unit: .bytesPerItem) { inputs in
      let (chain, bytes) = measuringHeldBytes { ConstraintChain(count: inputs.size) }
      // Each label has three explicit constraints and two content sizes, and the root has a width.
      // The array of items belongs to the caller, so it isn't counted.
      let rowCount = Double(5 * inputs.size + 1)
      let items = Double(chain.items.capacity * MemoryLayout<ConstraintScene.Item>.stride)
      return withExtendedLifetime(chain) { .memory(bytes: (bytes - items) / rowCount) }
    }
  }

  private static func requireAnswer(
    _ cell: ConstraintCell, _ content: ConstraintCell.Content
  ) throws(WrongAnswer) {
    try Agreement.require(cell.solvedHeight, content.height, for: "The height")
    try Agreement.require(cell.titleWidth, content.titleWidth, for: "The title's width")
  }
}
