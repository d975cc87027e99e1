import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Completions of batches in batches (R9.20).
@Suite struct NestedBatchTests {
  private let rows = ItemGrid([3])

  @Test func `R9.20 completions come after the outermost batch, the one that began first first`() {
    let view = rows.makeCollectionView(layout: CollectionViewFlowLayout())
    view.layoutIfNeeded()
    var calls: [String] = []

    view.performBatchUpdates {
      view.performBatchUpdates {
        view.performBatchUpdates(nil) { _ in calls.append("0.0") }
      } completion: { _ in
        calls.append("0")
      }
      calls.append("edits")
      view.performBatchUpdates {
        rows.counts = [4]
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      } completion: {
        calls.append("1 \($0) \(view.numberOfItems(inSection: 0))")
        view.performBatchUpdates(nil) { _ in calls.append("later") }
      }
    } completion: { _ in
      calls.append("outer")
    }

    expectEqual(calls, ["edits", "outer", "0", "0.0", "1 true 4", "later"])
  }

  @Test func `R9.20 a batch that is begun by hand ends the ones in it, and one refused says so`() {
    let source = RegisteredRows([1])
    let table = source.table(size: CGSize(width: 320, height: 480))
    table.layoutIfNeeded()
    var calls: [Bool] = []

    table.beginUpdates()
    table.performBatchUpdates(nil) { calls.append($0) }
    expectEqual(calls, [])
    table.endUpdates()
    expectEqual(calls, [true])

    #expect(throws: BatchUpdateError.self) {
      try table.validateUpdates {
        table.performBatchUpdates {
          table.insertRows(at: [IndexPath(row: 0, section: 0)])
        } completion: {
          calls.append($0)
        }
      }
    }
    expectEqual(calls, [true, false])
  }
}
