import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// When a collection view calls a custom layout, and which collection view owns it (R9.22, R9.23,
/// R9.25).
@Suite struct ContentSizeReadingTests {
  /// Rows 10 high that are counted only when they are requested.
  private final class LateLayout: CollectionViewLayout {
    var height: CGFloat = 0

    override var collectionViewContentSize: CGSize { CGSize(width: 50, height: height) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      height = 10_000
      let attributes = CollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
      return [attributes]
    }
  }

  /// A layout that sets the inset itself.
  private final class InsettingLayout: CollectionViewFlowLayout {
    var calls = 0
    var isInSetter = false
    var inset: CGFloat = 12

    override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
      calls += 1
      expect(!isInSetter)
      super.invalidateLayout(with: context)
      collectionView?.contentInset.top = inset
    }

    override func prepare() {
      super.prepare()
      collectionView?.contentInset.bottom = inset
    }
  }

  private let items = ItemGrid([9])

  private func collection(_ layout: CollectionViewLayout) -> CollectionView {
    items.makeCollectionView(size: CGSize(width: 50, height: 100), layout: layout)
  }

  @Test func `R9.25 a content size found during a request for elements counts`() {
    let view = collection(LateLayout())

    view.layoutIfNeeded()

    expectEqual(view.contentSize, CGSize(width: 50, height: 10_000))
    expectEqual(view.visibleCells.count, 1)
  }

  @Test func `R9.22 setting the inset doesn't call the layout, and the layout may set it`() {
    let layout = InsettingLayout()
    let view = collection(layout)
    view.layoutIfNeeded()
    let calls = layout.calls

    layout.isInSetter = true
    view.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.isInSetter = false
    expectEqual(layout.calls, calls)

    view.layoutIfNeeded()
    expect(layout.calls > calls && layout.calls < calls + 5)
    expectEqual(view.contentInset, EdgeInsets(top: 12, left: 2, bottom: 12, right: 4))
  }

  @Test func `R9.22 a new inset counts for the next query, without a layout pass`() {
    let view = collection(InsettingLayout())
    view.contentInset = EdgeInsets(top: 0, left: 30, bottom: 0, right: 0)

    expectEqual(view.layoutAttributesForItem(at: [0, 1])?.frame.minY, 60)
  }

  @Test func `R9.23 a layout goes with the collection view that took it last`() {
    let layout = CollectionViewFlowLayout()
    let first = collection(layout)
    first.layoutIfNeeded()
    expectEqual(first.visibleCells.count, 2)

    var second: CollectionView? = collection(layout)
    second?.layoutIfNeeded()
    first.layoutIfNeeded()

    expect(layout.collectionView === second && first.collectionViewLayout !== layout)
    expectEqual([first.visibleCells.count, second?.visibleCells.count], [0, 2])
    second = nil
    expect(layout.collectionView == nil)
    first.collectionViewLayout = layout
    first.layoutIfNeeded()
    expectEqual(first.visibleCells.count, 2)
  }

  @Test func `R9.21 a batch has laid out when its completion is called`() {
    let growing = ItemGrid([1])
    let view = collection(CollectionViewFlowLayout())
    view.dataSource = growing
    view.layoutIfNeeded()
    var cells: [Int] = []

    view.performBatchUpdates {
      growing.counts = [2]
      view.insertItems(at: [[0, 1]])
    } completion: { _ in
      cells.append(view.visibleCells.count)
    }

    expectEqual(cells, [2])
  }
}
