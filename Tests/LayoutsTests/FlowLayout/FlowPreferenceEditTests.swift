import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The effect of batches on sizes that cells prefer (R6.29).
@Suite struct FlowPreferenceEditTests {
  /// Items estimated to be 40 points high, one a line.
  private func show(_ items: ItemGrid) -> (CollectionView, CollectionViewFlowLayout) {
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = .wh(100, 40)
    let view = items.makeCollectionView(size: .wh(100, 400), layout: layout)
    view.register(HighCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    return (view, layout)
  }

  @Test func `an item that moves into a new section keeps the size its cell prefers`() {
    let items = ItemGrid([3])
    let (view, _) = show(items)

    view.performBatchUpdates {
      items.counts = [2, 1]
      view.insertSections([1])
      view.moveItem(at: .at(0, 0), to: .at(1, 0))
    }

    expect(view.frameForItem(at: .at(1, 0))?.height == 80 as CGFloat)
  }

  @Test func `a reloaded item out of view has the estimate again`() {
    let items = ItemGrid([40])
    let (view, _) = show(items)
    view.contentOffset.y = 1_000
    view.layoutIfNeeded()
    let before = view.frameForItem(at: .at(0, 0))?.height

    view.reloadItems(at: [.at(0, 0)])

    expect(before == 80 as CGFloat)
    expect(view.frameForItem(at: .at(0, 0))?.height == 40 as CGFloat)
    expect(view.frameForItem(at: .at(0, 1))?.height == 80 as CGFloat)
  }

  @Test func `a context for what a cell prefers leaves the delegate alone`() {
    let items = ItemGrid([3])
    let (_, layout) = show(items)
    let original = CollectionViewLayoutAttributes(forCellWith: .at(0, 0))
    let preferred = original.copied()
    preferred.size = .wh(100, 90)

    let context =
      layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      as? CollectionViewFlowLayoutInvalidationContext

    expect(context?.invalidateFlowLayoutDelegateMetrics == false)
    expect(context?.invalidateFlowLayoutAttributes == false)
    expectEqual(context?.invalidatedItemIndexPaths, [.at(0, 0)])
  }
}
