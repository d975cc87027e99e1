extension DiffableDataSourceSnapshot {
  /// Adds items at the end of a section, of the last one by default; items that are there already move.
  ///
  /// - Complexity: O(new items), expected.
  /// - Precondition: The section is there, and no identifier is given twice.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let section = targetSection(sectionIdentifier)
    insert(identifiers) {
      ItemIndex(section: section, item: $0.stored.sections[section].items.count)
    }
  }

  /// Inserts items in front of another; items that are there already move.
  ///
  /// - Complexity: O(new items, and items of the section), as for all insertions and moves of items.
  /// - Precondition: The other item is there and not among them, and no identifier is given twice.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers) { $0.place(of: beforeIdentifier) }
  }

  /// Inserts items behind another; items that are there already move.
  ///
  /// - Precondition: The other item is there and not among them, and no identifier is given twice.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers) { $0.place(of: afterIdentifier).next }
  }

  /// Deletes items; identifiers that aren't there are passed over.
  ///
  /// - Complexity: O(items of their sections).
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    stored.remove(identifiers)
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { stored = .init() }

  /// Moves an item in front of another.
  ///
  /// - Precondition: Both are there and different.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, toIdentifier) { $0.place(of: toIdentifier) }
  }

  /// Moves an item behind another.
  ///
  /// - Precondition: Both are there and different.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, toIdentifier) { $0.place(of: toIdentifier).next }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, _ other: ItemIdentifierType,
    to place: (Self) -> ItemIndex
  ) {
    precondition(identifier != other, "Can't move item \(identifier) next to itself.")
    _ = self.place(of: identifier)
    insert([identifier], at: place)
  }

  @usableFromInline
  func targetSection(_ identifier: SectionIdentifierType?) -> Int {
    if let identifier { return number(of: identifier) }
    precondition(
      !stored.sections.isEmpty, "There are no sections to add items to: append a section first.")
    return stored.sections.count - 1
  }

  /// Inserts items where `place` says, once those that are there already are taken out.
  @inlinable
  mutating func insert(
    _ identifiers: [ItemIdentifierType], at place: (Self) -> ItemIndex
  ) {
    guard stored.insert(identifiers, at: place(self)) != nil else { return }
    requireUnique(identifiers, "item")
    stored.remove(identifiers)
    _ = stored.insert(identifiers, at: place(self))
  }

  /// Stops at identifiers given twice, in UIKit's words.
  @usableFromInline
  func requireUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ noun: String) {
    var seen: Set<Identifier> = []
    let duplicates = Set(identifiers.filter { !seen.insert($0).inserted })
    let listed = duplicates.map { "\($0)" }.sorted().joined(separator: ", ")
    precondition(
      duplicates.isEmpty,
      "Fatal: supplied \(noun) identifiers are not unique. Duplicate identifiers: {(\(listed))}")
  }
}

extension ItemIndex {
  fileprivate var next: ItemIndex { ItemIndex(section: section, item: item + 1) }
}
