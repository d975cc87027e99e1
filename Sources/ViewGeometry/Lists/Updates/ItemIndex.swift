/// The index of an item in a list: a section, and a number in it.
///
/// An index path as two numbers, for layouts that know none. Ordered by section, then by item.
public struct ItemIndex: Sendable, Hashable, Comparable {
  /// The number of the section, from 0.
  public var section: Int
  /// The number of the item in its section, from 0.
  public var item: Int

  /// The index of item `item` of section `section`.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Whether `left` comes before `right` in the list.
  @inlinable
  public static func < (left: ItemIndex, right: ItemIndex) -> Bool {
    left.section == right.section ? left.item < right.item : left.section < right.section
  }
}

/// How many items each section of a list has.
package protocol ListCounting {
  var sectionCount: Int { get }
  func itemCount(inSection section: Int) -> Int
}
