import TestSupport
import Testing

@testable import ViewGeometry

/// How far down a search of open intervals descends.
@Suite struct FrontTreeTests {
  @Test func `what is covered everywhere is found so at the root`() {
    let count: Int32 = 1_024
    let intervals = ContiguousArray([0..<count] + (0..<count).map { $0..<$0 + 1 })
    var tree = FrontTree(cells: Int(count), intervals: intervals)
    for rank in 1...count { tree.insert(rank, intervals[Int(rank)]) }
    var runs: ContiguousArray<FrontTree.Run> = []
    var visits: ContiguousArray<FrontTree.Visit> = []

    tree.appendRuns(behind: 0, in: 0..<count, to: &runs, &visits)

    expect(runs.isEmpty)
    // On the way down to a cell two nodes a level would have been queued.
    expect(visits.capacity < 8)

    tree.remove(1, intervals[1])
    tree.appendRuns(behind: 0, in: 0..<count, to: &runs, &visits)

    expectEqual(runs.map(\.cells), [0..<1])
    expect(visits.capacity >= 8)
  }
}
