/// The edits of a batch in the order in which they are applied (R9.9), validated with the counts
/// before and after the batch.
///
/// Apply it to any list of sections of items like this:
///
/// 1. Store the moved items and sections: those at the indices `source` of `placedItems` and
///    `placedSections`.
/// 2. Remove `removedItems` in descending order; their indices are those before the batch.
/// 3. Remove `removedSections` in descending order.
/// 4. Insert `placedSections` in ascending order, and replace `reloadedSections`; their indices are
///    those after the batch. A new or replaced section contains all its items except those that
///    step 5 inserts.
/// 5. Insert `placedItems` in ascending order.
/// 6. Reload `reloadedItems`; at this step, the items have their new indices.
///
/// Items that are neither removed nor inserted keep their order.
package struct BatchUpdatePlan: Sendable {
  /// An inserted item or section: a new one, or the one that was at the index `source` before the
  /// batch.
  package struct Placed<Place: Sendable>: Sendable {
    package var place: Place
    package var source: Place?
  }

  /// An item or section to reload, with its indices before and after the batch.
  package struct Reloaded<Place: Sendable>: Sendable {
    package var old: Place
    package var new: Place
  }

  /// The old indices of deleted and moved items, in ascending order.
  package var removedItems: [ItemIndex] = []
  /// The new indices of inserted and moved items, in ascending order.
  package var placedItems: [Placed<ItemIndex>] = []
  /// The old indices of deleted and moved sections, in ascending order.
  package var removedSections: [Int] = []
  /// The new indices of inserted and moved sections, in ascending order.
  package var placedSections: [Placed<Int>] = []
  /// The items to reload, in ascending order of their old indices.
  package var reloadedItems: [Reloaded<ItemIndex>] = []
  /// The sections to reload, in ascending order of their old indices.
  package var reloadedSections: [Reloaded<Int>] = []

  /// The moves of items, in ascending order of source index.
  var itemMoves: [BatchUpdates.Edits<ItemIndex>.Move] = []
  /// The moves of sections, in ascending order of source index.
  var sectionMoves: [BatchUpdates.Edits<Int>.Move] = []
  /// The indices in `removedItems`, without their sections.
  ///
  /// A slice of them is the input of the index map for one section.
  var removedNumbers: [Int] = []
  var placedNumbers: [Int] = []
  var filledSections: [Int] = []

  /// Whether the batch changes nothing.
  package var isEmpty: Bool {
    removedItems.isEmpty && placedItems.isEmpty && removedSections.isEmpty && placedSections.isEmpty
      && reloadedItems.isEmpty && reloadedSections.isEmpty
  }

  /// Returns the new index of a section, or nil if it was deleted.
  ///
  /// - Complexity: O(log n) for n edits.
  package func newSection(of old: Int) -> Int? {
    let index = sectionMoves.partitioningIndex { $0.from >= old }
    if index < sectionMoves.endIndex, sectionMoves[index].from == old {
      return sectionMoves[index].to
    }
    return IndexMap(emptied: removedSections[...], filled: filledSections[...]).newNumber(of: old)
  }

  /// Returns the index that a section had before the batch, or nil if it was inserted.
  ///
  /// - Complexity: O(log n) for n edits.
  package func oldSection(of new: Int) -> Int? {
    let index = placedSections.partitioningIndex { $0.place >= new }
    if index < placedSections.endIndex, placedSections[index].place == new {
      return placedSections[index].source
    }
    // The inverse of the map in `newSection(of:)`.
    return IndexMap(emptied: filledSections[...], filled: removedSections[...]).newNumber(of: new)
  }

  /// The new indices of the inserted and the reloaded sections, in ascending order.
  package var newSections: [Int] {
    (placedSections.lazy.filter { $0.source == nil }.map(\.place)
      + reloadedSections.lazy.map(\.new)).sorted()
  }

  /// Returns the new index of an item, or nil if the item was deleted.
  ///
  /// If the item wasn't moved, also returns nil if its section was deleted or reloaded.
  ///
  /// - Complexity: O(log n) for n edits.
  package func newPlace(of old: ItemIndex) -> ItemIndex? {
    let index = itemMoves.partitioningIndex { $0.from >= old }
    if index < itemMoves.endIndex, itemMoves[index].from == old { return itemMoves[index].to }
    guard !isSectionReloaded(old.section), let section = newSection(of: old.section) else {
      return nil
    }
    let map = itemMap(oldSection: old.section, newSection: section)
    return map.newNumber(of: old.item).map { ItemIndex(section: section, item: $0) }
  }

  func isSectionReloaded(_ section: Int) -> Bool {
    let index = reloadedSections.partitioningIndex { $0.old >= section }
    return index < reloadedSections.endIndex && reloadedSections[index].old == section
  }

  /// Returns the map from old to new indices for the items that remain in a section.
  private func itemMap(oldSection: Int, newSection: Int) -> IndexMap {
    IndexMap(
      emptied: removedNumbers[removedItems.range(ofSection: oldSection) { $0 }],
      filled: placedNumbers[placedItems.range(ofSection: newSection) { $0.place }])
  }
}

extension Array {
  /// Returns the range of the elements whose index is in `section`.
  ///
  /// The elements must be sorted by index.
  func range(ofSection section: Int, place: (Element) -> ItemIndex) -> Range<Int> {
    let start = partitioningIndex { place($0).section >= section }
    return start..<self[start...].partitioningIndex { place($0).section != section }
  }
}
