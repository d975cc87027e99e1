import ViewGeometry

/// A run of equal consecutive sections.
package protocol FixtureRun: Sendable, Equatable {
  /// The number of sections.
  var sections: Int { get }
  /// The number of items in each section.
  var items: Int { get }
}

/// Sections stored as runs of equal sections, so that a million equal sections need as little
/// memory as one.
package struct FixtureRuns<Run: FixtureRun>: Sendable, Equatable {
  /// The runs, in order.
  ///
  /// Each contains at least one section.
  package let runs: [Run]
  /// The number of sections.
  package let count: Int
  /// The number of items in all sections.
  package let itemCount: Int
  /// The index of the first section of each run, followed by the number of sections.
  private let starts: [Int]

  /// Creates sections from runs.
  ///
  /// - Precondition: The total numbers of sections and items fit in an `Int`. Decoding checks this.
  package init(_ runs: [Run]) {
    self.runs = runs.filter { $0.sections > 0 }
    starts = self.runs.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.sections) }
    count = starts[starts.count - 1]
    itemCount = self.runs.reduce(0) { $0 + $1.sections * $1.items }
  }

  /// Returns the run that contains a section, and the section's index in the run.
  ///
  /// Returns nil if the section doesn't exist.
  ///
  /// - Complexity: O(log *runs*).
  package func run(of section: Int) -> (run: Run, number: Int)? {
    guard 0..<count ~= section else { return nil }
    let index = starts.partitioningIndex { $0 > section } - 1
    return (runs[index], section - starts[index])
  }

  /// Returns the number of items in a section; 0 for a section that doesn't exist.
  ///
  /// - Complexity: O(log *runs*).
  package func items(in section: Int) -> Int {
    run(of: section)?.run.items ?? 0
  }

  /// Returns whether the item exists.
  ///
  /// - Complexity: O(log *runs*).
  package func contains(_ item: FixtureItem) -> Bool {
    0..<items(in: item.section) ~= item.item
  }
}
