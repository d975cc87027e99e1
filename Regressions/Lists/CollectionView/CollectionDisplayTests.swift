import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Cells and supplementary views: made for visible elements, reused for the next ones.
@Suite struct CollectionDisplayTests {
  private let rows = ItemGrid([1_000])

  private func makeList(header: CGFloat = 0) -> CollectionView {
    let layout = CollectionViewFlowLayout(item: .wh(320, 100), lines: 0, header: header)
    let view = rows.makeCollectionView(layout: layout)
    view.layoutIfNeeded()
    return view
  }

  @Test func `Cells exist for the visible rectangle, with the frames of the layout`() {
    let view = makeList()

    expectEqual(view.indexPathsForVisibleItems.map(\.item), [0, 1, 2, 3, 4])
    expectEqual(view.visibleCells.map(\.frame.minY), [0, 100, 200, 300, 400])
    expectEqual(view.subviews.count, 5)
  }

  @Test func `R6.10 a full page at rest shows one cell`() {
    let pages = ItemGrid([3])
    let layout = CollectionViewFlowLayout(item: .wh(320, 480), lines: 0)
    let view = pages.makeCollectionView(layout: layout)

    view.contentOffset.y = 480
    view.layoutIfNeeded()

    expectEqual(view.indexPathsForVisibleItems.map(\.item), [1])
  }

  @Test func `Scrolling uses the cells that went out of view again`() {
    let view = makeList()
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))

    view.contentOffset.y = 100
    view.layoutIfNeeded()

    expect(view.cellForItem(at: IndexPath(item: 5, section: 0)) === first)
    expectEqual(first?.frame, .xywh(0, 500, 320, 100))
    expectEqual(rows.askedForCells.map(\.item), [0, 1, 2, 3, 4, 5])
  }

  @Test func `A cell knows its index path while it is shown`() {
    let view = makeList()
    let cell = view.visibleCells[2]

    expectEqual(view.indexPath(for: cell), IndexPath(item: 2, section: 0))

    view.contentOffset.y = 50_000
    view.layoutIfNeeded()

    expect(view.indexPath(for: cell)?.item != 2)
    expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) == nil)
  }

  @Test func `R9.5 later items lie in front of earlier ones, also after scrolling back`() {
    let view = makeList()

    view.contentOffset.y = 350
    view.layoutIfNeeded()
    view.contentOffset.y = 120
    view.layoutIfNeeded()

    expectEqual(view.subviews.map(\.frame.minY), [100, 200, 300, 400, 500])
  }

  @Test func `A header comes from the data source, or is blank`() {
    let view = makeList(header: 30)
    let kind = CollectionView.elementKindSectionHeader

    let headers = view.visibleSupplementaryViews(ofKind: kind)

    expectEqual(headers.map(\.frame), [.xywh(0, 0, 320, 30)])
    expectEqual(view.indexPath(forSupplementaryView: headers[0]), IndexPath(item: 0, section: 0))
  }

  @Test func `Reloading asks for everything again`() {
    let view = makeList()
    rows.counts = [2, 1]

    view.reloadData()
    view.layoutIfNeeded()

    expectEqual(view.numberOfSections, 2)
    expectEqual(view.numberOfItems(inSection: 0), 2)
    expectEqual(view.visibleCells.count, 3)
    expectEqual(view.contentSize, .wh(320, 300))
  }

  @Test func `The content view fills the cell`() {
    let view = makeList()

    expectEqual(view.visibleCells[1].contentView.frame, .xywh(0, 0, 320, 100))
  }

  @Test func `A hit finds the cell's content view under the point`() {
    let view = makeList()
    view.contentOffset.y = 1_050
    view.layoutIfNeeded()

    let hit = view.hitTest(.xy(10, 1_120), with: nil)

    expect(hit === view.cellForItem(at: IndexPath(item: 11, section: 0))?.contentView)
  }

  @Test func `A collection view without data source has no sections`() {
    let view = CollectionView(
      frame: .xywh(0, 0, 320, 480), collectionViewLayout: CollectionViewFlowLayout())

    view.layoutIfNeeded()

    expectEqual(view.numberOfSections, 0)
    expect(view.indexPathForItem(at: .zero) == nil)
    expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  /// A frame that changes in one side only, to the length of the other: each pair of values counts.
  @Test(arguments: [(20, 40), (40, 20)] as [(CGFloat, CGFloat)])
  func `a cell gets the size of its item when that becomes a square`(
    width: CGFloat, height: CGFloat
  ) throws {
    let layout = CollectionViewFlowLayout(item: .wh(width, height))
    let view = rows.makeCollectionView(layout: layout)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))

    layout.itemSize = .wh(40, 40)
    view.layoutIfNeeded()

    expectEqual(cell.frame, .xywh(0, 0, 40, 40))
  }

  @Test func `a cell that was configured again isn't the one that is dequeued next`() throws {
    let view = makeList()
    let path = IndexPath(item: 2, section: 0)
    let cell = try #require(view.cellForItem(at: path))

    view.reconfigureItems(at: [path])

    expect(view.cellForItem(at: path) === cell)
    expect(view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) !== cell)
  }

  @Test func `a plain view among the cells stays where it was put`() {
    let view = makeList()
    let plain = View(frame: .xywh(10, 20, 30, 40))
    view.insertSubview(plain, at: 2)

    view.contentOffset.y = 150
    view.layoutIfNeeded()

    expect(plain.superview === view)
    expectEqual(plain.frame, .xywh(10, 20, 30, 40))
    expectEqual(view.indexPathsForVisibleItems.map(\.item), [1, 2, 3, 4, 5, 6])
    expectEqual(view.subviews.count, 7)
  }
}
