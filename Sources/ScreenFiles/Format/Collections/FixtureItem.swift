import Foundation
import ViewGeometry

/// The index path of an item in a collection; both indices start at 0.
package struct FixtureItem: Sendable, Hashable {
  /// The index of the section.
  package let section: Int
  /// The index of the item in its section.
  package let item: Int

  /// Creates an index path from the indices of a section and an item.
  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension FixtureItem {
  /// The index path as an `IndexPath`.
  var indexPath: IndexPath { IndexPath(item: item, section: section) }

  /// Creates an index path from an `IndexPath`.
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, item: indexPath.item)
  }
}

extension FixtureItem: CustomStringConvertible {
  /// The section and the item in brackets: `[3,17]`.
  package var description: String { "[\(section),\(item)]" }
}
