import Foundation
package import ViewGeometry

extension FixtureCollection {
  /// Creates an empty collection view with the collection's layout.
  func makeView() -> CollectionView {
    let view = CollectionView(frame: .zero, collectionViewLayout: layout.makeLayout())
    view.register(
      CollectionViewCell.self, forCellWithReuseIdentifier: FixtureDataSource.cellIdentifier)
    return view
  }
}

extension FixtureFlow {
  /// Creates a flow layout with these values.
  package func makeLayout() -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = scrollDirection == .vertical ? .vertical : .horizontal
    layout.itemSize = itemSize
    layout.minimumLineSpacing = minimumLineSpacing
    layout.minimumInteritemSpacing = minimumInteritemSpacing
    layout.sectionInset = sectionInset
    layout.headerReferenceSize = headerReferenceSize
    layout.footerReferenceSize = footerReferenceSize
    return layout
  }
}
