/// The measurement of a row at one size, as written to JSON.
///
/// Times are in nanoseconds, per operation or per item, depending on the row's unit.
struct Measured: Codable {
  struct Limit: Codable {
    let id: String
    let median: Double
  }

  struct Naive: Codable {
    let median: Double
  }

  let id: String
  let n: Int
  let unit: Unit
  let min: Double
  let median: Double
  let max: Double
  let samples: Int
  /// The label of the machine's state, such as "quiet/fast"; "-" for bytes.
  let state: String
  let limit: Limit?
  /// The row's median divided by the baseline's; nil if the row has no baseline.
  let ratio: Double?
  let naive: Naive?
  /// The naive twin's median divided by the row's; nil if the row has no naive twin.
  let speedup: Double?
  let allocationsPerOp: Double?
  let bytesPerItem: Double?
  /// The samples from which the minimum, median and maximum were computed, in the order taken.
  ///
  /// It is nil for rows of bytes, and in runs that didn't store their samples.
  let times: [Double]?

  /// Writes null for missing values, so that every row has the same keys.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(n, forKey: .n)
    try container.encode(unit, forKey: .unit)
    try container.encode(min, forKey: .min)
    try container.encode(median, forKey: .median)
    try container.encode(max, forKey: .max)
    try container.encode(samples, forKey: .samples)
    try container.encode(state, forKey: .state)
    try container.encode(limit, forKey: .limit)
    try container.encode(ratio, forKey: .ratio)
    try container.encode(naive, forKey: .naive)
    try container.encode(speedup, forKey: .speedup)
    try container.encode(allocationsPerOp, forKey: .allocationsPerOp)
    try container.encode(bytesPerItem, forKey: .bytesPerItem)
    try container.encode(times, forKey: .times)
  }
}

extension Measured {
  /// Creates the measurement of timed work.
  ///
  /// The times are from one machine state: of those with at least five samples of both the
  /// operation and the baseline, the one in which the operation is fastest. If no state has that
  /// many, fewer samples suffice. If no state has samples of both, only those of the operation
  /// count. If the baseline or the naive twin has no samples in the chosen state, all of its
  /// samples are used.
  init(row: Row, size: Int, timing: Timing, measurement: Sampler.Measurement) {
    let state = Samples.bestState(measurement.operation, measurement.limit)
    let items = row.unit == .nanosecondsPerItem ? timing.itemsPerOperation : 1
    let operation = measurement.operation.summary(preferring: state)
    let limit = measurement.limit?.summary(preferring: state).median
    let naive = measurement.naive?.summary(preferring: state).median
    id = row.id
    n = size
    unit = row.unit
    min = operation.min / items
    median = operation.median / items
    max = operation.max / items
    samples = operation.count
    self.state = state.label
    self.limit = limit.map { Limit(id: row.limit ?? "limit", median: $0 / items) }
    ratio = limit.map { operation.median / $0 }
    self.naive = naive.map { Naive(median: $0 / items) }
    speedup = naive.map { $0 / operation.median }
    allocationsPerOp = measurement.allocationsPerOperation
    bytesPerItem = timing.bytesPerItem
    times = measurement.operation.values(preferring: state).map { $0 / items }
  }

  /// Creates the measurement of bytes, which are counted once.
  init(row: Row, size: Int, bytes: Double, limit: Double?) {
    id = row.id
    n = size
    unit = row.unit
    min = bytes
    median = bytes
    max = bytes
    samples = 1
    state = "-"
    self.limit = limit.map { Limit(id: row.limit ?? "limit", median: $0) }
    ratio = limit.map { bytes / $0 }
    naive = nil
    speedup = nil
    allocationsPerOp = nil
    bytesPerItem = row.unit == .bytesPerItem ? bytes : nil
    times = nil
  }
}
