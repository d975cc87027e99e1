import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Batches of edits on a collection view: T9.6 and T9.8, and further cases.
@Suite struct CollectionUpdateTests {
  /// Rows 320 points wide whose heights identify them, so that their order can be read from the
  /// layout.
  private final class NamedRows: SizedItems {
    var sections: [[CGFloat]] {
      didSet { counts = sections.map(\.count) }
    }

    init(_ sections: [[CGFloat]]) {
      self.sections = sections
      super.init(sections.map(\.count))
      registersViews = false
      size = { [unowned self] in CGSize(width: 320, height: self.sections[$0.section][$0.item]) }
    }

    func makeList() -> CollectionView {
      let view = makeCollectionView(
        layout: CollectionViewFlowLayout(item: .wh(50, 50), lines: 0))
      view.layoutIfNeeded()
      return view
    }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func heights(_ view: CollectionView, section: Int = 0) -> [CGFloat] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: path($0, section))?.size.height
    }
  }

  @Test func `T9.6 deletes name places before the batch, inserts places after it (R9.8)`() {
    let rows = NamedRows([[10, 20, 30, 40]])
    let view = rows.makeList()

    view.performBatchUpdates {
      rows.sections = [[40, 50, 10, 30]]
      view.moveItem(at: path(3), to: path(0))
      view.insertItems(at: [path(1)])
      view.deleteItems(at: [path(1)])
    }

    expectEqual(heights(view), [40, 50, 10, 30])
    expectEqual(view.layoutAttributesForItem(at: path(3))?.frame.minY, 100)
  }

  @Test(arguments: [true, false])
  func `T9.8 inserting and deleting at one place go together in either order`(insertsFirst: Bool) {
    let rows = NamedRows([[10, 20, 30]])
    let view = rows.makeList()

    view.performBatchUpdates {
      rows.sections = [[40, 20, 30]]
      if insertsFirst { view.insertItems(at: [path(0)]) }
      view.deleteItems(at: [path(0)])
      if !insertsFirst { view.insertItems(at: [path(0)]) }
    }

    expectEqual(heights(view), [40, 20, 30])
  }

  @Test func `Only the sizes of new items are requested`() {
    let rows = NamedRows([(1...100).map { CGFloat($0) }])
    let view = rows.makeList()
    let asked = rows.asked.count

    rows.sections[0].insert(7, at: 50)
    view.insertItems(at: [path(50)])

    expectEqual(rows.asked.count, asked + 1)
    expectEqual(heights(view), rows.sections[0])
  }

  @Test func `Cells of items that stay are kept and renamed`() {
    let rows = NamedRows([[100, 110, 120, 130]])
    let view = rows.makeList()
    let kept = view.cellForItem(at: path(2))

    rows.sections = [[100, 120, 130, 140]]
    view.performBatchUpdates {
      view.deleteItems(at: [path(1)])
      view.insertItems(at: [path(3)])
    }
    view.layoutIfNeeded()

    expect(view.cellForItem(at: path(1)) === kept)
    expectEqual(kept?.frame, .xywh(0, 100, 320, 120))
    expectEqual(rows.askedForCells.suffix(1), [path(3)])
    expectEqual(rows.askedForCells.count, 5)
  }

  @Test func `A reloaded item gets another cell and its new size`() {
    let rows = NamedRows([[100, 110]])
    let view = rows.makeList()
    let before = rows.askedForCells.count

    rows.sections = [[100, 60]]
    view.reloadItems(at: [path(1)])
    view.layoutIfNeeded()

    expectEqual(heights(view), [100, 60])
    expectEqual(rows.askedForCells.count, before + 1)
  }

  @Test func `R9.10 sections are inserted, deleted, moved and reloaded`() {
    let rows = NamedRows([[10], [20, 21], [30], [40]])
    let view = rows.makeList()

    view.performBatchUpdates {
      rows.sections = [[40, 41], [15], [10], [31]]
      view.moveSection(3, toSection: 0)
      view.insertItems(at: [path(1, 0)])
      view.insertSections([1])
      view.deleteSections([1])
      view.reloadSections([2])
    }

    expectEqual((0..<4).map { heights(view, section: $0) }, [[40, 41], [15], [10], [31]])
    expectEqual(view.contentSize.height, 137)
  }

  @Test func `R9.11 a batch within a batch belongs to it`() {
    let rows = NamedRows([[10, 20, 30]])
    let view = rows.makeList()

    view.performBatchUpdates {
      rows.sections = [[25, 20, 30]]
      view.performBatchUpdates { view.deleteItems(at: [path(0)]) }
      view.insertItems(at: [path(0)])
    }

    expectEqual(heights(view), [25, 20, 30])
  }

  @Test func `Inconsistent counts are thrown with all values, and nothing changes`() {
    let rows = NamedRows([[10, 20, 30]])
    let view = rows.makeList()
    let cells = view.visibleCells

    let error = #expect(throws: BatchUpdateError.self) {
      try view.validateUpdates {
        rows.sections = [[10, 20, 30, 40, 50]]
        view.insertItems(at: [path(3)])
      }
    }

    expectEqual(
      error,
      .itemCount(
        section: 0, before: 3, inserted: 1, deleted: 0, movedIn: 0, movedOut: 0, after: 5))
    expectEqual(view.numberOfItems(inSection: 0), 3)
    expectEqual(view.contentSize.height, 60)
    expectEqual(view.visibleCells.map(\.frame), cells.map(\.frame))
  }

  @Test func `R9.11 inconsistent updates trap with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rows = ItemGrid([3])
      let view = rows.makeCollectionView(layout: CollectionViewFlowLayout())
      view.layoutIfNeeded()
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }

    expectMessage("The number of items in section 0 after the updates (3)", in: result)
  }

  @Test func `An edit before anything was laid out is part of the first layout`() {
    let rows = ItemGrid([3])
    let view = rows.makeCollectionView(layout: CollectionViewFlowLayout())
    rows.counts = [4]

    view.insertItems(at: [IndexPath(item: 0, section: 0)])

    expectEqual(view.numberOfItems(inSection: 0), 4)
  }

  @Test(
    arguments: [(UpdateAnchoring.contentOffset, 200), (.firstVisibleItem, 230)]
      as [(UpdateAnchoring, CGFloat)])
  func `The anchor when items are inserted above is a choice`(
    anchoring: UpdateAnchoring, offset: CGFloat
  ) {
    let rows = NamedRows([Array(repeating: 100, count: 30)])
    let view = rows.makeList()
    view.anchoring = anchoring
    view.contentOffset.y = 200
    view.layoutIfNeeded()

    rows.sections[0].insert(30, at: 0)
    view.insertItems(at: [path(0)])

    expectEqual(view.contentOffset.y, offset)
  }

  @Test func `When the first visible item goes the next one stays in place`() {
    let rows = NamedRows([Array(repeating: 100, count: 30)])
    let view = rows.makeList()
    view.anchoring = .firstVisibleItem
    view.contentOffset.y = 250
    view.layoutIfNeeded()

    rows.sections[0].removeFirst(3)
    view.deleteItems(at: [path(0), path(1), path(2)])

    expectEqual(view.contentOffset.y, 0)
    expectEqual(heights(view).count, 27)
  }

  @Test func `A layout written for UIKit is notified of the batch`() {
    final class Listener: CollectionViewLayout {
      var heard: [CollectionViewUpdateItem] = []
      override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
        heard = updateItems
      }
    }
    let rows = ItemGrid([3])
    let layout = Listener()
    let view = rows.makeCollectionView(layout: layout)
    view.layoutIfNeeded()

    rows.counts = [2]
    view.deleteItems(at: [path(1)])

    expectEqual(layout.heard.map(\.updateAction), [.delete])
    expectEqual(layout.heard.first?.indexPathBeforeUpdate, path(1))
  }
}
