import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Calls to a layout about views that enter and leave (R9.15, R9.16).
@Suite struct AppearingAttributesTests {
  /// A column of items 20 points high that logs its calls.
  private final class Column: CollectionViewFlowLayout {
    var log: [String] = []

    override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      log.append("updates \(updateItems.count)")
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      log.append("finalize")
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      log.append("initial \(itemIndexPath.item)")
      let attributes = layoutAttributesForItem(at: itemIndexPath)
      attributes?.alpha = 0
      attributes?.center.x -= 100
      return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      log.append("final \(itemIndexPath.item)")
      let attributes = CollectionViewLayoutAttributes(forCellWith: itemIndexPath)
      attributes.frame = .xywh(-100, 0, 100, 20)
      return attributes
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      log.append("initial header \(elementIndexPath.section)")
      return nil
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      log.append("final header \(elementIndexPath.section)")
      return nil
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      log.append("bounds from \(oldBounds.width)")
    }

    override func finalizeAnimatedBoundsChange() { log.append("bounds done") }

    override var developmentLayoutDirection: View.UserInterfaceLayoutDirection {
      .rightToLeft
    }
  }

  private final class Cell: CollectionViewCell {
    var applied: [CGFloat] = []
    var transitions: [String] = []

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
      applied.append(layoutAttributes.alpha)
    }

    override func willTransition(
      from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
    ) {
      transitions.append("will")
    }

    override func didTransition(
      from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
    ) {
      transitions.append("did")
    }
  }

  /// Records the frames of views when they leave.
  private final class Leaving: CollectionViewDelegate {
    var frames: [CGRect] = []
    var headerFrames: [CGRect] = []

    func collectionView(
      _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      frames.append(cell.frame)
    }

    func collectionView(
      _ collectionView: CollectionView,
      didEndDisplayingSupplementaryView view: CollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      headerFrames.append(view.frame)
    }
  }

  private func column() -> Column {
    Column(item: .wh(100, 20), spacing: 0, lines: 0, header: 0)
  }

  private func list(_ grid: ItemGrid, _ layout: Column) -> CollectionView {
    let list = grid.makeCollectionView(size: .wh(100, 100), layout: layout)
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    list.layoutIfNeeded()
    layout.log = []
    return list
  }

  @Test func `A batch asks where items come from and go to, between its two calls, R9.15`() {
    let grid = ItemGrid([20])
    let layout = column()
    let list = list(grid, layout)
    let leaving = Leaving()
    list.delegate = leaving
    list.layoutIfNeeded()
    layout.log = []

    grid.counts = [19]
    list.performBatchUpdates {
      list.deleteItems(at: [.at(0, 1), .at(0, 15)])
      list.insertItems(at: [.at(0, 3)])
    }
    let asked = layout.log
    list.layoutIfNeeded()

    expectEqual(asked, ["updates 3", "final 1", "initial 3", "finalize"])
    expectEqual(leaving.frames, [.xywh(-100, 0, 100, 20)])
    let new = list.cellForItem(at: .at(0, 3)) as? Cell
    expect(new?.applied.contains(0) == true && new?.applied.last == 1)
    expect(new?.frame == .xywh(0, 60, 100, 20) && new?.alpha == 1)
    expectEqual(layout.log, asked)
  }

  @Test func `The layout is also called for items that come into view`() {
    let grid = ItemGrid([20])
    let layout = column()
    let list = list(grid, layout)

    grid.counts = [18]
    list.deleteItems(at: [.at(0, 0), .at(0, 1)])

    expect(
      layout.log == ["updates 2", "final 0", "final 1", "initial 3", "initial 4", "finalize"]
        || layout.log == ["updates 2", "final 1", "final 0", "initial 3", "initial 4", "finalize"])
  }

  @Test func `The layout is called for headers of inserted and deleted sections`() {
    let grid = ItemGrid([1, 1])
    let layout = column()
    layout.headerReferenceSize = .wh(10, 10)
    let list = list(grid, layout)

    grid.counts = [1, 1]
    list.performBatchUpdates {
      list.deleteSections([1])
      list.insertSections([0])
    }

    expect(Set(layout.log).isSuperset(of: ["final 0", "final header 1", "initial header 0"]))
    expect(layout.log.first == "updates 2" && layout.log.last == "finalize")
  }

  @Test func `A new size is announced around the layout of the views, R9.16`() {
    let layout = column()
    let grid = ItemGrid([20])
    let list = list(grid, layout)

    list.contentOffset.y = 40
    list.layoutIfNeeded()
    list.bounds.size.width = 200
    list.bounds.size.width = 300
    list.layoutIfNeeded()

    expectEqual(layout.log, ["bounds from 100.0", "bounds done"])
  }

  @Test func `Cells are notified of another layout`() {
    let layout = column()
    let grid = ItemGrid([20])
    let list = list(grid, layout)
    let cell = list.cellForItem(at: .at(0, 0)) as? Cell

    list.setCollectionViewLayout(column(), animated: true)

    expectEqual(cell?.transitions, ["will", "did"])
  }

  @Test func `A layout written for the other direction is mirrored in this one`() {
    let layout = FlippingFlow(item: .wh(30, 20), spacing: 0, lines: 0)
    layout.development = .rightToLeft
    let grid = ItemGrid([1])
    let list = grid.makeCollectionView(size: .wh(100, 100), layout: layout)
    list.layoutIfNeeded()

    expectEqual(list.cellForItem(at: .at(0, 0))?.frame, .xywh(70, 0, 30, 20))
  }

  @Test func `Views that a layout takes away leave in the batch, where the layout says, R9.15`() {
    final class Forgetful: CollectionViewFlowLayout {
      override func indexPathsToDeleteForSupplementaryView(
        ofKind elementKind: String
      ) -> [IndexPath] {
        [.at(0, 0)]
      }

      override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
      ) -> CollectionViewLayoutAttributes? {
        let attributes = CollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: elementKind, with: elementIndexPath)
        attributes.frame = .xywh(-100, 5, 90, 10)
        return attributes
      }
    }
    let layout = Forgetful(item: .wh(100, 20), spacing: 0, lines: 0, header: 10)
    let grid = ItemGrid([2])
    let list = grid.makeCollectionView(size: .wh(100, 100), layout: layout)
    let leaving = Leaving()
    list.delegate = leaving
    list.layoutIfNeeded()
    let kind = CollectionView.elementKindSectionHeader
    let header = list.supplementaryView(forElementKind: kind, at: .at(0, 0))

    grid.counts = [3]
    list.insertItems(at: [.at(0, 0)])

    expect(header != nil && header?.superview == nil)
    expectEqual(leaving.headerFrames, [.xywh(-100, 5, 90, 10)])
  }
}
