import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Examples in the comments of lists, run; `MethodExampleTests` checks that each is in a test.
@Suite struct ListMethodExamples {
  private let library = ItemGrid([1_000])
  private let messages = RegisteredRows([100])

  private func makePhotos() -> CollectionView {
    library.makeCollectionView(layout: CollectionViewFlowLayout(item: .wh(92, 92)))
  }

  private func makeTable() -> TableView {
    let table = messages.table(size: .wh(320, 416))
    table.rowHeight = 44
    return table
  }

  @Test func `the example of CollectionView`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 92, height: 92)
    let photos = CollectionView(frame: window.bounds, collectionViewLayout: layout)
    photos.dataSource = library
    expectEqual(photos.numberOfItems(inSection: 0), 1_000)
  }

  @Test func `the example of performBatchUpdates(_:completion:)`() {
    let photos = makePhotos()
    photos.performBatchUpdates {
      library.counts[0] += 1
      photos.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    expectEqual(photos.numberOfItems(inSection: 0), 1_001)
  }

  @Test func `the example of indexPathForItem(at:)`() {
    let photos = makePhotos()
    let path = photos.indexPathForItem(at: CGPoint(x: 50, y: 110))  // item 3, on the second line
    let gap = photos.indexPathForItem(at: CGPoint(x: 100, y: 10))  // nil: between two items
    expectEqual(path, IndexPath(item: 3, section: 0))
    expectEqual(gap, nil)
  }

  @Test func `the example of indexPathsForVisibleItems`() {
    let photos = makePhotos()
    photos.layoutIfNeeded()
    let paths = photos.indexPathsForVisibleItems  // items 0 to 14: five lines of three
    expectEqual(paths.map(\.item), Array(0..<15))
  }

  @Test func `the example of layoutAttributesForItem(at:)`() {
    let photos = makePhotos()
    let last = IndexPath(item: 999, section: 0)
    let frame = photos.layoutAttributesForItem(at: last)?.frame  // (0, 33966, 92, 92)
    expectEqual(frame, CGRect(x: 0, y: 33_966, width: 92, height: 92))
  }

  @Test func `the example of scrollToItem(at:at:animated:)`() {
    let photos = makePhotos()
    photos.scrollToItem(at: IndexPath(item: 300, section: 0), at: .top, animated: false)
    let offset = photos.contentOffset.y  // 10,200: line 100, and each line takes 102 points
    expectEqual(offset, 10_200)
  }

  @Test func `the example of sourceRect(at:in:)`() {
    let photos = makePhotos()
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    photos.frame.origin.y = 64
    window.addSubview(photos)
    let source = photos.sourceRect(at: CGPoint(x: 50, y: 174), in: window)
    let rect = source?.rect  // (0, 166, 92, 92): item 3, in a collection view at (0, 64)
    expectEqual(rect, CGRect(x: 0, y: 166, width: 92, height: 92))
  }

  @Test func `the example of CollectionViewFlowLayout`() {
    let photos = makePhotos()
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.minimumLineSpacing = 16
    layout.sectionInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    photos.collectionViewLayout = layout
    expectEqual(photos.itemFrames[3], CGRect(x: 0, y: 104, width: 100, height: 80))
  }

  @Test func `the example of fractionalWidth(_:)`() {
    let third = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .absolute(64))
    let item = CollectionLayoutItem(layoutSize: third)
    expectEqual(item.layoutSize, third)
  }

  @Test func `the example of CollectionLayoutSection`() {
    let photos = makePhotos()
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(64)))
    let rowSize = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(64))
    let row = CollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: [item])
    let section = CollectionLayoutSection(group: row)
    section.interGroupSpacing = 8
    photos.collectionViewLayout = CollectionViewCompositionalLayout(section: section)
    expectEqual(photos.itemFrames[2], CGRect(x: 0, y: 72, width: 160, height: 64))
  }

  @Test func `the example of apply(_:)`() {
    let photos = makePhotos()
    let source = CollectionViewDiffableDataSource<String, Int>(collectionView: photos) { _, _, _ in
      CollectionViewCell()
    }
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["photos"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    expectEqual(photos.numberOfItems(inSection: 0), 3)
  }

  @Test func `the example of TableView`() {
    let table = TableView(frame: CGRect(x: 0, y: 64, width: 320, height: 416), style: .plain)
    table.rowHeight = 44
    table.dataSource = messages
    let path = table.indexPathForRow(at: CGPoint(x: 50, y: 450))  // row 10
    expectEqual(path, IndexPath(row: 10, section: 0))
  }

  @Test func `the example of rectForRow(at:)`() {
    let table = makeTable()
    table.rowHeight = 44
    let rect = table.rectForRow(at: IndexPath(row: 10, section: 0))  // (0, 440, 320, 44)
    expectEqual(rect, CGRect(x: 0, y: 440, width: 320, height: 44))
  }

  @Test func `the example of indexPathForRow(at:)`() {
    let table = makeTable()
    let path = table.indexPathForRow(at: CGPoint(x: 50, y: 440))  // row 10, if rows are 44 high
    let none = table.indexPathForRow(at: CGPoint(x: 50, y: -1))  // nil
    expectEqual(path, IndexPath(row: 10, section: 0))
    expectEqual(none, nil)
  }

  @Test func `the example of rowHeight`() {
    let table = makeTable()
    table.rowHeight = 60
    let height = table.contentSize.height  // 6,000, with 100 rows
    expectEqual(height, 6_000)
  }

  @Test func `the example of insertRows(at:with:)`() {
    let table = makeTable()
    table.layoutIfNeeded()
    messages.counts[0] += 1
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    let count = table.numberOfRows(inSection: 0)  // 101
    expectEqual(count, 101)
  }

  @Test func `the example of register(_:forCellReuseIdentifier:)`() {
    let table = makeTable()
    table.register(TableViewCell.self, forCellReuseIdentifier: "message")
    let cell = table.dequeueReusableCell(withIdentifier: "message")  // a cell
    expectEqual(cell?.reuseIdentifier, "message")
  }
}
