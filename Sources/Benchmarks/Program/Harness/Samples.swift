/// The samples of one batch, each with the machine state during the sample.
struct Samples {
  private var values: [(nanoseconds: Double, state: MachineState)] = []

  mutating func append(_ nanoseconds: Double, state: MachineState) {
    values.append((nanoseconds, state))
  }

  func count(in state: MachineState) -> Int {
    values.count { $0.state == state }
  }

  /// Returns the samples of one state, in nanoseconds, in the order taken.
  ///
  /// If the state never occurred, it returns all samples.
  func values(preferring state: MachineState) -> [Double] {
    let matching = values.filter { $0.state == state }
    return (matching.isEmpty ? values : matching).map(\.nanoseconds)
  }

  func summary(preferring state: MachineState) -> Summary {
    Summary(values(preferring: state))
  }

  /// Returns the machine state in which `first` has the lowest median.
  ///
  /// Only states with at least 5 samples of each batch are considered. If there is no such state,
  /// the required number is reduced until a state qualifies. If no state occurs in both batches,
  /// `second` is ignored.
  static func bestState(_ first: Samples, _ second: Samples?) -> MachineState {
    func seen(_ state: MachineState) -> Int {
      min(first.count(in: state), second?.count(in: state) ?? .max)
    }
    let needed = min(5, MachineState.all.map(seen).max() ?? 0)
    guard needed > 0 else {
      return bestState(first, nil)
    }
    return MachineState.all.filter { seen($0) >= needed }
      .min { first.summary(preferring: $0).median < first.summary(preferring: $1).median } ?? []
  }
}

/// The minimum, median and maximum of a few numbers.
struct Summary {
  let min: Double
  let median: Double
  let max: Double
  let count: Int

  /// Creates the summary; all its values are 0 if there are no samples.
  init(_ values: [Double]) {
    let sorted = values.sorted()
    count = sorted.count
    min = sorted.first ?? 0
    max = sorted.last ?? 0
    median = sorted.isEmpty ? 0 : (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
