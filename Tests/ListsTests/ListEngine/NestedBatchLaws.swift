import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A batch with batches in it.
private struct Batch: CustomStringConvertible {
  var inner: [Batch]

  init(_ source: inout ChoiceSource, depth: Int = 3) {
    inner = depth == 0 ? [] : source.list(mean: 1, limit: 3) { Batch(&$0, depth: depth - 1) }
  }

  /// The number of batches, including the receiver.
  var count: Int { inner.reduce(1) { $0 + $1.count } }

  var description: String { "\(inner)" }
}

/// Batches in a table or a collection view, with or without a clock.
private struct BatchCase {
  let batch: Batch
  let isTable: Bool
  let hasClock: Bool
  /// Whether the outermost batch is one of `validateUpdates(_:)`, which has no completion.
  let isValidated: Bool
  let isRefused: Bool

  init(_ source: inout ChoiceSource) {
    (isTable, hasClock) = (source.flag(), source.flag())
    isValidated = source.flag()
    isRefused = isValidated && source.flag()
    batch = Batch(&source)
  }
}

/// Completions of batches in batches, with and without a clock (R9.20, R15.35).
@Suite struct NestedBatchLaws {
  private let first = IndexPath(item: 0, section: 0)

  @Test func `R9.20 completions come in order, when the outermost batch has ended, as it ended`() {
    check(BatchCase.init, cases: .perThousand(300)) { [first] input in
      let (rows, items) = (RegisteredRows([3]), ItemGrid([3]))
      let (table, grid) = (
        rows.table(), items.makeCollectionView(layout: CollectionViewFlowLayout())
      )
      defer { withExtendedLifetime((rows, items)) {} }
      var (log, count): ([String], Int) = ([], 0)

      func batches(_ batch: Batch) { for batch in batch.inner { perform(batch) } }
      func perform(_ batch: Batch) {
        let name = count
        count += 1
        let completion: (Bool) -> Void = { log.append("\(name) \($0)") }
        if input.isTable {
          table.performBatchUpdates({ batches(batch) }, completion: completion)
        } else {
          grid.performBatchUpdates({ batches(batch) }, completion: completion)
        }
      }
      func updates() {
        batches(input.batch)
        guard input.isRefused else { return }
        if input.isTable {
          table.insertRows(at: [first], with: .automatic)
        } else {
          grid.insertItems(at: [first])
        }
      }
      func run() throws -> Bool {
        let list: ScrollView = input.isTable ? table : grid
        list.layoutIfNeeded()
        guard input.isValidated else {
          perform(input.batch)
          return false
        }
        do throws(BatchUpdateError) {
          if input.isTable {
            try table.validateUpdates(updates)
          } else {
            try grid.validateUpdates(updates)
          }
          return false
        } catch {
          return true
        }
      }

      let clock = AnimationClock()
      let wasRefused = try input.hasClock ? clock.use(run) : run()

      try demand(wasRefused == input.isRefused, "refused: \(wasRefused)")
      let all = (0..<input.batch.count - (input.isValidated ? 1 : 0)).map {
        "\($0) \(!input.isRefused)"
      }
      guard input.hasClock, !input.isRefused else { return try demandSame(log, all) }
      clock.advance(by: 0.25)
      try demandSame(log, [])
      clock.advance(by: 0.1)
      try demandSame(log, all)
    }
  }
}
