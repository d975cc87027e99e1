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
    AdoptedAttributesLaws()
      .`cells on screen are as those of a new collection view, whatever changed before`()
    TableLaws().`after a batch every rectangle is that of a new table`()
    DiffableSnapshotLaws().`After any edits a snapshot says what arrays say`()
  }
}
