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
    ConstraintLaws()
      .`after edits a system is as if built from scratch, and as the second engine says`()
    ConstraintHistoryLaws().`edits lead to the layout of a tree that was made so (T12.44)`()
    ConstraintTreeLaws().`history makes no difference, whatever was queried in between (T12.44)`()
  }
}
