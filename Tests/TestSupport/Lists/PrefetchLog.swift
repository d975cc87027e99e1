import Foundation
import ViewGeometry

/// Logs the items or rows that a list prefetches, and those whose prefetching it cancels.
final class PrefetchLog: CollectionViewDataSourcePrefetching, TableViewDataSourcePrefetching {
  var loaded: [Int] = []
  var cancelled: [Int] = []
  /// All requests and cancellations, in the order of the calls.
  var log: [String] = []

  private func load(_ indexPaths: [IndexPath]) {
    loaded += indexPaths.map(\.item)
    log.append("load \(indexPaths.map(\.item))")
  }

  private func cancel(_ indexPaths: [IndexPath]) {
    cancelled += indexPaths.map(\.item)
    log.append("cancel \(indexPaths.map(\.item))")
  }

  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    load(indexPaths)
  }

  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    cancel(indexPaths)
  }

  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
    load(indexPaths)
  }

  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancel(indexPaths)
  }
}
