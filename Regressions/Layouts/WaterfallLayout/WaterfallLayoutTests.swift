import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct WaterfallLayoutTests {
  private let board = WaterfallBoard([[50, 70, 90, 60], [30, 0, 20]])
  private let layout = CollectionViewWaterfallLayout()

  private func makeView() -> CollectionView {
    board.makeCollectionView(size: .wh(210, 100), layout: layout)
  }

  private func frame(_ item: Int, _ section: Int, _ view: CollectionView) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test func `An item goes below the column that ends first`() {
    let view = makeView()

    expectEqual(
      view.itemFrames,
      [
        .xywh(0, 0, 100, 50), .xywh(110, 0, 100, 70), .xywh(0, 60, 100, 90),
        .xywh(110, 80, 100, 60),
      ])
  }

  @Test func `Sections follow each other with headers, insets and footers`() {
    layout.headerHeight = 20
    layout.footerHeight = 5
    layout.sectionInset = EdgeInsets(top: 3, left: 4, bottom: 7, right: 6)
    let view = makeView()

    expectEqual(frame(0, 0, view), .xywh(4, 23, 95, 50))
    expectEqual(frame(0, 1, view), .xywh(4, 23 + 185, 95, 30))
    expectEqual(view.collectionViewLayout.collectionViewContentSize, .wh(210, 185 + 65))
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    expectEqual(header?.frame, .xywh(0, 185, 210, 20))
    let footer = view.layoutAttributesForSupplementaryElement(
      ofKind: CollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
    expectEqual(footer?.frame, .xywh(0, 180, 210, 5))
  }

  @Test func `A point finds the item under it, on screen or not, and nothing in gaps`() {
    let view = makeView()

    expectEqual(view.indexPathForItem(at: .xy(0, 60)), IndexPath(item: 2, section: 0))
    expect(view.indexPathForItem(at: .xy(0, 55)) == nil)
    expect(view.indexPathForItem(at: .xy(105, 20)) == nil)
    expectEqual(view.indexPathForItem(at: .xy(99.5, 155)), IndexPath(item: 0, section: 1))
    expect(view.indexPathForItem(at: .xy(100, 155)) == nil)
  }

  @Test func `Cells exist for what is in view`() {
    let view = makeView()

    view.contentOffset.y = 70
    view.layoutIfNeeded()

    expectEqual(view.indexPathsForVisibleItems.map(\.section), [0, 0, 1, 1])
    expectEqual(view.indexPathsForVisibleItems.map(\.item), [2, 3, 0, 2])
    expectEqual(view.visibleCells.map(\.frame.minY), [60, 80, 150, 160])
  }

  @Test func `Reading from right to left, columns are filled from the right`() {
    let view = makeView()
    view.semanticContentAttribute = .forceRightToLeft

    expectEqual(frame(0, 0, view), .xywh(110, 0, 100, 50))
    expectEqual(view.indexPathForItem(at: .xy(110, 0))?.item, 0)
    expectEqual(view.indexPathForItem(at: .xy(0, 0))?.item, 1)
  }

  @Test func `The columns that fit the minimum width`() {
    layout.minimumColumnWidth = 60
    let view = makeView()

    expectEqual((0..<4).map { frame($0, 0, view)?.minY }, [0, 0, 0, 60])
  }

  @Test func `Another width lays out again`() {
    let view = makeView()
    expectEqual(frame(1, 0, view)?.minX, 110)

    view.bounds.size.width = 410

    expectEqual(frame(1, 0, view)?.minX, 210)
  }

  @Test(arguments: [CollectionView.ScrollDirection.vertical, .horizontal])
  func `Only another length across the scrolling direction lays out again`(
    direction: CollectionView.ScrollDirection
  ) {
    layout.scrollDirection = direction
    let isVertical = direction == .vertical
    func asksAgain(_ width: CGFloat, _ height: CGFloat) -> Bool {
      layout.shouldInvalidateLayout(forBoundsChange: .xywh(0, 5, width, height))
    }

    withExtendedLifetime(makeView()) {
      expect(!asksAgain(210, 100))
      expectEqual(asksAgain(100, 100), isVertical)
      expectEqual(asksAgain(210, 210), !isVertical)
    }
  }

  @Test func `A minimum width that is no number counts as none`() {
    let layout = CollectionViewWaterfallLayout()
    layout.columnCount = 3
    let view = board.makeCollectionView(size: .wh(210, 100), layout: layout)

    layout.minimumColumnWidth = .nan
    withExtendedLifetime(view) { expectEqual(layout.columnCount(inSection: 0), 3) }
    layout.minimumColumnWidth = 100
    withExtendedLifetime(view) { expectEqual(layout.columnCount(inSection: 0), 2) }
  }

  @Test func `A change of any number lays out again`() {
    let changes: [(CollectionViewWaterfallLayout) -> Void] = [
      { $0.columnCount = 3 }, { $0.minimumColumnWidth = 40 }, { $0.columnSpacing = 3 },
      { $0.itemSpacing = 3 }, { $0.sectionInset.left = 5 }, { $0.headerHeight = 7 },
      { $0.footerHeight = 7 }, { $0.itemOrder = .rightToLeft }, { $0.columnScale = 0.125 },
      { $0.scrollDirection = .horizontal },
    ]
    func frames(_ change: (CollectionViewWaterfallLayout) -> Void, isShown: Bool) -> [CGRect] {
      let layout = CollectionViewWaterfallLayout()
      let view = board.makeCollectionView(size: .wh(210, 100), layout: layout)
      if isShown { view.layoutIfNeeded() }
      change(layout)
      return withExtendedLifetime(view) {
        (layout.layoutAttributesForElements(in: .infinite) ?? []).map(\.frame)
      }
    }

    let before = frames({ _ in }, isShown: true)
    for change in changes {
      let after = frames(change, isShown: true)
      expect(after != before)
      expectEqual(after, frames(change, isShown: false))
    }
  }

  @Test func `Without a delegate items are as high as their columns are wide`() {
    let view = makeView()
    view.delegate = nil

    expectEqual(frame(2, 0, view), .xywh(0, 110, 100, 100))
  }

  @Test func `An item that doesn't exist has no attributes`() {
    let view = makeView()

    expect(view.layoutAttributesForItem(at: IndexPath(item: 4, section: 0)) == nil)
    expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 2)) == nil)
  }

  @Test func `Scrolling horizontally, columns are rows and heights are widths`() {
    layout.scrollDirection = .horizontal
    layout.headerHeight = 20
    layout.sectionInset = EdgeInsets(top: 10, left: 3, bottom: 0, right: 7)
    let view = board.makeCollectionView(size: .wh(100, 220), layout: layout)

    expectEqual(frame(0, 0, view), .xywh(23, 10, 50, 100))
    expectEqual(frame(1, 0, view), .xywh(23, 120, 70, 100))
    expectEqual(frame(2, 0, view), .xywh(83, 10, 90, 100))
    expectEqual(layout.collectionViewContentSize, .wh(240, 220))
    expectEqual(view.indexPathForItem(at: .xy(83, 109))?.item, 2)
  }

  @Test func `Items without a height have an aspect ratio, their own or the layout's`() {
    let pictures = WaterfallPictures([nil, 2, 0.5])
    layout.itemAspectRatio = 4
    let items = ItemGrid([3])
    let view = items.makeCollectionView(size: .wh(210, 100), layout: layout)
    expectEqual((0..<3).map { frame($0, 0, view)?.height }, [25, 25, 25])

    view.delegate = pictures

    expectEqual((0..<3).map { frame($0, 0, view)?.height }, [25, 50, 200])
    layout.scrollDirection = .horizontal
    view.bounds.size = .wh(300, 210)
    expectEqual((0..<3).map { frame($0, 0, view)?.width }, [400, 200, 50])
  }

  @Test func `With pinned columns nothing hops when an item comes or goes`() {
    layout.pinnedColumns = true
    let view = makeView()
    view.layoutIfNeeded()
    expectEqual(view.itemFrames.map(\.minX), [0, 110, 0, 110])

    board.heights[0].insert(500, at: 0)
    view.insertItems(at: [IndexPath(item: 0, section: 0)])

    expectEqual(view.itemFrames.map(\.minX), [0, 0, 110, 0, 110])
    expectEqual(view.itemFrames.map(\.minY), [0, 510, 0, 570, 80])

    board.heights[0].remove(at: 2)
    view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    expectEqual(view.itemFrames.map(\.minX), [0, 0, 0, 110])
    expectEqual(view.itemFrames.map(\.minY), [0, 510, 570, 0])
  }

  @Test(arguments: [false, true])
  func `Columns that are pinned, or not any more, after a layout are so from the next edit on`(
    pins: Bool
  ) {
    layout.pinnedColumns = !pins
    let view = makeView()
    view.layoutIfNeeded()

    layout.pinnedColumns = pins
    view.layoutIfNeeded()
    expectEqual(view.itemFrames.map(\.minX), [0, 110, 0, 110])
    board.heights[0].insert(500, at: 0)
    view.insertItems(at: [IndexPath(item: 0, section: 0)])

    expectEqual(
      view.itemFrames.map(\.minX), (pins ? [0, 0, 110, 0, 110] : [0, 110, 110, 110, 110]))
  }

  @Test func `An item that reaches into the next section by a rounding is found up to its end`() {
    let tall = WaterfallBoard((0..<400).map { [0.1 + 0.3 * CGFloat($0 % 7)] })
    layout.columnCount = 1
    layout.sectionInset.top = 1
    let view = tall.makeCollectionView(size: .wh(100, 300), layout: layout)
    var overlaps = 0

    for section in 0..<399 {
      guard let frame = frame(0, section, view), let next = self.frame(0, section + 1, view)
      else { continue }
      let last = CGPoint(x: 50, y: frame.maxY.nextDown)
      if last.y >= next.minY - 1 { overlaps += 1 }
      expectEqual(view.indexPathForItem(at: last), IndexPath(item: 0, section: section))
    }

    expect(overlaps > 0)
  }

  @Test func `Otherwise a batch ends where laying out again would, and only requests new items`() {
    let view = makeView()
    view.layoutIfNeeded()
    board.asked = []

    board.heights[0] = [70, 500, 50, 60]
    view.performBatchUpdates {
      view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
      view.deleteItems(at: [IndexPath(item: 2, section: 0)])
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }

    expectEqual(board.asked.map(\.item), [1, 2])
    expectEqual(
      view.itemFrames,
      [
        .xywh(0, 0, 100, 70), .xywh(110, 0, 100, 500), .xywh(0, 80, 100, 50),
        .xywh(0, 140, 100, 60),
      ])
  }
}

/// A delegate that provides aspect ratios.
private final class WaterfallPictures: CollectionViewDelegateWaterfallLayout {
  private let ratios: [CGFloat?]

  init(_ ratios: [CGFloat?]) { self.ratios = ratios }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat? {
    ratios[indexPath.item]
  }
}
