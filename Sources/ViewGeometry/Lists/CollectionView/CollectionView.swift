public import Foundation

/// A scroll view that displays sections of items at the positions that its layout computes, like
/// `UICollectionView`.
///
/// Frames and points are in content coordinates, which are the view's bounds coordinates (R5.1).
/// Queries work for all items, visible or not. Cells exist for visible items only; the data source
/// provides them during layout.
open class CollectionView: CollectionViewQueries {
  @exclusivity(unchecked) final var storedLayout: CollectionViewLayout
  final weak var storedDataSource: (any CollectionViewDataSource)?
  /// The delegate as a `CollectionViewDelegate`; nil if it doesn't conform to that protocol.
  ///
  /// The cast is made only when the delegate is set.
  final weak var collectionDelegate: (any CollectionViewDelegate)?
  final weak var flowDelegate: (any CollectionViewDelegateFlowLayout)?
  final weak var storedPrefetchDataSource: (any CollectionViewDataSourcePrefetching)?
  // Unchecked, because these are read for every element in every pass, and no app code runs while
  // one of them is mutated: a removed view is passed on instead of being released, and the arrays
  // are moved out before a pass calls other code.
  /// The collection view's state as a list, such as its item counts, phase and selection.
  @exclusivity(unchecked) final var list = ListState<[Int], CollectionViewCell>()
  final var postponed = Postponed()
  final var registry = ReuseRegistry<CollectionReuseKey, CollectionReusableView>()
  @exclusivity(unchecked) final var shown: [CollectionElementKey: CollectionReusableView] = [:]
  @exclusivity(unchecked) final var passes = LayoutPasses()
  /// Attributes to be reused for views.
  @exclusivity(unchecked) final var spareAttributes: [CollectionViewLayoutAttributes] = []
  /// The initial attributes of views that a batch update makes visible.
  @exclusivity(unchecked) final var initialAttributes:
    [CollectionElementKey: CollectionViewLayoutAttributes] = [:]
  /// The bounds before a size change that the custom layout hasn't been notified of yet.
  ///
  /// It is nil if there is no such change.
  final var boundsToAnimateFrom: CGRect?
  /// The width of the content if the layout is mirrored; otherwise nil.
  @exclusivity(unchecked) final var mirrorWidth: CGFloat?

  /// Creates a collection view with a frame in its superview's coordinates and a layout, which it
  /// takes from any other collection view that uses it.
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

  /// Removes all cells and other displayed elements, and reloads the data.
  ///
  /// The selection is cleared, any drag ends, and the layout is invalidated. The data is requested
  /// again when it is next needed.
  ///
  /// If the layout is being prepared, for instance if a delegate method that returns sizes calls
  /// this method, the data is reloaded afterward.
  open func reloadData() { reloadWhenPossible() }

