import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The expectations of other systems' test suites for sequences of lengths: the families
/// offset.tree and axis.map.
@Suite struct OffsetTreeConformanceTests {
  struct TrackerInput: Decodable, Sendable {
    struct Change: Decodable, Sendable {
      let delta: Double
      let row: Int
    }

    let rows: Int
    let addFrom: [Change]
  }

  struct TrackerExpect: Decodable, Sendable {
    let offsets: [Double]
  }

  typealias TrackerCases = LayoutCaseFile<TrackerInput, TrackerExpect>

  @Test(arguments: try TrackerCases.cases("offset.tree"))
  func `changes of rows add up behind them as in MagazineLayout`(_ each: TrackerCases.Case) {
    // A row's offset there is the sum of what was added from it or an earlier row on: the change of
    // its end.
    let length = 1_000.0
    var tree = OffsetTree(repeating: length, count: each.input.rows)

    for change in each.input.addFrom {
      tree.setLength(tree.length(at: change.row) + change.delta, at: change.row)
    }

    let offsets = (1...each.input.rows).map { tree.offset(of: $0) - length * Double($0) }
    expectEqual(offsets, each.expect.offsets)
  }

  @Test func `both cases of trackers are there`() throws {
    try expectEqual(TrackerCases.cases("offset.tree").count, 2)
  }

  // MARK: Splices

  struct MapInput: Decodable, Sendable {
    let paddingStart: Double?
    let count: Int?
    let extent: Double?
  }

  struct MapExpect: Decodable, Sendable {
    struct Operation: Decodable, Sendable {
      let op: String
      let at: Int?
      let delete: Int?
      let insert: [Double]?
      let size: Double?
      let count: Int?
      let arg: Double?
      let result: Double?
    }

    struct Row: Decodable, Sendable {
      let offset: Double
      let index: Int
      let start: Double?
      let end: Double?
    }

    let ops: [Operation]?
    let table: [Row]?
  }

  typealias MapCases = LayoutCaseFile<MapInput, MapExpect>

  @Test(arguments: try MapCases.cases("axis.map"))
  func `an axis is spliced and asked as in other systems`(_ each: MapCases.Case) throws {
    var tree = OffsetTree(repeating: each.input.extent ?? 0, count: each.input.count ?? 0)
    let padding = each.input.paddingStart ?? 0

    for operation in each.expect.ops ?? [] {
      switch operation.op {
      case "splice":
        let first = try #require(operation.at)
        // There, deleting past the end deletes nothing.
        let range = min(first, tree.count)..<min(first + (operation.delete ?? 0), tree.count)
        tree.replaceSubrange(range, with: operation.insert ?? [])
        expect(operation.size == nil || tree.totalLength + padding == operation.size)
        expect(operation.count == nil || tree.count == operation.count)
      case "indexAt":
        // -1 before the axis, the count after it; the padding belongs to the first.
        let offset = try #require(operation.arg)
        let found = offset < 0 ? -1 : tree.index(at: max(0, offset - padding)) ?? tree.count
        expectEqual(found, operation.result.map { Int($0) }, "\(operation)")
      default:
        let index = Int(try #require(operation.arg))
        let found = (0..<tree.count).contains(index) ? tree.offset(of: index) + padding : -1
        expectEqual(found, operation.result, "\(operation)")
      }
    }
    for row in each.expect.table ?? [] {
      // Offsets beyond the ends count as the ends.
      let offset = min(max(0, row.offset), tree.totalLength.nextDown)
      let found = try #require(tree.position(at: offset))
      expectEqual(found.index, row.index, "\(row)")
      expect(row.start == nil || found.offset == row.start)
      expect(row.end == nil || found.offset + found.length == row.end)
    }
  }

  @Test func `the twelve cases of axes are there`() throws {
    try expectEqual(MapCases.cases("axis.map").count, 12)
  }
}
