import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Deletions above the item that should keep its position.
@Suite struct AnchoredDeletionTests {
  @Test(arguments: 1...7, [CollectionView.ScrollDirection.vertical, .horizontal])
  func `the first visible item stays where content shorter than the offset is left`(
    deleted: Int, direction: CollectionView.ScrollDirection
  ) {
    let items = ItemGrid([10])
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let isVertical = direction == .vertical
    let view = items.makeCollectionView(
      size: isVertical ? .wh(100, 200) : .wh(200, 100), layout: layout)
    view.anchoring = .firstVisibleItem
    view.layoutIfNeeded()
    view.contentOffset = isVertical ? CGPoint(x: 0, y: 750) : CGPoint(x: 750, y: 0)

    items.counts = [10 - deleted]
    view.deleteItems(at: (0..<deleted).map { IndexPath(item: $0, section: 0) })

    let offset = isVertical ? view.contentOffset.y : view.contentOffset.x
    expectEqual(offset, CGFloat(750 - 100 * deleted))
  }
}
