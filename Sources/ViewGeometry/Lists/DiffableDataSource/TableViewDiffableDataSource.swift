public import Foundation

/// A data source that updates a table by applying snapshots of its data.
///
/// This is UIKit's diffable data source.
///
/// The data source sets itself as the data source of the table. Neither retains the other.
open class TableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: TableViewDataSource {
  /// A closure that returns the cell of a row; it must not return nil.
  public typealias CellProvider = (TableView, IndexPath, ItemIdentifierType) -> TableViewCell?

  @usableFromInline let store: DiffableStore<SectionIdentifierType, ItemIdentifierType>
  @usableFromInline let cellProvider: CellProvider
  final weak var tableView: TableView?
  /// The animation of rows that are inserted or deleted.
  ///
  /// The value is stored, but has no effect: only rows that move are animated, by a clock.
  public final var defaultRowAnimation = TableView.RowAnimation.automatic

  // Inlinable, so that the closure is specialized for the identifier types: see DiffableStore.
  /// Creates an empty data source and makes it the data source of a table.
  @inlinable
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    store = DiffableStore { $0.matches(in: $1) }
    self.cellProvider = cellProvider
    attach(to: tableView)
  }

  /// Applies a snapshot, updating the table immediately, in one batch.
  ///
  /// Rows that stay or move keep their height, selection and cell, unless they or their sections
  /// are marked to be reloaded. If a batch update is open, if the data or heights are being
  /// requested, or if the table's row counts differ from those of the previous snapshot, the table
  /// is reloaded instead. If it hasn't requested its data yet, it does so when it is laid out. A
  /// drag is canceled. If the table now has another data source, the snapshot is only stored.
  ///
  /// If `animatingDifferences` is true and there is an ``AnimationClock``, the views move to their
  /// new positions on the clock, and `completion` is called at the end of the animation (R15.35).
  /// Otherwise, `completion` is called before the method returns. There is no animation if a batch
  /// update is open, if the data or heights are being requested, if the table hasn't requested its
  /// data yet, or if it has another data source.
  ///
  /// - Complexity: O(n) expected for n identifiers, O(n log n) if many of them move.
  open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    store.run(on: list, isAnimated: animatingDifferences, completion: completion) {
      store.apply(snapshot, to: list)
    }
  }

  /// Applies a snapshot by reloading the table, without computing differences.
  ///
  /// The selection is cleared, as by `reloadData()`. If the table hasn't requested its data yet, it
  /// does so when it is laid out. If it now has another data source, the snapshot is only stored.
  /// `completion` is called before the method returns.
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    store.replace(with: snapshot, in: list)
    completion?()
  }

  /// Returns the current snapshot, which you can modify and apply.
  open func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    store.snapshot
  }

  // MARK: TableViewDataSource

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: TableView) -> Int { store.snapshot.numberOfSections }

  /// Returns the number of items in a section of the snapshot; 0 if the section doesn't exist.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    store.itemCount(inSection: section)
  }

  /// Returns the cell that the cell provider returns.
  ///
  /// - Precondition: The current snapshot has an item at `indexPath`, and the cell provider returns
  ///   a cell for it.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      preconditionFailure("The snapshot has no item at \(indexPath).")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("The cell provider returned no cell for \(item) at \(indexPath).")
    }
    return cell
  }

  /// Returns nil; a subclass may override this method.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns nil; a subclass may override this method.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns false; a subclass may override this method.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing; a subclass may override this method.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns false; a subclass may override this method.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing; a subclass may override this method to apply a snapshot with the moved row.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil; a subclass may override this method.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// Returns `index`: by default, each title belongs to the section with the same index.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }

  deinit {}
}

extension TableViewDiffableDataSource {
  /// Returns the item of a row; nil if it doesn't exist.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    store.item(at: indexPath)
  }

  /// Returns the index path of an item's row; nil if the snapshot doesn't contain the item.
  public final func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    store.snapshot.stored.place(of: itemIdentifier)?.indexPath
  }

  /// Returns the section at an index; nil if it doesn't exist.
  public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    store.section(index)
  }

  /// Returns the index of a section; nil if the snapshot doesn't contain it.
  public final func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    store.snapshot.indexOfSection(sectionIdentifier)
  }

  @usableFromInline
  final func attach(to tableView: TableView) {
    self.tableView = tableView
    tableView.dataSource = self
  }

  /// The table; nil if it has another data source now.
  final var list: TableView? { tableView.flatMap { $0.storedDataSource === self ? $0 : nil } }
}

@available(*, unavailable)
extension TableViewDiffableDataSource: Sendable {}
