extension DiffableStore {
  /// Makes the visible items of an outline the items of a section, appending a new section if needed.
  func apply(
    _ outline: DiffableDataSourceSectionSnapshot<Item>, to section: SectionIdentifier,
    _ list: (any ListEngine)?
  ) {
    var new = snapshot
    if let number = new.indexOfSection(section) {
      new.deleteItems(new.stored.sections[number].items)
    } else {
      new.appendSections([section])
    }
    new.appendItems(outline.visibleItems, toSection: section)
    apply(new, outlines: [section: outline], to: list)
  }

  /// Returns the outline of a section: the applied one, or its items without children.
  func outline(of section: SectionIdentifier) -> DiffableDataSourceSectionSnapshot<Item> {
    let items =
      snapshot.indexOfSection(section).map { snapshot.stored.sections[$0].items } ?? []
    if let outline = sectionSnapshots[section] { return outline }
    var flat = DiffableDataSourceSectionSnapshot<Item>()
    flat.append(items)
    return flat
  }
}

extension CollectionViewDiffableDataSource {
  /// Makes the visible items of an outline the items of a section, in one batch.
  ///
  /// If the section doesn't exist, it is appended.
  public final func apply(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    store.apply(snapshot, to: section, list)
    completion?()
  }

  /// Returns the snapshot of a section, whose items are all root items if none was applied.
  public final func snapshot(
    for section: SectionIdentifierType
  ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    store.outline(of: section)
  }
}

extension TableViewDiffableDataSource {
  /// Makes the visible items of an outline the rows of a section, in one batch.
  ///
  /// If the section doesn't exist, it is appended.
  public final func apply(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    store.apply(snapshot, to: section, list)
    completion?()
  }

  /// Returns the snapshot of a section, whose items are all root items if none was applied.
  public final func snapshot(
    for section: SectionIdentifierType
  ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    store.outline(of: section)
  }
}
