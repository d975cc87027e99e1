import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Batches on a collection view with a compositional layout.
@Suite struct CompositionalUpdateTests {
  /// Sections of rows; their names determine the layout, and the rows' names their heights.
  private final class Rows: RegisteredItems {
    var sections: [(name: String, rows: [CGFloat])] {
      didSet { counts = sections.map(\.rows.count) }
    }
    private(set) var described: [Int] = []

    init(_ sections: [(name: String, rows: [CGFloat])]) {
      self.sections = sections
      super.init(sections.map(\.rows.count))
      registersViews = false
      configure = { [unowned self] in
        let height = self.sections[$1.section].rows[$1.item]
        ($0 as? PreferringCell)?.prefer = { .wh($0.size.width, height) }
      }
    }

    func makeView(height: CGFloat = 480) -> CollectionView {
      let layout = CollectionViewCompositionalLayout { [unowned self] index, _ in
        described.append(index)
        let isShelf = sections[index].name == "shelf"
        let size = CollectionLayoutSize.size(
          isShelf ? .absolute(200) : .fractionalWidth(1), isShelf ? .absolute(50) : .estimated(44))
        let section = CollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, repeatingSubitem: CollectionLayoutItem(layoutSize: size), count: 1))
        section.orthogonalScrollingBehavior = isShelf ? .continuous : .none
        return section
      }
      let view = makeCollectionView(
        size: .wh(320, height), layout: layout, cell: PreferringCell.self)
      view.layoutIfNeeded()
      described = []
      return view
    }
  }

  private func tops(_ view: CollectionView, section: Int = 0) -> [CGFloat?] {
    (0..<view.numberOfItems(inSection: section)).map {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame.minY
    }
  }

  @Test func `Measured rows keep their heights where they go`() {
    let rows = Rows([("a", [50, 60, 70]), ("b", [80])])
    let view = rows.makeView()
    expectEqual(tops(view), [0, 50, 110])

    view.performBatchUpdates {
      rows.sections = [("a", [70, 44, 50]), ("b", [60, 80])]
      view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
      view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 1))
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }

    expectEqual(tops(view), [0, 70, 114])
    expectEqual(tops(view, section: 1), [164, 224])
    expectEqual(view.collectionViewLayout.collectionViewContentSize.height, 304)
  }

  @Test func `Only sections whose items change are described again`() {
    let rows = Rows([("a", [50]), ("b", [60]), ("c", [70, 80])])
    let view = rows.makeView()

    view.performBatchUpdates {
      rows.sections = [("d", [44]), ("a", [50]), ("b", [60]), ("c", [80])]
      view.insertSections([0])
      view.deleteItems(at: [IndexPath(item: 0, section: 2)])
    }

    expectEqual(rows.described, [0, 3])
    expectEqual(tops(view, section: 3), [154])
  }

  @Test func `Reloaded rows are measured again`() {
    let rows = Rows([("a", [50, 60])])
    let view = rows.makeView()

    rows.sections = [("a", [90, 60])]
    view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    expectEqual(tops(view), [0, 44])
    view.layoutIfNeeded()

    expectEqual(tops(view), [0, 90])
  }

  @Test func `A scrolled shelf stays scrolled where it goes`() {
    let rows = Rows([("shelf", Array(repeating: 1, count: 10)), ("a", [50])])
    let view = rows.makeView()
    let layout = view.collectionViewLayout as? CollectionViewCompositionalLayout
    layout?.setOrthogonalContentOffset(130, inSection: 0)

    view.performBatchUpdates {
      rows.sections.swapAt(0, 1)
      view.moveSection(0, toSection: 1)
    }

    expectEqual(layout?.orthogonalContentOffset(inSection: 1), 130)
    expectEqual(layout?.orthogonalContentOffset(inSection: 0), 0)
    expectEqual(view.indexPathForItem(at: .xy(71, 60)), IndexPath(item: 1, section: 1))
  }

  @Test func `Measured rows stay measured when a layout is invalidated`() {
    let rows = Rows([("a", [50, 60])])
    let view = rows.makeView()

    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()

    expectEqual(tops(view), [0, 50])
    expectEqual(view.collectionViewLayout.collectionViewContentSize.height, 110)
  }

  @Test(arguments: [[false], [true], [false, true], [true, false], [false, false]])
  func `Measured rows have their estimates again once everything was invalidated`(
    everything: [Bool]
  ) throws {
    let size = CollectionLayoutSize.size(.fractionalWidth(1), .estimated(50))
    let page = CompositionalPage(
      .section(
        .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])),
      items: 3)
    let layout = page.layout
    let row = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    let preferred = row.copied()
    preferred.size.height = 90
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: row))
    expectEqual(layout.collectionViewContentSize.height, 190)

    for isWhole in everything {
      layout.invalidateLayout(
        with: isWhole ? EverythingContext() : CollectionViewLayoutInvalidationContext())
    }

    expectEqual(
      page.view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minY,
      (everything.contains(true) ? 100 : 140))
  }

  @Test func `Deletions that outrun a short section leave it empty`() {
    let rows = Rows([("a", [50]), ("b", [60])])
    let view = rows.makeView()

    view.performBatchUpdates {
      rows.sections = [("a", []), ("b", [60])]
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    view.performBatchUpdates {
      rows.sections = [("a", [44, 44, 44]), ("b", [60])]
      view.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
    }

    expectEqual(tops(view), [0, 44, 88])
    expectEqual(tops(view, section: 1), [132])
  }

  /// A row of as many items as the section has, made by an app.
  private func customRow(_ items: ItemGrid) -> CollectionView {
    let group = CollectionLayoutGroup.custom(
      layoutSize: .size(.fractionalWidth(1), .absolute(100))
    ) { [unowned items] environment in
      let width = environment.container.effectiveContentSize.width / CGFloat(items.counts[0])
      return (0..<items.counts[0]).map {
        CollectionLayoutGroupCustomItem(frame: .xywh(CGFloat($0) * width, 0, width, 100))
      }
    }
    return items.makeCollectionView(
      layout: CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group)))
  }

  @Test func `A custom group is called again if its items change`() {
    let items = ItemGrid([2])
    let view = customRow(items)
    expectEqual(view.itemFrames, [.xywh(0, 0, 160, 100), .xywh(160, 0, 160, 100)])

    view.performBatchUpdates {
      items.counts = [4]
      view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0)])
    }

    expectEqual(view.itemFrames.map(\.minX), [0, 80, 160, 240])
  }

  @Test(arguments: [0, 1, 3], [0, 1, 3])
  func `A custom group has the items there are when all are replaced`(before: Int, after: Int) {
    let items = ItemGrid([before])
    let view = customRow(items)
    view.layoutIfNeeded()
    let all = CGRect.xywh(0, 0, 320, 1_000)

    view.performBatchUpdates {
      items.counts = [after]
      view.deleteItems(at: (0..<before).map { IndexPath(item: $0, section: 0) })
      view.insertItems(at: (0..<after).map { IndexPath(item: $0, section: 0) })
    }

    let fresh = customRow(items)
    expectEqual(view.layoutSnapshot.numberOfItems(inSection: 0), after)
    expectEqual(view.itemFrames, fresh.itemFrames)
    expectEqual(view.contentSize, fresh.collectionViewLayout.collectionViewContentSize)
    let layout = view.collectionViewLayout
    expectEqual(layout.layoutAttributesForElements(in: all)?.count, after)
    expect(layout.layoutAttributesForItem(at: IndexPath(item: after, section: 0)) == nil)
  }
}
