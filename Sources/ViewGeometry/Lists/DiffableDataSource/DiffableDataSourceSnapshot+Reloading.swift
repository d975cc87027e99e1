extension DiffableDataSourceSnapshot {
  /// Has the cells and sizes of items asked for again when the snapshot is applied.
  ///
  /// - Precondition: The items are there.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    require(identifiers, to: "reload")
    reloadedItems += identifiers
  }

  /// Has the data source configure the cells again that items on screen have when the snapshot is applied.
  ///
  /// - Precondition: The items are there.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    require(identifiers, to: "reconfigure")
    reconfiguredItems += identifiers
  }

  /// Has everything of sections asked for again when the snapshot is applied.
  ///
  /// - Precondition: The sections are there.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where stored.sectionNumbers[identifier] == nil {
      preconditionFailure(
        "Attempted to reload section identifier that does not exist in the snapshot: "
          + "\(identifier)")
    }
    reloadedSections += identifiers
  }

  /// The items that are there and will be reloaded.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.filter(isThere) }

  /// The items that are there and will be configured again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    reconfiguredItems.filter(isThere)
  }

  /// The sections that are there and will be reloaded.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    reloadedSections.filter { stored.sectionNumbers[$0] != nil }
  }

  private func isThere(_ identifier: ItemIdentifierType) -> Bool {
    stored.places[identifier] != nil
  }

  private func require(_ identifiers: [ItemIdentifierType], to verb: String) {
    for identifier in identifiers where !isThere(identifier) {
      preconditionFailure(
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)")
    }
  }
}

// MARK: Comparing

extension DiffableDataSourceSnapshot {
  /// Where everything was in `old`, and what is asked for again.
  @usableFromInline
  func completed(_ matches: IdentifierMatches) -> IdentifierMatches {
    var matches = matches
    matches.reloadedSections = reloadedSectionIdentifiers.compactMap(indexOfSection)
    if !reloadedItems.isEmpty {
      var starts = [0]
      for section in stored.sections {
        starts.append(starts[starts.count - 1] + section.items.count)
      }
      matches.reloadedItems = reloadedItems.compactMap(stored.place).map {
        starts[$0.section] + $0.item
      }
    }
    return matches
  }

  @inlinable
  func matches(in old: Self) -> IdentifierMatches { completed(stored.matches(in: old.stored)) }

  /// The same sections and items, with nothing to be asked for again.
  func settled() -> Self {
    var settled = self
    settled.reloadedSections = []
    settled.reloadedItems = []
    settled.reconfiguredItems = []
    return settled
  }
}
