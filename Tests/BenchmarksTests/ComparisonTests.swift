import TestSupport
import Testing

@testable import BenchmarkProgram

@Suite struct ComparisonTests {
  private let steady = [100.0, 101, 99, 100.5, 99.5, 100.2, 99.8, 101.5, 98.5]

  @Test func `a time that is a third slower in every sample is a regression`() {
    let comparison = compare(old: row(steady), new: row(steady.map { $0 * 4 / 3 }))

    expectEqual(comparison.lines.map(\.verdict), [.slower])
    expectEqual(comparison.regressions, 1)
    expectEqual(
      compare(old: row(steady.map { $0 * 4 / 3 }), new: row(steady)).lines[0].verdict, .faster)
  }

  @Test func `a small change is none, however certain`() {
    let comparison = compare(old: row(steady), new: row(steady.map { $0 * 1.09 }))

    expectEqual(comparison.lines[0].verdict, .same)
    expect((comparison.lines[0].probability ?? 1) < 0.001)
  }

  @Test func `a large change of a few samples is none`() {
    let disturbed = [100.0, 150, 150, 150, 150, 150, 99, 101, 98]

    expectEqual(compare(old: row(steady), new: row(disturbed)).lines[0].verdict, .same)
  }

  @Test func `a slower machine slows the limit too and is no regression`() {
    let slowed = row(steady.map { $0 * 1.5 }, limit: 15)

    expectEqual(compare(old: row(steady, limit: 10), new: slowed).lines[0].verdict, .same)
    expectEqual(compare(old: row(steady, limit: 15), new: slowed).lines[0].verdict, .slower)
  }

  @Test func `times of different machine states don't compare`() {
    let busy = row(steady.map { $0 * 2 }, state: "busy/fast")

    expectEqual(compare(old: row(steady), new: busy).lines[0].verdict, .otherState)
    expectEqual(compare(old: row(steady), new: busy).regressions, 0)
  }

  @Test func `bytes have no noise`() {
    let comparison = compare(old: bytes(100), new: bytes(102))

    expectEqual(comparison.lines[0].verdict, .larger)
    expectEqual(comparison.regressions, 1)
    expectEqual(compare(old: bytes(100), new: bytes(100.5)).lines[0].verdict, .same)
    expectEqual(compare(old: bytes(100), new: bytes(98)).lines[0].verdict, .smaller)
  }

  @Test func `rows of one run only are left out`() {
    expect(Comparison(old: [], new: [row(steady)]).lines.isEmpty)
    expect(compare(old: row(steady), new: bytes(8)).lines.isEmpty)
  }

  private func compare(old: Measured, new: Measured) -> Comparison {
    Comparison(old: [old], new: [new])
  }

  private func row(_ times: [Double], limit: Double? = nil, state: String = "quiet/fast")
    -> Measured
  {
    var samples = Samples()
    for time in times { samples.append(time, state: state == "quiet/fast" ? [] : .busy) }
    var limits = Samples()
    for _ in times { limits.append(limit ?? 1, state: state == "quiet/fast" ? [] : .busy) }
    let row = Row("test.row", sizes: [1], limit: "limit.test") { _ in .memory(bytes: 0) }
    return Measured(
      row: row, size: 1, timing: Timing(operation: Batch { _ in 0 }),
      measurement: Sampler.Measurement(
        operation: samples, limit: limit == nil ? nil : limits, naive: nil,
        allocationsPerOperation: 0))
  }

  private func bytes(_ count: Double) -> Measured {
    let row = Row("test.row", sizes: [1], unit: .bytesPerItem) { _ in .memory(bytes: 0) }
    return Measured(row: row, size: 1, bytes: count, limit: nil)
  }
}
