import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A collection view that is queried in callbacks.
@Suite struct AskedInCallbacksTests {
  @Test
  func `a query in the callback of a scroll is answered at the new offset`() {
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: StickyLayout())
    let items = AskedItems([1])
    (view.dataSource, view.delegate) = (items, items)
    view.layoutIfNeeded()

    view.contentOffset.y = 40
    view.contentOffset.y = 30

    expectEqual(items.frames.map(\.minY), [40, 30])
  }

  @Test
  func `a scroll while a mirrored layout is prepared is reported in the new content`() {
    let layout = FlippingFlow()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    view.semanticContentAttribute = .forceRightToLeft
    let items = AskedItems([10])
    (view.dataSource, view.delegate) = (items, items)
    view.layoutIfNeeded()
    view.contentOffset.x = 800
    items.frames = []

    items.counts = [5]
    view.reloadData()
    view.layoutIfNeeded()

    expectEqual(view.contentOffset.x, CGFloat(300))
    expectEqual(items.frames.map(\.minX), [400])
  }

  @Test
  func `a layout that is set while another is prepared is prepared, too`() {
    let (first, second) = (ReplacedLayout(), CountedLayout())
    first.next = second
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: first)
    let items = AskedItems([0])
    view.dataSource = items

    view.layoutIfNeeded()

    expect(view.collectionViewLayout === second)
    expectEqual(second.prepares, 1)
    expectEqual(view.contentSize, CGSize(width: 70, height: 70))
  }

  @Test(arguments: [false, true], [false, true])
  func `a data source that queries frames while it returns counts is laid out`(
    isFlow: Bool, isCountedFirst: Bool
  ) {
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: isFlow ? CollectionViewFlowLayout() : StackedLayout())
    let items = AskedItems([3])
    items.asksWhenCounted = true
    view.dataSource = items
    if isCountedFirst { _ = view.numberOfSections }

    view.layoutIfNeeded()

    expectEqual(view.numberOfItems(inSection: 0), 3)
    expect(view.frameForItem(at: [0, 2]) != nil)
    expectEqual(view.visibleCells.count, 3)
  }

  @Test
  func `a reload by who loads ahead leaves nothing to give up`() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    let items = AskedItems([40])
    view.dataSource = items
    view.prefetchDataSource = items
    view.layoutIfNeeded()
    items.reloads = true

    view.contentOffset.y = 1_000
    view.layoutIfNeeded()

    expect(items.cancelled.isEmpty)
  }
}

/// One item at the top of the visible part.
private final class StickyLayout: CollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1_000) }

  override var spatialAttributes: [CollectionViewLayoutAttributes]? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(
      x: 0, y: collectionView?.bounds.minY ?? 0, width: 100, height: 20)
    return [attributes]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Items below each other.
private final class StackedLayout: CollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 200) }

  override var spatialAttributes: [CollectionViewLayoutAttributes]? {
    guard let view = collectionView, view.numberOfSections > 0 else { return [] }
    return (0..<view.numberOfItems(inSection: 0)).map {
      let attributes = CollectionViewLayoutAttributes(forCellWith: [0, $0])
      attributes.frame = CGRect(x: 0, y: 20 * $0, width: 100, height: 20)
      return attributes
    }
  }
}

private final class ReplacedLayout: CollectionViewLayout {
  var next: CollectionViewLayout?

  override func prepare() {
    if let next { collectionView?.collectionViewLayout = next }
  }
}

private final class CountedLayout: CollectionViewLayout {
  var prepares = 0

  override func prepare() { prepares += 1 }

  override var collectionViewContentSize: CGSize {
    prepares == 0 ? .zero : CGSize(width: 70, height: 70)
  }
}

/// Queries the frame of the first item whenever the view scrolls.
private final class AskedItems: CollectionViewDataSource, CollectionViewDelegate,
  CollectionViewDataSourcePrefetching
{
  var counts: [Int]
  var frames: [CGRect] = []
  var reloads = false
  var asksWhenCounted = false
  var cancelled: [IndexPath] = []

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    if asksWhenCounted { _ = collectionView.frameForItem(at: [0, 0]) }
    return counts[section]
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    CollectionViewCell()
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    let frame = (scrollView as? CollectionView)?.frameForItem(at: [0, 0])
    if let frame { frames.append(frame) }
  }

  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    guard reloads else { return }
    counts = [1]
    collectionView.reloadData()
  }

  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    cancelled += indexPaths
  }
}
