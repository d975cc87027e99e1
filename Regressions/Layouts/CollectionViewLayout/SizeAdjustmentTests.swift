import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Invalidations that report how much longer the content has become.
@Suite struct SizeAdjustmentTests {
  @Test func `An adjustment of the content size holds until the layout says it`() {
    let items = ItemGrid([10])
    let layout = CollectionViewFlowLayout(item: .wh(320, 100), lines: 0)
    let view = items.makeCollectionView(layout: layout)
    view.layoutIfNeeded()
    expectEqual(view.contentSize, .wh(320, 1_000))
    let context = CollectionViewFlowLayoutInvalidationContext()
    context.contentSizeAdjustment = .wh(3, -200)

    layout.invalidateLayout(with: context)

    expectEqual(view.contentSize, .wh(323, 800))
    view.layoutIfNeeded()
    expectEqual(view.contentSize, .wh(320, 1_000))
  }
}