  /// The object that provides the items.
  ///
  /// It isn't retained. Setting the property reloads the data.
  open var dataSource: (any CollectionViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      reloadData()
    }
  }

  /// The object that is notified of selection, display and scrolling; nil by default.
  ///
  /// It isn't retained, and is also the delegate of the collection view as a scroll view: this
  /// property is ``ScrollView/delegate``, but nil if that isn't a `CollectionViewDelegate`. Setting
  /// it invalidates the layout.
  @_nonoverride
  open var delegate: (any CollectionViewDelegate)? {
    get { (self as ScrollView).delegate as? any CollectionViewDelegate }
    set { (self as ScrollView).delegate = newValue }
  }

  /// The layout; setting it invalidates the positions of all elements.
  ///
  /// Setting it notifies neither the layouts nor the displayed views.
  /// ``CollectionViewQueries/setCollectionViewLayout(_:animated:)`` notifies them, and lets the new
  /// layout choose the content offset. If another collection view uses the new layout, that view
  /// gets a layout without elements (R9.23). An interactive transition is canceled (R9.28).
  open var collectionViewLayout: CollectionViewLayout {
    get { storedLayout }
    set {
      guard newValue !== storedLayout else { return }
      let replaced = storedLayout
      storedLayout.owner = nil
      storedLayout = newValue
      adoptLayout()
      forgetPreferredSizes()
      dropDecorationViewsOfOtherClasses()
      cancelInteractiveTransition(replacing: replaced)
    }
  }

  /// The mode of measuring displayed cells again; `enabled` by default (R9.27).
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { list.selfSizingInvalidation }
    set { list.selfSizingInvalidation = newValue }
  }

  // MARK: Updates, to override

  /// Applies the edits made by `updates` as one batch before the method returns (R9.8 to R9.11).
  ///
  /// Deletions, reloads and sources of moves use index paths that refer to the data before the
  /// batch. Insertions and targets of moves use index paths that refer to the data after it. The
  /// order of the calls doesn't matter. `updates` must also bring the data source to its new state.
  /// A nested batch becomes part of the outer one. An edit outside of any batch is a batch of its
  /// own. If `updates` is nil, the batch has no edits. If the data or the layout is being requested
  /// when the batch begins or ends, the data is reloaded instead.
  ///
  /// Completions are called with true after the outermost batch has been applied and laid out, and
  /// before the call that began it returns. They are called in the order in which the batches began
  /// (R9.20, R9.21). If there is an ``AnimationClock``, they are called when the animation of the
  /// outermost batch ends instead, with false if another animation interrupted it (R15.35).
  ///
  /// In collection views of up to 256 sections, the counts of sections that no edit affects are
  /// checked, too.
  ///
  /// ```swift
  /// photos.performBatchUpdates {
  ///   library.counts[0] += 1
  ///   photos.insertItems(at: [IndexPath(item: 0, section: 0)])
  /// }
  /// ```
  ///
  /// - Complexity: O(edits log items) for a flow layout, plus the newly visible elements.
  /// - Precondition: The edits are consistent with each other and the data source;
  ///   ``validateUpdates(_:)`` throws instead.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion: completion)
  }

  /// Inserts items at the given index paths, which refer to the data after the batch.
  open func insertItems(at indexPaths: [IndexPath]) {
    edit { $0.items.inserts += indexPaths.map { ItemIndex($0) } }
  }

  /// Deletes the items at the given index paths, which refer to the data before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    edit { $0.items.deletes += indexPaths.map { ItemIndex($0) } }
  }

  /// Reloads the cells and sizes of items; the index paths refer to the data before the batch.
  ///
  /// The items are deselected, without notifying the delegate.
  open func reloadItems(at indexPaths: [IndexPath]) {
    edit { $0.items.reloads += indexPaths.map { ItemIndex($0) } }
  }

  /// Moves an item.
  ///
  /// `indexPath` is the item's index path before the batch, and `newIndexPath` the one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.items.moves.append(.init(from: ItemIndex(indexPath), to: ItemIndex(newIndexPath))) }
  }

  /// Inserts sections with their items; the indices refer to the data after the batch.
  open func insertSections(_ sections: IndexSet) {
    edit { $0.sections.inserts += sections }
  }

  /// Deletes sections with their items; the indices refer to the data before the batch.
  open func deleteSections(_ sections: IndexSet) {
    edit { $0.sections.deletes += sections }
  }

  /// Reloads sections completely; the indices refer to the data before the batch.
  ///
  /// Their items are deselected, without notifying the delegate.
  open func reloadSections(_ sections: IndexSet) {
    edit { $0.sections.reloads += sections }
  }

  /// Moves a section and its items.
  ///
  /// `section` is the section's index before the batch, and `newSection` the one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.sections.moves.append(.init(from: section, to: newSection)) }
  }

  // MARK: Layout, to override

  /// Prepares the layout and displays the elements that overlap the bounds.
  ///
  /// While a batch update is open, the displayed elements don't change, because the data is being
  /// changed. An override must call super.
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

  /// Invalidates the layout after the adjusted content inset has changed.
  ///
  /// An override must call super.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    invalidateLayoutLater()
  }

  /// Invalidates the layout after the safe area has changed.
  override func takeChangedSafeArea() {
    super.takeChangedSafeArea()
    storedLayout.invalidateLayout()
  }

  /// Invalidates the layout after the layout margins have changed.
  ///
  /// An override must call super.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    storedLayout.invalidateLayout()
  }

  /// Notifies the layout that the traits have changed, so that it can adapt its content.
  ///
  /// An override must call super.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    storedLayout.ownerTraitsDidChange()
  }

  override func subviewIntrinsicSizeDidChange(_ subview: View) {
    super.subviewIntrinsicSizeDidChange(subview)
    if let cell = subview as? CollectionViewCell { invalidateSize(of: cell) }
  }

  override func constraintsDidChange(in part: View?, of subview: View) -> Bool {
    if list.selfSizingInvalidation == .enabledIncludingConstraints,
      let cell = subview as? CollectionViewCell
    {
      contentConstraintsDidChange(in: part, of: cell)
    }
    return true
  }

  override func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    prepareLayout()
    return storedLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    // Done first, because the delegate, which is notified of the scroll, may request frames.
    askLayoutAboutBounds(from: oldBounds)
    super.boundsDidChange(from: oldBounds)
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    storedLayout.invalidateLayout()
  }

  override func delegateDidChange() {
    super.delegateDidChange()
    // This is the scroll view's property: a subclass may override the collection view's.
    collectionDelegate = (self as ScrollView).delegate as? any CollectionViewDelegate
    flowDelegate = collectionDelegate as? any CollectionViewDelegateFlowLayout
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
    /// A view in addition to the cells, such as a header.
    case supplementaryView
    /// A view that represents no data, such as the background of a section.
    case decorationView
  }

  /// The directions in which a layout can scroll.
  public enum ScrollDirection: Int, Sendable {
    /// The content scrolls vertically: each line is below the previous one.
    case vertical
    /// The content scrolls horizontally: lines are columns, each to the right of the previous one,
    /// or to the left in a layout mirrored for right-to-left languages.
    case horizontal
  }

  /// Attaches the layout to this view, and detaches it from another collection view that uses it.
  ///
  /// The other collection view then has a layout without elements (R9.23).
  fileprivate final func adoptLayout() {
    if let other = storedLayout.owner, other !== self {
      other.collectionViewLayout = CollectionViewLayout()
    }
    storedLayout.owner = self
    initialAttributes = [:]
    storedLayout.invalidateLayout()
  }
}
