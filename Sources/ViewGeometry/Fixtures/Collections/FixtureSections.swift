package import Foundation

/// The sections of a collection: how many items each has, and of which sizes.
///
/// Equal sections next to each other are one run, so a million of them cost what one costs.
package struct FixtureSections: Sendable, Equatable {
  /// Equal sections next to each other.
  package struct Run: Sendable, Equatable {
    /// How many sections.
    package let sections: Int
    /// The items of each.
    package let items: Int
    /// The sizes of the items of each; nil for the size the layout gives all.
    package let sizes: FixtureSizes?

    /// Creates a run.
    package init(sections: Int, items: Int, sizes: FixtureSizes? = nil) {
      self.sections = sections
      self.items = items
      self.sizes = sizes
    }
  }

  /// The runs, in order.
  package let runs: [Run]
  /// How many sections there are.
  package let count: Int
  /// How many items all sections have together.
  package let itemCount: Int
  /// The first section of each run.
  private let starts: [Int]

  /// Creates sections from runs.
  ///
  /// - Precondition: The sums fit in an `Int`; decoding has checked that they do.
  package init(runs: [Run]) {
    self.runs = runs.filter { $0.sections > 0 }
    starts = self.runs.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.sections) }
    count = starts[starts.count - 1]
    itemCount = self.runs.reduce(0) { $0 + $1.sections * $1.items }
  }

  /// The number of items in a section; 0 for a section that doesn't exist.
  ///
  /// - Complexity: O(log *runs*).
  package func items(in section: Int) -> Int {
    run(of: section)?.items ?? 0
  }

  /// The size of an item, in points; nil if it is the one the layout gives all, or no item.
  ///
  /// - Complexity: O(log *runs*).
  package func size(of item: FixtureItem) -> CGSize? {
    guard let run = run(of: item.section), 0..<run.items ~= item.item else { return nil }
    return run.sizes?.size(of: item.item)
  }

  /// Whether a collection has an item there.
  package func contains(_ item: FixtureItem) -> Bool {
    0..<items(in: item.section) ~= item.item
  }

  private func run(of section: Int) -> Run? {
    guard 0..<count ~= section else { return nil }
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= section { low = middle } else { high = middle - 1 }
    }
    return runs[low]
  }
}
