public import Foundation

/// Loads the data of items before they come into view: UIKit's protocol.
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Items are about to come into view, nearest first.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Items that were announced aren't about to come into view any more.
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
  /// Hears of items before they come into view, at the end of a layout pass (R9.18); not retained.
  public final var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
    get { storedPrefetchDataSource }
    set {
      storedPrefetchDataSource = newValue
      prefetchDataSourceDidChange()
    }
  }

  /// Whether the prefetching data source is told anything; true by default.
  public final var isPrefetchingEnabled: Bool {
    get { announcesItems }
    set { announcesItems = newValue }
  }

  /// Tells the prefetching data source what is ahead.
  final func announceItemsAhead() {
    guard let source = storedPrefetchDataSource else { return }
    announce(
      readsLeftward: readsLeftward, items: { indexPathsForItems(in: $0).map { ItemIndex($0) } },
      visible: Set(indexPathsForVisibleItems.map { ItemIndex($0) }),
      prefetch: { source.collectionView(self, prefetchItemsAt: $0) },
      cancel: { source.collectionView(self, cancelPrefetchingForItemsAt: $0) })
  }
}
