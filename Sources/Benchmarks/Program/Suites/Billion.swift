import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of layouts of up to a billion rows or items; they run only if a filter that begins
  /// with "billion" selects them.
  static var billion: Suite {
    Suite(
      title: "A billion rows",
      rows: [
        build, file, offsetToRow, billionMemory, gridPointToItem, pointToCell,
      ])
  }

  private static let sizes = [1_000_000_000]
  private static let quickSizes = [1_000_000]

  /// Solves a table that reads all heights from its delegate, a few thousand per call.
  private static var build: Row {
    Row(
      "billion.list.build", sizes: sizes, quickSizes: quickSizes, unit: .nanosecondsPerItem,
      limit: "limit.heightsPass"
    ) { inputs in
      let rows = BillionRows(count: inputs.size)
      let operation = Batch(count: 1) { range in
        var sum = 0.0
        for _ in range {
          rows.table.reloadData()
          sum += Double(rows.table.contentSize.height)
        }
        return sum
      }
      let limit = Batch(count: 1) { _ in BillionRows.sum(rows.count) }
      return .timing(
        Timing(operation: operation, limit: limit, itemsPerOperation: Double(inputs.size)) {
          () throws(WrongAnswer) in
          // Sums of up to 2^53 multiples of 1/64 are exact.
          try Agreement.require(
            Double(rows.table.contentSize.height), BillionRows.sum(rows.count), for: "The height")
        })
    }
  }

  /// Builds an offset tree from a memory-mapped file with the heights of `build`, two bytes per
  /// row.
  private static var file: Row {
    Row(
      "billion.list.file", sizes: sizes, quickSizes: quickSizes, unit: .nanosecondsPerItem,
      limit: "limit.heightsPass"
    ) { inputs in
      let count = inputs.size
      let file = try RowFile(count: count)
      let operation = Batch(count: 1, isConcurrent: true) { range in
        range.reduce(0.0) { sum, _ in sum + OffsetTree(file.lengths).totalLength }
      }
      let limit = Batch(count: 1, isConcurrent: true) { _ in BillionRows.sum(count) }
      var timing = Timing(operation: operation, limit: limit, itemsPerOperation: Double(count)) {
        () throws(WrongAnswer) in
        try Agreement.require(
          OffsetTree(file.lengths).totalLength, BillionRows.sum(count), for: "The height")
      }
      timing.owner = file
      return .timing(timing)
    }
  }

  private static var offsetToRow: Row {
    Row("billion.list.offsetToRow", sizes: sizes, quickSizes: quickSizes) { inputs in
      let lengths = BillionRows(count: inputs.size).lengths
      let total = lengths.totalLength
      let offsets = (0..<1 << 16).map { _ in inputs.random.nextUnit() * total }
      let operation = Batch { range in
        var sum = 0
        for index in range { sum &+= lengths.index(at: offsets[wrapping: index]) ?? 0 }
        return Double(sum)
      }
      return .timing(
        Timing(operation: operation) { () throws(WrongAnswer) in
          for offset in offsets.prefix(100) {
            let position = lengths.position(at: offset)
            try Agreement.require(
              position?.length, position.map { BillionRows.height(of: $0.index) },
              for: "The length at \(offset)")
          }
        })
    }
  }

  private static var billionMemory: Row {
    Row("billion.list.memory", sizes: sizes, quickSizes: quickSizes, unit: .bytesPerItem) {
      inputs in
      let lengths = BillionRows(count: inputs.size).lengths
      return .memory(bytes: Double(lengths.memory) / Double(inputs.size))
    }
  }

  /// Finds the item at a point in a grid of equal items, whose frames are computed in closed form.
  private static var gridPointToItem: Row {
    Row(
      "billion.grid.pointToItem", sizes: sizes, quickSizes: quickSizes, limit: "limit.grid"
    ) { inputs in
      let (grid, bytes) = measuringHeldBytes { [count = inputs.size] in UniformGrid(count: count) }
      let (list, limit) = (grid.list, grid.limit)
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
      var timing = Timing(operation: operation, limit: limitBatch) { () throws(WrongAnswer) in
        for index in 0..<1000 {
          try Agreement.require(
            list.indexPathForItem(at: points[index])?.item ?? -1, limit.item(at: points[index]),
            for: "The item at \(points[index])")
        }
      }
      timing.owner = grid
      timing.bytesPerItem = bytes / Double(inputs.size)
      return .timing(timing)
    }
  }

  /// Finds the cell at a point in a sheet with 16,384 columns and rows of individual heights.
  private static var pointToCell: Row {
    Row("billion.spreadsheet.pointToCell", sizes: sizes, quickSizes: quickSizes) { inputs in
      let rows = BillionRows(count: inputs.size).lengths
      let widths = (0..<16_384).map { _ in 30 + inputs.random.nextDyadic(below: 100) }
      let sheet = GridSolution(rows: rows, columns: OffsetTree(widths))
      let height = rows.totalLength
      let points = (0..<1 << 16).map { _ in
        (x: inputs.random.nextUnit() * sheet.width, y: inputs.random.nextUnit() * height)
      }
      let columns = NaiveList(widths)
      let operation = Batch { range in
        var sum = 0
        for index in range {
          let point = points[wrapping: index]
          let cell = sheet.cell(x: point.x, y: point.y)
          sum &+= (cell?.row ?? 0) &+ (cell?.column ?? 0)
        }
        return Double(sum)
      }
      return .timing(
        Timing(operation: operation) { () throws(WrongAnswer) in
          for (x, y) in points.prefix(100) {
            try Agreement.require(
              sheet.cell(x: x, y: y),
              rows.index(at: y).map { GridCell(row: $0, column: columns.index(at: x)) },
              for: "The cell at (\(x), \(y))")
          }
        })
    }
  }
}

/// A memory-mapped file with the lengths of many rows, deleted once it is mapped.
private final class RowFile {
  let lengths: LengthFile

  init(count: Int) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("rows-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data().write(to: url)
    let handle = try FileHandle(forWritingTo: url)
    for start in stride(from: 0, to: count, by: 1 << 20) {
      let units = (start..<min(count, start + 1 << 20)).map {
        UInt16(BillionRows.height(of: $0) * 64).littleEndian
      }
      try units.withUnsafeBytes { try handle.write(contentsOf: Data($0)) }
    }
    try handle.close()
    // The file is deleted, but its data stays until the mapping ends.
    lengths = try LengthFile(path: url.path, format: .sixteenBit)
  }
}
