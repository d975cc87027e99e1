package import Foundation
import ViewGeometry

/// The sections of a collection: how many items each has, and of which sizes.
package struct FixtureSections: Sendable, Equatable {
  /// Equal sections next to each other.
  package struct Run: FixtureRun {
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

  private let all: FixtureRuns<Run>

  /// Creates sections from runs.
  ///
  /// - Precondition: The sums fit in an `Int`; decoding has checked that they do.
  package init(runs: [Run]) {
    all = FixtureRuns(runs)
  }

  /// The runs, in order.
  package var runs: [Run] { all.runs }
  /// How many sections there are.
  package var count: Int { all.count }
  /// How many items all sections have together.
  package var itemCount: Int { all.itemCount }

  /// The number of items in a section; 0 for a section that doesn't exist.
  ///
  /// - Complexity: O(log *runs*).
  package func items(in section: Int) -> Int { all.items(in: section) }

  /// The sizes of the items of a section; nil for those the layout gives all.
  ///
  /// - Complexity: O(log *runs*).
  package func sizes(in section: Int) -> FixtureSizes? { all.run(of: section)?.run.sizes }

  /// The size of an item, in points; nil if it is the one the layout gives all, or no item.
  ///
  /// - Complexity: O(log *runs*).
  package func size(of item: FixtureItem) -> CGSize? {
    contains(item) ? sizes(in: item.section)?.size(of: item.item) : nil
  }

  /// Whether a collection has an item there.
  package func contains(_ item: FixtureItem) -> Bool { all.contains(item) }
}
