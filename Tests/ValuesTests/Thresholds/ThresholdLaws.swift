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
    SpatialIndexStateMachineTests().`every answer equals that of the twin after every edit`()
    SpatialIndexLaws().`every question about boxes built at once gets the answer of the twin`()
    BezierPathTests().`Answers are the same however often a path was queried before`()
    PathLaws().`The index counts what a scan counts`()
  }
}
