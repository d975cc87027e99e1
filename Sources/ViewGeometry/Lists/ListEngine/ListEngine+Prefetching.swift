import Foundation

extension ListEngine {
  /// Whether the prefetching data source is called.
  var announcesItems: Bool {
    get { list.prefetching?.isEnabled ?? true }
    set {
      list.prefetching = list.prefetching ?? ListPrefetching()
      list.prefetching?.isEnabled = newValue
    }
  }

  /// Called after the prefetching data source was replaced.
  ///
  /// The new data source will be called with all items ahead of the visible area.
  func prefetchDataSourceDidChange() {
    list.prefetching = list.prefetching ?? ListPrefetching()
    list.prefetching?.reset()
    setNeedsLayout()
  }

  /// Calls `prefetch` with the items that are about to become visible.
  ///
  /// Calls `cancel` with previously prefetched items that are neither visible nor about to become
  /// visible. `items` returns the items in a rectangle.
  func announce(
    readsLeftward: Bool = false, items: (CGRect) -> [ItemIndex], visible: Set<ItemIndex>,
    prefetch: ([IndexPath]) -> Void, cancel: ([IndexPath]) -> Void
  ) {
    guard announcesItems,
      let ahead = list.prefetching?.rectAhead(of: bounds, readsLeftward: readsLeftward)
    else { return }
    let items = items(ahead)
    guard
      let change = list.prefetching?.announce(
        ahead: items, visible: visible, readsLeftward: readsLeftward)
    else { return }
    let revision = list.dataRevision
    if !change.new.isEmpty { prefetch(change.new.map { dataIndexPath(of: $0) }) }
    // The data source may have reloaded or updated the list.
    if !change.cancelled.isEmpty, list.dataRevision == revision {
      cancel(change.cancelled.map { dataIndexPath(of: $0) })
    }
  }
}
