public import Foundation

/// An object that loads the data of items before they become visible.
///
/// This is UIKit's `UICollectionViewDataSourcePrefetching`.
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Called after layout passes with items that are about to become visible, nearest first.
  ///
  /// They are at most the size of the bounds away from the visible items, in the direction of the
  /// last scroll or, before the first scroll, in the direction in which the content continues.
  /// Items that were already ahead after the previous pass aren't passed again.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called with items of an earlier call that are now neither visible nor about to become visible;
  /// does nothing by default.
  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

// The protocol documents these members; undocumented default methods do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension CollectionView {
  /// The default implementation of ``prefetchDataSource``.
  final var builtInPrefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
    get { storedPrefetchDataSource }
    set {
      storedPrefetchDataSource = newValue
      prefetchDataSourceDidChange()
    }
  }

  /// The default implementation of ``isPrefetchingEnabled``.
  final var builtInIsPrefetchingEnabled: Bool {
    get { announcesItems }
    set { announcesItems = newValue }
  }

  /// Calls the prefetching data source with the items that are about to become visible, and cancels
  /// earlier ones that are now neither visible nor about to become visible.
  final func announceItemsAhead() {
    guard let source = storedPrefetchDataSource else { return }
    announce(
      readsLeftward: readsLeftward, items: { indexPathsForItems(in: $0).map { ItemIndex($0) } },
      visible: Set(indexPathsForVisibleItems.map { ItemIndex($0) }),
      prefetch: { source.collectionView(self, prefetchItemsAt: $0) },
      cancel: { source.collectionView(self, cancelPrefetchingForItemsAt: $0) })
  }
}
