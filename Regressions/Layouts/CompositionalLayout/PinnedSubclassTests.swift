import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// When a subclass that moves elements is stale: its frames of pinned elements depend on the offset
/// (R8.18).
@Suite struct PinnedSubclassTests {
  private final class Moving: CollectionViewCompositionalLayout {}

  private func list(isPinned: Bool) -> (CollectionView, Moving, ItemGrid) {
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .size(.fractionalWidth(1), .absolute(40)), elementKind: "header",
      alignment: .top)
    header.pinToVisibleBounds = isPinned
    let section = CollectionLayoutSection.section(
      .row(of: .item(.fractionalWidth(1), .absolute(100))))
    section.boundarySupplementaryItems = [header]
    let (items, layout) = (ItemGrid([20]), Moving(section: section))
    return (items.makeCollectionView(size: .wh(300, 400), layout: layout), layout, items)
  }

  @Test(arguments: [false, true])
  func `Bounds make it stale where they move something pinned or have another size`(
    isPinned: Bool
  ) {
    let (view, layout, items) = list(isPinned: isPinned)
    view.contentOffset.y = 50

    let stale = [
      CGRect.xywh(0, 50, 300, 400), .xywh(0, 60, 300, 400), .xywh(0, 50, 310, 400),
      .xywh(0, 50, 300, 410),
    ].map { layout.shouldInvalidateLayout(forBoundsChange: $0) }

    expectEqual(view.numberOfItems(inSection: 0), items.counts[0])
    expectEqual(stale, [false, isPinned, true, true])
  }
}
