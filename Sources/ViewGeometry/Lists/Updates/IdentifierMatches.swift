/// The matches between the sections and items of a list and those of its previous version.
///
/// They are used to compute the difference between the two versions. Items are numbered across all
/// sections.
@usableFromInline
package struct IdentifierMatches: Sendable {
  /// The item counts of the sections of the old list.
  @usableFromInline package var oldCounts: [Int]
  /// The item counts of the sections of the new list.
  @usableFromInline package var newCounts: [Int]
  /// For each section of the new list, its index in the old list; -1 if the section is new.
  @usableFromInline package var sectionSources: [Int] = []
  /// For each item of the new list, its index in the old list; -1 if the item is new.
  @usableFromInline package var itemSources: [Int] = []
  /// The sections to be reloaded, by their new indices.
  @usableFromInline package var reloadedSections: [Int] = []
  /// The items to be reloaded, by their new indices.
  @usableFromInline package var reloadedItems: [Int] = []

  @usableFromInline
  package init(oldCounts: [Int], newCounts: [Int]) {
    (self.oldCounts, self.newCounts) = (oldCounts, newCounts)
  }
}

extension IdentifierMatches {
  /// Returns the batch that transforms the old list into the new one, with the minimum number of
  /// moves.
  ///
  /// Sections that keep their order aren't moved. Neither are items that keep their order and stay
  /// in their section. Items that stay in a reloaded section are reloaded with it. All other
  /// existing items are moved, including those that move into new sections or out of deleted ones.
  ///
  /// - Complexity: O(n) for n sections and items, O(n log n) if some are moved or reloaded.
  package func plan() -> BatchUpdatePlan {
    var difference = ListDifference(self)
    difference.compareSections()
    difference.compareItems()
    difference.listRemovedItems()
    difference.listReloadedItems()
    return difference.plan
  }
}

/// The state of the computation of a difference between two lists.
private struct ListDifference {
  let matches: IdentifierMatches
  let oldStarts: [Int]
  let newStarts: [Int]
  var plan = BatchUpdatePlan()
  /// The new index of each old section; -1 for deleted ones.
  var newSections: [Int]
  /// For each old section, whether it is reloaded.
  var isReloaded: [Bool]
  /// For each old item, its new index if it moved, and otherwise `gone` or `stays`.
  var fates: [Int]
  /// The value for an item that is deleted, or reloaded with its section.
  static let gone = -1
  static let stays = -2

  init(_ matches: IdentifierMatches) {
    self.matches = matches
    oldStarts = Self.starts(matches.oldCounts)
    newStarts = Self.starts(matches.newCounts)
    newSections = [Int](repeating: -1, count: matches.oldCounts.count)
    isReloaded = [Bool](repeating: false, count: matches.oldCounts.count)
    fates = [Int](repeating: Self.gone, count: oldStarts[matches.oldCounts.count])
  }

  /// Returns the index of each section's first item, and the total count.
  private static func starts(_ counts: [Int]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    return starts
  }

  private func place(_ item: Int, _ starts: [Int]) -> ItemIndex {
    let section = starts.partitioningIndex { $0 > item } - 1
    return ItemIndex(section: section, item: item - starts[section])
  }

  // MARK: Sections

  mutating func compareSections() {
    let sources = matches.sectionSources
    let known = sources.indices.filter { sources[$0] >= 0 }
    var stays = [Bool](repeating: false, count: sources.count)
    for position in IncreasingSubsequence.positions(of: known.map { sources[$0] }) {
      stays[known[position]] = true
    }
    var isKept = [Bool](repeating: false, count: newSections.count)
    for (section, source) in sources.enumerated() {
      if source >= 0 { newSections[source] = section }
      if stays[section] {
        isKept[source] = true
      } else {
        plan.placedSections.append(.init(place: section, source: source < 0 ? nil : source))
        plan.filledSections.append(section)
        if source >= 0 { plan.sectionMoves.append(.init(from: source, to: section)) }
      }
    }
    plan.sectionMoves.sort { $0.from < $1.from }
    plan.removedSections = isKept.indices.filter { !isKept[$0] }
    for section in Set(matches.reloadedSections) where sources[section] >= 0 {
      isReloaded[sources[section]] = true
      plan.reloadedSections.append(.init(old: sources[section], new: section))
    }
    plan.reloadedSections.sort { $0.old < $1.old }
  }

