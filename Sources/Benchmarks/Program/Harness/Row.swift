/// A row of the table: one operation, measured at several sizes.
///
/// The id is stable: baselines find their rows by it. `make` builds the data of one size and hands
/// back what to time; it is called just before its row is measured and released just after.
struct Row {
  /// Dotted name, as "convert.point.translation".
  let id: String
  /// Sizes measured by `--full`.
  let sizes: [Int]
  /// Sizes measured by default: of these the whole table takes less than a minute.
  let quickSizes: [Int]
  let unit: Unit
  /// Name of the limit kernel, as "limit.chain"; nil where the row has none.
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

/// What the numbers of a row count.
enum Unit: String, Codable, Sendable {
  case nanosecondsPerOperation = "ns/op"
  case nanosecondsPerItem = "ns/item"
  case bytesPerItem = "bytes/item"
  case bytes

  var isTime: Bool { self == .nanosecondsPerOperation || self == .nanosecondsPerItem }
}

/// The inputs that a row builds its data from.
struct Inputs {
  /// The size of this measurement: items, views, levels.
  let size: Int
  /// Seeded from the run's seed, the row's id and the size.
  var random: SplitMix64
}

/// The measurement that a row hands to the harness.
enum Trial {
  /// Work to time.
  case timing(Timing)
  /// A number of bytes, already counted, and the limit's in the same unit where there is one.
  case memory(bytes: Double, limit: Double? = nil)
}

/// An operation to time, the least work any program must do for it, and the textbook way.
struct Timing {
  var operation: Batch
  var limit: Batch?
  var naive: Batch?
  /// How many items one operation handles, for rows counted per item.
  var itemsPerOperation = 1.0
  /// What the operation's structure holds after building, where that is told beside the time.
  var bytesPerItem: Double?
  /// What must live while the batches run and none of them holds: the root of a tree, say, where
  /// they only hold its leaves.
  var owner: AnyObject?
  /// Compares the operation's answers with the naive twin's, before anything is timed.
  var check: () throws(WrongAnswer) -> Void = { () throws(WrongAnswer) in }
}

/// A loop over operations: runs those of the given range and returns a checksum of their answers.
///
/// The loop is inside the closure so that no indirect call is timed with an operation. Indices
/// run on from sample to sample: data is read at `index & (count - 1)` or the like.
struct Batch {
  let run: (Range<Int>) -> Double
  /// Runs before each sample, untimed: puts back what the operations change.
  let reset: (() -> Void)?
  /// Operations a sample, where that is not free to choose: 1 for a build.
  let count: Int?
  /// Whether other threads do part of the work.
  ///
  /// If so the time is what a clock on the wall shows, else what the calling thread spent on its
  /// core, which is the same on a quiet machine and steadier on any other.
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
  /// One call of `body` an operation.
  ///
  /// That is an indirect call, 2 to 12 ns: for naive twins and operations that take microseconds.
  init(each body: @escaping (Int) -> Double) {
    self.init { range in
      var sum = 0.0
      for index in range { sum += body(index) }
      return sum
    }
  }
}

/// An operation answered otherwise than its naive twin.
struct WrongAnswer: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
