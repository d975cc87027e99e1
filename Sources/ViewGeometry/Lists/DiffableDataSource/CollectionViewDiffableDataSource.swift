public import Foundation

/// A collection view's data source that is told what there is and finds out what changed: UIKit's diffable data source.
///
///     let source = CollectionViewDiffableDataSource<Section, Photo.ID>(collectionView: photos) { list, indexPath, photo in
///       list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photo)
///     }
///     source.apply(snapshot)
///
/// It becomes the collection view's data source and doesn't retain it; the collection view doesn't retain its data source
/// either.
open class CollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: CollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (CollectionView, IndexPath, ItemIdentifierType) ->
    CollectionViewCell?
  /// Makes a supplementary view of a kind.
  public typealias SupplementaryViewProvider = (CollectionView, String, IndexPath) ->
    CollectionReusableView?

  @usableFromInline let store: DiffableStore<SectionIdentifierType, ItemIdentifierType>
  @usableFromInline let cellProvider: CellProvider
  final weak var collectionView: CollectionView?
  /// What is asked and told about items that a user drags; they can't be dragged without.
  public final var reorderingHandlers = ReorderingHandlers()

  /// What is asked and told about items that a user drags.
  public struct ReorderingHandlers {
    /// Whether an item may be dragged to another place.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// An item was dragged, and the snapshot is about to change.
    public var willReorder:
      ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// An item was dragged, and the snapshot has changed.
    public var didReorder:
      ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Handlers that are set later.
    public init() {}
  }

  /// Makes supplementary views; without it they are empty.
  public final var supplementaryViewProvider: SupplementaryViewProvider?

  // Inlined for the closure, which is compiled for the identifiers then: see DiffableStore.
  /// A data source without sections for a collection view, which has it from now on.
  @inlinable
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    store = DiffableStore { $0.matches(in: $1) }
    self.cellProvider = cellProvider
    attach(to: collectionView)
  }

  /// Makes a snapshot the data, and brings the collection view there in one batch, at once.
  ///
  /// Sizes, selection and cells of the items that stay or move survive. A collection view that hasn't asked for its data yet
  /// does so when it is laid out. `completion` is called at the end.
  ///
  /// - Complexity: O(n) expected for n identifiers, O(n log n) where many change places.
  open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    store.apply(snapshot, to: list)
    completion?()
  }

  /// Makes a snapshot the data, and has the collection view ask for everything again.
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

  // MARK: CollectionViewDataSource

  /// The number of sections of the snapshot.
  open func numberOfSections(in collectionView: CollectionView) -> Int {
    store.snapshot.numberOfSections
  }

  /// The number of items of a section of the snapshot.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    store.itemCount(inSection: section)
  }

  /// The cell that the cell provider makes.
  ///
  /// - Precondition: It makes one.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      preconditionFailure("The snapshot has no item at \(indexPath).")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure("The cell provider gave no cell for \(item) at \(indexPath).")
    }
    return cell
  }

  /// The view that the supplementary view provider makes; an empty one without it.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? collectionView.dequeueBlankSupplementaryView(ofKind: kind, for: indexPath)
  }

  /// What ``reorderingHandlers`` say of the item; false without.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem else { return false }
    return itemIdentifier(for: indexPath).map(canReorder) ?? false
  }

  /// Moves the item in the snapshot, and tells ``reorderingHandlers``.
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

  /// None; a subclass may override it.
  open func indexTitles(for collectionView: CollectionView) -> [String]? { nil }

  /// The first item of the section of that number; a subclass may override it.
  open func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: index)
  }
}

extension CollectionViewDiffableDataSource {
  /// The item at an index path; nil when there is none.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    store.item(at: indexPath)
  }

  /// Where an item is; nil for one that isn't there.
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
  final func attach(to collectionView: CollectionView) {
    self.collectionView = collectionView
    collectionView.dataSource = self
  }

  /// The collection view, unless it has another data source by now.
  final var list: CollectionView? {
    collectionView.flatMap { $0.storedDataSource === self ? $0 : nil }
  }
}

@available(*, unavailable)
extension CollectionViewDiffableDataSource: Sendable {}
