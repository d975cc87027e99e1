public import Foundation

/// The settings and queries of a collection view that apps seldom override.
///
/// These members are in a class of their own, and not in an extension, so that they can be
/// overridden. The class has no stored properties, and only `CollectionView` inherits from it.
open class CollectionViewQueries: ScrollView {
  /// The receiver as a collection view.
  internal final var asCollectionView: CollectionView {
    unsafeDowncast(self, to: CollectionView.self)
  }

  /// The view behind all items, which covers the collection view's bounds; nil by default.
  open var backgroundView: View? {
    get { asCollectionView.builtInBackgroundView }
    set { asCollectionView.builtInBackgroundView = newValue }
  }

  /// The object that loads the data of items before they become visible (R9.18); nil by default.
  ///
  /// It is called after layout passes, and isn't retained. Setting it requests a layout pass.
  open var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
    get { asCollectionView.builtInPrefetchDataSource }
    set { asCollectionView.builtInPrefetchDataSource = newValue }
  }

  /// Whether the prefetching data source is called; true by default.
  ///
  /// Setting it to false doesn't cancel earlier requests.
  open var isPrefetchingEnabled: Bool {
    get { asCollectionView.builtInIsPrefetchingEnabled }
    set { asCollectionView.builtInIsPrefetchingEnabled = newValue }
  }

  /// Whether touches select and highlight items outside editing mode; true by default.
  ///
  /// While it is false, ``selectItem(at:animated:scrollPosition:)`` and
  /// ``deselectItem(at:animated:)`` do nothing, even in editing mode.
  open var allowsSelection: Bool {
    get { asCollectionView.builtInAllowsSelection }
    set { asCollectionView.builtInAllowsSelection = newValue }
  }

  /// Whether more than one item can be selected outside editing mode; false by default.
  ///
  /// If it becomes false outside editing mode, only the selected item with the lowest index path
  /// stays selected.
  open var allowsMultipleSelection: Bool {
    get { asCollectionView.builtInAllowsMultipleSelection }
    set { asCollectionView.builtInAllowsMultipleSelection = newValue }
  }

  /// Whether touches select and highlight items while ``isEditing`` is true; false by default.
  ///
  /// It has no effect if ``allowsMultipleSelectionDuringEditing`` is true, which also allows
  /// touches to select items.
  open var allowsSelectionDuringEditing: Bool {
    get { asCollectionView.builtInAllowsSelectionDuringEditing }
    set { asCollectionView.builtInAllowsSelectionDuringEditing = newValue }
  }

  /// Whether more than one item can be selected while ``isEditing`` is true; false by default.
  ///
  /// If it is true, touches select items in editing mode even if ``allowsSelectionDuringEditing``
  /// is false. If it becomes false in editing mode, only the selected item with the lowest index
  /// path stays selected.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { asCollectionView.builtInAllowsMultipleSelectionDuringEditing }
    set { asCollectionView.builtInAllowsMultipleSelectionDuringEditing = newValue }
  }

  /// Whether the collection view is in editing mode; false by default.
  ///
  /// Changing it clears the selection, without notifying the delegate, and updates the
  /// configurations of displayed cells (R13.30).
  open var isEditing: Bool {
    get { asCollectionView.builtInIsEditing }
    set { asCollectionView.builtInIsEditing = newValue }
  }

  /// The index paths of the selected items, in ascending order; never nil, and empty if no item is
  /// selected.
  ///
  /// UIKit guarantees no order.
  open var indexPathsForSelectedItems: [IndexPath]? {
    asCollectionView.builtInIndexPathsForSelectedItems
  }

  /// Selects an item, without notifying the delegate (R9.12).
  ///
  /// Unless multiple selection is allowed, all other items are deselected. If `indexPath` is nil,
  /// all items are deselected. Unless `scrollPosition` is empty, the item is scrolled to this
  /// position, animated if `animated` is true. Does nothing if ``allowsSelection`` is false, even
  /// in editing mode.
  ///
  /// - Precondition: `indexPath` is nil or the item exists, and `scrollPosition` has at most one
  ///   option per axis.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: CollectionView.ScrollPosition
  ) {
    asCollectionView.builtInSelectItem(
      at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item, without notifying the delegate (R9.12).
  ///
  /// Does nothing if ``allowsSelection`` is false, even in editing mode, or if the item isn't
  /// selected. `animated` has no effect.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    asCollectionView.builtInDeselectItem(at: indexPath, animated: animated)
  }

  /// The number of sections; 0 without a data source.
  open var numberOfSections: Int { asCollectionView.builtInNumberOfSections }

  /// Returns the number of items in a section, as the data source last returned it.
  ///
  /// During an interactive movement, the dragged item is counted in the section in which it is
  /// displayed.
  ///
  /// - Precondition: The section exists.
  open func numberOfItems(inSection section: Int) -> Int {
    asCollectionView.builtInNumberOfItems(inSection: section)
  }

  /// Returns the item whose layout frame contains `point`, whether or not its cell is loaded
  /// (R6.12).
  ///
  /// `point` is in content coordinates. Frames contain their left and top edges, but not their
  /// right and bottom edges; a transformed item contains the points inside its outline (R6.14). Of
  /// overlapping items, returns the one with the largest z-index; if several have it, the one with
  /// the last index path (R6.13). Returns nil in gaps, insets, headers and footers, and for NaN. A
  /// pinned header doesn't hide the items under it.
  ///
  /// ```swift
  /// let path = photos.indexPathForItem(at: CGPoint(x: 50, y: 110))  // item 3, on the second line
  /// let gap = photos.indexPathForItem(at: CGPoint(x: 100, y: 10))  // nil: between two items
  /// ```
  ///
  /// - Complexity: O(log sections), without allocations, for a ``CollectionViewFlowLayout`` whose
  ///   sections each have items of one size.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    asCollectionView.builtInIndexPathForItem(at: point)
  }

  /// Returns the index path of the item that `cell` shows; nil if the cell isn't in the collection
  /// view.
  open func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    asCollectionView.builtInIndexPath(for: cell)
  }

  /// Returns the index path of a supplementary view; nil if the view isn't in the collection view.
  open func indexPath(forSupplementaryView view: CollectionReusableView) -> IndexPath? {
    asCollectionView.builtInIndexPath(forSupplementaryView: view)
  }

  /// Returns the cell of an item; nil if the item isn't visible or its cell isn't loaded yet.
  open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    asCollectionView.builtInCellForItem(at: indexPath)
  }

  /// Returns the header, footer or other supplementary view at an index path; nil if it isn't
  /// visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    asCollectionView.builtInSupplementaryView(forElementKind: elementKind, at: indexPath)
  }

  /// The visible cells, ordered by index path.
  open var visibleCells: [CollectionViewCell] { asCollectionView.builtInVisibleCells }

  /// The index paths of the visible items, in ascending order.
  ///
  /// UIKit guarantees no order.
  ///
  /// ```swift
  /// photos.layoutIfNeeded()
  /// let paths = photos.indexPathsForVisibleItems  // items 0 to 14: five lines of three
  /// ```
  open var indexPathsForVisibleItems: [IndexPath] {
    asCollectionView.builtInIndexPathsForVisibleItems
  }

  /// Returns the visible supplementary views of a kind, ordered by index path.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    asCollectionView.builtInVisibleSupplementaryViews(ofKind: elementKind)
  }

  /// Returns the index paths of the visible supplementary views of a kind, in ascending order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    asCollectionView.builtInIndexPathsForVisibleSupplementaryElements(ofKind: elementKind)
  }

  /// Returns a copy of the attributes of an item, visible or not; nil if the item doesn't exist or,
  /// in a grid, is merged into another one (R9.7).
  ///
  /// ```swift
  /// let last = IndexPath(item: 999, section: 0)
  /// let frame = photos.layoutAttributesForItem(at: last)?.frame  // (0, 33966, 92, 92)
  /// ```
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    asCollectionView.builtInLayoutAttributesForItem(at: indexPath)
  }

  /// Returns a copy of the attributes of a supplementary view, visible or not; nil if it doesn't
  /// exist (R9.7).
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    asCollectionView.builtInLayoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }

  /// Switches to another layout, and scrolls to the content offset that the new layout chooses.
  ///
  /// Both layouts and the displayed views, from back to front, are notified before and after the
  /// switch. The content offset comes from the new layout's
  /// ``CollectionViewLayout/targetContentOffset(forProposedContentOffset:)``, and then from the
  /// delegate. If `animated` is true and there is an ``AnimationClock``, the views move to their
  /// new positions on the clock (R15.35). Does nothing if `layout` is the current layout.
  open func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
    asCollectionView.builtInSetCollectionViewLayout(layout, animated: animated)
  }

  /// A closure that is called at the end of an interactive transition.
  ///
  /// The first argument is true if the animation at the end was completed. The second is true if
  /// the transition was finished, and false if it was canceled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Begins an interactive transition to another layout (R9.26).
  ///
  /// The collection view uses the returned layout, which the delegate may create, until
  /// ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()`` is called. Until then,
  /// the app sets the ``CollectionViewTransitionLayout/transitionProgress`` of the returned layout.
  /// `completion` is called when the animation that follows has ended; without an
  /// ``AnimationClock``, before the method that ends the transition returns. Setting another layout
  /// in the meantime cancels the transition, and `completion` is called with false twice (R9.28).
  ///
  /// - Precondition: No other interactive transition is running.
  open func startInteractiveTransition(
    to layout: CollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> CollectionViewTransitionLayout {
    asCollectionView.builtInStartInteractiveTransition(to: layout, completion: completion)
  }

  /// Completes the interactive transition to the new layout, animated if there is an
  /// ``AnimationClock``.
  ///
  /// Does nothing if no interactive transition is running.
  open func finishInteractiveTransition() {
    asCollectionView.endInteractiveTransition(finished: true)
  }

  /// Cancels the interactive transition and returns to the old layout, animated if there is an
  /// ``AnimationClock``.
  ///
  /// Does nothing if no interactive transition is running.
  open func cancelInteractiveTransition() {
    asCollectionView.endInteractiveTransition(finished: false)
  }

  /// Switches to another layout like ``setCollectionViewLayout(_:animated:)``, and calls
  /// `completion` at the end.
  ///
  /// If `animated` is true and there is an ``AnimationClock``, `completion` is called at the end of
  /// the animation, with false if another animation interrupted it. Otherwise, it is called with
  /// true before the method returns. It is also called if `layout` is the current layout.
  open func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    asCollectionView.builtInSetCollectionViewLayout(
      layout, animated: animated, completion: completion)
  }

  /// Scrolls an item to `scrollPosition` in the area inside the adjusted content inset (R5.14).
  ///
  /// If the item's section scrolls orthogonally, the section is scrolled, too. The offset is
  /// clamped to the scrolling limits. An axis without an option keeps its offset; pinned headers
  /// are not taken into account (R5.15). If `animated` is true and there is an ``AnimationClock``,
  /// the scroll is animated (R15.30).
  ///
  /// ```swift
  /// photos.scrollToItem(at: IndexPath(item: 300, section: 0), at: .top, animated: false)
  /// let offset = photos.contentOffset.y  // 10,200: line 100, and each line takes 102 points
  /// ```
  ///
  /// - Precondition: The item exists and `scrollPosition` has at most one option per axis.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: CollectionView.ScrollPosition, animated: Bool
  ) {
    asCollectionView.builtInScrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Registers the class of the cells that are dequeued with `identifier`; nil removes the
  /// registration.
  ///
  /// - Precondition: `cellClass` is nil, `CollectionViewCell` or a subclass of it.
  open func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) { asCollectionView.builtInRegister(cellClass, forCellWithReuseIdentifier: identifier) }

  /// Registers the class of the supplementary views of a kind that are dequeued with `identifier`;
  /// nil removes the registration.
  ///
  /// - Precondition: `viewClass` is nil, `CollectionReusableView` or a subclass of it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    asCollectionView.builtInRegister(
      viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }

  /// Returns a reused cell, or a new one of the registered class.
  ///
  /// The cell gets the size that the layout gives the item at `indexPath`, if the item exists.
  ///
  /// - Precondition: A class is registered for `identifier`.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    asCollectionView.builtInDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  /// Returns a reused supplementary view, or a new one of the registered class.
  ///
  /// - Precondition: A class is registered for `elementKind` and `identifier`.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    asCollectionView.builtInDequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  /// Whether a batch update or an interactive movement is in progress.
  open var hasUncommittedUpdates: Bool { asCollectionView.builtInHasUncommittedUpdates }

  /// Configures the visible cells of items again, by calling the data source.
  ///
  /// ``dequeueReusableCell(withReuseIdentifier:for:)`` then returns the existing cell, without
  /// preparing it for reuse. In a batch update, the index paths are those before the update, and
  /// the cells are configured at its end. The sizes of the cells are requested again. Items without
  /// visible cells are ignored.
  ///
  /// - Precondition: The data source dequeues the cell with the same identifier as before, and
  ///   returns it.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    asCollectionView.builtInReconfigureItems(at: indexPaths)
  }

  /// Begins to drag an item, after canceling an earlier drag.
  ///
  /// Returns false if there is no such item or no data source, if the data source returns false
  /// from `collectionView(_:canMoveItemAt:)`, or during a batch update or the preparation of the
  /// layout.
  ///
  /// Until the drag ends, the collection view displays the item at its target position, while it
  /// keeps its original position in the data source. Batch updates and reloads end a drag.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    asCollectionView.builtInBeginInteractiveMovementForItem(at: indexPath)
  }

  /// Moves the center of the dragged item to a point in content coordinates; other items make room.
  ///
  /// The layout's `targetIndexPath(forInteractivelyMovingItem:withPosition:)` proposes the target
  /// index path, which the delegate may change. If the item can't be at the result, it keeps its
  /// current index path. Does nothing if no item is dragged, or while a batch update is open or the
  /// layout is being prepared.
  ///
  /// - Complexity: O(log items + visible elements).
  /// - Precondition: Both coordinates are finite.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    asCollectionView.builtInUpdateInteractiveMovementTargetPosition(targetPosition)
  }

  /// Ends the drag, and reports it to the data source with `collectionView(_:moveItemAt:to:)` if
  /// the item has moved.
  ///
  /// Does nothing if no item is dragged.
  open func endInteractiveMovement() { asCollectionView.builtInEndInteractiveMovement() }

  /// Ends the drag without a move, and returns all items to their original positions.
  ///
  /// Does nothing if no item is dragged. During a batch update, or while the data or the layout is
  /// being requested, the data is reloaded instead.
  open func cancelInteractiveMovement() { asCollectionView.builtInCancelInteractiveMovement() }

  deinit {}
}
