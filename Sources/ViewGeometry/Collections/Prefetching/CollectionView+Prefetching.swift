public import Foundation

/// Loads the data of items before they come into view: UIKit's protocol.
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Items are about to come into view, nearest first.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Items that were announced aren't about to come into view any more.
  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
  /// Does nothing.
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
      prefetching = prefetching ?? ListPrefetching()
      prefetching?.reset()
      setNeedsLayout()
    }
  }

  /// Whether the prefetching data source is told anything; true by default.
  public final var isPrefetchingEnabled: Bool {
    get { prefetching?.isEnabled ?? true }
    set {
      prefetching = prefetching ?? ListPrefetching()
      prefetching?.isEnabled = newValue
    }
  }

  /// Tells the prefetching data source what is ahead.
  final func announceItemsAhead() {
    guard let source = storedPrefetchDataSource, prefetching?.isEnabled == true else { return }
    let readsLeftward = readsLeftward
    guard let ahead = prefetching?.rectAhead(of: bounds, readsLeftward: readsLeftward) else {
      return
    }
    var places: [ItemIndex] = []
    visitElements(in: ahead) { element, _ in
      if element.category == .cell { places.append(ItemIndex(element.indexPath)) }
    }
    let visible = Set(indexPathsForVisibleItems.map { ItemIndex($0) })
    guard
      let change = prefetching?.announce(
        ahead: places, visible: visible, readsLeftward: readsLeftward)
    else { return }
    let revision = countsRevision
    if !change.new.isEmpty {
      source.collectionView(
        self, prefetchItemsAt: change.new.map { dataIndexPath(of: $0.indexPath) })
    }
    // Who hears of the new ones may have reloaded or updated.
    if !change.cancelled.isEmpty, countsRevision == revision {
      source.collectionView(
        self, cancelPrefetchingForItemsAt: change.cancelled.map { dataIndexPath(of: $0.indexPath) })
    }
  }
}
