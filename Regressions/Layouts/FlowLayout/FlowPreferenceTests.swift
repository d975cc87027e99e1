import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Sizes that cells prefer, in layouts that change meanwhile or get sizes from a delegate, too
/// (R6.29).
@Suite struct FlowPreferenceTests {
  /// Sets the line spacing while the second cell is made, and may return sizes.
  private final class Spacer: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let layout = collectionView.collectionViewLayout as? CollectionViewFlowLayout
      if indexPath.item == 1 { layout?.minimumLineSpacing = 20 }
      return HighCell()
    }

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { .wh(100, 40) }
  }

  private func show(
    _ items: any CollectionViewDataSource
  ) -> (CollectionView, CollectionViewFlowLayout) {
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = .wh(100, 40)
    let view = CollectionView(frame: .xywh(0, 0, 100, 400), collectionViewLayout: layout)
    view.dataSource = items
    return (view, layout)
  }

  @Test(arguments: [false, true])
  func `count where another cell has changed the layout`(hasDelegate: Bool) {
    let items = Spacer()
    let (view, _) = show(items)
    if hasDelegate { view.delegate = items }

    view.layoutIfNeeded()

    expect(view.contentSize.height == 3 * 80 + 2 * 20 as CGFloat)
    expectEqual(view.visibleCells.map(\.frame), view.itemFrames)
  }

  /// Changes the line spacing of the layout in the call for insets, after it was switched on.
  private final class Spreader: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    var counts = [3]
    var spacing: CGFloat?

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { HighCell() }

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      insetForSectionAt section: Int
    ) -> EdgeInsets {
      let layout = collectionViewLayout as? CollectionViewFlowLayout
      if let spacing { layout?.minimumLineSpacing = spacing }
      return .zero
    }
  }

  @Test(arguments: [nil, 20] as [CGFloat?])
  func `move in a batch, even if a callback in it changes the layout`(
    spacing: CGFloat?
  ) {
    let items = Spreader()
    let (view, _) = show(items)
    view.delegate = items
    view.layoutIfNeeded()
    expect(view.contentSize.height == 3 * 80 + 2 * 10 as CGFloat)

    items.spacing = spacing
    view.performBatchUpdates {
      items.counts = [2, 3]
      view.insertSections([0])
    }

    // Two items that were never in view, and the three from before.
    let gap = spacing ?? 10
    let start = 2 * 40 + gap
    let expected = (0..<3).map { (item: Int) -> CGRect in
      .xywh(0, start + CGFloat(item) * (80 + gap), 100, 80)
    }
    let frames = (0..<3).compactMap { view.frameForItem(at: .at(1, $0)) }
    expectEqual(view.itemFrames, [.xywh(0, 0, 100, 40), .xywh(0, 40 + gap, 100, 40)])
    expectEqual(frames, expected)
  }

  @Test(arguments: [IndexPath(item: 3, section: 0), IndexPath(item: 0, section: 1)])
  func `are of no account for items that aren't there`(path: IndexPath) {
    let items = Spreader()
    let (view, layout) = show(items)
    view.layoutIfNeeded()
    let before = view.itemFrames
    let original = CollectionViewLayoutAttributes(forCellWith: path)
    let preferred = original.copied()
    preferred.size = .wh(100, 30)

    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))

    expectEqual(before.map(\.height), [80, 80, 80])
    expectEqual(view.itemFrames, before)
    expect(layout.collectionViewContentSize.height == 260 as CGFloat)
  }

  @Test func `may come from a closure that can be read`() {
    let (_, layout) = show(Spreader())
    let before = layout.preferredSize == nil

    layout.preferredSize = { .wh(10 * CGFloat($0.item), 30) }
    let size = layout.preferredSize?(IndexPath(item: 7, section: 0))
    layout.preferredSize = nil
    let after = layout.preferredSize == nil

    expect(before && after)
    expectEqual(size, .wh(70, 30))
  }

  /// The sizes of the second section's items.
  private final class HalfSized: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    func numberOfSections(in collectionView: CollectionView) -> Int { 2 }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { indexPath.section == 0 ? HighCell() : CollectionViewCell() }

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizesForItems items: Range<Int>, inSection section: Int,
      into sizes: UnsafeMutableBufferPointer<CGSize>
    ) -> Bool {
      guard section == 1 else { return false }
      sizes.update(repeating: .wh(100, 300))
      return true
    }
  }

  @Test func `are kept beside a section whose sizes come from the delegate`() {
    let items = HalfSized()
    let (view, layout) = show(items)
    view.delegate = items
    view.layoutIfNeeded()
    view.contentOffset.y = 370
    view.layoutIfNeeded()

    layout.minimumLineSpacing = 20
    view.layoutIfNeeded()

    expect(view.contentSize.height == 2 * 80 + 20 + 2 * 300 + 20 as CGFloat)
  }
}
