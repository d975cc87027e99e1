public import Foundation

/// A scroll view that shows sections of items where a layout says they are: UIKit's collection view.
///
/// Index paths, frames and points are in content coordinates, which are the view's bounds coordinates (R5.1). Queries about
/// items answer for items on and off screen alike. Cells exist for the visible rectangle only; they come from the data
/// source during layout.
open class CollectionView: ScrollView {
  @exclusivity(unchecked) final var storedLayout: CollectionViewLayout
  final weak var storedDataSource: (any CollectionViewDataSource)?
  /// The delegate as what it conforms to, looked up once when it is set.
  final weak var collectionDelegate: (any CollectionViewDelegate)?
  final weak var flowDelegate: (any CollectionViewDelegateFlowLayout)?
  final weak var storedPrefetchDataSource: (any CollectionViewDataSourcePrefetching)?
  // Unchecked, as these are read for every element of every pass, and no code of others runs while one is changed in place: a view
  // that is taken out is handed on, not let go of, and the arrays are taken out before a pass calls anyone.
  /// What the collection view knows of its items, and what it is doing.
  @exclusivity(unchecked) final var list = ListState<[Int], CollectionViewCell>()
  final var postponed = Postponed()
  final var registry = ReuseRegistry<CollectionReuseKey, CollectionReusableView>()
  @exclusivity(unchecked) final var shown: [CollectionElementKey: CollectionReusableView] = [:]
  @exclusivity(unchecked) final var passes = LayoutPasses()
  /// Attributes that were handed to views.
  @exclusivity(unchecked) final var spareAttributes: [CollectionViewLayoutAttributes] = []
  /// The attributes that views take first which a batch brings into view.
  @exclusivity(unchecked) final var initialAttributes:
    [CollectionElementKey: CollectionViewLayoutAttributes] = [:]
  /// The bounds before their size changed, until the layout has heard of it.
  final var boundsToAnimateFrom: CGRect?
  /// The width of the content when the layout is mirrored, else nil.
  @exclusivity(unchecked) final var mirrorWidth: CGFloat?

  /// A collection view with the given frame in its superview's coordinates, laid out by `collectionViewLayout`.
  public init(frame: CGRect, collectionViewLayout: CollectionViewLayout) {
    storedLayout = collectionViewLayout
    super.init(frame: frame)
    adoptLayout()
  }

  /// Nil: there are no archives.
  public override init?(coder: NSObject) { return nil }

  deinit {
    storedLayout.owner = nil
  }

  /// Asks the data source for everything again, drops all cells and invalidates the layout.
  ///
  /// In the middle of preparing the layout, from a method that gives sizes say, it waits until that is done.
  open func reloadData() { reloadWhenPossible() }

  /// Provides the items, is not retained, and reloads when it is set.
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

  /// Applies the edits that `updates` asks for as one batch (R9.8 to R9.11), at once.
  ///
  /// Deletes, reloads and sources of moves name places before the batch, inserts and targets of moves places after it; the
  /// order of the calls doesn't matter. `updates` also brings the data source to its new state. A batch within a batch
  /// belongs to it. Completions are called with true when the outermost batch has ended and is laid out, in the order in which the
  /// batches began (R9.20, R9.21), or when an ``AnimationClock`` has moved the views (R15.35).
  ///
  /// Counts of sections that no edit names are checked, too, in collections of up to 256 sections.
  ///
  /// - Complexity: O(edits log items) for a flow layout, plus what comes into view.
  /// - Precondition: The edits are consistent with each other and the data source; ``validateUpdates(_:)`` throws instead.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard AnimationClock.current != nil else {
      return performBatch(updates, completion: completion)
    }
    SystemAnimation.run {
      performBatch(updates, completion: nil)
      // What moves does so now, in the animation.
      layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  /// Inserts items; the index paths are those after the batch.
  open func insertItems(at indexPaths: [IndexPath]) {
    edit { $0.items.inserts += indexPaths.map { ItemIndex($0) } }
  }

  /// Deletes items; the index paths are those before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    edit { $0.items.deletes += indexPaths.map { ItemIndex($0) } }
  }

  /// Asks for the cells and sizes of items again; the index paths are those before the batch.
  open func reloadItems(at indexPaths: [IndexPath]) {
    edit { $0.items.reloads += indexPaths.map { ItemIndex($0) } }
  }

  /// Moves an item from its index path before the batch to its index path after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.items.moves.append(.init(from: ItemIndex(indexPath), to: ItemIndex(newIndexPath))) }
  }

  /// Inserts sections, with their items, at their places after the batch.
  open func insertSections(_ sections: IndexSet) {
    edit { $0.sections.inserts += sections }
  }

  /// Deletes sections, with their items, at their places before the batch.
  open func deleteSections(_ sections: IndexSet) {
    edit { $0.sections.deletes += sections }
  }

  /// Asks for everything of sections again; their places are those before the batch.
  open func reloadSections(_ sections: IndexSet) {
    edit { $0.sections.reloads += sections }
  }

  /// Moves a section, with its items, from its place before the batch to its place after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.sections.moves.append(.init(from: section, to: newSection)) }
  }

  // MARK: Layout, to override

  /// Prepares the layout and shows the elements of the visible rectangle.
  ///
  /// While a batch of updates is open, what is shown stays: the data is on its way.
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

  /// Lets the layout fill what the new inset leaves; an override calls super.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    invalidateLayoutLater()
  }

  /// Lets the layout measure insets from the new safe area.
  override func takeChangedSafeArea() {
    super.takeChangedSafeArea()
    storedLayout.invalidateLayout()
  }

  /// Lets the layout measure insets from the new margins; an override calls super.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    storedLayout.invalidateLayout()
  }

  /// Lets the layout describe its content for the new traits; an override calls super.
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
    // First, since the delegate that hears of the scroll may ask where things are.
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
    /// A view beside the items, such as a header.
    case supplementaryView
    /// A view that stands for no data.
    case decorationView
  }

  /// The direction a layout scrolls in.
  public enum ScrollDirection: Int, Sendable {
    /// Lines follow each other downward.
    case vertical
    /// Lines, which are columns then, follow each other rightward.
    case horizontal
  }

  /// Makes the layout this view's, also one that another collection view has: that is left with a layout of nothing (R9.23).
  fileprivate final func adoptLayout() {
    if let other = storedLayout.owner, other !== self {
      other.collectionViewLayout = CollectionViewLayout()
    }
    storedLayout.owner = self
    initialAttributes = [:]
    storedLayout.invalidateLayout()
  }
}
