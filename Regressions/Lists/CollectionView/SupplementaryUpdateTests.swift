import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Requests of a batch to the data source, and notifications of removed views to the delegate.
@Suite struct SupplementaryUpdateTests {
  /// Sections of items and a header; logs requests and notifications.
  private final class Sections: RegisteredItems, CollectionViewDelegate {
    var counted: [Int] = []
    var headers: [Int] = []
    /// Whether views were still in the tree when their display ended.
    var ended: [String: [Bool]] = [:]

    func list() -> CollectionView {
      let list = CollectionView(
        frame: .xywh(0, 0, 100, 200),
        collectionViewLayout: CollectionViewFlowLayout(
          item: .wh(100, 20), spacing: 0, lines: 0, header: 10))
      list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let kind = CollectionView.elementKindSectionHeader
      list.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
      (list.dataSource, list.delegate) = (self, self)
      list.layoutIfNeeded()
      (counted, headers) = ([], [])
      return list
    }

    override func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counted.append(section)
      return counts[section]
    }
    override func collectionView(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView {
      headers.append(indexPath.section)
      return super.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    func collectionView(
      _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      ended["cell", default: []].append(cell.superview != nil)
    }
    func collectionView(
      _ collectionView: CollectionView,
      didEndDisplayingSupplementaryView view: CollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      ended["header", default: []].append(view.superview != nil)
    }
  }

  private let sections = Sections([2, 2, 2])

  @Test func `Headers stay with their sections, and only that of a reloaded one is requested`() {
    let list = sections.list()
    let kind = CollectionView.elementKindSectionHeader
    let headers = list.visibleSupplementaryViews(ofKind: kind)

    sections.counts = [2, 3, 2]
    list.performBatchUpdates {
      list.insertItems(at: [.at(1, 0)])
      list.moveSection(0, toSection: 2)
    }
    list.layoutIfNeeded()
    expect(sections.headers == [] && sections.ended.isEmpty)
    expectEqual(
      list.visibleSupplementaryViews(ofKind: kind).map(ObjectIdentifier.init),
      [headers[1], headers[2], headers[0]].map(ObjectIdentifier.init))

    list.reloadSections([1])
    list.layoutIfNeeded()
    expectEqual(sections.headers, [1])
  }

  @Test func `A batch asks for the number of items of each section once`() {
    let list = sections.list()

    sections.counts = [3, 4, 1, 1]
    list.performBatchUpdates {
      list.insertItems(at: [.at(0, 0)])
      list.insertSections([1])
      list.reloadSections([1])
      list.deleteItems(at: [.at(2, 1)])
    }
    list.layoutIfNeeded()

    expectEqual(sections.counted.sorted(), [0, 1, 2, 3])
    expectEqual((0..<4).map { list.numberOfItems(inSection: $0) }, [3, 4, 1, 1])
  }

  @Test(arguments: ["scroll", "delete", "reload a section", "reload"])
  func `A delegate is notified of views that have left the tree`(change: String) {
    sections.counts = [2, 30]
    let list = sections.list()

    switch change {
    case "scroll": list.contentOffset.y = 300
    case "delete":
      sections.counts = [30]
      list.deleteSections([0])
    case "reload a section": list.reloadSections([0])
    default: list.reloadData()
    }
    list.layoutIfNeeded()

    for views in ["cell", "header"] {
      expect(sections.ended[views]?.contains(true) == false, "\(views)")
    }
  }
}
