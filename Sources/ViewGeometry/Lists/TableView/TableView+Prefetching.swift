public import Foundation

/// Loads the data of rows before they come into view: UIKit's protocol.
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Rows are about to come into view, nearest first.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Rows that were announced aren't about to come into view any more.
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
  /// Hears of rows before they come into view, at the end of a layout pass (R9.18); not retained.
  public final var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
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
  final func announceRowsAhead() {
    guard let source = storedPrefetchDataSource, let solution else { return }
    announce(
      items: { solution.rows(from: Double($0.minY), to: Double($0.maxY)) },
      visible: Set(shown.places.compactMap(\.place)),
      prefetch: { source.tableView(self, prefetchRowsAt: $0) },
      cancel: { source.tableView(self, cancelPrefetchingForRowsAt: $0) })
  }
}
