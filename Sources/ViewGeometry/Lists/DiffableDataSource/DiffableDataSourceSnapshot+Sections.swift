extension DiffableDataSourceSnapshot {
  /// Appends sections without items.
  ///
  /// - Precondition: The snapshot contains none of the sections, and no identifier occurs twice.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: stored.sections.count)
  }

  /// Inserts sections without items before another section.
  ///
  /// - Complexity: O(sections), as for all insertions and moves of sections.
  /// - Precondition: The snapshot contains the other section, but none of the new ones, and no
  ///   identifier occurs twice.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: number(of: toIdentifier))
  }

  /// Inserts sections without items after another section.
  ///
  /// - Precondition: The snapshot contains the other section, but none of the new ones, and no
  ///   identifier occurs twice.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: number(of: toIdentifier) + 1)
  }

  /// Deletes sections with their items; unknown identifiers are ignored.
  ///
  /// - Complexity: O(sections + deleted items).
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    stored.removeSections(Set(identifiers.compactMap { stored.sectionNumbers[$0] }))
  }

  /// Moves a section, with its items, before another section.
  ///
  /// - Precondition: The snapshot contains both sections, and they are different.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let (source, target) = ends(of: identifier, toIdentifier)
    stored.moveSection(source, to: source < target ? target - 1 : target)
  }

  /// Moves a section, with its items, after another section.
  ///
  /// - Precondition: The snapshot contains both sections, and they are different.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let (source, target) = ends(of: identifier, toIdentifier)
    stored.moveSection(source, to: source < target ? target : target + 1)
  }

  private func ends(
    of identifier: SectionIdentifierType, _ other: SectionIdentifierType
  ) -> (Int, Int) {
    precondition(identifier != other, "Can't move section \(identifier) next to itself.")
    return (number(of: identifier), number(of: other))
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at number: Int) {
    requireUnique(
      identifiers + identifiers.filter { stored.sectionNumbers[$0] != nil }, "section")
    stored.insertSections(identifiers, at: number)
  }
}
