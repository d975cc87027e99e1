/// The index of an item in a list: the section, and the item's index in the section.
///
/// This is an index path as two integers. Indices are ordered by section, then by item.
public nonisolated struct ItemIndex: Sendable, Hashable, Comparable {
  /// The index of the section, counted from 0.
  public var section: Int
  /// The index of the item in its section, counted from 0.
  public var item: Int

  /// Creates an index from the index of a section and the index of an item in that section.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Returns whether `left` comes before `right` in the list.
  @inlinable
  public static func < (left: ItemIndex, right: ItemIndex) -> Bool {
    left.section == right.section ? left.item < right.item : left.section < right.section
  }
}

/// The item counts of the sections of a list.
package protocol ListCounting {
  var sectionCount: Int { get }
  func itemCount(inSection section: Int) -> Int
}
