import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of applying batches of many edits to a long table.
  static var listBatches: Suite {
    Suite(title: "List batches", rows: [batch])
  }

  private static let edits = 1_000

  /// Applies a thousand scattered deletions, insertions and moves in one batch.
  ///
  /// The baseline is a thousand single insertions.
  private static var batch: Row {
    Row(
      "batch.1000", sizes: [10_000, 1_000_000, 10_000_000], quickSizes: [10_000],
      limit: "1000 list.insert.random"
    ) { inputs in
      let last = inputs.size - 1
      let lengths = ListLengths(count: inputs.size, random: &inputs.random)
      let edited = EditedTable(heights: lengths.lengths)
      let batches = (0..<16).map { _ in
        BatchEdits(edits: edits, rows: inputs.size, random: &inputs.random)
      }
      let operation = Batch(each: { index in
        batches[wrapping: index].apply(to: edited.table)
        return Double(edited.table.contentSize.height)
      })
      let single = GrowingTree(lengths)
      let naive = Naive(lengths.lengths)
      return .timing(
        Timing(
          operation: operation, limit: single.batch(edits: edits), naive: naive.batch(batches)
        ) { () throws(WrongAnswer) in
          let table = edited.table
          let expected = batches[0].applied(
            to: lengths.lengths, inserted: EditedTable.insertedHeight)
          batches[0].apply(to: table)
          let sums = PrefixSumLimit.sums(expected)
          for row in [0, last] + lengths.rows.prefix(1_000) {
            try Agreement.require(
              table.rectForRow(at: IndexPath(row: row, section: 0)),
              CGRect(x: 0, y: sums[row], width: 390, height: expected[row]),
              for: "Row \(row) after the batch")
          }
          edited.reload()
        })
    }
  }

  /// The naive twin: an array of heights, and an array of offsets that is rebuilt for each batch.
  private final class Naive {
    private var heights: [Double]

    init(_ heights: [Double]) {
      self.heights = heights
    }

    func batch(_ batches: [BatchEdits]) -> Batch {
      Batch(each: { [self] index in
        heights = batches[wrapping: index].applied(
          to: heights, inserted: EditedTable.insertedHeight)
        return PrefixSumLimit.sums(heights).last ?? 0
      })
    }
  }
}

/// A tree into which single rows are inserted at random positions; it is rebuilt for each sample.
private final class GrowingTree {
  private let lengths: ListLengths
  private var tree = OffsetTree()

  init(_ lengths: ListLengths) {
    self.lengths = lengths
  }

  func batch(edits: Int) -> Batch {
    // A sample has eight operations, so that the tree doesn't grow much during a sample. It grows
    // by 0.08% at ten million rows, and by 80% at ten thousand.
    Batch(count: 8) { [self] in
      tree = OffsetTree()
      tree = OffsetTree(lengths.lengths)
    } run: { [self] range in
      for index in range.lowerBound * edits..<range.upperBound * edits {
        tree.insert(20 + Double(index & 1023) / 8, at: lengths.rows[wrapping: index])
      }
      return tree.totalLength
    }
  }
}
