public import Foundation

/// A scroll view that shows sections of items at the positions its layout computes, like UIKit's.
///
/// Index paths, frames and points are in content coordinates, which are the view's bounds coordinates (R5.1). Queries
/// about items cover visible and other items alike. Cells exist for the visible rectangle only; the data source
/// provides them during layout.
open class CollectionView: CollectionViewQueries {
  @exclusivity(unchecked) final var storedLayout: CollectionViewLayout
  final weak var storedDataSource: (any CollectionViewDataSource)?
  /// The delegate as the protocols it conforms to, cast once when it is set.
  final weak var collectionDelegate: (any CollectionViewDelegate)?
  final weak var flowDelegate: (any CollectionViewDelegateFlowLayout)?
  final weak var storedPrefetchDataSource: (any CollectionViewDataSourcePrefetching)?
  // Unchecked, because these are read for every element of every pass, and no caller-provided code runs while one is
  // being mutated: a removed view is passed on rather than released, and the arrays are moved out before a pass calls
  // any other code.
  /// The state of the collection view as a list: item counts, phase, selection.
  @exclusivity(unchecked) final var list = ListState<[Int], CollectionViewCell>()
  final var postponed = Postponed()
  final var registry = ReuseRegistry<CollectionReuseKey, CollectionReusableView>()
  @exclusivity(unchecked) final var shown: [CollectionElementKey: CollectionReusableView] = [:]
  @exclusivity(unchecked) final var passes = LayoutPasses()
  /// Spare attributes for views.
  @exclusivity(unchecked) final var spareAttributes: [CollectionViewLayoutAttributes] = []
  /// The initial attributes of views that a batch update makes visible.
  @exclusivity(unchecked) final var initialAttributes:
    [CollectionElementKey: CollectionViewLayoutAttributes] = [:]
  /// The bounds before their size changed, until the layout has been notified.
  final var boundsToAnimateFrom: CGRect?
  /// The width of the content if the layout is mirrored; otherwise nil.
  @exclusivity(unchecked) final var mirrorWidth: CGFloat?

  /// Creates a collection view with a frame in its superview's coordinates and a layout.
  ///
  /// ```swift
  /// let layout = CollectionViewFlowLayout()
  /// layout.itemSize = CGSize(width: 92, height: 92)
  /// let photos = CollectionView(frame: window.bounds, collectionViewLayout: layout)
  /// photos.dataSource = library
  /// ```
  public init(frame: CGRect, collectionViewLayout: CollectionViewLayout) {
    storedLayout = collectionViewLayout
    super.init(frame: frame)
    adoptLayout()
  }

