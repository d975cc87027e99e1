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
    let siblings = SiblingIndexLaws()
    siblings.`an index of siblings answers as a scan after any edits`()
    siblings.`views put in one after the other at one place keep their order`()
    siblings.`hundreds of hit tests between moves answer as a scan`()
    siblings.`an index goes when most siblings have left, and comes again`()
    SubviewOrderTests().`subviews in an order are those of an array after any edits`()
    EventQueueLaws().`events come by their times, then as they were added, whatever is cancelled`()
    SubviewOrderTests().`views in orders die with their superviews however deep they are`()
  }
}
