extension DiffableStore {
  /// Replaces the items of a section with the visible items of a section snapshot.
  ///
  /// If the section doesn't exist, it is appended.
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

  /// Returns the section snapshot that was last applied to a section.
  ///
  /// If none was applied, or if the section's items have changed since it was applied, returns a
  /// snapshot in which all items of the section are root items. If the section doesn't exist, the
  /// result is empty.
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
  /// Applies a section snapshot: its visible items become the items of the section, in one batch.
  ///
  /// If the section doesn't exist, it is appended. Visible items that are in other sections move to
  /// this one. If `animatingDifferences` is true and there is an ``AnimationClock``, the change is
  /// animated, and `completion` is called at the end of the animation (R15.35). Otherwise, it is
  /// called before the method returns. The collection view is reloaded, or isn't animated, in the
  /// same cases as by ``apply(_:animatingDifferences:completion:)``.
  public final func apply(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    store.run(on: list, isAnimated: animatingDifferences, completion: completion) {
      store.apply(snapshot, to: section, list)
    }
  }

  /// Returns the section snapshot that was last applied to a section.
  ///
  /// If none was applied, or if the section's items have changed since it was applied, returns a
  /// snapshot in which all items of the section are root items. If the section doesn't exist, the
  /// result is empty.
  public final func snapshot(
    for section: SectionIdentifierType
  ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    store.outline(of: section)
  }
}

extension TableViewDiffableDataSource {
  /// Applies a section snapshot: its visible items become the rows of the section, in one batch.
  ///
  /// If the section doesn't exist, it is appended. Visible items that are in other sections move to
  /// this one. If `animatingDifferences` is true and there is an ``AnimationClock``, the change is
  /// animated, and `completion` is called at the end of the animation (R15.35). Otherwise, it is
  /// called before the method returns. The table is reloaded, or isn't animated, in the same cases
  /// as by ``apply(_:animatingDifferences:completion:)``.
  public final func apply(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    store.run(on: list, isAnimated: animatingDifferences, completion: completion) {
      store.apply(snapshot, to: section, list)
    }
  }

  /// Returns the section snapshot that was last applied to a section.
  ///
  /// If none was applied, or if the section's items have changed since it was applied, returns a
  /// snapshot in which all items of the section are root items. If the section doesn't exist, the
  /// result is empty.
  public final func snapshot(
    for section: SectionIdentifierType
  ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    store.outline(of: section)
  }
}
