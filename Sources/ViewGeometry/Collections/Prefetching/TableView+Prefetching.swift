public import Foundation

/// Loads the data of rows before they come into view: UIKit's protocol.
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Rows are about to come into view, nearest first.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Rows that were announced aren't about to come into view any more.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
  /// Does nothing.
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
  final func announceRowsAhead() {
    guard let source = storedPrefetchDataSource, prefetching?.isEnabled == true, let solution,
      let ahead = prefetching?.rectAhead(of: bounds)
    else { return }
    let places = solution.rows(from: Double(ahead.minY), to: Double(ahead.maxY))
    let visible = Set(shownCells.places)
    guard let change = prefetching?.announce(ahead: places, visible: visible) else { return }
    let revision = selectionRevision
    if !change.new.isEmpty {
      source.tableView(self, prefetchRowsAt: change.new.map { dataIndexPath(of: $0) })
    }
    // Who hears of the new ones may have reloaded or updated.
    if !change.cancelled.isEmpty, selectionRevision == revision {
      source.tableView(
        self, cancelPrefetchingForRowsAt: change.cancelled.map { dataIndexPath(of: $0) })
    }
  }
}
