import Testing

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

  private static func run() {
    let laws = SnapshotLaws()
    laws.`the element hit represents the view hit, on edges too`(.exact)
    laws.`elements in a rectangle are those a scan of all boxes finds, as painted`()
    laws.`the nearest elements are those of a scan, the frontmost first among equals`()
    laws.`snapshots taken while a tree is edited know the views that are in it`()
    RetakenSnapshotLaws().`a snapshot taken again is one taken at once`(.exact)
    VisibilityLaws().`the parts are disjoint and cover what brute force covers`(.exact)
    TreeSnapshotLaws().`a frozen tree is that of the same views`(.affine)
  }
}
