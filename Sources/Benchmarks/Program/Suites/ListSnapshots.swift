import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of snapshots of list layouts.
  static var listSnapshots: Suite {
    Suite(title: "Layout snapshots", rows: [take, takeCollection, snapshotMemory])
  }

  private static let sizes = [10_000, 10_000_000]

  private static var take: Row {
    Row("layoutSnapshot.take", sizes: sizes) { inputs in
      let middle = inputs.size / 2
      let big = BigTable(heights: heights(&inputs))
      let table = big.table
      let operation = Batch { range in
        var sum = 0.0
        for _ in range { sum += Double(table.layoutSnapshot.contentSize.height) }
        return sum
      }
      // The cost of a snapshot that shares no nodes: a copy of all heights.
      let naive = Batch(each: { _ in
        big.heights.withUnsafeBufferPointer { ContiguousArray($0) }[middle]
      })
      return .timing(
        Timing(operation: operation, naive: naive, owner: big) { () throws(WrongAnswer) in
          let snapshot = table.layoutSnapshot
          let frames = (0..<100).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }
          let first = frames[0].height
          table.setMeasuredHeight(first + 1, forRowAt: IndexPath(row: 0, section: 0))
          for (row, frame) in frames.enumerated() {
            try Agreement.require(
              snapshot.rectForRow(at: IndexPath(row: row, section: 0)), frame,
              for: "Row \(row) in the snapshot")
          }
          table.setMeasuredHeight(first, forRowAt: IndexPath(row: 0, section: 0))
        })
    }
  }

  private static var takeCollection: Row {
    Row("layoutSnapshot.take.collection", sizes: sizes) { inputs in
      let grid = UniformGrid(count: inputs.size)
      let (list, last) = (grid.list, IndexPath(item: inputs.size - 1, section: 0))
      let operation = Batch { range in
        var sum = 0.0
        for _ in range { sum += Double(list.layoutSnapshot.contentSize.height) }
        return sum
      }
      return .timing(
        Timing(operation: operation, owner: grid) { () throws(WrongAnswer) in
          let snapshot = list.layoutSnapshot
          try Agreement.require(
            snapshot.frameForItem(at: last), list.layoutAttributesForItem(at: last)?.frame,
            for: "The last item")
        })
    }
  }

  /// Counts the bytes of a snapshot, except those that it shares with the table.
  private static var snapshotMemory: Row {
    Row("layoutSnapshot.memory", sizes: sizes, unit: .bytes) { inputs in
      let big = BigTable(heights: heights(&inputs))
      let (snapshot, held) = measuringHeldBytes { big.table.layoutSnapshot }
      return withExtendedLifetime((big, snapshot)) {
        .memory(bytes: held + Double(MemoryLayout<TableLayoutSnapshot>.size))
      }
    }
  }

  private static func heights(_ inputs: inout Inputs) -> [Double] {
    (0..<inputs.size).map { _ in 20 + inputs.random.nextDyadic(below: 160) }
  }
}
