import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The descriptions of a compositional layout are copied.
@Suite struct CompositionalCopyTests {
  private func header(_ kind: String) -> CollectionLayoutBoundarySupplementaryItem {
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .size(.fractionalWidth(0.5), .absolute(20)), elementKind: kind,
      alignment: .topTrailing, absoluteOffset: .xy(-3, 4))
    header.contentInsets = .all(1)
    header.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: nil, top: .fixed(5), trailing: nil, bottom: nil)
    header.zIndex = 7
    header.extendsBoundary = false
    header.pinToVisibleBounds = true
    return header
  }

  /// A section in which no property has its default value.
  private func section() -> CollectionLayoutSection {
    let section = CollectionLayoutSection.section(
      .row(of: .item(.fractionalWidth(1), .fractionalHeight(1))), top: 8, sides: 9, spacing: 6)
    section.contentInsetsReference = .layoutMargins
    section.orthogonalScrollingBehavior = .groupPaging
    section.supplementariesFollowContentInsets = false
    section.supplementaryContentInsetsReference = .readableContent
    section.boundarySupplementaryItems = [header("header")]
    let background = CollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = .all(2)
    background.zIndex = -1
    section.decorationItems = [background]
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = 0.5 }
    }
    return section
  }

  private func configuration() -> CollectionViewCompositionalLayoutConfiguration {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header("title")]
    return configuration
  }

  private func elements(
    _ layout: CollectionViewCompositionalLayout
  ) -> [CollectionViewLayoutAttributes] {
    let items = ItemGrid([3, 2])
    let view = items.makeCollectionView(size: .wh(900, 600), layout: layout)
    view.layoutMargins = EdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
    layout.invalidateLayout()
    return withExtendedLifetime((items, view)) {
      layout.layoutAttributesForElements(in: .xywh(-100, -100, 4_000, 4_000)) ?? []
    }
  }

  @Test func `Changes of a section and what it holds don't reach the layout`() {
    let expected = elements(
      CollectionViewCompositionalLayout(
        sectionProvider: { _, _ in self.section() }, configuration: configuration()))
    let (changed, shared) = (section(), configuration())
    let layout = CollectionViewCompositionalLayout(section: changed, configuration: shared)

    changed.contentInsets = .all(50)
    changed.contentInsetsReference = .none
    changed.interGroupSpacing = 90
    changed.orthogonalScrollingBehavior = .none
    changed.supplementariesFollowContentInsets = true
    changed.supplementaryContentInsetsReference = .automatic
    changed.visibleItemsInvalidationHandler = nil
    for header in changed.boundarySupplementaryItems + shared.boundarySupplementaryItems {
      header.contentInsets = .all(9)
      header.edgeSpacing = nil
      header.zIndex = 3
      header.extendsBoundary = true
      header.pinToVisibleBounds = false
    }
    changed.decorationItems[0].contentInsets = .all(11)
    changed.decorationItems[0].zIndex = 4
    changed.boundarySupplementaryItems = []
    changed.decorationItems = []

    let found = elements(layout)
    expectEqual(found, expected)
    expectEqual(expected.count, 2 * 2 + 5 + 1)
  }
}
