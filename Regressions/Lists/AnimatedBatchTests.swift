import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Batch updates on a clock, however they are begun (R15.35).
@Suite struct AnimatedBatchTests {
  private enum Way: CaseIterable {
    case perform, byHand, single, validated
  }

  @Test(arguments: Way.allCases)
  private func `R15.35 rows move to their new positions in 0.3 seconds`(way: Way) throws {
    let (rows, clock, first) = (
      RegisteredRows([3]), AnimationClock(), IndexPath(row: 0, section: 0)
    )
    let table = rows.table()
    table.layoutIfNeeded()
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    var completions: [Bool] = []
    func delete() {
      rows.counts = [2]
      table.deleteRows(at: [first], with: .automatic)
    }

    try clock.use {
      switch way {
      case .perform: table.performBatchUpdates(delete) { completions.append($0) }
      case .byHand:
        table.beginUpdates()
        table.performBatchUpdates(nil) { completions.append($0) }
        delete()
        table.endUpdates()
      case .single:
        delete()
        completions = [true]
      case .validated:
        try table.validateUpdates {
          table.performBatchUpdates(nil) { completions.append($0) }
          delete()
        }
      }
    }

    expectEqual(second.frame.minY, 0)
    expectEqual(completions, way == .single ? [true] : [])
    clock.advance(by: 0.15)
    expectEqual(second.layer.presentation()?.frame.minY, 22)
    clock.advance(by: 0.2)
    expectEqual(second.layer.presentation()?.frame.minY, 0)
    expectEqual(completions, [true])
  }

  @Test func `A refused batch isn't animated, and its completions come at once`() throws {
    let (rows, clock) = (RegisteredRows([3]), AnimationClock())
    let table = rows.table()
    table.layoutIfNeeded()
    var completions: [Bool] = []

    _ = clock.use {
      #expect(throws: BatchUpdateError.self) {
        try table.validateUpdates {
          table.performBatchUpdates(nil) { completions.append($0) }
          table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
      }
    }

    expectEqual(completions, [false])
    clock.advance(by: 1)
    expectEqual(completions, [false])
  }
}
