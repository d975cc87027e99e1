public import Foundation

/// Where something that is dragged over a collection view would go (R9.19).
extension CollectionView {
  /// The destination of a drop at a point in content coordinates; nil where there is none.
  ///
  /// Into an item: the one that covers the point. Between items: in front of the nearest item where the point lies in the half
  /// of it that is read first, behind it in the other. Halves are left and right where the item is at most half as wide as the
  /// collection, else top and bottom. In a collection without items the start of its first section.
  ///
  /// - Complexity: That of ``nearestItem(to:)``.
  public final func dropDestination(
    at point: CGPoint, intent: CollectionViewDropProposal.Intent = .insertAtDestinationIndexPath
  ) -> IndexPath? {
    if intent == .insertIntoDestinationIndexPath { return indexPathForItem(at: point) }
    guard let nearest = nearestItem(to: point), let frame = itemFrame(at: nearest) else {
      return numberOfSections > 0 && point.x.isFinite && point.y.isFinite
        ? IndexPath(item: 0, section: 0) : nil
    }
    let isBehind =
      if frame.width > bounds.width / 2 {
        point.y >= frame.midY
      } else {
        readsLeftward ? point.x < frame.midX : point.x >= frame.midX
      }
    return isBehind ? IndexPath(item: nearest.item + 1, section: nearest.section) : nearest
  }

  /// Where an item inserted at an index path would come to lie, in content coordinates, as far as its neighbours tell.
  ///
  /// The frame of the item that is there now; behind the last one, a frame of its size beside it, or below where the item
  /// is more than half as wide as the collection. `.null` in an empty section and for places that can't be.
  public final func gapForDrop(at indexPath: IndexPath) -> CGRect {
    if let frame = itemFrame(at: indexPath) { return frame }
    guard indexPath.item > 0,
      let last = itemFrame(at: IndexPath(item: indexPath.item - 1, section: indexPath.section))
    else { return .null }
    if last.width > bounds.width / 2 { return last.offsetBy(dx: 0, dy: last.height) }
    return last.offsetBy(dx: readsLeftward ? -last.width : last.width, dy: 0)
  }
}
