import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Prefetching (R9.18), and the index beside a list.
@Suite struct PrefetchingTests {

  @Test func `Items within a screen ahead are announced once, and given up on the way back, R9.18`()
  {
    let touches = TouchLog([100])
    let list = touches.collection()
    let loader = PrefetchLog()
    list.prefetchDataSource = loader

    for y in [0, 0, 40, 40] {
      list.contentOffset.y = CGFloat(y)
      list.layoutIfNeeded()
    }
    list.contentOffset.y = 100
    list.layoutIfNeeded()
    list.contentOffset.y = 90
    list.layoutIfNeeded()

    expectEqual(loader.log.prefix(2), ["load [5, 6, 7, 8, 9]", "load [10, 11]"])
    expectEqual(loader.log.dropFirst(2).first, "load [12, 13, 14]")
    expectEqual(loader.log.suffix(2), ["load [3, 2, 1, 0]", "cancel [10, 11, 12, 13, 14]"])
  }

  @Test func `Nothing is announced where that is off`() {
    let touches = TouchLog([100])
    let list = touches.collection()
    let loader = PrefetchLog()
    list.isPrefetchingEnabled = false
    list.prefetchDataSource = loader

    list.layoutIfNeeded()

    expect(loader.log == [] && !list.isPrefetchingEnabled)
  }

  @Test func `Rows are announced alike, and followed through batches`() {
    let touches = TouchLog([100])
    let table = touches.table()
    let loader = PrefetchLog()
    table.prefetchDataSource = loader
    table.layoutIfNeeded()

    touches.counts = [101]
    table.insertRows(at: [.at(0, 0)])
    table.layoutIfNeeded()

    expectEqual(loader.log, ["load [5, 6, 7, 8, 9]", "load [5]", "cancel [10]"])
    expect(table.isPrefetchingEnabled)
  }

  @Test func `An index leads to sections and items`() {
    let (rows, items) = (RegisteredRows([50, 50, 50]), ItemGrid([50, 50, 50]))
    var asked = 0
    rows.indexTitles = {
      asked += 1
      return ["a", "b", "c"]
    }
    rows.sectionForTitle = { title, index in title == "c" ? NSNotFound : index }
    items.indexTitles = { ["a", "b", "c"] }
    let table = rows.table(size: .wh(100, 100))
    table.rowHeight = 10
    let list = items.makeCollectionView(
      size: .wh(100, 100),
      layout: CollectionViewFlowLayout(item: .wh(100, 10), spacing: 0, lines: 0))
    let grid = CollectionViewGridLayout()
    let sheet = items.makeCollectionView(size: .wh(100, 100), layout: grid)
    grid.rowHeight = 50

    table.scrollToSectionIndexTitle(at: 1)
    let found = table.contentOffset.y
    table.scrollToSectionIndexTitle(at: 2)
    list.scrollToIndexTitle(at: 2)

    expect(found == CGFloat(500) && table.contentOffset.y == found)
    expectEqual(list.contentOffset.y, CGFloat(1_000))
    // If both directions scroll, an index scrolls vertically.
    sheet.scrollToIndexTitle(at: 1)
    expectEqual(sheet.contentOffset, .xy(0, 50))
    grid.rowHeight = 20
    sheet.contentOffset = .xy(640, 0)
    sheet.scrollToIndexTitle(at: 2)
    expectEqual(sheet.contentOffset, .zero)
    expect(table.sectionIndexTitles == ["a", "b", "c"] && asked == 1)
    table.reloadSectionIndexTitles()
    expect(table.sectionIndexTitles?.count == 3 && asked == 2)
    table.reloadData()
    expect(table.sectionIndexTitles?.count == 3 && asked == 3)
  }

  @Test func `Rows are announced while that is on`() {
    let touches = TouchLog([100])
    let table = touches.table()
    let loader = PrefetchLog()
    expect(table.isPrefetchingEnabled && table.prefetchDataSource == nil)

    table.isPrefetchingEnabled = false
    table.prefetchDataSource = loader
    table.layoutIfNeeded()
    expect(loader.log == [] && !table.isPrefetchingEnabled)
    expect(table.prefetchDataSource === loader)

    table.isPrefetchingEnabled = true
    table.setNeedsLayout()
    table.layoutIfNeeded()
    expectEqual(loader.log, ["load [5, 6, 7, 8, 9]"])
  }

  @Test func `In a mirrored list what is near comes first before the first movement, R9.18`() {
    let items = ItemGrid([20])
    let sheet = items.makeCollectionView(size: .wh(128, 20), layout: CollectionViewGridLayout())
    sheet.semanticContentAttribute = .forceRightToLeft
    sheet.layoutIfNeeded()
    sheet.contentOffset.x = 20 * 64 - 128
    sheet.layoutIfNeeded()
    let loader = PrefetchLog()

    sheet.prefetchDataSource = loader
    sheet.layoutIfNeeded()

    expectEqual(sheet.indexPathsForVisibleItems, [.at(0, 0), .at(0, 1)])
    expectEqual(loader.log, ["load [2, 3]"])
  }
}
