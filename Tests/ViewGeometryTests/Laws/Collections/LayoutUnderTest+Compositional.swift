import Foundation
import ViewGeometry

@testable import TestSupport

extension LayoutUnderTest {
  private static func size(
    _ items: LawItems, across: CollectionLayoutDimension, along: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    items.isHorizontal
      ? CollectionLayoutSize(widthDimension: along, heightDimension: across)
      : CollectionLayoutSize(widthDimension: across, heightDimension: along)
  }

  /// A wide item beside two small ones, with badges, a header, a footer and a background.
  private static func section(_ items: LawItems) -> CollectionLayoutSection {
    func insets(_ across: CGFloat, _ along: CGFloat) -> DirectionalEdgeInsets {
      items.isHorizontal
        ? DirectionalEdgeInsets(top: across, leading: along, bottom: across, trailing: along)
        : DirectionalEdgeInsets(top: along, leading: across, bottom: along, trailing: across)
    }
    func across(_ part: CGFloat) -> CollectionLayoutDimension {
      items.isHorizontal ? .fractionalHeight(part) : .fractionalWidth(part)
    }
    func along(_ part: CGFloat) -> CollectionLayoutDimension {
      items.isHorizontal ? .fractionalWidth(part) : .fractionalHeight(part)
    }
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(6), heightDimension: .absolute(6)),
      elementKind: "badge", containerAnchor: CollectionLayoutAnchor(edges: [.top, .leading]))
    let wide = CollectionLayoutItem(
      layoutSize: size(items, across: across(0.5), along: along(1)), supplementaryItems: [badge])
    wide.contentInsets = insets(1, 2)
    let small = CollectionLayoutItem(
      layoutSize: size(items, across: across(1), along: along(0.5)))
    let pairSize = size(items, across: across(0.25), along: along(1))
    let groupSize = size(items, across: across(1), along: .absolute(32))
    let group: CollectionLayoutGroup
    if items.isHorizontal {
      let pair = CollectionLayoutGroup.horizontal(layoutSize: pairSize, subitems: [small, small])
      group = .vertical(layoutSize: groupSize, subitems: [wide, pair])
    } else {
      let pair = CollectionLayoutGroup.vertical(layoutSize: pairSize, subitems: [small, small])
      group = .horizontal(layoutSize: groupSize, subitems: [wide, pair])
    }
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    section.contentInsets = insets(8, 5)
    let (start, end): (RectAlignment, RectAlignment) =
      items.isHorizontal ? (.leading, .trailing) : (.top, .bottom)
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(items, across: across(1), along: .absolute(10)),
        elementKind: CollectionView.elementKindSectionHeader, alignment: start),
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(items, across: across(1), along: .absolute(12)),
        elementKind: CollectionView.elementKindSectionFooter, alignment: end),
    ]
    section.decorationItems = [.background(elementKind: "back")]
    return section
  }

  static let compositional = LayoutUnderTest(
    name: "composition of nested groups",
    make: { items in
      let configuration = CollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = items.isHorizontal ? .horizontal : .vertical
      return CollectionViewCompositionalLayout(
        section: section(items), configuration: configuration)
    }, usesDelegate: false, hasBothDirections: true, isMirrored: true,
    huge: [1_000_000_000, 7],
    kinds: [
      CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter, "badge",
    ], decorations: ["back"])

  static let compositionalList = LayoutUnderTest(
    name: "composition of lists",
    make: { _ in
      CollectionViewCompositionalLayout { _, environment in
        .list(
          using: CollectionLayoutListConfiguration(appearance: .plain),
          layoutEnvironment: environment)
      }
    }, usesDelegate: false, isMirrored: true)
}
