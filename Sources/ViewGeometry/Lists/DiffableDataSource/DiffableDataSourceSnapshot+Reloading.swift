extension DiffableDataSourceSnapshot {
  /// Marks items to be reloaded when the snapshot is applied.
  ///
  /// Their cells and sizes are then requested again, and they are deselected.
  ///
  /// - Precondition: The snapshot contains the items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    require(identifiers, to: "reload")
    reloadedItems += identifiers
  }

  /// Marks items whose visible cells are configured again when the snapshot is applied.
  ///
  /// - Precondition: The snapshot contains the items.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    require(identifiers, to: "reconfigure")
    reconfiguredItems += identifiers
  }

  /// Marks sections to be reloaded completely when the snapshot is applied; their items are then
  /// deselected.
  ///
  /// - Precondition: The snapshot contains the sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where stored.sectionNumbers[identifier] == nil {
      preconditionFailure(
        "Attempted to reload section identifier that does not exist in the snapshot: "
          + "\(identifier)")
    }
    reloadedSections += identifiers
  }

  /// The items of the snapshot that are marked to be reloaded.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.filter(isThere) }

  /// The items of the snapshot that are marked to be configured again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    reconfiguredItems.filter(isThere)
  }

  /// The sections of the snapshot that are marked to be reloaded.
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
  /// Returns a copy of `matches` that also contains the indices of the sections and items that are
  /// marked to be reloaded.
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

  /// Returns a copy in which no section or item is marked to be reloaded or configured again.
  func settled() -> Self {
    var settled = self
    settled.reloadedSections = []
    settled.reloadedItems = []
    settled.reconfiguredItems = []
    return settled
  }
}
