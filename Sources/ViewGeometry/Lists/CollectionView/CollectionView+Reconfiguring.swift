public import Foundation

extension CollectionView {
  /// What ``reconfigureItems(at:)`` does unless a class overrides it.
  final func builtInReconfigureItems(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths.compactMap { cellForItem(at: $0) })
  }
}
