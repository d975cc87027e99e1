import UIKitNames

enum NSCollectionLayoutSectionSurface {
  static func properties(
    _ group: NSCollectionLayoutGroup, _ environment: any NSCollectionLayoutEnvironment
  ) {
    let section = NSCollectionLayoutSection(group: group)
    mention(section.contentInsets, section.contentInsetsReference, section.interGroupSpacing)
    mention(section.orthogonalScrollingBehavior, section.boundarySupplementaryItems)
    mention(section.supplementariesFollowContentInsets, section.decorationItems)
    mention(section.supplementaryContentInsetsReference)
    section.orthogonalScrollingProperties.bounce = .always
    section.orthogonalScrollingProperties.decelerationRate = .fast
    section.visibleItemsInvalidationHandler = { _, _, _ in }
    mention(
      NSCollectionLayoutSection.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain),
        layoutEnvironment: environment))
  }
}
