import Testing
import ViewGeometry

@testable import TestSupport

/// The laws of this module also hold with other thresholds.
@Suite struct ThresholdLaws {
  @Test func `laws hold when every threshold is low`() async {
    await #expect(processExitsWith: .success) {
      OtherThresholds.choose("low")
      Self.run()
      OtherThresholds.demandAllRead()
    }
  }

  @Test(arguments: OtherThresholds.seeds)
  func `laws hold when thresholds are drawn`(_ seed: UInt64) async {
    await #expect(processExitsWith: .success) { [seed = seed as UInt64] in
      OtherThresholds.choose("\(seed)")
      Self.run()
    }
  }

  @Test func `every threshold is varied by one module of tests`() throws {
    let folders = OtherThresholds.folders.values.joined()
    for (path, line) in try OtherThresholds.declared() {
      let count = folders.count { path.hasPrefix($0) }
      expectEqual(count, 1, "\(path):\(line)")
    }
  }

  private static func run() {
    TreeStateMachine().`views answer as the model after any edits`()
    CachedClimbLaws().`every answer is the one without a cache, bit for bit, after any changes`()
    RepeatedRouteLaws().`every answer is the one without a cache, bit for bit, after any changes`()
    HitTestLaws().`the hit view is the textbook's`(.exact)
    for layout in LayoutUnderTest.all {
      LayoutLaws().`every query gets the answer of a look at all elements`(layout)
      LayoutLaws()
        .`after a batch everything is where solving again puts it, and old snapshots stay`(
          layout)
    }
    for kind in RoughLayout.allCases {
      EdgeLaws().`a point is in the items whose frames say so`(kind)
    }
    for kind in SizingLayout.allCases {
      SizingLaws().`whatever was done before, everything is as in a view made now`(kind)
    }
    HistoryLaws().`tables have no history`(.plain)
    HistoryLaws().`flows have no history`()
  }
}
