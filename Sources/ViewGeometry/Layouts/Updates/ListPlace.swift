/// The place of an item in a list: a section, and a number in it.
///
/// What an index path says, for layouts that know none. Ordered by section, then by item.
public struct ListPlace: Sendable, Hashable, Comparable {
  /// The number of the section, from 0.
  public var section: Int
  /// The number of the item in its section, from 0.
  public var item: Int

  /// The place of item `item` of section `section`.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Whether `left` comes before `right` in the list.
  @inlinable
  public static func < (left: ListPlace, right: ListPlace) -> Bool {
    left.section == right.section ? left.item < right.item : left.section < right.section
  }
}

/// How many items each section of a list has.
package protocol ListCounting {
  var sectionCount: Int { get }
  func itemCount(inSection section: Int) -> Int
}
