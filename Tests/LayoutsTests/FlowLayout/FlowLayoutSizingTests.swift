import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Items that prefer a size of their own (R6.29, R6.9).
@Suite struct FlowLayoutSizingTests {
  private func show(
    _ items: ItemGrid, size: CGSize = .wh(320, 480)
  ) -> (CollectionView, CollectionViewFlowLayout) {
    let layout = CollectionViewFlowLayout(item: .wh(50, 50))
    layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
    let view = items.makeCollectionView(size: size, layout: layout)
    view.register(PreferringCell.self, forCellWithReuseIdentifier: "cell")
    items.prefer { .wh(100, 40 + 20 * CGFloat($0.indexPath.item % 2)) }
    return (view, layout)
  }

  @Test func `Cells that are shown get the sizes they prefer`() {
    let items = ItemGrid([5])
    let (view, _) = show(items)

    view.layoutIfNeeded()

    expectEqual(
      view.itemOrigins, [.xy(0, 10), .xy(110, 0), .xy(220, 10), .xy(0, 70), .xy(110, 80)])
    expectEqual(view.contentSize, .wh(320, 130))
    expectEqual(view.visibleCells.map(\.frame), view.itemFrames)
  }

  @Test
  func `Scrolling sideways, cells that say their size lie as downward with the axes exchanged`() {
    let (items, other) = (ItemGrid([50]), ItemGrid([50]))
    let (down, downLayout) = show(items)
    let (side, sideLayout) = show(other, size: .wh(480, 320))
    other.prefer { .wh(40 + 20 * CGFloat($0.indexPath.item % 2), 100) }
    sideLayout.scrollDirection = .horizontal
    downLayout.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    sideLayout.sectionInset = EdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
    func checkFrames() {
      down.layoutIfNeeded()
      side.layoutIfNeeded()
      let turned = side.itemFrames.map {
        CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width)
      }
      expectEqual(turned, down.itemFrames)
      expectEqual(side.contentSize, .wh(down.contentSize.height, down.contentSize.width))
      expectEqual(side.visibleCells.count, down.visibleCells.count)
    }

