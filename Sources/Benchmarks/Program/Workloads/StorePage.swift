import Foundation
import ViewGeometry

/// A store page of 40 repeating kinds of sections.
///
/// The sections are banners, horizontally scrolling shelves, lists in groups of three rows, and
/// grids.
final class StorePage: CollectionViewDataSource {
  static let width = 390.0

  let itemsPerSection: Int
  let sectionCount: Int
  let layout: CollectionViewCompositionalLayout
  let list: CollectionView

  /// Creates a page with a prepared layout.
  init(sections: Int, items: Int) {
    sectionCount = sections
    itemsPerSection = items / sections
    layout = CollectionViewCompositionalLayout { index, _ in Self.section(index) }
    let frame = CGRect(x: 0, y: 0, width: Self.width, height: 844)
    list = CollectionView(frame: frame, collectionViewLayout: layout)
    list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    _ = list.indexPathForItem(at: .zero)
  }

  /// Creates the section at `index`.
  ///
  /// Like an app, it creates a new object on each call.
  static func section(_ index: Int) -> CollectionLayoutSection {
    let kind = index % 40
    let section =
      switch kind % 4 {
      case 0: shelf(height: 150 + CGFloat(kind))
      case 1: rows(height: 60 + CGFloat(kind))
      case 2: grid(columns: 2 + kind % 3, height: 120 + CGFloat(kind))
      default: banner(height: 200 + CGFloat(kind))
      }
    section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 24, trailing: 16)
    section.boundarySupplementaryItems = [header]
    return section
  }

  private static func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static var header: CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
  }

  private static var whole: CollectionLayoutItem {
    CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  }

  /// Creates a section of cards side by side, which scrolls horizontally on its own.
  private static func shelf(height: CGFloat) -> CollectionLayoutSection {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(0.4), .absolute(height)), subitems: [whole]))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  /// Creates a section of full-width groups, one below the other, each with three rows.
  private static func rows(height: CGFloat) -> CollectionLayoutSection {
    let column = CollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(3 * height)), subitem: whole, count: 3)
    let section = CollectionLayoutSection(group: column)
    section.interGroupSpacing = 12
    return section
  }

  /// Creates a section of rows of equal cells.
  private static func grid(columns: Int, height: CGFloat) -> CollectionLayoutSection {
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), subitem: whole, count: columns)
    row.interItemSpacing = .fixed(8)
    let section = CollectionLayoutSection(group: row)
    section.interGroupSpacing = 8
    return section
  }

  /// Creates a section of images, one below the other.
  private static func banner(height: CGFloat) -> CollectionLayoutSection {
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [whole]))
    section.interGroupSpacing = 16
    return section
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { sectionCount }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    itemsPerSection
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
