import Foundation

extension ListEngine {
  /// Whether the prefetching data source is told anything.
  var announcesItems: Bool {
    get { list.prefetching?.isEnabled ?? true }
    set {
      list.prefetching = list.prefetching ?? ListPrefetching()
      list.prefetching?.isEnabled = newValue
    }
  }

  /// Has everything ahead announced to another prefetching data source.
  func prefetchDataSourceDidChange() {
    list.prefetching = list.prefetching ?? ListPrefetching()
    list.prefetching?.reset()
    setNeedsLayout()
  }

  /// Announces the items ahead, of which `items` returns those in a rectangle, and cancels those that aren't ahead any more.
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
    // Who hears of the new ones may have reloaded or updated.
    if !change.cancelled.isEmpty, list.dataRevision == revision {
      cancel(change.cancelled.map { dataIndexPath(of: $0) })
    }
  }
}
