public import Foundation
public import ViewGeometry

/// A controller that supplies its collection view with data: `UICollectionViewController`.
///
/// Subclasses override the methods of the data source and the delegate. A method that isn't
/// overridden behaves as if it weren't implemented. A subclass that sizes the items of a flow
/// layout also conforms to `CollectionViewDelegateFlowLayout`.
open class CollectionViewController: ViewController, CollectionViewDataSource,
  CollectionViewDelegate
{
  private final let firstLayout: CollectionViewLayout
  private final let missing = MissingCollectionMethods()

  /// The collection view: the controller's view or, if that isn't one, a separate collection view.
  ///
  /// Setting it sets the controller's view, but not the new view's data source and delegate.
  ///
  /// - Precondition: The new collection view isn't nil, and isn't the view of another controller.
  open var collectionView: CollectionView! {
    get { (view as? CollectionView) ?? ownCollectionView }
    set {
      guard let newValue else {
        preconditionFailure("The collection view of a collection view controller can't be nil.")
      }
      ownCollectionView = newValue
      view = newValue
    }
  }

  private final lazy var ownCollectionView = CollectionView(
    frame: Screen.main.bounds, collectionViewLayout: firstLayout)

  /// Whether the selection is cleared when the view is about to appear; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// The layout of the collection view; reading it doesn't load the view.
  open var collectionViewLayout: CollectionViewLayout {
    isViewLoaded ? collectionView.collectionViewLayout : firstLayout
  }

  /// Creates a controller whose collection view has the given layout.
  public init(collectionViewLayout layout: CollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection view has a flow layout; the arguments have no effect.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil
  ) {
    firstLayout = CollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Creates a collection view with the bounds of the main screen.
  ///
  /// The controller becomes the collection view's data source and delegate.
  open override func loadView() {
    ownCollectionView.dataSource = self
    ownCollectionView.delegate = self
    view = ownCollectionView
  }

  /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is true.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  // MARK: Data source, to override

  /// Returns the number of sections; one by default.
  open func numberOfSections(in collectionView: CollectionView) -> Int {
    missing.numberOfSections(in: collectionView)
  }

  /// Returns the number of items in a section; none by default.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns the cell of an item; an empty one by default.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    missing.collectionView(collectionView, cellForItemAt: indexPath)
  }

  /// Returns a supplementary view; an empty one by default.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    missing.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Returns whether an item can be moved; true by default.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    missing.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// Called after the user has moved an item, to update the data; does nothing by default.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns the titles of the index at the side of the collection view; nil by default.
  open func indexTitles(for collectionView: CollectionView) -> [String]? {
    missing.indexTitles(for: collectionView)
  }

  /// Returns the index path to which an index title scrolls.
  ///
  /// By default, returns the index path of the first item in the section at `index`.
  open func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    missing.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }

  // MARK: Delegate, to override

  /// Called when a cell is about to be shown.
  open func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called when a cell is no longer shown.
  open func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called when a supplementary view is about to be shown.
  open func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Called when a supplementary view is no longer shown.
  open func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Returns the content offset after an update or a change of layout; the proposed one by default.
  open func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Selection, to override

  /// Returns whether a touched item is highlighted and may be selected; true by default.
  open func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    missing.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  /// Called when an item is highlighted.
  open func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called when an item is no longer highlighted.
  open func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Returns whether the user may select an item; true by default.
  open func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    missing.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  /// Returns whether a touch deselects an item in multiple selection; true by default.
  open func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    missing.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  /// Called when the user has selected an item.
  open func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Called when a touch has deselected an item, directly or by selecting another one.
  open func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  // MARK: Moving, to override

  /// Returns the index path to which a dragged item moves.
  ///
  /// By default, returns the result of
  /// `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`.
  open func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// Returns the index path to which a dragged item moves; by default, the proposed one.
  open func collectionView(
    _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    missing.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  // MARK: Context menus, to override

  /// Returns the context menu for the pressed items.
  ///
  /// `point` is the location of the press, in the collection view's coordinates. By default,
  /// returns the context menu of the item if there is only one, and nil otherwise.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> ContextMenuConfiguration? {
    guard indexPaths.count == 1, let indexPath = indexPaths.first else {
      return missing.collectionView(
        collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// Returns the context menu of an item; nil by default.
  ///
  /// `point` is the location of the press, in the collection view's coordinates.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration? {
    missing.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// Returns the highlight preview of an item's menu.
  ///
  /// By default, returns the result of
  /// `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`.
  open func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Returns the dismissal preview of an item's menu.
  ///
  /// By default, returns the result of
  /// `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`.
  open func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Returns the highlight preview of a menu; nil by default, which means the item's cell.
  open func collectionView(
    _ collectionView: CollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? {
    missing.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Returns the dismissal preview of a menu; nil by default, which means the item's cell.
  open func collectionView(
    _ collectionView: CollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? {
    missing.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Called when the user has tapped a menu's preview.
  open func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}

  /// Called when a menu is about to be shown.
  open func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Called when a menu is about to be dismissed.
  open func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  // MARK: Scrolling, to override

  /// Called when the collection view has scrolled.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Called when the user begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Called when the user has lifted the finger; `decelerate` is true if the content keeps moving.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

  /// Called when the user lifts the finger, with the offset's velocity in points per millisecond.
  ///
  /// An override may change the target content offset.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called when the collection view starts to decelerate after the finger is lifted.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

  /// Called when the collection view has come to rest after decelerating without interruption.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

  /// Called when an animated scroll without a zoom has ended uninterrupted, if the offset changed.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

  /// Returns whether a tap on the status bar scrolls to the top; true by default.
  open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    missing.scrollViewShouldScrollToTop(scrollView)
  }

  /// Called once `scrollToTop()` has brought the content to the top without interruption.
  open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}

  /// Called when the adjusted insets have changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

  /// Returns the view to zoom; none by default.
  open func viewForZooming(in scrollView: ScrollView) -> View? {
    missing.viewForZooming(in: scrollView)
  }

  /// Called before an animated zoom, or a zoom by touch, begins.
  open func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}

  /// Called when the zoom scale has changed.
  open func scrollViewDidZoom(_ scrollView: ScrollView) {}

  /// Called when an animated zoom, or a zoom by touch, has ended at `scale`.
  open func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: CGFloat
  ) {}

  deinit {}
}

/// Implements only the required methods of the data source and the delegate.
///
/// The controller's methods call this object to get the protocols' default results.
private final class MissingCollectionMethods: CollectionViewDataSource, CollectionViewDelegate {
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    CollectionViewCell()
  }
}
