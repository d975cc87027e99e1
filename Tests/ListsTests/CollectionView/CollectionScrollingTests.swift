import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// T5.16 to T5.20: scrolling to an item.
@Suite struct CollectionScrollingTests {
  /// Twenty rows of 320 × 100: content 320 × 2,000 in a view of 320 × 480.
  private func makeList(topInset: CGFloat = 0, bottomInset: CGFloat = 0) -> CollectionView {
    let layout = CollectionViewFlowLayout(item: .wh(320, 100), lines: 0)
    let view = rows.makeCollectionView(layout: layout)
    view.contentInset = EdgeInsets(top: topInset, left: 0, bottom: bottomInset, right: 0)
    return view
  }

  private let rows = ItemGrid([20])

  @Test(
    arguments: [
      (0, 0, 9, [900, 710, 520]),  // T5.16
      (64, 50, 9, [836, 703, 570]),  // T5.17
      (0, 0, 19, [1520, 1520, 1520]),  // T5.18
      (64, 0, 0, [-64, -64, -64]),  // T5.19
    ] as [(CGFloat, CGFloat, Int, [CGFloat])])
  func `R5.14 an item comes to the top, the middle or the bottom, within the limits`(
    topInset: CGFloat, bottomInset: CGFloat, item: Int, offsets: [CGFloat]
  ) {
    let positions: [CollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]

    let found = positions.map { position in
      let view = makeList(topInset: topInset, bottomInset: bottomInset)
      view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
      return view.contentOffset.y
    }

    expectEqual(found, offsets)
  }

  @Test func `T5.20 an item comes to the left, the middle or the right (R5.14)`() {
    let items = ItemGrid([10])
    let positions: [CollectionView.ScrollPosition] = [.left, .centeredHorizontally, .right]

    let found = positions.map { position in
      let layout = CollectionViewFlowLayout(item: .wh(100, 100), lines: 0)
      layout.scrollDirection = .horizontal
      let view = items.makeCollectionView(size: .wh(320, 100), layout: layout)
      view.scrollToItem(at: IndexPath(item: 5, section: 0), at: position, animated: false)
      return view.contentOffset.x
    }

    expectEqual(found, [500, 390, 280])
  }

  @Test func `R5.15 a pinned header doesn't count, and the item lands under it`() {
    let sections = ItemGrid([10, 10])
    let layout = CollectionViewFlowLayout(item: .wh(320, 100), lines: 0, header: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = sections.makeCollectionView(layout: layout)

    view.scrollToItem(at: IndexPath(item: 3, section: 1), at: .top, animated: false)

    // Behind 30 + 1,000 and another header of 30, three items of 100.
    expectEqual(view.contentOffset, .xy(0, 1_360))
    expectEqual(
      view.frame(ofKind: CollectionView.elementKindSectionHeader, section: 1),
      .xywh(0, 1_360, 320, 30))
  }

  @Test func `R5.14 no position means no scrolling`() {
    let view = makeList()
    view.contentOffset = .xy(0, 70)

    view.scrollToItem(at: IndexPath(item: 19, section: 0), at: [], animated: true)

    expectEqual(view.contentOffset, .xy(0, 70))
  }

  @Test func `The adjusted inset narrows the lines after the fact, too`() {
    let items = ItemGrid([7])
    let view = items.makeCollectionView(layout: CollectionViewFlowLayout(item: .wh(50, 50)))
    view.layoutIfNeeded()

    view.contentInset = EdgeInsets(top: 0, left: 30, bottom: 0, right: 50)

    expectEqual(view.itemOrigins[4], .xy(0, 60))
    expectEqual(view.contentSize, .wh(240, 110))
  }

  @Test func `New bounds break the lines again`() {
    let items = ItemGrid([7])
    let view = items.makeCollectionView(layout: CollectionViewFlowLayout(item: .wh(50, 50)))
    view.layoutIfNeeded()

    view.frame = .xywh(0, 0, 375, 480)

    expectEqual(view.itemOrigins[1], .xy(65, 0))
  }
}
