/// The maximum `drift` of a section, which is a bound on the distance of its items from their noted
/// indices.
///
/// A search across 1,024 items takes about as long as one lookup in a dictionary with a million
/// entries.
private let mostDrift = threshold(1_024, low: 1)

/// The sections and items of a snapshot in order, with a lookup by identifier.
///
/// Items are stored in one array per section. A dictionary notes the index at which each item was
/// inserted. Later edits before an item change its index without updating the dictionary.
/// Therefore, each section stores its drift, which is a bound on the distance of its items from
/// their noted indices, and an item is found by a search around its noted index. If the drift
/// becomes too large, the current indices of the section's items are noted.
@usableFromInline
struct IdentifiedSections<SectionIdentifier: Hashable, Item: Hashable> {
  @usableFromInline
  struct Section {
    @usableFromInline let identifier: SectionIdentifier
    /// The key with which a `NotedPlace` refers to the section, even after its index has changed.
    @usableFromInline let key: Int32
    @usableFromInline var items: [Item] = []
    /// An upper bound on the distance of an item from its noted index.
    @usableFromInline var drift = 0

    @usableFromInline
    init(identifier: SectionIdentifier, key: Int32) {
      (self.identifier, self.key) = (identifier, key)
    }
  }

  /// The key of the section that contains an item, and the item's noted index.
  @usableFromInline
  struct NotedPlace {
    @usableFromInline let section: Int32
    @usableFromInline let number: Int32

    @usableFromInline
    init(section: Int32, number: Int) {
      // Both values take four bytes, because most of a snapshot's memory and time is spent on the
      // dictionary.
      (self.section, self.number) = (section, Int32(truncatingIfNeeded: number))
    }
  }

  @usableFromInline var sections: [Section] = []
  @usableFromInline var sectionNumbers: [SectionIdentifier: Int] = [:]
  @usableFromInline var places: [Item: NotedPlace] = [:]
  /// The indices of sections by their keys.
  @usableFromInline var numbersByKey: [Int] = []
  /// The keys of deleted sections, which new sections reuse.
  @usableFromInline var freeKeys: [Int32] = []

  @usableFromInline init() {}
}

extension IdentifiedSections: Sendable where SectionIdentifier: Sendable, Item: Sendable {}
extension IdentifiedSections.Section: Sendable where SectionIdentifier: Sendable, Item: Sendable {}
extension IdentifiedSections.NotedPlace: Sendable
where SectionIdentifier: Sendable, Item: Sendable {}

// MARK: Finding

extension IdentifiedSections {
  /// Returns the section of an item and the item's index in it; nil if the snapshot doesn't contain
  /// the item.
  ///
  /// - Complexity: O(1) expected, plus O(drift of the section), which is at most 1,024.
  @inlinable
  func place(of item: Item) -> ItemIndex? {
    guard let noted = places[item] else { return nil }
    let section = numbersByKey[Int(noted.section)]
    let number = Int(noted.number)
    if sections[section].drift == 0 { return ItemIndex(section: section, item: number) }
    return sections[section].number(of: item, near: number).map {
      ItemIndex(section: section, item: $0)
    }
  }

  func item(at place: ItemIndex) -> Item? {
    guard sections.indices.contains(place.section),
      sections[place.section].items.indices.contains(place.item)
    else { return nil }
    return sections[place.section].items[place.item]
  }
}

extension IdentifiedSections.Section {
  @usableFromInline
  func number(of item: Item, near number: Int) -> Int? {
    for distance in 0...drift {
      let (before, after) = (number - distance, number + distance)
      if items.indices.contains(before), items[before] == item { return before }
      if items.indices.contains(after), items[after] == item { return after }
    }
    return nil
  }
}

// MARK: Items

extension IdentifiedSections {
  /// Inserts new items into a section.
  ///
  /// Returns nil if the items were inserted. If an item already exists or occurs twice, returns the
  /// first such item without inserting anything.
  @inlinable
  mutating func insert(_ items: [Item], at place: ItemIndex) -> Item? {
    let key = sections[place.section].key
    for (offset, item) in items.enumerated() {
      let noted = NotedPlace(section: key, number: place.item + offset)
      if let old = places.updateValue(noted, forKey: item) {
        places[item] = old
        for earlier in items[..<offset] where earlier != item { places[earlier] = nil }
        return item
      }
    }
    let isAtEnd = place.item == sections[place.section].items.count
    sections[place.section].items.insert(contentsOf: items, at: place.item)
    if !isAtEnd { noteDrift(items.count, inSection: place.section) }
    return nil
  }

