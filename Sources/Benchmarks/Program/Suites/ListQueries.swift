import ViewGeometry

extension Suite {
  /// Benchmarks of up to ten million rows of random heights: building the list, finding the row at
  /// an offset, and finding the offset of a row.
  static var listQueries: Suite {
    Suite(title: "Lists", rows: [build, offsetToRow, offsetToRowLocal, rowToOffset])
  }

  static let listSizes = [10_000, 1_000_000, 10_000_000]

  private static var build: Row {
    Row(
      "list.build", sizes: listSizes, unit: .nanosecondsPerItem, limit: "limit.prefixSum"
    ) { inputs in
      let lengths = ListLengths(count: inputs.size, random: &inputs.random).lengths
      let operation = Batch { range in
        var sum = 0.0
        for _ in range { sum += OffsetTree(lengths).totalLength }
        return sum
      }
      let limit = Batch { range in
        var sum = 0.0
        for _ in range { sum += PrefixSumLimit.sums(lengths)[lengths.count] }
        return sum
      }
      return .timing(
        Timing(operation: operation, limit: limit, itemsPerOperation: Double(lengths.count)) {
          () throws(WrongAnswer) in
          try Agreement.require(
            OffsetTree(lengths).totalLength, PrefixSumLimit.sums(lengths)[lengths.count],
            for: "The total")
        })
    }
  }

  private static var offsetToRow: Row {
    Row("list.offsetToRow", sizes: listSizes, limit: "limit.searchTree") { inputs in
      let list = ListQuestions(count: inputs.size, random: &inputs.random)
      let limit = SearchTreeLimit(ends: Array(list.naive.offsets.dropFirst()))
      let offsets = list.lengths.offsets
      let naive = Batch { range in
        var row = 0
        var sum = 0
        for index in range {
          row = list.naive.index(at: offsets[wrapping: index] + Double(row & list.zero))
          sum &+= row
        }
        return Double(sum)
      }
      return .timing(
        Timing(
          operation: list.find(offsets), limit: limit.batch(offsets, zero: list.zero),
          naive: naive
        ) { () throws(WrongAnswer) in
          try list.check()
          for offset in offsets.prefix(1000) {
            try Agreement.require(
              limit.row(at: offset), list.naive.index(at: offset), for: "The limit at \(offset)")
          }
        })
    }
  }

  private static var offsetToRowLocal: Row {
    Row("list.offsetToRow.local", sizes: listSizes, limit: "list.offsetToRow") { inputs in
      let list = ListQuestions(count: inputs.size, random: &inputs.random)
      return .timing(
        Timing(
          operation: list.find(list.lengths.localOffsets), limit: list.find(list.lengths.offsets),
          check: list.check))
    }
  }

  private static var rowToOffset: Row {
    Row("list.rowToOffset", sizes: listSizes, limit: "list.offsetToRow") { inputs in
      let list = ListQuestions(count: inputs.size, random: &inputs.random)
      return .timing(
        Timing(
          operation: list.place(list.lengths.rows), limit: list.find(list.lengths.offsets),
          check: list.check))
    }
  }
}

/// A list, its naive twin, and loops that query them.
///
/// Each query depends on the result of the previous one, so that the processor can't overlap them.
/// To this end, the bitwise AND of the result and a zero that the compiler can't predict is added
/// to the next query.
struct ListQuestions {
  let lengths: ListLengths
  let tree: OffsetTree
  let naive: NaiveList
  let zero = CommandLine.arguments.isEmpty ? 1 : 0

  init(count: Int, random: inout SplitMix64) {
    lengths = ListLengths(count: count, random: &random)
    tree = OffsetTree(lengths.lengths)
    naive = NaiveList(lengths.lengths)
  }

  func find(_ offsets: [Double]) -> Batch {
    Batch { [tree, zero] range in
      var row = 0
      var sum = 0
      for index in range {
        row = tree.index(at: offsets[wrapping: index] + Double(row & zero)) ?? 0
        sum &+= row
      }
      return Double(sum)
    }
  }

  func place(_ rows: [Int]) -> Batch {
    Batch { [tree, zero] range in
      var offset = 0.0
      var sum = 0.0
      for index in range {
        offset = tree.offset(of: rows[wrapping: index] + (Int(offset) & zero))
        sum += offset
      }
      return sum
    }
  }

  func check() throws(WrongAnswer) {
    for offset in lengths.offsets.prefix(1000) + lengths.localOffsets.prefix(1000) {
      try Agreement.require(
        tree.index(at: offset), naive.index(at: offset), for: "The row at \(offset)")
    }
    for row in lengths.rows.prefix(1000) {
      try Agreement.require(
        tree.offset(of: row), naive.offsets[row], for: "The offset of row \(row)")
    }
  }
}
