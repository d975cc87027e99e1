/// A batch of updates in the order in which to apply it (R9.9), checked against the numbers before and after.
///
/// Apply it to any list of sections of items like this:
///
/// 1. Keep what `placedItems` and `placedSections` will bring back from their sources.
/// 2. Remove `removedItems`, last first; places are those before the batch.
/// 3. Remove `removedSections`, last first.
/// 4. Insert `placedSections`, first first, and replace `reloadedSections`; places are those after the batch. A new or
///    replaced section has all its items but those that step 5 places in it.
/// 5. Insert `placedItems`, first first.
/// 6. Ask again for `reloadedItems`, which have their new places by now.
///
/// Items that are neither removed nor placed keep their order.
package struct BatchUpdatePlan: Sendable {
  /// A place that is filled, with what: a new item or section, or the one that was at `source` before the batch.
  package struct Placed<Place: Sendable>: Sendable {
    package var place: Place
    package var source: Place?
  }

  /// An item or section to reload, with its numbers before and after the batch.
  package struct Reloaded<Place: Sendable>: Sendable {
    package var old: Place
    package var new: Place
  }

  /// The places emptied, ascending: deletions and sources of moves.
  package var removedItems: [ItemIndex] = []
  /// The places filled, ascending: insertions and targets of moves.
  package var placedItems: [Placed<ItemIndex>] = []
  /// The sections emptied, ascending.
  package var removedSections: [Int] = []
  /// The sections filled, ascending.
  package var placedSections: [Placed<Int>] = []
  /// The items to ask for again, ascending by their old places.
  package var reloadedItems: [Reloaded<ItemIndex>] = []
  /// The sections to ask for again, ascending by their old places; all their items are new.
  package var reloadedSections: [Reloaded<Int>] = []

  /// Moves by their sources, ascending.
  var itemMoves: [BatchUpdates.Edits<ItemIndex>.Move] = []
  var sectionMoves: [BatchUpdates.Edits<Int>.Move] = []
  /// The numbers in `removedItems` and `placedItems`, for the maps of single sections.
  var removedNumbers: [Int] = []
  var placedNumbers: [Int] = []
  var filledSections: [Int] = []

  /// Whether nothing changes.
  package var isEmpty: Bool {
    removedItems.isEmpty && placedItems.isEmpty && removedSections.isEmpty && placedSections.isEmpty
      && reloadedItems.isEmpty && reloadedSections.isEmpty
  }

  /// The new number of a section, or nil if it was deleted.
  ///
  /// - Complexity: O(log n) for n edits.
  package func newSection(of old: Int) -> Int? {
    let index = sectionMoves.partitioningIndex { $0.from >= old }
    if index < sectionMoves.endIndex, sectionMoves[index].from == old {
      return sectionMoves[index].to
    }
    return IndexMap(emptied: removedSections[...], filled: filledSections[...]).newNumber(of: old)
  }

  /// The number that a section had before the batch, or nil for an inserted one.
  ///
  /// - Complexity: O(log n) for n edits.
  package func oldSection(of new: Int) -> Int? {
    let index = placedSections.partitioningIndex { $0.place >= new }
    if index < placedSections.endIndex, placedSections[index].place == new {
      return placedSections[index].source
    }
    // The same map backwards.
    return IndexMap(emptied: filledSections[...], filled: removedSections[...]).newNumber(of: new)
  }

  /// The sections all of whose items are new, by their numbers after the batch, ascending.
  package var newSections: [Int] {
    (placedSections.lazy.filter { $0.source == nil }.map(\.place)
      + reloadedSections.lazy.map(\.new)).sorted()
  }

  /// The new place of an item, or nil if it was deleted, itself or with its section, or its section reloaded.
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

  /// Where the items go that stay in a section.
  private func itemMap(oldSection: Int, newSection: Int) -> IndexMap {
    IndexMap(
      emptied: removedNumbers[removedItems.range(ofSection: oldSection) { $0 }],
      filled: placedNumbers[placedItems.range(ofSection: newSection) { $0.place }])
  }
}

extension Array {
  /// The indices of the elements whose places are in `section`; the elements ascend by place.
  func range(ofSection section: Int, place: (Element) -> ItemIndex) -> Range<Int> {
    let start = partitioningIndex { place($0).section >= section }
    return start..<self[start...].partitioningIndex { place($0).section != section }
  }
}
