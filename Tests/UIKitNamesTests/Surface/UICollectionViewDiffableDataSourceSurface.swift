import UIKitNames

enum UICollectionViewDiffableDataSourceSurface {
  static func members(_ collection: UICollectionView) {
    let source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: collection,
      cellProvider: { collection, path, _ in
        collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      })
    source.supplementaryViewProvider = { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["one"])
    source.apply(snapshot, animatingDifferences: true, completion: nil)
    mention(source.snapshot(), source.indexPath(for: "one"))
    mention(source.itemIdentifier(for: IndexPath(item: 0, section: 0)))
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["two"])
  }
}
