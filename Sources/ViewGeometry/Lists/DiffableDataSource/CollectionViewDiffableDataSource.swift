public import Foundation

/// A data source that updates a collection view by applying snapshots of its data.
///
/// This is UIKit's diffable data source:
///
///     let source = CollectionViewDiffableDataSource<Section, Photo.ID>(collectionView: photos) {
///       list, indexPath, photo in
///       list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photo)
///     }
///     source.apply(snapshot)
///
/// Here, `photos` is a collection view, and `registration` is a cell registration. The data source
/// sets itself as the data source of the collection view. Neither retains the other.
open class CollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: CollectionViewDataSource {
  /// A closure that returns the cell of an item; it must not return nil.
  public typealias CellProvider = (CollectionView, IndexPath, ItemIdentifierType) ->
    CollectionViewCell?
  /// A closure that returns a supplementary view of a kind; nil means an empty view.
  public typealias SupplementaryViewProvider = (CollectionView, String, IndexPath) ->
    CollectionReusableView?

  @usableFromInline let store: DiffableStore<SectionIdentifierType, ItemIdentifierType>
  @usableFromInline let cellProvider: CellProvider
  final weak var collectionView: CollectionView?
  /// The closures that are called when a user drags items.
  ///
  /// If `canReorderItem` is nil, items can't be dragged.
  public final var reorderingHandlers = ReorderingHandlers()

  /// The closures that are called when a user drags items.
  public struct ReorderingHandlers {
    /// A closure that returns whether an item may be dragged to another position.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// A closure that is called after an item has been dragged, before the snapshot changes.
    public var willReorder:
      ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// A closure that is called after an item has been dragged and the snapshot has changed.
    ///
    /// It is also called if ``willReorder`` has applied another snapshot.
    public var didReorder:
      ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates a value without closures.
    public init() {}
  }

  /// A closure that returns supplementary views; if it is nil or returns nil, an empty view is
  /// used.
  public final var supplementaryViewProvider: SupplementaryViewProvider?

  // Inlinable, so that the closure is specialized for the identifier types: see DiffableStore.
  /// Creates an empty data source and makes it the data source of a collection view.
  @inlinable
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    store = DiffableStore { $0.matches(in: $1) }
    self.cellProvider = cellProvider
    attach(to: collectionView)
  }

  /// Applies a snapshot, updating the collection view immediately, in one batch.
  ///
  /// Items that stay or move keep their selection and cell, unless they or their sections are
  /// marked to be reloaded. If a batch update is open, if the data or layout is being requested, or
  /// if the view's item counts differ from those of the previous snapshot, the collection view is
  /// reloaded instead. If it hasn't requested its data yet, it does so when it is laid out. A drag
  /// is canceled. If the view now has another data source, the snapshot is only stored.
  ///
  /// If `animatingDifferences` is true and there is an ``AnimationClock``, the views move to their
  /// new positions on the clock, and `completion` is called at the end of the animation (R15.35).
  /// Otherwise, `completion` is called before the method returns. There is no animation if a batch
  /// update is open, if the data or layout is being requested, if the view hasn't requested its
  /// data yet, or if it has another data source.
  ///
  /// ```swift
  /// var snapshot = DiffableDataSourceSnapshot<String, Int>()
  /// snapshot.appendSections(["photos"])
  /// snapshot.appendItems([1, 2, 3])
  /// source.apply(snapshot)
  /// ```
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

  /// Applies a snapshot by reloading the collection view, without computing differences.
  ///
  /// The selection is cleared, as by `reloadData()`. `completion` is called before the method
  /// returns; the collection view requests its data when it next needs it. If it now has another
  /// data source, the snapshot is only stored.
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

  // MARK: CollectionViewDataSource

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: CollectionView) -> Int {
    store.snapshot.numberOfSections
  }

  /// Returns the number of items in a section of the snapshot; 0 if the section doesn't exist.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    store.itemCount(inSection: section)
  }

  /// Returns the cell that the cell provider returns.
  ///
  /// - Precondition: The current snapshot has an item at `indexPath`, and the cell provider returns
  ///   a cell for it.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      preconditionFailure("The snapshot has no item at \(indexPath).")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure("The cell provider returned no cell for \(item) at \(indexPath).")
    }
    return cell
  }

  /// Returns the view that the supplementary view provider returns; an empty view if there is no
  /// provider or if it returns nil.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? collectionView.dequeueBlankSupplementaryView(ofKind: kind, for: indexPath)
  }

  /// Returns whether ``reorderingHandlers`` allow the item to be dragged; false by default.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem else { return false }
    return itemIdentifier(for: indexPath).map(canReorder) ?? false
  }

  /// Moves the item in the snapshot, and calls the closures of ``reorderingHandlers``.
  ///
  /// If `willReorder` applies another snapshot, the item isn't moved in it.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let transaction = store.move(ItemIndex(sourceIndexPath), to: ItemIndex(destinationIndexPath)) {
      reorderingHandlers.willReorder?($0)
    }
    collectionView.list.reportedMovement = nil
    reorderingHandlers.didReorder?(transaction)
  }

  /// Returns nil, which means no index titles; a subclass may override this method.
  open func indexTitles(for collectionView: CollectionView) -> [String]? { nil }

  /// Returns the index path of the first item in the section with the index `index`.
  open func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: index)
  }

  deinit {}
}

extension CollectionViewDiffableDataSource {
  /// Returns the item at an index path; nil if it doesn't exist.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    store.item(at: indexPath)
  }

  /// Returns the index path of an item; nil if the snapshot doesn't contain it.
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
  final func attach(to collectionView: CollectionView) {
    self.collectionView = collectionView
    collectionView.dataSource = self
  }

  /// The collection view; nil if it has another data source now.
  final var list: CollectionView? {
    collectionView.flatMap { $0.storedDataSource === self ? $0 : nil }
  }
}

@available(*, unavailable)
extension CollectionViewDiffableDataSource: Sendable {}
