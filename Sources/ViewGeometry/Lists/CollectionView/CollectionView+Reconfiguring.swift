public import Foundation

extension CollectionView {
  /// Configures the visible cells of items again, by calling the data source.
  ///
  /// ``dequeueReusableCell(withReuseIdentifier:for:)`` then returns the existing cell, without preparing it for
  /// reuse. In a batch update, the index paths are those before the update, and the cells are configured at its end.
  /// The sizes of the cells are requested again. Items without visible cells are ignored.
  ///
  /// - Precondition: The data source returns the existing cell.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths.compactMap { cellForItem(at: $0) })
  }
}
