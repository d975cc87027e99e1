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
    CompositionalBatchLawTests().`A batch leads to what is solved afresh`()
    FlowPinningLaws().`every element is found by its name and numbers, and no other`(
      isUniform: false)
    ListUpdateLaws().`edits one by one agree with the twin's`()
    ListUpdateLaws().`measurements stay with their rows`()
    ListBatchLaws().`a batch leads where the arrays lead`()
    BatchUpdateLaws().`a plan leads from the list before to the list after`()
    BatchUpdateLaws().`the map of places agrees with what the plan does`()
    WaterfallLaws().`edits end where solving again would, and pinned items keep their columns`()
  }
}
