public import Foundation

extension CollectionView {
  /// Has the data source configure the cells of items again; those that aren't on screen need none.
  ///
  /// ``dequeueReusableCell(withReuseIdentifier:for:)`` then gives the cell that is there, without preparing it for reuse. In a
  /// batch the index paths are those before it, and the cells are configured at its end. The cells are asked for their sizes
  /// again.
  ///
  /// - Precondition: The data source gives the cell that is there.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths.compactMap { cellForItem(at: $0) })
  }
}
