package import Foundation
import ViewGeometry

/// The sections of a collection, with the number and the sizes of their items.
package struct FixtureSections: Sendable, Equatable {
  /// A run of equal consecutive sections.
  package struct Run: FixtureRun {
    /// The number of sections.
    package let sections: Int
    /// The number of items in each section.
    package let items: Int
    /// The sizes of each section's items; if nil, all items have the layout's item size.
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
  /// - Precondition: The total numbers of sections and items fit in an `Int`. Decoding checks this.
  package init(runs: [Run]) {
    all = FixtureRuns(runs)
  }

  /// The runs, in order.
  package var runs: [Run] { all.runs }
  /// The number of sections.
  package var count: Int { all.count }
  /// The number of items in all sections.
  package var itemCount: Int { all.itemCount }

  /// Returns the number of items in a section; 0 for a section that doesn't exist.
  ///
  /// - Complexity: O(log *runs*).
  package func items(in section: Int) -> Int { all.items(in: section) }

  /// Returns the sizes of the items of a section.
  ///
  /// Returns nil if the items have the layout's item size, or if the section doesn't exist.
  ///
  /// - Complexity: O(log *runs*).
  package func sizes(in section: Int) -> FixtureSizes? { all.run(of: section)?.run.sizes }

  /// Returns the size of an item, in points.
  ///
  /// Returns nil if the item has the layout's item size, or if it doesn't exist.
  ///
  /// - Complexity: O(log *runs*).
  package func size(of item: FixtureItem) -> CGSize? {
    contains(item) ? sizes(in: item.section)?.size(of: item.item) : nil
  }

  /// Returns whether the item exists.
  ///
  /// - Complexity: O(log *runs*).
  package func contains(_ item: FixtureItem) -> Bool { all.contains(item) }
}
