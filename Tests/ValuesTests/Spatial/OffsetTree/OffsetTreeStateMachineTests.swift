import Testing
import ViewGeometry

@testable import TestSupport

/// Random edits of a tree and of its twin, compared after every one.
@Suite struct OffsetTreeStateMachineTests {
  struct History {
    var start: [Double]
    var actions: [OffsetTreeAction]
    var probes: [Double]
  }

  @Test(arguments: [2, 3, 4], OffsetTreeLengths.allCases)
  func `Every answer of a deep tree equals its twin's after every edit`(
    nodeCapacity: Int, lengths: OffsetTreeLengths
  ) {
    checkHistories(nodeCapacity: nodeCapacity, rows: 20, cases: 50, lengths) { 0..<$0 }
  }

  @Test(arguments: OffsetTreeLengths.allCases)
  func `Answers of a tree of standard nodes equal its twin's after every edit`(
    lengths: OffsetTreeLengths
  ) {
    // Leaves of 512 rows split, fill up and empty in lists of some thousand; comparing each 97th
    // row is enough.
    checkHistories(nodeCapacity: 512, rows: 1_500, cases: 250, lengths) {
      stride(from: 0, to: $0, by: 97)
    }
  }

  /// - Parameters:
  /// - cases: Random histories for each thousand of the environment's.
  /// - rowsToCompare: The rows to compare, for a given count.
  private func checkHistories<Rows: Sequence<Int>>(
    nodeCapacity: Int, rows: Int, cases: Int, _ lengths: OffsetTreeLengths,
    rowsToCompare: @escaping (Int) -> Rows
  ) {
    var range = CaseRange.standard
    range.count = (range.count + cases - 1) / cases
    check(
      { source in
        let start = (0..<source.index(below: 2 * rows)).map { Double($0 * 37 % 6_400) / 64 }
        return History(
          start: start,
          actions: source.list(mean: 20, limit: 60) { $0.offsetTreeAction(rows: rows, lengths) },
          probes: (0..<8).map { _ in source.unit() * 1.1 - 0.05 })
      }, cases: range
    ) { history in
      var model = OffsetTreeModel(lengths: history.start)
      var tree = OffsetTree(history.start, nodeCapacity: nodeCapacity)
      for (step, action) in history.actions.enumerated() {
        action.apply(to: &tree, &model)
        let broken =
          tree.brokenInvariant
          ?? model.mismatch(
            tree, rows: rowsToCompare(model.lengths.count), probes: history.probes)
        try demand(broken == nil, "After step \(step), \(action): \(broken ?? "")")
      }
    }
  }
}
