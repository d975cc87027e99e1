import Foundation
import ViewGeometry

/// Short names for the sizes, spacings and groups in compositional tests.
extension CollectionLayoutSize {
  static func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static let whole = size(.fractionalWidth(1), .fractionalHeight(1))
}

extension CollectionLayoutItem {
  static func item(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension,
    insets: CGFloat = 0, badges: [CollectionLayoutSupplementaryItem] = []
  ) -> CollectionLayoutItem {
    let item = CollectionLayoutItem(
      layoutSize: .size(width, height), supplementaryItems: badges)
    item.contentInsets = .all(insets)
    return item
  }
}

extension CollectionLayoutGroup {
  /// Returns a row as wide as its container and 100 points high.
  static func row(
    of items: CollectionLayoutItem..., spacing: CollectionLayoutSpacing? = nil
  ) -> CollectionLayoutGroup {
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(100)), subitems: items)
    row.interItemSpacing = spacing
    return row
  }
}

extension CollectionLayoutSection {
  static func section(
    _ group: CollectionLayoutGroup, top: CGFloat = 0, sides: CGFloat = 0, bottom: CGFloat = 0,
    spacing: CGFloat = 0
  ) -> CollectionLayoutSection {
    let section = CollectionLayoutSection(group: group)
    section.contentInsets = DirectionalEdgeInsets(
      top: top, leading: sides, bottom: bottom, trailing: sides)
    section.interGroupSpacing = spacing
    return section
  }
}

extension DirectionalEdgeInsets {
  static func all(_ inset: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
  }
}

/// A collection view, 375 points wide, and its data source, which the view doesn't retain.
struct CompositionalPage {
  let items: ItemGrid
  let layout: CollectionViewCompositionalLayout
  let view: CollectionView

  init(
    _ section: CollectionLayoutSection, items count: Int,
    configuration: CollectionViewCompositionalLayoutConfiguration? = nil,
    size: CGSize = CGSize(width: 375, height: 667)
  ) {
    self.init([(section, count)], configuration: configuration, size: size)
  }

  init(
    _ sections: [(section: CollectionLayoutSection, items: Int)],
    configuration: CollectionViewCompositionalLayoutConfiguration? = nil,
    size: CGSize = CGSize(width: 375, height: 667)
  ) {
    items = ItemGrid(sections.map(\.items))
    layout = CollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[index].section },
      configuration: configuration ?? CollectionViewCompositionalLayoutConfiguration())
    view = items.makeCollectionView(size: size, layout: layout)
  }

  var frames: [CGRect] { view.itemFrames }

  func frame(ofKind kind: String, item: Int = 0, section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: item, section: section))?.frame
  }

  func item(at x: CGFloat, _ y: CGFloat) -> Int? {
    view.indexPathForItem(at: CGPoint(x: x, y: y))?.item
  }
}
