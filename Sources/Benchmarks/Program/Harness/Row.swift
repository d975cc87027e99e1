/// A row of the table: one operation, measured at several sizes.
///
/// The id must stay stable, because stored runs identify rows by it. `make` builds the data of one
/// size and returns the work to time. It is called immediately before its row is measured, and its
/// result is released immediately after.
struct Row {
  /// The dotted name, such as "convert.point.translation".
  let id: String
  /// The sizes that `--full` measures.
  let sizes: [Int]
  /// The sizes measured without `--full`; the first of `sizes` unless others are given.
  let quickSizes: [Int]
  let unit: Unit
  /// The name of the baseline: another row, or a loop that does only the minimal work, such as
  /// "limit.chain"; nil if the row has none.
  let limit: String?
  let make: (inout Inputs) throws -> Trial

  init(
    _ id: String, sizes: [Int], quickSizes: [Int]? = nil, unit: Unit = .nanosecondsPerOperation,
    limit: String? = nil, make: @escaping (inout Inputs) throws -> Trial
  ) {
    self.id = id
    self.sizes = sizes
    self.quickSizes = quickSizes ?? Array(sizes.prefix(1))
    self.unit = unit
    self.limit = limit
    self.make = make
  }
}

/// The unit of a row's values.
enum Unit: String, Codable, Sendable {
  case nanosecondsPerOperation = "ns/op"
  case nanosecondsPerItem = "ns/item"
  case bytesPerItem = "bytes/item"
  case bytes

  var isTime: Bool { self == .nanosecondsPerOperation || self == .nanosecondsPerItem }
}

/// The inputs from which a row builds its data.
struct Inputs {
  /// The size of this measurement: the number of items, views or levels.
  let size: Int
  /// The random number generator, seeded from the run's seed, the row's id and the size.
  var random: SplitMix64
}

/// The work that a row returns to the harness.
enum Trial {
  /// Work to time.
  case timing(Timing)
  /// The measured number of bytes, and the baseline's number if there is a baseline.
  case memory(bytes: Double, limit: Double? = nil)
}

/// An operation to time, with its baseline and its naive twin, if any.
struct Timing {
  var operation: Batch
  var limit: Batch?
  var naive: Batch?
  /// The number of items that one operation handles, for rows measured per item.
  var itemsPerOperation = 1.0
  /// The memory of the measured structure, in bytes per item; nil if the row doesn't report it.
  var bytesPerItem: Double?
  /// An object to keep alive while the batches run, because they don't retain it.
  ///
  /// For example, it is the root of a tree if the batches retain only its leaves.
  var owner: AnyObject?
  /// Checks the results of the operation, before the timing; by default, does nothing.
  var check: () throws(WrongAnswer) -> Void = { () throws(WrongAnswer) in }
}

/// A loop that runs the operations in a range and returns a checksum of their results.
///
/// The loop is inside the closure, so that the time of an operation doesn't include an indirect
/// call. Indices continue from sample to sample, so operations wrap them, for example with
/// `index & (count - 1)`.
struct Batch {
  let run: (Range<Int>) -> Double
  /// Runs before each sample, untimed, and undoes the changes of the operations.
  let reset: (() -> Void)?
  /// The fixed number of operations per sample, such as 1 for building a structure; nil if the
  /// sampler chooses the number.
  let count: Int?
  /// Whether other threads do part of the work.
  ///
  /// If it is true, the time is wall-clock time. Otherwise, the time is the processor time of the
  /// calling thread, which equals the wall-clock time on a quiet machine and is steadier on any
  /// other.
  let isConcurrent: Bool

  init(
    count: Int? = nil, isConcurrent: Bool = false, reset: (() -> Void)? = nil,
    run: @escaping (Range<Int>) -> Double
  ) {
    self.run = run
    self.reset = reset
    self.count = count
    self.isConcurrent = isConcurrent
  }
}

extension Batch {
  /// Creates a batch that calls `body` once per operation.
  ///
  /// The call is indirect and takes 2 to 12 ns, so this is for naive twins and for operations that
  /// take microseconds.
  init(each body: @escaping (Int) -> Double) {
    self.init { range in
      var sum = 0.0
      for index in range { sum += body(index) }
      return sum
    }
  }
}

/// The error for an operation whose result differs from the expected one.
struct WrongAnswer: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
