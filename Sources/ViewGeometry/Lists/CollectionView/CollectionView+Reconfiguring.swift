import Foundation

extension CollectionView {
  /// The default implementation of ``reconfigureItems(at:)``.
  final func builtInReconfigureItems(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths.compactMap { cellForItem(at: $0) })
  }
}
