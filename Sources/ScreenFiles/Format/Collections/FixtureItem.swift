import Foundation
import ViewGeometry

/// The place of an item in a collection, both numbers from 0.
package struct FixtureItem: Sendable, Hashable {
  /// The section.
  package let section: Int
  /// The item within its section.
  package let item: Int

  /// Creates a place.
  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension FixtureItem {
  /// The place as collection views write it.
  var indexPath: IndexPath { IndexPath(item: item, section: section) }

  /// The place that a collection view's index path names.
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, item: indexPath.item)
  }
}

extension FixtureItem: CustomStringConvertible {
  /// Section and item as an index: `[3,17]`.
  package var description: String { "[\(section),\(item)]" }
}
