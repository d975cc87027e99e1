/// What a user's drag changes in a snapshot: UIKit's `NSDiffableDataSourceTransaction`.
public struct DiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The data before the drag.
  public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The data after it.
  public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What changed in the items of all sections.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// What changed in each section that lost or got an item.
  public let sectionTransactions:
    [DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What a user's drag changes in one section: UIKit's `NSDiffableDataSourceSectionTransaction`.
public struct DiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// Its items before the drag.
  public let initialSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Its items after it.
  public let finalSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What changed in its items.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension DiffableStore {
  typealias Transaction = DiffableDataSourceTransaction<SectionIdentifier, Item>

  /// Moves an item in the data alone: the list shows it at its new place already.
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
    // Who was told may have applied other data, which the list shows by now.
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