  // MARK: Items

  mutating func compareItems() {
    for section in matches.newCounts.indices {
      let source = matches.sectionSources[section]
      if source < 0 || isReloaded[source] {
        placeMovedItems(of: section, source)
      } else {
        compareItems(of: section, oldStarts[source]..<oldStarts[source + 1])
      }
    }
  }

  /// Inserts the items that moved into a new or reloaded section from other sections.
  private mutating func placeMovedItems(of section: Int, _ source: Int) {
    let own = source < 0 ? 0..<0 : oldStarts[source]..<oldStarts[source + 1]
    for item in newStarts[section]..<newStarts[section + 1] {
      let old = matches.itemSources[item]
      if old >= 0, !own.contains(old) { move(old, to: item, in: section) }
    }
  }

  private mutating func compareItems(of section: Int, _ own: Range<Int>) {
    let items = newStarts[section]..<newStarts[section + 1]
    var (candidates, last, isAscending) = (0, -1, true)
    for item in items where own.contains(matches.itemSources[item]) {
      candidates += 1
      if matches.itemSources[item] < last { isAscending = false }
      last = matches.itemSources[item]
    }
    if !isAscending {
      keepLongestRun(of: items.filter { own.contains(matches.itemSources[$0]) })
    } else if candidates > 0 {
      for item in items where own.contains(matches.itemSources[item]) {
        fates[matches.itemSources[item]] = Self.stays
      }
    }
    for item in items {
      let old = matches.itemSources[item]
      if old < 0 {
        place(item, in: section, source: nil)
      } else if fates[old] != Self.stays {
        move(old, to: item, in: section)
      }
    }
  }

  private mutating func keepLongestRun(of items: [Int]) {
    let sources = items.map { matches.itemSources[$0] }
    for position in IncreasingSubsequence.positions(of: sources) {
      fates[sources[position]] = Self.stays
    }
  }

  private mutating func move(_ old: Int, to item: Int, in section: Int) {
    fates[old] = item
    place(item, in: section, source: place(old, oldStarts))
  }

  private mutating func place(_ item: Int, in section: Int, source: ItemIndex?) {
    let number = item - newStarts[section]
    plan.placedItems.append(
      .init(place: ItemIndex(section: section, item: number), source: source))
    plan.placedNumbers.append(number)
  }

  /// Adds the removals to the plan: all moved items, and the deleted items of sections that are
  /// neither deleted nor reloaded.
  mutating func listRemovedItems() {
    for section in matches.oldCounts.indices {
      let losesAll = newSections[section] < 0 || isReloaded[section]
      for item in oldStarts[section]..<oldStarts[section + 1] {
        let fate = fates[item]
        guard fate >= 0 || (fate == Self.gone && !losesAll) else { continue }
        let from = ItemIndex(section: section, item: item - oldStarts[section])
        plan.removedItems.append(from)
        plan.removedNumbers.append(from.item)
        if fate >= 0 { plan.itemMoves.append(.init(from: from, to: place(fate, newStarts))) }
      }
    }
  }

  mutating func listReloadedItems() {
    for item in Set(matches.reloadedItems) {
      let old = matches.itemSources[item]
      guard old >= 0, fates[old] != Self.gone else { continue }
      plan.reloadedItems.append(.init(old: place(old, oldStarts), new: place(item, newStarts)))
    }
    plan.reloadedItems.sort { $0.old < $1.old }
  }
}
