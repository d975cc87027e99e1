public import Foundation

/// An object that loads the data of rows before they become visible.
///
/// This is UIKit's `UITableViewDataSourcePrefetching`.
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Called after layout passes with rows that are about to become visible, nearest first.
  ///
  /// They are at most the height of the bounds away from the visible rows, in the direction of the
  /// last scroll or, before the first scroll, below them. Rows that were already ahead after the
  /// previous pass aren't passed again.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called with rows of an earlier call that are now neither visible nor about to become visible;
  /// does nothing by default.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// The protocol documents these members; undocumented default methods do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension TableView {
  /// The default implementation of ``prefetchDataSource``.
  final var builtInPrefetchDataSource: (any TableViewDataSourcePrefetching)? {
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

  /// Calls the prefetching data source with the rows that are about to become visible, and cancels
  /// earlier ones that are now neither visible nor about to become visible.
  final func announceRowsAhead() {
    guard let source = storedPrefetchDataSource, let solution else { return }
    announce(
      items: { solution.rows(from: Double($0.minY), to: Double($0.maxY)) },
      visible: Set(shown.places.compactMap(\.place)),
      prefetch: { source.tableView(self, prefetchRowsAt: $0) },
      cancel: { source.tableView(self, cancelPrefetchingForRowsAt: $0) })
  }
}
