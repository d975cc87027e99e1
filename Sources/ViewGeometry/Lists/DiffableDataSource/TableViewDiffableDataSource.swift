public import Foundation

/// A table's data source that is told what there is and finds out what changed: UIKit's diffable data source.
///
/// It becomes the table's data source and doesn't retain it; the table doesn't retain its data source either.
open class TableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: TableViewDataSource {
  /// Makes the cell of a row.
  public typealias CellProvider = (TableView, IndexPath, ItemIdentifierType) -> TableViewCell?

  @usableFromInline let store: DiffableStore<SectionIdentifierType, ItemIdentifierType>
  @usableFromInline let cellProvider: CellProvider
  final weak var tableView: TableView?
  /// How a change would be animated; changes happen at once.
  public final var defaultRowAnimation = TableView.RowAnimation.automatic

  // Inlined for the closure, which is compiled for the identifiers then: see DiffableStore.
  /// A data source without sections for a table, which has it from now on.
  @inlinable
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    store = DiffableStore { $0.matches(in: $1) }
    self.cellProvider = cellProvider
    attach(to: tableView)
  }

  /// Makes a snapshot the data, and brings the table there in one batch, at once.
  ///
  /// Heights, selection and cells of the rows that stay or move survive. A table that hasn't asked for its data yet does so
  /// when it is laid out. `completion` is called at the end.
  ///
  /// - Complexity: O(n) expected for n identifiers, O(n log n) where many change places.
  open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    store.apply(snapshot, to: list)
    completion?()
  }

  /// Makes a snapshot the data, and has the table ask for everything again.
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    store.replace(with: snapshot, in: list)
    completion?()
  }

  /// The data as it is now, to be changed and applied.
  open func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    store.snapshot
  }

  // MARK: TableViewDataSource

  /// The number of sections of the snapshot.
  open func numberOfSections(in tableView: TableView) -> Int { store.snapshot.numberOfSections }

  /// The number of items of a section of the snapshot.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    store.itemCount(inSection: section)
  }

  /// The cell that the cell provider makes.
  ///
  /// - Precondition: It makes one.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      preconditionFailure("The snapshot has no item at \(indexPath).")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("The cell provider gave no cell for \(item) at \(indexPath).")
    }
    return cell
  }

  /// None; a subclass may override it.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// None; a subclass may override it.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// False; a subclass may override it.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Nothing; a subclass may override it.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// False; a subclass may override it.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Nothing; a subclass may override it, and apply a snapshot with the row at its new place.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// None; a subclass may override it.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// The section of that number; a subclass may override it.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }
}

extension TableViewDiffableDataSource {
  /// The item of a row; nil when there is none.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    store.item(at: indexPath)
  }

  /// The row of an item; nil for one that isn't there.
  public final func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    store.snapshot.stored.place(of: itemIdentifier)?.indexPath
  }

  /// The section with a number; nil when there is none.
  public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    store.section(index)
  }

  /// The number of a section; nil for one that isn't there.
  public final func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    store.snapshot.indexOfSection(sectionIdentifier)
  }

  @usableFromInline
  final func attach(to tableView: TableView) {
    self.tableView = tableView
    tableView.dataSource = self
  }

  /// The table, unless it has another data source by now.
  final var list: TableView? { tableView.flatMap { $0.storedDataSource === self ? $0 : nil } }
}

@available(*, unavailable)
extension TableViewDiffableDataSource: Sendable {}
