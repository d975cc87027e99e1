import AllocationCounter

/// Times an operation, its baseline and its naive twin by taking samples in turn.
///
/// Each round takes one sample of each of the three, so that they run under similar conditions; a
/// slow naive twin is sampled only in the first rounds. The machine's state is probed before and
/// after each sample, and stored with it.
struct Sampler {
  /// The duration and number of samples.
  struct Plan {
    /// The target duration of a sample, in nanoseconds; samples may be up to 20% shorter.
    ///
    /// It has no effect on batches with a fixed number of operations.
    var sampleTime: Double
    var rounds: Int
    /// The maximum number of rounds; more than `rounds` are run only if too few samples are
    /// undisturbed.
    var roundsAtMost: Int
    /// The time after which no further round of a row starts, in nanoseconds.
    ///
    /// At least `rounds` rounds always run.
    var rowTime: Double
    /// The estimated time of a sample, in nanoseconds, above which the naive twin is sampled only
    /// three times.
    var naiveTime: Double

    static let full = Plan(
      sampleTime: 1e7, rounds: 9, roundsAtMost: 27, rowTime: 8e8, naiveTime: 3e7)
    static let quick = Plan(
      sampleTime: 3e6, rounds: 9, roundsAtMost: 15, rowTime: 1.5e8, naiveTime: 6e6)
  }

  struct Measurement {
    var operation: Samples
    var limit: Samples?
    var naive: Samples?
    /// The heap allocations per operation; nil if they can't be counted.
    var allocationsPerOperation: Double?
  }

  let plan: Plan
  private var probe = MachineProbe()

  init(plan: Plan) {
    self.plan = plan
  }

  mutating func measure(_ timing: Timing) -> Measurement {
    var operation = Runner(timing.operation, sampleTime: plan.sampleTime)
    var limit = timing.limit.map { Runner($0, sampleTime: plan.sampleTime) }
    var naive = timing.naive.map { Runner($0, sampleTime: plan.sampleTime) }
    let allocations = operation.allocationsPerOperation()
    let naiveRounds = (naive?.sampleEstimate ?? 0) > plan.naiveTime ? 3 : plan.roundsAtMost

    let start = Clock.now()
    for round in 0..<plan.roundsAtMost {
      operation.sample(&probe)
      limit?.sample(&probe)
      if round < naiveRounds { naive?.sample(&probe) }
      guard round + 1 >= plan.rounds else { continue }
      if operation.samples.count(in: probe.bestState) >= 5 { break }
      if Clock.now() - start > plan.rowTime { break }
    }
    return Measurement(
      operation: operation.samples, limit: limit?.samples, naive: naive?.samples,
      allocationsPerOperation: allocations)
  }
}

/// One batch with its calibrated size and the samples so far.
private struct Runner {
  let batch: Batch
  private(set) var samples = Samples()
  private(set) var sampleEstimate = 0.0
  private var count = 1
  private var next = 0

  init(_ batch: Batch, sampleTime: Double) {
    self.batch = batch
    calibrate(sampleTime: sampleTime)
  }

  /// Warms up, and chooses the number of operations per sample.
  ///
  /// It is the batch's fixed count, or else a number of operations that takes at least 80% of
  /// `sampleTime` (but no more than about 2^40 operations).
  private mutating func calibrate(sampleTime: Double) {
    if let fixed = batch.count {
      count = fixed
      sampleEstimate = run()
      return
    }
    while true {
      sampleEstimate = run()
      if sampleEstimate >= 0.8 * sampleTime || count >= 1 << 40 { break }
      let growth = 1.1 * sampleTime / max(sampleEstimate, 1)
      count = Int(Double(count) * min(max(growth, 1.2), 100)) + 1
    }
  }

  /// Runs one batch and returns its time in nanoseconds.
  private mutating func run() -> Double {
    batch.reset?()
    let start = Clock.now()
    blackHole(batch.run(next..<next + count))
    let elapsed = Clock.now() - start
    next += count
    return elapsed
  }

  mutating func sample(_ probe: inout MachineProbe) {
    batch.reset?()
    var state = probe.state()
    let startOnCore = Clock.threadTime()
    let start = Clock.now()
    blackHole(batch.run(next..<next + count))
    let elapsed = Clock.now() - start
    let onCore = Clock.threadTime() - startOnCore
    next += count
    state.formUnion(probe.state())
    // If the thread was off its core for more than 3% of the time, its caches were also cold
    // afterward.
    if !batch.isConcurrent, onCore < 0.97 * elapsed { state.insert(.busy) }
    samples.append((batch.isConcurrent ? elapsed : onCore) / Double(count), state: state)
  }

  /// Returns the number of heap allocations per operation, counted in one batch.
  ///
  /// If the batch has no fixed count, at most 1,000 operations are run. Returns nil if allocations
  /// can't be counted.
  mutating func allocationsPerOperation() -> Double? {
    guard allocation_counter_is_available() else { return nil }
    let operations = batch.count ?? min(count, 1000)
    batch.reset?()
    allocation_counter_start()
    let checksum = batch.run(next..<next + operations)
    let calls = allocation_counter_stop()
    blackHole(checksum)
    next += operations
    return Double(calls) / Double(operations)
  }
}