    checkFrames()
    (down.contentOffset, side.contentOffset) = (.xy(0, 300), .xy(300, 0))
    checkFrames()
    for (list, grid) in [(down, items), (side, other)] {
      grid.counts = [49]
      list.deleteItems(at: [IndexPath(item: 3, section: 0)])
    }
    checkFrames()
    for (list, grid) in [(down, items), (side, other)] {
      grid.counts = [50]
      list.insertItems(at: [IndexPath(item: 0, section: 0)])
      list.moveItem(at: IndexPath(item: 5, section: 0), to: IndexPath(item: 1, section: 0))
    }
    checkFrames()
  }

  @Test func `Items that were never shown have the estimate`() {
    let items = ItemGrid([1_000])
    let (view, _) = show(items)

    view.layoutIfNeeded()

    expectEqual(view.itemFrames[0].size, .wh(100, 40))
    expectEqual(view.itemFrames[999].size, .wh(50, 50))
  }

  @Test func `Another width breaks the lines again and keeps the sizes`() {
    let items = ItemGrid([5])
    let (view, _) = show(items)
    view.layoutIfNeeded()

    view.frame.size.width = 430
    view.layoutIfNeeded()

    expectEqual(
      view.itemOrigins, [.xy(0, 10), .xy(110, 0), .xy(220, 10), .xy(330, 0), .xy(0, 70)])
  }

  @Test func `Without an estimate no cell is measured`() {
    let items = ItemGrid([5])
    let (view, layout) = show(items)
    view.layoutIfNeeded()

    layout.estimatedItemSize = .zero
    view.layoutIfNeeded()

    expectEqual(view.itemOrigins.map(\.x), [0, 67.5, 135, 202.5, 270])
  }

  /// A cell whose content prefers 30 by 20 points.
  private final class BoundCell: CollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let mark = View()
      contentView.fill(with: mark)
      let size = [
        mark.widthAnchor.constraint(equalToConstant: 30),
        mark.heightAnchor.constraint(equalToConstant: 20),
      ]
      for length in size { length.priority = .defaultHigh }
      LayoutConstraint.activate(size)
    }
  }

  @Test(arguments: [(CGSize.zero, CGSize.wh(50, 50)), (.wh(50, 50), .wh(30, 20))])
  func `A cell prefers what its constraints say only where the layout estimates (R6.29)`(
    estimate: CGSize, preferred: CGSize
  ) throws {
    let items = ItemGrid([5])
    let layout = CollectionViewFlowLayout(item: .wh(50, 50))
    layout.estimatedItemSize = estimate
    let view = items.makeCollectionView(layout: layout)
    view.register(BoundCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    let first = IndexPath(item: 0, section: 0)

    let cell = try #require(view.cellForItem(at: first))
    let attributes = try #require(view.layoutAttributesForItem(at: first))

    expectEqual(cell.preferredLayoutAttributesFitting(attributes).size, preferred)
    expectEqual(cell.frame.size, preferred)
  }

  @Test func `R6.9 a lone self-sizing item is centered`() {
    let items = ItemGrid([1])
    let (view, _) = show(items)

    expectEqual(view.itemOrigins, [.xy(135, 0)])
    view.layoutIfNeeded()

    expectEqual(view.itemFrames, [.xywh(110, 0, 100, 40)])
  }

  @Test func `It isn't where the layout says so`() {
    let items = ItemGrid([1])
    let (view, layout) = show(items)

    layout.centersLoneSelfSizedItem = false

    expectEqual(view.itemOrigins, [.xy(0, 0)])
  }

  @Test func `Sizes from the closure make lines, equal ones a grid`() {
    let items = ItemGrid([5])
    let layout = CollectionViewFlowLayout(item: .wh(50, 50))
    layout.estimatedItemSize = .wh(1, 1)
    let view = items.makeCollectionView(layout: layout)
    let widths: [CGFloat] = [60, 70, 80, 150, 100]

    layout.preferredSize = { .wh(widths[$0.item], 40) }
    expectEqual(
      view.itemOrigins, [.xy(0, 0), .xy(115, 0), .xy(240, 0), .xy(0, 50), .xy(160, 50)])

    layout.preferredSize = { _ in .wh(100, 40) }
    expectEqual(view.itemOrigins, [.xy(0, 0), .xy(110, 0), .xy(220, 0), .xy(0, 50), .xy(110, 50)])
  }

  @Test func `Sizes from the closure go with it, and the estimate is back`() {
    let items = ItemGrid([3])
    let layout = CollectionViewFlowLayout(item: .wh(50, 50))
    layout.estimatedItemSize = .wh(20, 30)
    let view = items.makeCollectionView(layout: layout)
    layout.preferredSize = { .wh(60 + CGFloat($0.item), 40) }
    let preferred = view.itemFrames.map(\.width)

    layout.preferredSize = nil

    expectEqual(preferred, [60, 61, 62])
    expectEqual(view.itemFrames.map(\.size), Array(repeating: .wh(20, 30), count: 3))
  }

  @Test func `Cells are measured as soon as there is an estimate, even of the same size`() {
    let items = ItemGrid([3])
    let layout = CollectionViewFlowLayout(item: .wh(50, 50))
    let view = items.makeCollectionView(layout: layout)
    view.register(PreferringCell.self, forCellWithReuseIdentifier: "cell")
    items.prefer { .wh($0.size.width, 100) }
    view.layoutIfNeeded()
    let before = view.itemFrames.map(\.height)

    layout.estimatedItemSize = .wh(50, 50)
    view.layoutIfNeeded()

    expectEqual(before, [50, 50, 50])
    expectEqual(view.itemFrames.map(\.height), [100, 100, 100])
  }

  private func showTall(
    _ items: ItemGrid
  ) -> (CollectionView, CollectionViewFlowLayout) {
    let (view, layout) = show(items)
    layout.estimatedItemSize = .wh(50, 40)
    items.prefer { .wh($0.size.width, 100) }
    view.layoutIfNeeded()
    return (view, layout)
  }

  @Test func `A moved item keeps the size its cell preferred`() {
    let items = ItemGrid([3])
    let (view, _) = showTall(items)

    view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))

    expectEqual(view.itemFrames.map(\.height), [100, 100, 100])
  }

  @Test func `A batch that changes a spacing keeps the sizes of the others`() {
    let items = ItemGrid([3])
    let (view, layout) = showTall(items)

    view.performBatchUpdates {
      items.counts = [4]
      layout.minimumLineSpacing = 20
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }

    expectEqual(view.itemFrames.map(\.height), [100, 40, 100, 100])
    view.layoutIfNeeded()
    expectEqual(view.itemFrames.map(\.height), [100, 100, 100, 100])
  }

  @Test func `Cells are measured again when the layout has dropped their sizes`() {
    let items = ItemGrid([3])
    let (view, layout) = showTall(items)

    layout.estimatedItemSize = .wh(50, 60)
    view.layoutIfNeeded()

    expectEqual(view.itemFrames.map(\.height), [100, 100, 100])
    expectEqual(view.visibleCells.map(\.frame.height), [100, 100, 100])
  }

  @Test(arguments: [(true, true, 70), (true, false, 70), (false, false, 50)])
  func `A flow asks its delegate again where what that says is out of date`(
    metrics: Bool, attributes: Bool, width: CGFloat
  ) {
    let (items, resizing) = (ItemGrid([5]), SizedItems([]))
    let layout = CollectionViewFlowLayout()
    let view = items.makeCollectionView(layout: layout)
    resizing.size = { _ in .wh(50, 50) }
    view.delegate = resizing
    view.layoutIfNeeded()

    resizing.size = { _ in .wh(70, 50) }
    let context = CollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = metrics
    context.invalidateFlowLayoutAttributes = attributes
    layout.invalidateLayout(with: context)

    expectEqual(view.itemFrames.first?.width, width)
  }
}
