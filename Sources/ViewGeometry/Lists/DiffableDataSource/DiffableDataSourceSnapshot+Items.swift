extension DiffableDataSourceSnapshot {
  /// Appends items to a section, by default the last one; items that the snapshot already contains
  /// are moved.
  ///
  /// - Complexity: O(new items) expected, if the snapshot contains none of them.
  /// - Precondition: The snapshot contains the section or, if it is omitted, at least one section,
  ///   and no identifier occurs twice.
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

  /// Inserts items before another item; items that the snapshot already contains are moved.
  ///
  /// - Complexity: O(new items + items of the changed sections), as for all insertions and moves.
  /// - Precondition: The snapshot contains the other item, which isn't among the new ones, and no
  ///   identifier occurs twice.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers) { $0.place(of: beforeIdentifier) }
  }

  /// Inserts items after another item; items that the snapshot already contains are moved.
  ///
  /// - Precondition: The snapshot contains the other item, which isn't among the new ones, and no
  ///   identifier occurs twice.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers) { $0.place(of: afterIdentifier).next }
  }

  /// Deletes items; unknown identifiers are ignored.
  ///
  /// - Complexity: O(items of their sections).
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    stored.remove(identifiers)
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { stored = .init() }

  /// Moves an item before another item.
  ///
  /// - Precondition: The snapshot contains both items, and they are different.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, toIdentifier) { $0.place(of: toIdentifier) }
  }

  /// Moves an item to the position immediately after another item.
  ///
  /// - Precondition: The snapshot contains both items, and they are different.
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

  /// Inserts items at the index that `place` returns, after removing those that the snapshot
  /// already contains.
  @inlinable
  mutating func insert(
    _ identifiers: [ItemIdentifierType], at place: (Self) -> ItemIndex
  ) {
    guard stored.insert(identifiers, at: place(self)) != nil else { return }
    requireUnique(identifiers, "item")
    stored.remove(identifiers)
    _ = stored.insert(identifiers, at: place(self))
  }

  /// Traps with UIKit's message if any identifier occurs twice.
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
