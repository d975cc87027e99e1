public import Foundation
public import ViewGeometry

/// A controller whose view is a collection view that it fills itself: `UICollectionViewController`.
///
/// The methods of the data source and the delegate are here to be overridden; each does what leaving it out does. A subclass that
/// sizes the items of a flow layout conforms to `CollectionViewDelegateFlowLayout` besides.
open class CollectionViewController: ViewController, CollectionViewDataSource,
  CollectionViewDelegate
{
  private final let firstLayout: CollectionViewLayout
  private final let missing = MissingCollectionMethods()

  /// The collection view, which is the controller's view.
  open var collectionView: CollectionView! {
    get {
      (view as? CollectionView) ?? ownCollectionView
    }
    set {
      guard let newValue else {
        preconditionFailure("A collection view controller has a collection view.")
      }
      ownCollectionView = newValue
      view = newValue
    }
  }

  private final lazy var ownCollectionView = CollectionView(
    frame: Screen.main.bounds, collectionViewLayout: firstLayout)

  /// Whether the selection goes when the view is about to appear; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// The layout of the collection view.
  public final var collectionViewLayout: CollectionViewLayout {
    isViewLoaded ? collectionView.collectionViewLayout : firstLayout
  }

  /// Creates a controller of a collection view with this layout.
  public init(collectionViewLayout layout: CollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a collection view with a flow layout.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil
  ) {
    firstLayout = CollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Nil: there are no archives.
  public override init?(coder: NSObject) { return nil }

  /// Makes a collection view with the bounds of the main screen, whose data source and delegate the controller is.
  open override func loadView() {
    ownCollectionView.dataSource = self
    ownCollectionView.delegate = self
    view = ownCollectionView
  }

  /// Takes the selection away where ``clearsSelectionOnViewWillAppear`` says so.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  // MARK: Data source, to override

  /// How many sections there are: one.
  open func numberOfSections(in collectionView: CollectionView) -> Int {
    missing.numberOfSections(in: collectionView)
  }

  /// How many items a section has: none.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    0
  }

  /// The cell of an item: an empty one.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    missing.collectionView(collectionView, cellForItemAt: indexPath)
  }

  /// A supplementary view: an empty one.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    missing.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Whether an item can be moved: yes.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    missing.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// Tells that the user has moved an item.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// The titles of the index at the side: none.
  open func indexTitles(for collectionView: CollectionView) -> [String]? {
    missing.indexTitles(for: collectionView)
  }

  /// The item of an index title: the first of the section of its number.
  open func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    missing.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }

  // MARK: Delegate, to override

  /// Tells that a cell is about to be shown.
  open func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Tells that a cell isn't shown any more.
  open func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Tells that a supplementary view is about to be shown.
  open func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Tells that a supplementary view isn't shown any more.
  open func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// The offset to come to rest at after an update: the proposed one.
  open func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Selection, to override

  /// Whether a touch highlights an item: yes.
  open func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    missing.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  /// Tells that an item is highlighted.
  open func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Tells that an item isn't highlighted any more.
  open func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Whether the user may select an item: yes.
  open func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    missing.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  /// Whether the user may deselect an item: yes.
  open func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    missing.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  /// Tells that the user has selected an item.
  open func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Tells that the user has deselected an item.
  open func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  // MARK: Moving, to override

  /// Where an item that is being moved goes: the answer of the method without its current place.
  open func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// Where an item that is being moved goes: the proposed place.
  open func collectionView(
    _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    missing.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  // MARK: Context menus, to override

  /// The context menu of some items: for a single one, that of the item.
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

  /// The context menu of an item: none.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration? {
    missing.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// What stands out while an item's menu opens: the answer of the method without an item.
  open func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// What an item's menu goes back to: the answer of the method without an item.
  open func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// What stands out while a menu opens: the item's cell.
  open func collectionView(
    _ collectionView: CollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? {
    missing.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// What a menu goes back to: the item's cell.
  open func collectionView(
    _ collectionView: CollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? {
    missing.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Tells that the user has chosen a menu's preview.
  open func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}

  /// Tells that a menu is about to be shown.
  open func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Tells that a menu is about to go.
  open func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  // MARK: Scrolling, to override

  /// Tells that the collection view has scrolled.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Tells that the user begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Tells that the user has lifted the finger.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

  /// Tells with which velocity the finger is lifted, and lets the offset to come to rest at be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Tells that the collection view moves on after the finger is lifted.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

  /// Tells that the collection view has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

  /// Tells that a scroll that was asked for with an animation has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

  /// Whether a tap on the status bar scrolls to the top: yes.
  open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    missing.scrollViewShouldScrollToTop(scrollView)
  }

  /// Tells that the collection view has scrolled to its top.
  open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}

  /// Tells that the adjusted insets are others.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

  /// The view to zoom: none.
  open func viewForZooming(in scrollView: ScrollView) -> View? {
    missing.viewForZooming(in: scrollView)
  }

  /// Tells that zooming begins.
  open func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}

  /// Tells that the zoom scale is another.
  open func scrollViewDidZoom(_ scrollView: ScrollView) {}

  /// Tells that zooming has ended.
  open func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: CGFloat
  ) {}
}

/// Answers as a data source that leaves everything out.
private final class MissingCollectionMethods: CollectionViewDataSource, CollectionViewDelegate {
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    0
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    CollectionViewCell()
  }
}
