/// Samples of one batch, each with the state the machine was in.
struct Samples {
  private var values: [(nanoseconds: Double, state: MachineState)] = []

  mutating func append(_ nanoseconds: Double, state: MachineState) {
    values.append((nanoseconds, state))
  }

  func count(in state: MachineState) -> Int {
    values.count { $0.state == state }
  }

  /// The samples of one state, or all of them where that state was never seen; nanoseconds, in the order taken.
  func values(preferring state: MachineState) -> [Double] {
    let matching = values.filter { $0.state == state }
    return (matching.isEmpty ? values : matching).map(\.nanoseconds)
  }

  func summary(preferring state: MachineState) -> Summary {
    Summary(values(preferring: state))
  }

  /// The state with the lowest median among those seen in at least 5 samples (or, where none was,
  /// in as many as any was) by both batches.
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

/// Least, middle and greatest of a few numbers.
struct Summary {
  let min: Double
  let median: Double
  let max: Double
  let count: Int

  /// Zeros for no values.
  init(_ values: [Double]) {
    let sorted = values.sorted()
    count = sorted.count
    min = sorted.first ?? 0
    max = sorted.last ?? 0
    median = sorted.isEmpty ? 0 : (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
