import ViewGeometry

extension Suite {
  /// Benchmarks of the memory that a list uses.
  static var listMemory: Suite {
    Suite(
      title: "List memory",
      rows: [
        row("list.memory") { 20 + $0.nextDyadic(below: 160) },
        row("list.equalRows.memory") { _ in 44 },
      ])
  }

  private static func row(_ id: String, length: @escaping (inout SplitMix64) -> Double) -> Row {
    Row(id, sizes: [10_000_000], quickSizes: [100_000], unit: .bytesPerItem) { inputs in
      let lengths = (0..<inputs.size).map { _ in length(&inputs.random) }
      let (tree, bytes) = measuringHeldBytes { OffsetTree(lengths) }
      return withExtendedLifetime(tree) { .memory(bytes: bytes / Double(lengths.count)) }
    }
  }
}