  /// Removes items; unknown items are ignored.
  @usableFromInline
  mutating func remove(_ items: [Item]) {
    var gone: [Int: [Int]] = [:]
    for item in items {
      guard let place = place(of: item) else { continue }
      gone[place.section, default: []].append(place.item)
    }
    for (section, numbers) in gone { remove(numbers, fromSection: section) }
    for item in items { places[item] = nil }
  }

  private mutating func remove(_ numbers: [Int], fromSection section: Int) {
    let numbers = Set(numbers)
    guard let first = numbers.min() else { return }
    let isAtEnd = first + numbers.count == sections[section].items.count
    if numbers.count == 1 {
      sections[section].items.remove(at: first)
    } else {
      var items = sections[section].items
      sections[section].items = []
      var end = first
      for number in first..<items.count where !numbers.contains(number) {
        items.swapAt(end, number)
        end += 1
      }
      items.removeLast(items.count - end)
      sections[section].items = items
    }
    if !isAtEnd { noteDrift(numbers.count, inSection: section) }
  }

  /// Records that the indices of a section's items have changed by up to `count`.
  ///
  /// If the drift exceeds `mostDrift`, notes the current indices of the section's items.
  @usableFromInline
  mutating func noteDrift(_ count: Int, inSection section: Int) {
    sections[section].drift += count
    guard sections[section].drift > mostDrift else { return }
    let key = sections[section].key
    for (number, item) in sections[section].items.enumerated() {
      places[item] = NotedPlace(section: key, number: number)
    }
    sections[section].drift = 0
  }
}

// MARK: Sections

extension IdentifiedSections {
  /// Inserts new sections without items.
  mutating func insertSections(_ identifiers: [SectionIdentifier], at number: Int) {
    let new = identifiers.map { identifier in
      if let key = freeKeys.popLast() { return Section(identifier: identifier, key: key) }
      numbersByKey.append(0)
      return Section(identifier: identifier, key: Int32(numbersByKey.count - 1))
    }
    sections.insert(contentsOf: new, at: number)
    renumberSections(from: number)
  }

  mutating func removeSections(_ numbers: Set<Int>) {
    guard let first = numbers.min() else { return }
    for number in numbers {
      for item in sections[number].items { places[item] = nil }
      sectionNumbers[sections[number].identifier] = nil
      freeKeys.append(sections[number].key)
    }
    sections = sections.enumerated().filter { !numbers.contains($0.offset) }.map(\.element)
    renumberSections(from: first)
  }

  /// Moves a section with its items to the index `target`.
  mutating func moveSection(_ number: Int, to target: Int) {
    let section = sections.remove(at: number)
    sections.insert(section, at: target)
    renumberSections(from: min(number, target))
  }

  private mutating func renumberSections(from first: Int) {
    for number in first..<max(first, sections.count) {
      sectionNumbers[sections[number].identifier] = number
      numbersByKey[Int(sections[number].key)] = number
    }
  }
}

// MARK: Comparing

extension IdentifiedSections {
  /// Returns the index that each section and each item has in `old`, or -1 if `old` doesn't contain
  /// it.
  ///
  /// - Complexity: O(n) expected; items that still follow each other are found without hashing.
  @inlinable
  func matches(in old: Self) -> IdentifierMatches {
    var matches = IdentifierMatches(
      oldCounts: old.sections.map(\.items.count), newCounts: sections.map(\.items.count))
    matches.itemSources.reserveCapacity(places.count)
    var oldStarts: [Int] = []
    var start = 0
    for count in matches.oldCounts {
      oldStarts.append(start)
      start += count
    }
    for section in sections {
      let source = old.sectionNumbers[section.identifier] ?? -1
      matches.sectionSources.append(source)
      // The index after the last item found, where the next item is likely to be.
      var expected = ItemIndex(section: source, item: 0)
      var candidates = source < 0 ? [] : old.sections[source].items
      for item in section.items {
        if expected.item < candidates.count, candidates[expected.item] == item {
          matches.itemSources.append(oldStarts[expected.section] + expected.item)
          expected.item += 1
        } else if let place = old.place(of: item) {
          matches.itemSources.append(oldStarts[place.section] + place.item)
          if place.section != expected.section { candidates = old.sections[place.section].items }
          expected = ItemIndex(section: place.section, item: place.item + 1)
        } else {
          matches.itemSources.append(-1)
        }
      }
    }
    return matches
  }
}
