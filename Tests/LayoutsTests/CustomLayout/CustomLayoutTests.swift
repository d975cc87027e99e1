import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Layouts written as for UIKit: subclasses that only use attributes.
@Suite struct CustomLayoutTests {
  /// Shows attributes unchanged.
  private final class PinBoard: CollectionViewLayout {
    var pins: [CollectionViewLayoutAttributes] = []
    var timesPrepared = 0

    override func prepare() { timesPrepared += 1 }

    override var collectionViewContentSize: CGSize { .wh(1_000, 1_000) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      pins.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      pins.first { $0.indexPath == indexPath }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      collectionView?.bounds.width != newBounds.width
    }
  }

  private let items = ItemGrid([2])
  private let board = PinBoard()

  private func pin(_ item: Int, _ frame: CGRect, zIndex: Int = 0) {
    let attributes = CollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = frame
    attributes.zIndex = zIndex
    board.pins.append(attributes)
  }

  @Test func `T6.17 of two items on one frame the one with the larger zIndex is found (R6.13)`() {
    pin(0, .xywh(0, 0, 50, 50), zIndex: 1)
    pin(1, .xywh(0, 0, 50, 50))
    let view = items.makeCollectionView(layout: board)

    expectEqual(view.indexPathForItem(at: .xy(10, 10))?.item, 0)
  }

  @Test func `T6.17 of two items on one frame and level the later is found (R6.13)`() {
    pin(1, .xywh(0, 0, 50, 50))
    pin(0, .xywh(0, 0, 50, 50))
    let view = items.makeCollectionView(layout: board)

    expectEqual(view.indexPathForItem(at: .xy(10, 10))?.item, 1)
  }

  @Test func `T6.17 a hidden item is never found (R6.13)`() {
    pin(0, .xywh(0, 0, 50, 50))
    pin(1, .xywh(0, 0, 50, 50))
    board.pins[1].isHidden = true
    let view = items.makeCollectionView(layout: board)

    expectEqual(view.indexPathForItem(at: .xy(10, 10))?.item, 0)
  }

  @Test func `R6.14 a rotated item is found inside its outline, not its box`() {
    pin(0, .xywh(0, 0, 100, 100))
    board.pins[0].transform = CGAffineTransform(rotationAngle: .pi / 4)
    let view = items.makeCollectionView(layout: board)

    expectEqual(view.indexPathForItem(at: .xy(50, 50))?.item, 0)
    expect(view.indexPathForItem(at: .xy(-15, -15)) == nil)
  }

  @Test func `A point on the right edge is outside`() {
    pin(0, .xywh(0, 0, 50, 50))
    let view = items.makeCollectionView(layout: board)

    expect(view.indexPathForItem(at: .xy(50, 10)) == nil)
  }

  @Test func `Elements that only touch get no view`() {
    pin(0, .xywh(0, 480, 50, 50))
    pin(1, .xywh(0, 479, 50, 50))
    let view = items.makeCollectionView(layout: board)

    view.layoutIfNeeded()

    expectEqual(view.indexPathsForVisibleItems.map(\.item), [1])
  }

  @Test func `A subclass of the flow layout decides where its items are found`() {
    let layout = AdaptedFlow()
    layout.adapt = { $0.frame.origin.x = CGFloat($0.indexPath.item) * 60 }
    let view = items.makeCollectionView(layout: layout)

    expectEqual(view.indexPathForItem(at: .xy(60, 0))?.item, 1)
    expectEqual(view.indexPathForItem(at: .xy(70, 0))?.item, 1)
    expectEqual(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX, 60)
  }

  @Test func `The layout is called about new bounds before they are set`() {
    let view = items.makeCollectionView(layout: board)
    view.layoutIfNeeded()

    view.contentOffset.y = 10
    view.layoutIfNeeded()
    expectEqual(board.timesPrepared, 1)

    view.bounds.size.width = 400
    view.layoutIfNeeded()
    expectEqual(board.timesPrepared, 2)
  }

  @Test func `Another layout takes over`() {
    pin(0, .xywh(0, 0, 50, 50))
    let view = items.makeCollectionView(layout: board)
    view.layoutIfNeeded()

    view.collectionViewLayout = CollectionViewFlowLayout(item: .wh(100, 100))
    view.layoutIfNeeded()

    expectEqual(view.visibleCells.map(\.frame.minX), [0, 110])
    expect(board.collectionView == nil)
  }
}
