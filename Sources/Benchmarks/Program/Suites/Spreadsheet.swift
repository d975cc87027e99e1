import ViewGeometry

extension Suite {
  /// Benchmarks of sheets with up to 1,048,576 rows of random heights and 16,384 columns of random
  /// widths.
  static var spreadsheet: Suite {
    Suite(title: "Spreadsheet", rows: [pointToCell])
  }

  private static var pointToCell: Row {
    Row(
      "spreadsheet.pointToCell", sizes: [65_536, 1_048_576], quickSizes: [65_536],
      limit: "list.offsetToRow"
    ) { inputs in
      let list = ListQuestions(count: inputs.size, random: &inputs.random)
      let widths = (0..<16_384).map { _ in 30 + inputs.random.nextDyadic(below: 100) }
      let grid = GridSolution(rows: list.tree, columns: OffsetTree(widths))
      let (ys, xs) = (
        list.lengths.offsets,
        (0..<1 << 20).map { _ in inputs.random.nextDyadic(below: grid.width) }
      )
      let operation = Batch { range in
        var (row, sum) = (0, 0)
        for index in range {
          let y = ys[wrapping: index] + Double(row & list.zero)
          let cell = grid.cell(x: xs[wrapping: index], y: y)
          row = cell?.row ?? 0
          sum &+= row &+ (cell?.column ?? 0)
        }
        return Double(sum)
      }
      let columns = NaiveList(widths)
      let naive = Batch { range in
        var (row, sum) = (0, 0)
        for index in range {
          row = list.naive.index(at: ys[wrapping: index] + Double(row & list.zero))
          sum &+= row &+ columns.index(at: xs[wrapping: index])
        }
        return Double(sum)
      }
      return .timing(
        Timing(
          operation: operation, limit: list.find(list.lengths.offsets), naive: naive
        ) { () throws(WrongAnswer) in
          for (x, y) in zip(xs, ys).prefix(1000) {
            try Agreement.require(
              grid.cell(x: x, y: y),
              GridCell(row: list.naive.index(at: y), column: columns.index(at: x)),
              for: "The cell at (\(x), \(y))")
          }
        })
    }
  }
}
