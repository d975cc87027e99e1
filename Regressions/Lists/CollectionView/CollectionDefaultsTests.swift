import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Default results of collection views, their data sources and delegates.
@Suite struct CollectionDefaultsTests {
  private final class Plain: CollectionViewDataSource, CollectionViewDelegate {
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      CollectionViewCell()
    }
  }

  private let plain = Plain()
  private let view = CollectionView(
    frame: .xywh(0, 0, 100, 100), collectionViewLayout: CollectionViewFlowLayout())
  private let path = IndexPath.at(1, 2)

  @Test func `A new collection view allows to select one item, and none while it is edited`() {
    expect(view.allowsSelection && !view.allowsMultipleSelection && !view.isEditing)
    expect(!view.allowsSelectionDuringEditing && !view.allowsMultipleSelectionDuringEditing)

    view.allowsSelection = false
    view.allowsMultipleSelection = true
    view.allowsSelectionDuringEditing = true
    expect(!view.allowsSelection && view.allowsMultipleSelection && !view.isEditing)
    expect(view.allowsSelectionDuringEditing && !view.allowsMultipleSelectionDuringEditing)

    view.allowsMultipleSelectionDuringEditing = true
    view.isEditing = true
    expect(view.allowsMultipleSelectionDuringEditing && view.isEditing)
  }

  @Test func `An empty data source has one section, and items that can be moved`() {
    expectEqual(plain.numberOfSections(in: view), 1)
    expect(plain.collectionView(view, canMoveItemAt: path))
    expect(plain.indexTitles(for: view) == nil)
    expectEqual(plain.collectionView(view, indexPathForIndexTitle: "c", at: 2), .at(2, 0))
  }

  @Test func `An empty delegate allows touching and moving items, and keeps the offset`() {
    let other = IndexPath.at(3, 4)

    expect(plain.collectionView(view, shouldHighlightItemAt: path))
    expect(plain.collectionView(view, shouldSelectItemAt: path))
    expect(plain.collectionView(view, shouldDeselectItemAt: path))
    expectEqual(
      plain.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: other), other)
    expectEqual(
      plain.collectionView(view, targetContentOffsetForProposedContentOffset: .xy(3, 4)), .xy(3, 4))
  }

  @Test func `Nothing is being prefetched, shown behind or updated at first`() {
    expect(view.isPrefetchingEnabled && view.prefetchDataSource == nil)
    expect(view.backgroundView == nil && !view.hasUncommittedUpdates)
    expect(view.numberOfSections == 0 && view.indexPathsForVisibleItems == [])
  }

  @Test func `Items are configured again at the end of a batch of nothing else`() {
    let items = ItemGrid([3])
    let list = items.makeCollectionView(layout: CollectionViewFlowLayout(item: .wh(50, 50)))
    list.layoutIfNeeded()
    let cell = list.cellForItem(at: .at(0, 1))
    let before = items.askedForCells.count
    var within = 0

    list.performBatchUpdates {
      list.reconfigureItems(at: [.at(0, 1)])
      within = items.askedForCells.count
    }

    expectEqual(within, before)
    expectEqual(Array(items.askedForCells.dropFirst(before)), [.at(0, 1)])
    expect(list.cellForItem(at: .at(0, 1)) === cell)
  }

  @Test(arguments: [false, true])
  func `A layout is prepared once for its first pass, with a data source or without`(
    hasData: Bool
  ) {
    final class Counting: CollectionViewLayout {
      var count = 0
      override func prepare() {
        super.prepare()
        count += 1
      }
    }
    let layout = Counting()
    let list = CollectionView(frame: .xywh(0, 0, 100, 100), collectionViewLayout: layout)
    if hasData { list.dataSource = plain }

    list.layoutIfNeeded()

    expectEqual(layout.count, 1)
  }

  @Test func `A layout that is set again is prepared no second time`() {
    final class Counting: CollectionViewLayout {
      var prepares = 0
      override func prepare() { prepares += 1 }
    }
    let (layout, other) = (Counting(), Counting())
    let list = CollectionView(frame: .xywh(0, 0, 100, 100), collectionViewLayout: layout)
    list.layoutIfNeeded()

    list.collectionViewLayout = layout
    list.layoutIfNeeded()
    expect(layout.prepares == 1 && layout.collectionView === list)

    list.collectionViewLayout = other
    list.layoutIfNeeded()
    expect(layout.prepares == 1 && layout.collectionView == nil)
    expect(other.prepares == 1 && other.collectionView === list)
  }

  @Test func `A view knows the identifier it was dequeued with, and one made elsewhere has none`() {
    let kind = CollectionView.elementKindSectionHeader
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "a cell")
    view.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "a header")

    let cell = view.dequeueReusableCell(withReuseIdentifier: "a cell", for: path)
    let header = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "a header", for: path)

    expect(cell.reuseIdentifier == "a cell" && header.reuseIdentifier == "a header")
    expect(CollectionViewCell().reuseIdentifier == nil)
    expect(CollectionReusableView().reuseIdentifier == nil)
  }

  @Test func `A menu of one item is requested in the older form, one of none or several isn't`() {
    final class Menus: CollectionViewDelegate {
      let menu = ContextMenuConfiguration()
      var asked: [IndexPath] = []

      func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
      ) -> ContextMenuConfiguration? {
        asked.append(indexPath)
        return point == .xy(3, 4) ? menu : nil
      }
    }
    let menus = Menus()

    for paths in [[], [path, .at(0, 0)]] as [[IndexPath]] {
      view.leavesPressToOthers = false
      let none = menus.collectionView(
        view, contextMenuConfigurationForItemsAt: paths, point: .xy(3, 4))
      expect(none == nil && view.leavesPressToOthers && menus.asked == [])
    }

    view.leavesPressToOthers = false
    let one = menus.collectionView(
      view, contextMenuConfigurationForItemsAt: [path], point: .xy(3, 4))
    expect(one === menus.menu && !view.leavesPressToOthers && menus.asked == [path])
  }
}