  /// Always returns nil: archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  deinit {
    storedLayout.owner = nil
  }

  /// Reloads everything from the data source, removes all cells and invalidates the layout.
  ///
  /// If the layout is being prepared, for instance in a delegate method that returns sizes, the reload waits
  /// until that is done.
  open func reloadData() { reloadWhenPossible() }

  /// Provides the items.
  ///
  /// It isn't retained, and setting it reloads the data.
  open var dataSource: (any CollectionViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      reloadData()
    }
  }

  /// The layout; setting it invalidates everything.
  open var collectionViewLayout: CollectionViewLayout {
    get { storedLayout }
    set {
      guard newValue !== storedLayout else { return }
      storedLayout.owner = nil
      storedLayout = newValue
      adoptLayout()
      forgetPreferredSizes()
      dropDecorationViewsOfOtherClasses()
    }
  }

  // MARK: Updates, to override

  /// Applies the edits made by `updates` as one batch (R9.8 to R9.11), immediately.
  ///
  /// Deletes, reloads and sources of moves use index paths before the batch; inserts and targets of moves use index
  /// paths after it. The order of the calls doesn't matter. `updates` must also bring the data source to its new
  /// state. A nested batch becomes part of the outer one. Completions are called with true when the outermost batch
  /// has ended and is laid out, in the order in which the batches began (R9.20, R9.21), or when an ``AnimationClock``
  /// has finished moving the views (R15.35).
  ///
  /// In collection views of up to 256 sections, the counts of sections that no edit mentions are checked, too.
  ///
  /// ```swift
  /// photos.performBatchUpdates {
  ///   library.counts[0] += 1
  ///   photos.insertItems(at: [IndexPath(item: 0, section: 0)])
  /// }
  /// ```
  ///
  /// - Complexity: O(edits log items) for a flow layout, plus the newly visible elements.
  /// - Precondition: The edits are consistent with each other and the data source; ``validateUpdates(_:)`` throws instead.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard AnimationClock.current != nil else {
      return performBatch(updates, completion: completion)
    }
    SystemAnimation.run {
      performBatch(updates, completion: nil)
      // This moves the views, so it must happen within the animation.
      layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  /// Inserts items at index paths after the batch.
  open func insertItems(at indexPaths: [IndexPath]) {
    edit { $0.items.inserts += indexPaths.map { ItemIndex($0) } }
  }

  /// Deletes items at index paths before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    edit { $0.items.deletes += indexPaths.map { ItemIndex($0) } }
  }

  /// Reloads the cells and sizes of items at index paths before the batch.
  open func reloadItems(at indexPaths: [IndexPath]) {
    edit { $0.items.reloads += indexPaths.map { ItemIndex($0) } }
  }

  /// Moves an item from its index path before the batch to its index path after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.items.moves.append(.init(from: ItemIndex(indexPath), to: ItemIndex(newIndexPath))) }
  }

  /// Inserts sections, with their items, at indices after the batch.
  open func insertSections(_ sections: IndexSet) {
    edit { $0.sections.inserts += sections }
  }

  /// Deletes sections, with their items, at indices before the batch.
  open func deleteSections(_ sections: IndexSet) {
    edit { $0.sections.deletes += sections }
  }

  /// Reloads sections completely, at indices before the batch.
  open func reloadSections(_ sections: IndexSet) {
    edit { $0.sections.reloads += sections }
  }

  /// Moves a section, with its items, from its index before the batch to its index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.sections.moves.append(.init(from: section, to: newSection)) }
  }

  // MARK: Layout, to override

  /// Prepares the layout and shows the elements of the visible rectangle.
  ///
  /// While a batch update is open, the shown elements don't change, because the data is being changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard list.batch == nil else { return placeBackgroundView() }
    let oldBounds = boundsToAnimateFrom
    boundsToAnimateFrom = nil
    if let oldBounds {
      prepareLayout()
      storedLayout.prepare(forAnimatedBoundsChange: oldBounds)
    }
    showVisibleElements()
    placeBackgroundView()
    if storedPrefetchDataSource != nil { announceItemsAhead() }
    if oldBounds != nil { storedLayout.finalizeAnimatedBoundsChange() }
  }

  /// Invalidates the layout for the new inset.
  ///
  /// An override must call super.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    invalidateLayoutLater()
  }

  /// Invalidates the layout for the new safe area.
  override func takeChangedSafeArea() {
    super.takeChangedSafeArea()
    storedLayout.invalidateLayout()
  }

  /// Invalidates the layout for the new margins.
  ///
  /// An override must call super.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    storedLayout.invalidateLayout()
  }

  /// Notifies the layout of the new traits, so that it can adapt its content.
  ///
  /// An override must call super.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    storedLayout.ownerTraitsDidChange()
  }

  override func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    prepareLayout()
    return storedLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    // Done first, because the delegate that is notified of the scroll may request frames.
    askLayoutAboutBounds(from: oldBounds)
    super.boundsDidChange(from: oldBounds)
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    storedLayout.invalidateLayout()
  }

  override func delegateDidChange() {
    super.delegateDidChange()
    collectionDelegate = delegate as? any CollectionViewDelegate
    flowDelegate = delegate as? any CollectionViewDelegateFlowLayout
    storedLayout.invalidateLayout()
  }
}

extension CollectionView {
  /// The kind of section headers.
  public static let elementKindSectionHeader = LayoutElementKind.headerName
  /// The kind of section footers.
  public static let elementKindSectionFooter = LayoutElementKind.footerName

  /// The three categories of elements.
  public enum ElementCategory: UInt, Sendable {
    /// The view of an item.
    case cell
    /// A view in addition to the items, such as a header.
    case supplementaryView
    /// A view that represents no data.
    case decorationView
  }

  /// The direction a layout scrolls in.
  public enum ScrollDirection: Int, Sendable {
    /// Lines follow each other downward.
    case vertical
    /// Lines, in this case columns, follow each other rightward.
    case horizontal
  }

  /// Attaches the layout to this view, and detaches it from another collection view that uses it.
  ///
  /// The other collection view gets an empty layout (R9.23).
  fileprivate final func adoptLayout() {
    if let other = storedLayout.owner, other !== self {
      other.collectionViewLayout = CollectionViewLayout()
    }
    storedLayout.owner = self
    initialAttributes = [:]
    storedLayout.invalidateLayout()
  }
}
