import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Results of a layout that overrides nothing.
@Suite struct BareLayoutTests {
  private let layout = CollectionViewLayout()
  private let items = ItemGrid([2])

  @Test func `A list whose layout places nothing finds nothing`() {
    let list = items.makeCollectionView(size: .wh(100, 100), layout: layout)
    let kind = CollectionView.elementKindSectionHeader
    list.layoutIfNeeded()

    expect(list.numberOfItems(inSection: 0) == 2 && list.subviews.isEmpty)
    expectEqual(list.contentSize, .zero)
    expect(list.indexPathForItem(at: .zero) == nil)
    expectEqual(list.indexPathsForItems(in: .xywh(-10, -10, 200, 200)), [])
    expect(list.frameForItem(at: .at(0, 0)) == nil)
    expect(list.layoutAttributesForItem(at: .at(0, 0)) == nil)
    expect(list.frameForSupplementaryElement(ofKind: kind, at: .at(0, 0)) == nil)
    expect(list.layoutAttributesForSupplementaryElement(ofKind: kind, at: .at(0, 0)) == nil)
  }

  @Test func `So does a snapshot of it, which knows the counts`() {
    let list = items.makeCollectionView(size: .wh(100, 100), layout: layout)

    let snapshot = list.layoutSnapshot

    expect(snapshot.numberOfSections == 1 && snapshot.numberOfItems(inSection: 0) == 2)
    expectEqual(snapshot.contentSize, .zero)
    expect(snapshot.indexPathForItem(at: .zero) == nil)
    expectEqual(snapshot.indexPathsForItems(in: .xywh(-10, -10, 200, 200)), [])
    expect(snapshot.frameForItem(at: .at(0, 1)) == nil)
  }

  @Test func `An item without attributes is dragged without a size`() {
    let moving = layout.layoutAttributesForInteractivelyMovingItem(
      at: .at(1, 2), withTargetPosition: .xy(5, 6))
    let target = layout.targetIndexPath(
      forInteractivelyMovingItem: .at(1, 2), withPosition: .xy(5, 6))

    expect(moving.indexPath == .at(1, 2) && moving.representedElementCategory == .cell)
    expect(moving.center == .xy(5, 6) && moving.size == .zero && moving.zIndex == .max)
    expectEqual(target, .at(1, 2))
  }

  @Test func `A scroll stops where it would`() {
    let stop = layout.targetContentOffset(
      forProposedContentOffset: .xy(3, 4), withScrollingVelocity: .xy(50, 60))

    expectEqual(stop, .xy(3, 4))
    expectEqual(layout.targetContentOffset(forProposedContentOffset: .xy(5, 6)), .xy(5, 6))
  }

  @Test func `There are no layouts in archives`() {
    let archive = NSKeyedArchiver(requiringSecureCoding: true)

    expect(CollectionViewLayout(coder: archive) == nil)
  }

  @Test func `A context names nothing at first`() {
    let context = CollectionViewLayoutInvalidationContext()

    expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    expect(context.invalidatedItemIndexPaths == nil)
    expect(context.invalidatedSupplementaryIndexPaths == nil)
    expect(context.invalidatedDecorationIndexPaths == nil)
    expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
    expect(context.targetIndexPathsForInteractivelyMovingItems == nil)
    expect(context.previousIndexPathsForInteractivelyMovingItems == nil)
    expectEqual(context.interactiveMovementTarget, .zero)
  }

  @Test func `A context gathers its invalidations`() {
    let context = CollectionViewLayoutInvalidationContext()

    context.invalidateItems(at: [.at(0, 1)])
    context.invalidateItems(at: [.at(0, 0), .at(0, 1)])
    context.invalidateSupplementaryElements(ofKind: "badge", at: [.at(0, 2)])
    context.invalidateSupplementaryElements(ofKind: "label", at: [.at(1, 0)])
    context.invalidateSupplementaryElements(ofKind: "badge", at: [.at(0, 1), .at(0, 3)])
    context.invalidateDecorationElements(ofKind: "ribbon", at: [.at(2, 0)])
    context.invalidateDecorationElements(ofKind: "ribbon", at: [.at(1, 0)])
    context.contentOffsetAdjustment = .xy(1, -2)
    context.contentSizeAdjustment = .wh(3, -4)

    let badges: [String: [IndexPath]] = [
      "badge": [.at(0, 2), .at(0, 1), .at(0, 3)], "label": [.at(1, 0)],
    ]
    let ribbons: [String: [IndexPath]] = ["ribbon": [.at(2, 0), .at(1, 0)]]
    expectEqual(context.invalidatedItemIndexPaths, [.at(0, 1), .at(0, 0), .at(0, 1)])
    expectEqual(context.invalidatedSupplementaryIndexPaths, badges)
    expectEqual(context.invalidatedDecorationIndexPaths, ribbons)
    expectEqual(context.contentOffsetAdjustment, .xy(1, -2))
    expectEqual(context.contentSizeAdjustment, .wh(3, -4))
  }

  @Test func `A context of a drag says where what is dragged was and is`() {
    let moving = layout.invalidationContext(
      forInteractivelyMovingItems: [.at(0, 3)], withTargetPosition: .xy(5, 6),
      previousIndexPaths: [.at(0, 1)], previousPosition: .xy(1, 2))
    let ended = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [.at(0, 3)], previousIndexPaths: [.at(0, 3)], movementCancelled: false)

    expectEqual(moving.targetIndexPathsForInteractivelyMovingItems, [.at(0, 3)])
    expectEqual(moving.previousIndexPathsForInteractivelyMovingItems, [.at(0, 1)])
    expectEqual(moving.interactiveMovementTarget, .xy(5, 6))
    expectEqual(moving.invalidatedItemIndexPaths, [.at(0, 1), .at(0, 3)])
    expectEqual(ended.interactiveMovementTarget, .zero)
    expectEqual(ended.invalidatedItemIndexPaths, [.at(0, 3)])
  }
}
