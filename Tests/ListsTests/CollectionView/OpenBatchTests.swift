import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Layouts, scrolling and cells to configure while a batch update is open, and the state that stays
/// after it.
@Suite struct OpenBatchTests {
  private let items = ItemGrid([100])
  private let rows = TableModel([.init(rows: Array(repeating: 100, count: 100))])

  private func makeList(isHorizontal: Bool = false) -> CollectionView {
    let layout = CollectionViewFlowLayout(item: .wh(100, 480), spacing: 0, lines: 0)
    if isHorizontal {
      layout.scrollDirection = .horizontal
    } else {
      layout.itemSize = .wh(320, 100)
    }
    let list = items.makeCollectionView(layout: layout)
    list.layoutIfNeeded()
    return list
  }

  @Test func `what was to be laid out in a batch without edits is laid out after it`() {
    let (list, table) = (makeList(), rows.table())
    table.layoutIfNeeded()

    list.performBatchUpdates {
      list.contentOffset.y = 1_000
      list.layoutIfNeeded()
    }
    table.performBatchUpdates {
      table.contentOffset.y = 1_000
      table.layoutIfNeeded()
    }
    list.layoutIfNeeded()
    table.layoutIfNeeded()

    expectEqual(list.indexPathsForVisibleItems.map(\.item), [10, 11, 12, 13, 14])
    expectEqual(table.indexPathsForVisibleRows?.map(\.row), [10, 11, 12, 13, 14])
  }

  @Test(arguments: [false, true])
  func `a batch configures the cells that all its calls name`(hasEdit: Bool) {
    let (list, table) = (makeList(), rows.table())
    table.layoutIfNeeded()
    let asked = items.askedForCells.count
    rows.calls = []

    list.performBatchUpdates {
      list.reconfigureItems(at: [.at(0, 0)])
      list.reconfigureItems(at: [.at(0, 3), .at(0, 1)])
      if hasEdit {
        items.counts = [101]
        list.insertItems(at: [.at(0, 100)])
      }
      list.reconfigureItems(at: [.at(0, 2)])
    }
    table.performBatchUpdates {
      table.reconfigureRows(at: [.at(0, 0)])
      table.reconfigureRows(at: [.at(0, 3), .at(0, 1)])
      if hasEdit {
        rows.sections[0].rows.append(100)
        table.insertRows(at: [.at(0, 100)])
      }
      table.reconfigureRows(at: [.at(0, 2)])
    }

    expectEqual(items.askedForCells.dropFirst(asked).map(\.item).sorted(), [0, 1, 2, 3])
    expectEqual(rows.calls.sorted(), ["cell 0.0", "cell 0.1", "cell 0.2", "cell 0.3"])
  }

  /// At 150 with an inset of 120 the first visible item is number 2; number 1 is under the inset.
  @Test(arguments: [(1, 250), (2, 250), (3, 150)] as [(Int, CGFloat)], [false, true])
  func `what is under the content inset isn't the first visible item, which stays in place`(
    insertion: (item: Int, offset: CGFloat), isHorizontal: Bool
  ) {
    let (list, table) = (makeList(isHorizontal: isHorizontal), rows.table())
    list.contentInset = EdgeInsets(
      top: isHorizontal ? 0 : 120, left: isHorizontal ? 120 : 0, bottom: 0, right: 0)
    table.contentInset.top = 120
    (list.anchoring, table.anchoring) = (.firstVisibleItem, .firstVisibleItem)
    list.layoutIfNeeded()
    table.layoutIfNeeded()
    list.contentOffset = isHorizontal ? .xy(150, 0) : .xy(0, 150)
    table.contentOffset.y = 150
    list.layoutIfNeeded()
    table.layoutIfNeeded()

    items.counts = [101]
    list.insertItems(at: [.at(0, insertion.item)])
    rows.sections[0].rows.append(100)
    table.insertRows(at: [.at(0, insertion.item)])

    expectEqual((isHorizontal ? list.contentOffset.x : list.contentOffset.y), insertion.offset)
    expectEqual(table.contentOffset.y, insertion.offset)
  }
}
