/// The changes to a snapshot when a user drags an item, like UIKit's
/// `NSDiffableDataSourceTransaction`.
public struct DiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The snapshot before the drag.
  public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the drag.
  public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between the items of all sections before and after the drag.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes to the section in which the item moved or, if it moved to another section, to its
  /// old section and then to its new one.
  public let sectionTransactions:
    [DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The changes to one section when a user drags an item.
///
/// This is UIKit's `NSDiffableDataSourceSectionTransaction`.
public struct DiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The identifier of the section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's items before the drag.
  public let initialSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's items after the drag.
  public let finalSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the section's items before and after the drag.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension DiffableStore {
  typealias Transaction = DiffableDataSourceTransaction<SectionIdentifier, Item>

  /// Moves an item in the snapshot, after calling `willMove`.
  ///
  /// If `willMove` applies another snapshot, the item isn't moved. The list isn't updated: it
  /// already displays the item at its new position.
  func move(
    _ source: ItemIndex, to target: ItemIndex, willMove: (Transaction) -> Void
  ) -> Transaction {
    let old = snapshot
    var new = old
    if let item = old.stored.item(at: source) {
      new.deleteItems([item])
      _ = new.stored.insert([item], at: target)
    }
    let sections =
      source.section == target.section
      ? [source.section] : [source.section, target.section]
    let transaction = Transaction(
      initialSnapshot: old, finalSnapshot: new,
      difference: new.itemIdentifiers.difference(from: old.itemIdentifiers),
      sectionTransactions: sections.map { sectionTransaction($0, old, new) })
    let current = revision
    willMove(transaction)
    // The handler may have applied another snapshot, which the list now displays.
    if revision == current { snapshot = new }
    return transaction
  }

  private func sectionTransaction(
    _ section: Int, _ old: Snapshot, _ new: Snapshot
  ) -> DiffableDataSourceSectionTransaction<SectionIdentifier, Item> {
    var (before, after) = (
      DiffableDataSourceSectionSnapshot<Item>(), DiffableDataSourceSectionSnapshot<Item>()
    )
    before.append(old.stored.sections[section].items)
    after.append(new.stored.sections[section].items)
    return .init(
      sectionIdentifier: old.stored.sections[section].identifier, initialSnapshot: before,
      finalSnapshot: after, difference: after.items.difference(from: before.items))
  }
}
