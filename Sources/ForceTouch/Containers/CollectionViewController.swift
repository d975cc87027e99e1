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
  open var collectionView: CollectionView {
    get {
      loadViewIfNeeded()
      return ownCollectionView
    }
    set {
      ownCollectionView = newValue
      view = newValue
    }
  }

  private final lazy var ownCollectionView = CollectionView(
    frame: Screen.main.bounds, collectionViewLayout: firstLayout)

  /// Whether selections go when the view appears; true by default, and a collection view's to see to.
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

  /// Makes a collection view with the bounds of the main screen, whose data source and delegate the controller is.
  open override func loadView() {
    ownCollectionView.dataSource = self
    ownCollectionView.delegate = self
    view = ownCollectionView
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

  // MARK: Scrolling, to override

  /// Tells that the collection view has scrolled.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Tells that the user begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Tells that the user has lifted the finger.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

  /// Tells that the collection view has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
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
