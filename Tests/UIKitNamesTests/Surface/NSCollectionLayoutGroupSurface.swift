import UIKitNames

enum NSCollectionLayoutGroupSurface {
  static func groups(_ size: NSCollectionLayoutSize, _ item: NSCollectionLayoutItem) {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    mention(group.supplementaryItems, group.interItemSpacing, group.subitems)
    mention(group.visualDescription())
    mention(
      NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 2))
    mention(NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 2))
    mention(NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item]))
    mention(NSCollectionLayoutGroup.custom(layoutSize: size, itemProvider: { _ in [] }))
  }
}
