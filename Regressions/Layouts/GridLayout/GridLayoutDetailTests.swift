import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct GridLayoutDetailTests {
  private let items = ItemGrid(Array(repeating: 20, count: 100))
  private let layout = CollectionViewGridLayout()

  private func makeView() -> CollectionView {
    items.makeCollectionView(size: .wh(128, 60), layout: layout)
  }

  private func frame(_ row: Int, _ column: Int, _ view: CollectionView) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: column, section: row))?.frame
  }

  @Test func `Sections are rows and items are columns`() {
    let view = makeView()

    expectEqual(frame(2, 3, view), .xywh(192, 40, 64, 20))
    expectEqual(view.indexPathForItem(at: .xy(192, 40)), IndexPath(item: 3, section: 2))
    expectEqual(layout.collectionViewContentSize, .wh(20 * 64, 2_000))
  }

  @Test func `A row that is resized moves those below it`() {
    let view = makeView()
    expectEqual(frame(2, 0, view)?.minY, 40)

    layout.setHeight(50, ofRow: 1)

    expectEqual(frame(1, 0, view)?.height, 50)
    expectEqual(frame(2, 0, view)?.minY, 70)
    expectEqual(view.indexPathForItem(at: .xy(0, 69))?.section, 1)
  }

  @Test func `Frozen cells stay in view, in front of the others`() {
    layout.frozenRowCount = 1
    layout.frozenColumnCount = 1
    let view = makeView()

    view.contentOffset = .xy(640, 400)
    view.layoutIfNeeded()

    expectEqual(frame(0, 0, view), .xywh(640, 400, 64, 20))
    expectEqual(view.indexPathForItem(at: .xy(641, 401)), IndexPath(item: 0, section: 0))
    expectEqual(view.indexPathForItem(at: .xy(705, 401)), IndexPath(item: 11, section: 0))
    expectEqual(view.subviews.last?.frame, .xywh(640, 400, 64, 20))
  }

  /// A position to which 60 was added and subtracted again lies before 4.1.
  @Test func `A frozen row is found where its rounded frame begins`() throws {
    layout.frozenRowCount = 2
    let view = makeView()
    layout.setHeight(4.1, ofRow: 0)
    view.contentOffset = .xy(0, 60)
    view.layoutIfNeeded()

    let second = try #require(frame(1, 0, view))
    let before = view.indexPathForItem(at: .xy(0, second.minY.nextDown))

    expect(second.minY == 60 + 4.1 as CGFloat)
    expectEqual(view.indexPathForItem(at: second.origin), IndexPath(item: 0, section: 1))
    expectEqual(before, IndexPath(item: 0, section: 0))
    let sliver = CGRect(x: 0, y: second.minY, width: 1, height: second.minY.ulp)
    let found = layout.layoutAttributesForElements(in: sliver)?.map(\.indexPath)
    expect(found?.contains(IndexPath(item: 0, section: 1)) == true)
  }

  @Test func `A merged cell represents all and the others have no frame`() {
    layout.mergeCells(rows: 0..<2, columns: 1..<3)
    let view = makeView()
    view.layoutIfNeeded()

    expectEqual(frame(0, 1, view), .xywh(64, 0, 128, 40))
    expect(frame(1, 2, view) == nil)
    expectEqual(view.indexPathForItem(at: .xy(150, 30)), IndexPath(item: 1, section: 0))
    expectEqual(view.visibleCells.count, 5)
  }

  @Test(arguments: [false, true])
  func `A merged cell that reaches beyond what is frozen is found where it lies`(
    isTransposed: Bool
  ) {
    (layout.rowHeight, layout.columnWidth) = (20, 20)
    layout.frozenRowCount = isTransposed ? 0 : 1
    layout.frozenColumnCount = isTransposed ? 1 : 0
    layout.mergeCells(
      rows: 0..<(isTransposed ? 1 : 2), columns: 0..<(isTransposed ? 2 : 1))
    let view = makeView()
    view.contentOffset = isTransposed ? .xy(30, 0) : .xy(0, 30)
    func item(_ distance: CGFloat) -> IndexPath? {
      view.indexPathForItem(at: isTransposed ? .xy(distance, 5) : .xy(5, distance))
    }
    let first = IndexPath(item: 0, section: 0)
    let frame: CGRect = isTransposed ? .xywh(30, 0, 40, 20) : .xywh(0, 30, 20, 40)

    expectEqual(view.frameForItem(at: first), frame)
    expectEqual([29, 30, 55, 69].map(item), [nil, first, first, first])
    expectEqual(item(70), IndexPath(item: isTransposed ? 3 : 0, section: isTransposed ? 0 : 3))
    let end: CGRect = isTransposed ? .xywh(60, 0, 10, 10) : .xywh(0, 60, 10, 10)
    expectEqual(view.indexPathsForItems(in: end).first, first)
    expectEqual(view.indexPathsForItems(in: .xywh(0, 0, 20, 20)), [])
  }

  @Test func `Heights of their own and merged cells go with their rows`() {
    layout.setHeight(50, ofRow: 3)
    layout.mergeCells(rows: 5..<7, columns: 1..<3)
    let view = makeView()
    view.layoutIfNeeded()

    items.counts.insert(20, at: 1)
    items.counts.insert(20, at: 7)
    view.performBatchUpdates { view.insertSections([1, 7]) }

    expectEqual(frame(4, 0, view)?.height, 50)
    expectEqual(frame(3, 0, view)?.height, 20)
    expectEqual(frame(6, 1, view), .xywh(64, 150, 128, 60))
    expectEqual(layout.collectionViewContentSize.height, CGFloat(102 * 20 + 30))

    items.counts.removeLast(102)
    view.reloadData()
    expectEqual(layout.collectionViewContentSize.height, 0)
  }

  @Test func `A column is inserted by inserting an item everywhere`() {
    layout.setWidth(100, ofColumn: 2)
    let view = makeView()
    view.layoutIfNeeded()

    items.counts = Array(repeating: 21, count: 100)
    view.insertItems(at: (0..<100).map { IndexPath(item: 1, section: $0) })

    expectEqual(frame(0, 1, view), .xywh(64, 0, 64, 20))
    expectEqual(frame(0, 3, view), .xywh(192, 0, 100, 20))
    expectEqual(layout.collectionViewContentSize.width, CGFloat(21 * 64 + 36))
  }

  @Test func `A row that moves takes its height along and leaves the block it was merged into`() {
    layout.setHeight(50, ofRow: 2)
    layout.mergeCells(rows: 1..<4, columns: 0..<1)
    let view = makeView()
    view.layoutIfNeeded()

    view.moveSection(2, toSection: 0)

    expectEqual(frame(0, 0, view), .xywh(0, 0, 64, 50))
    expectEqual(frame(2, 0, view), .xywh(0, 70, 64, 40))
    expect(frame(3, 0, view) == nil)
  }

  @Test(arguments: [CGPoint(x: 90, y: 5), CGPoint(x: 30, y: 50)])
  func `A cell that is dragged, in its row or out of it, leaves columns their widths`(
    _ target: CGPoint
  ) {
    layout.setWidth(12, ofColumn: 0)
    let view = makeView()
    view.layoutIfNeeded()

    let begins = view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    view.updateInteractiveMovementTargetPosition(target)
    view.layoutIfNeeded()
    expect(begins)
    expectEqual(frame(1, 1, view)?.minX, 12)
    view.cancelInteractiveMovement()

    expectEqual(frame(0, 0, view), .xywh(0, 0, 12, 20))
    expectEqual(frame(0, 1, view), .xywh(12, 0, 64, 20))
    expectEqual(layout.collectionViewContentSize, .wh(12 + 19 * 64, 2_000))
  }

  @Test func `Reading from right to left, frozen columns stay at the right`() {
    layout.frozenColumnCount = 1
    let view = makeView()
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    let width = CGFloat(20 * 64)

    view.contentOffset.x = width - 128 - 640

    expectEqual(frame(0, 0, view), .xywh(width - 640 - 64, 0, 64, 20))
    expectEqual(frame(0, 1, view), .xywh(width - 128, 0, 64, 20))
    expectEqual(view.indexPathForItem(at: .xy(width - 641, 1)), IndexPath(item: 0, section: 0))
    expectEqual(view.indexPathForItem(at: .xy(width - 705, 1)), IndexPath(item: 11, section: 0))
  }

  @Test func `Lengths and blocks that are taken back leave no trace, whenever they were set`() {
    let view = makeView()
    func frames() -> [CGRect?] {
      (0..<4).flatMap { row in (0..<4).map { frame(row, $0, view) } }
    }
    let plain = frames()

    for isLaidOut in [false, true] {
      layout.setHeight(33, ofRow: 1)
      layout.setWidth(7, ofColumn: 2)
      layout.setHeight(9, ofRow: 99)
      layout.mergeCells(rows: 0..<2, columns: 2..<4)
      layout.mergeCells(rows: 98..<100, columns: 18..<20)
      if isLaidOut { view.layoutIfNeeded() }
      expectEqual(frame(1, 0, view), .xywh(0, 20, 64, 33))
      expectEqual(frame(0, 2, view), .xywh(128, 0, 71, 53))
      expectEqual(frame(98, 18, view)?.size, .wh(128, 29))
      if isLaidOut { expect(view.visibleCells.map(\.frame).contains(.xywh(0, 20, 64, 33))) }

      layout.unmergeAllCells()
      layout.setHeight(nil, ofRow: 1)
      layout.setWidth(nil, ofColumn: 2)
      layout.setHeight(nil, ofRow: 99)
      expectEqual(frames(), plain)
      expectEqual(layout.collectionViewContentSize, .wh(20 * 64, 2_000))
    }
  }

  @Test(arguments: [false, true])
  func `A length of a row or column before the first is without effect`(isSolved: Bool) {
    let view = makeView()
    if isSolved { view.layoutIfNeeded() }

    layout.setHeight(50, ofRow: -1)
    layout.setWidth(50, ofColumn: -1)
    layout.setHeight(50, ofRow: 100)
    layout.setWidth(50, ofColumn: 20)

    expectEqual(frame(0, 0, view), .xywh(0, 0, 64, 20))
    expectEqual(layout.collectionViewContentSize, .wh(20 * 64, 2_000))
  }

  @Test func `Cells in view follow lengths at once`() {
    let view = makeView()
    view.layoutIfNeeded()

    layout.setHeight(50, ofRow: 0)
    layout.setWidth(10, ofColumn: 0)
    view.layoutIfNeeded()

    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    expectEqual(cell?.frame, .xywh(0, 0, 10, 50))
    expectEqual(view.visibleCells.count, 6)
  }

  @Test func `A grid whose rows have all gone has no columns either`() {
    items.counts = [1, 1, 1]
    let view = makeView()
    view.layoutIfNeeded()
    expectEqual(layout.collectionViewContentSize, .wh(64, 60))

    items.counts = []
    view.deleteSections([0, 1, 2])

    expectEqual(layout.collectionViewContentSize, .zero)
  }

  @Test func `The only row of a grid shows which columns are added and removed`() {
    items.counts = [3]
    layout.setWidth(12, ofColumn: 1)
    let view = makeView()
    view.layoutIfNeeded()

    items.counts = [4]
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    expectEqual(frame(0, 2, view), .xywh(128, 0, 12, 20))

    items.counts = [2]
    view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0)])
    expectEqual(frame(0, 1, view), .xywh(64, 0, 12, 20))
    expectEqual(layout.collectionViewContentSize, .wh(76, 20))
  }

  @Test func `A length that is taken away gives way to the common one at once`() {
    let view = makeView()
    view.layoutIfNeeded()
    layout.setHeight(50, ofRow: 1)
    layout.setWidth(10, ofColumn: 1)
    expectEqual(frame(1, 1, view), .xywh(64, 20, 10, 50))

    layout.setHeight(nil, ofRow: 1)
    layout.setWidth(nil, ofColumn: 1)

    expectEqual(frame(1, 1, view), .xywh(64, 20, 64, 20))
    expectEqual(frame(2, 2, view), .xywh(128, 40, 64, 20))
  }
}
