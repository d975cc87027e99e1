import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Items that are closer to each other than they are wide.
@Suite struct FlowOverlapTests {
  @Test(arguments: [CollectionView.ScrollDirection.vertical, .horizontal])
  func `a rectangle finds all items of a line that reach into it`(
    direction: CollectionView.ScrollDirection
  ) {
    let (items, cards) = (ItemGrid([401]), SizedItems([]))
    let isVertical = direction == .vertical
    func turned(_ rect: CGRect) -> CGRect {
      isVertical ? rect : .xywh(rect.minY, rect.minX, rect.height, rect.width)
    }
    cards.size = {
      // Equal items, and a last one that breaks them into lines.
      let width: CGFloat = $0.item == 400 ? 50 : 100
      return isVertical ? .wh(width, 10) : .wh(10, width)
    }
    let layout = CollectionViewFlowLayout(item: .wh(50, 50), spacing: -80)
    layout.scrollDirection = direction
    let view = items.makeCollectionView(size: .wh(300, 300), layout: layout)
    view.delegate = cards
    let frames = view.itemFrames.map(turned)

    expect(frames[1] == .xywh(20, 0, 100, 10) && frames[11] == .xywh(0, 20, 100, 10))
    for x in stride(from: 2.5, to: 300, by: 5) {
      let window = CGRect(x: x, y: 0, width: 1, height: 5)
      let found = layout.layoutAttributesForElements(in: turned(window))?.map(\.indexPath.item)
      expectEqual(found, frames.indices.filter { frames[$0].intersects(window) }, "at \(x)")
      let expected = frames.lastIndex { $0.contains(.xy(x, 5)) }
      expectEqual(
        view.indexPathForItem(at: turned(window.offsetBy(dx: 0, dy: 5)).origin)?.item, expected)
    }
  }
}
