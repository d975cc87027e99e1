/// The changes that a user's drag makes to a snapshot, like UIKit's `NSDiffableDataSourceTransaction`.
public struct DiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The data before the drag.
  public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The data after the drag.
  public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The changes of the items of all sections.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of each section that lost or gained an item.
  public let sectionTransactions:
    [DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The changes that a user's drag makes to one section.
///
/// This is UIKit's `NSDiffableDataSourceSectionTransaction`.
public struct DiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's items before the drag.
  public let initialSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's items after the drag.
  public let finalSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The changes of the section's items.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension DiffableStore {
  typealias Transaction = DiffableDataSourceTransaction<SectionIdentifier, Item>

  /// Moves an item in the data only; the list already shows it at its new position.
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
    // The handler may have applied other data, which the list now shows.
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
