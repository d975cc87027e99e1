import UIKitNames

enum UICollectionViewCompositionalLayoutSurface {
  static func layouts(_ section: NSCollectionLayoutSection) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.configuration = configuration
    mention(UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    mention(UICollectionViewCompositionalLayout(sectionProvider: { _, _ in section }))
    mention(
      UICollectionViewCompositionalLayout(
        sectionProvider: { _, _ in section }, configuration: configuration))
    mention(
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }
}
